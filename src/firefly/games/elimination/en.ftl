# German fajer: nemet.

preset-nemet = German fajer
    .about = Three coins each; the lowest hand pays one, and the last who can pay takes the pot.

elimination-option-coins = Coins
    .help = How many coins everyone starts with.
elimination-option-max_laps = Lap limit
    .help = After so many turns in one deal without anyone laying down, a player takes a last turn; 0 sets no limit.

elimination-prompt-choice = Keep your three cards, or put them on the table as the common cards?
elimination-prompt-turn = Swap a card, take all three, pass with mehet, or lay down?
elimination-prompt-closing = Your last turn: swap or take if you like, then your hand is laid down.

elimination-button-keep = Keep your hand
elimination-button-expose = Put your hand on the table
elimination-button-swap = Swap the { GERMAN($own) } for the { GERMAN($common) } (makes { VALUE($value) })
elimination-button-take = Take all three ({ VALUE($value) })
elimination-button-go = Pass (mehet)
elimination-button-lay = Lay down { VALUE($value) } (passz)

elimination-log-keep = { $player } keeps their hand. The common cards are the { GERMAN($cards) }.
elimination-log-expose = { $player } puts their hand on the table: the { GERMAN($cards) }.
elimination-log-swap = { $player } swaps the { GERMAN($own) } for the { GERMAN($common) }.
elimination-log-take = { $player } takes all three: the { GERMAN($cards) }.
elimination-log-go = { $player } says mehet.
elimination-log-lay = { $player } says passz.
elimination-log-laps = { $player } has reached the lap limit: now everyone takes one last turn.
elimination-log-lays = { $player } lays down { $hand }.
elimination-log-three-aces = Three aces: everyone else pays.
elimination-log-pays = { $n ->
    [0] { $player } pays a coin and has none left.
    [one] { $player } pays a coin and has one left.
   *[other] { $player } pays a coin and has { $n } left.
 }
elimination-log-out = { $player } cannot pay and is out.
elimination-log-again = All are equal and nobody has a coin: there is a new deal.
elimination-log-wins = The match is over: { $player } wins the pot of { $n } coins.

elimination-why-three-aces = You hold three aces: they have to be laid down at once.
elimination-why-choose-first = The dealer first keeps the hand or puts it on the table.
elimination-why-chosen = The dealer has already chosen.
elimination-why-go-laps = { $n ->
    [one] You have had one turn in this deal: this is your last one, and mehet is gone.
   *[other] You have had { $n } turns in this deal: this is your last one, and mehet is gone.
 }
elimination-why-go-closing = Someone has laid down: this is your last turn, and mehet is gone.
elimination-why-go-twice = You said mehet on your turn before: now you have to swap, take or lay down.
elimination-why-lay-nothing = Your hand is worth nothing: you need 21 or more to lay down first.
elimination-why-take-nothing = The common cards are worth nothing: they can be taken only when they are worth 21 or more.
elimination-why-not-common = The { GERMAN($card) } is not among the common cards.
elimination-why-spoil = That would lower your hand from { VALUE($old) } to { VALUE($new) }: no spoiling once someone has laid down.
elimination-why-spoil-rank = That would leave you a lower three of a rank ({ VALUE($value) }): no spoiling in the last turn.
elimination-why-spoil-laps = That would lower your hand from { VALUE($old) } to { VALUE($new) }: no spoiling in the last turn.

elimination-returns = Coins won a deal (out of the match counts as one more lost):
elimination-tally = Value
elimination-tally-dealt = dealt
elimination-tally-held = held at the end
elimination-tally-paid = of these paid
