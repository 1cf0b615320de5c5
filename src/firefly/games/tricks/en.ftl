# Fly.

preset-fly = Fly
    .about = Five cards, a trump and the ace of spades: whoever first writes off 25 points wins.

tricks-option-start = Starting score
    .help = How many points everyone has to write off.
tricks-option-exchange_max = Cards to exchange
    .help = How many cards a player may exchange in the buying.
tricks-option-stop = Stopping at 0
    .help = Whether a score of 0 ends the match by itself, or its owner has to say stop before leading again.
tricks-option-stop-automatic = by itself
tricks-option-stop-called = has to be called
tricks-option-revoke = Revoke
    .help = Whether a wrong card cannot be played, or can and costs 5 points.
tricks-option-revoke-prevented = prevented
tricks-option-revoke-penalised = penalised
tricks-option-max_deals = Deals
    .help = After so many deals the lowest score has won; 0 plays on until someone is at 0.

tricks-prompt-buying = { $n ->
    [0] Stay or fold?
    [one] Exchange one card, stay or fold?
   *[other] Exchange up to { $n } cards, stay or fold?
 }
tricks-prompt-follow = The { FRENCH($led) } was led. Which card do you play?
tricks-prompt-lead = You lead. Which card do you play?
tricks-prompt-trap = Your score is 0. Say stop and you win; if you play on and make another trick, you are back at { $n }.

tricks-button-stay = Stay
tricks-button-draw = { $n ->
    [one] Exchange the { FRENCH($cards) }
   *[other] Exchange { $n }: the { FRENCH($cards) }
 }
tricks-button-fold = Fold
tricks-button-stop = Stop!
tricks-button-play = Play the { FRENCH($cards) }

tricks-log-trump = The { FRENCH($card) } is turned up: { $suit ->
    [c] clubs are
    [d] diamonds are
    [h] hearts are
   *[s] spades are
 } trump.
tricks-log-stay = { $player } stays.
tricks-log-draw = { $n ->
    [one] { $player } exchanges one card: the { FRENCH($cards) }.
   *[other] { $player } exchanges { $n } cards: the { FRENCH($cards) }.
 }
tricks-log-draw-hidden = { $n ->
    [one] { $player } exchanges one card.
   *[other] { $player } exchanges { $n } cards.
 }
tricks-log-fold = { $player } folds.
tricks-log-stop = { $player } says “Stop!”
tricks-log-play = { $player } plays the { FRENCH($cards) }.
tricks-log-revoke = { $player } revokes: 5 points more.
tricks-log-alone = { $n ->
    [one] All others have folded: { $player } makes one trick and is at { $score }.
   *[other] All others have folded: { $player } makes { $n } tricks and is at { $score }.
 }
tricks-log-fly = The fly catches the ace of trumps!
tricks-log-trick = { $player } makes the trick and is at { $score }.
tricks-log-trap = { $player } did not stop, makes the trick and is back at { $n }.
tricks-log-looed = { $player } is looed: { $n } more, now at { $score }.
tricks-log-wins = { $score ->
    [0] The match is over: { $player } wins.
   *[other] The match is over: { $player } wins with { $score } to go.
 }

tricks-why-buying = First comes the buying: stay, draw or fold.
tricks-why-bought = The buying is over: play a card.
tricks-why-fold-fly = You may not fold while you hold the ace of spades.
tricks-why-draw-fly = The ace of spades may not be thrown away.
tricks-why-draw-many = { $most ->
    [0] No cards are exchanged at this table.
    [one] Only one card may be exchanged, not { $n }.
   *[other] Only { $most } cards may be exchanged, not { $n }.
 }
tricks-why-draw-stock = { $most ->
    [0] The stock has no cards left.
    [one] The stock has only one card left, not { $n }.
   *[other] The stock has only { $most } cards left, not { $n }.
 }
tricks-why-stop-automatic = At this table nobody says stop: a score of 0 ends the match by itself.
tricks-why-stop = You can say stop only when you are about to lead and your score is 0.
tricks-why-follow = You must follow suit: { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }.
tricks-why-trump = You have none of the suit led, so you must play a trump: { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }.

tricks-returns = Points written off a deal:
tricks-tally = Trumps
tricks-tally-dealt = dealt
tricks-tally-played = played
tricks-tally-tricks = tricks a hand
tricks-tally-looed = looed
tricks-prompt-buying-fly = { $n ->
    [0] You hold the ace of spades, so you stay.
    [one] Exchange one card or stay? You hold the ace of spades.
   *[other] Exchange up to { $n } cards or stay? You hold the ace of spades.
 }
