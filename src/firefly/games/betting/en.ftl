# Fájer with bets: hivos and talon.

preset-hivos = Fájer with calls
    .about = Bets before and after the exchange; three of a rank is 30.5, and the dealer wins ties.
preset-talon = Fájer from the talon
    .about = The classic game: the ante before the look, one better card from the talon, bets before and after.

betting-option-three_aces = Three aces
    .help = Whether three aces are the best hand of all or the best three of a rank, below 31 (fire).
betting-option-three_aces-above_31 = above 31
betting-option-three_aces-below_31 = below 31
betting-option-trips = Three of a rank
    .help = What three of a rank are worth; either way they stand between a suited 30 and 31.
betting-option-trips-30_5 = 30.5
betting-option-trips-30 = 30
betting-option-twenty_one = Twenty-one
    .help = Which cards make 21 with the ace of their suit: any ten-point card, or the ten alone.
betting-option-twenty_one-any_ten = any ten-point card
betting-option-twenty_one-ten_only = the ten only
betting-option-direction = Direction
    .help = Which way round the table the play runs.
betting-option-direction-right = to the right
betting-option-direction-left = to the left
betting-option-ante = Ante
    .help = How many chips a seat pays to take part in a deal.
betting-option-ante_when = Ante is paid
    .help = Before anyone has looked at the cards, or only by those who stay in after looking.
betting-option-ante_when-after_look = after the look
betting-option-ante_when-before_look = before the look
betting-option-bidding = Bidding
    .help = Whether the bidding goes round and round until all have met the last raise, or back and forth along the row.
betting-option-bidding-circular = round and round
betting-option-bidding-ferbli = back and forth (ferbli)
betting-option-raise_cap = Raise cap
    .help = The most chips in one raise; 0 sets no cap.
betting-option-max_raises = Raises a round
    .help = How many raises one betting round allows; 0 sets no limit.
betting-option-majzli = Majzli
    .help = Who may play blind and take three cards of the talon: the dealer, the eldest hand, or nobody.
betting-option-majzli-dealer = the dealer
betting-option-majzli-eldest = the eldest hand
betting-option-majzli-off = nobody
betting-option-exchange_laps = Exchange laps
    .help = How many laps the exchange goes; 0 goes on until nobody swaps.
betting-option-dealer_wins_ties = Dealer wins ties
    .help = Whether the dealer takes the pot with a hand of the same value as the best.
betting-option-reveal = Showdown
    .help = Whether all hands are shown, or only those that take a pot from what has been shown.
betting-option-reveal-all = all show
betting-option-reveal-as_needed = only as needed
betting-option-stack = Starting chips
    .help = How many chips a seat starts with, unless the table gives others.
betting-option-max_deals = Deals
    .help = After so many deals the seat with the most chips has won; 0 plays on until one has all.

betting-prompt-looking = Look at your cards, or play them blind (majzli)?
betting-prompt-joining = Are you in or out?
betting-prompt-bets = Check or raise?
betting-prompt-owed = { $n ->
    [one] One chip to meet: what do you do?
   *[other] { $n } chips to meet: what do you do?
 }
betting-prompt-take = Take three of the four cards of the talon.
betting-prompt-exchange = Swap a card for a better hand, or stand?

betting-button-look = Look
betting-button-majzli = Majzli (blind)
betting-button-in = In
betting-button-out = Out
betting-button-check = Check
betting-button-call = Call { $n }
betting-button-raise = { $owed ->
    [0] Raise by { $n }
   *[other] Call { $owed } and raise by { $n }
 }
betting-button-fold = Fold
betting-button-stand = Stand
betting-button-take = Take the { GERMAN($cards) } ({ VALUE($value) })
betting-button-swap = Swap the { GERMAN($own) } for the { GERMAN($talon) } (makes { VALUE($value) })

betting-log-antes = Everyone pays the ante: { $n } in the pot.
betting-log-look = { $player } looks.
betting-log-majzli = { $player } plays blind: majzli.
betting-log-in = { $n ->
    [0] { $player } is in.
   *[other] { $player } is in and pays { $n }.
 }
betting-log-out = { $player } stays out.
betting-log-last-in = Everyone else is out, so { $player } is in.
betting-log-check = { $player } checks.
betting-log-call = { $player } calls and pays { $n }.
betting-log-raise = { $player } raises by { $n }.
betting-log-all-in = { $player } is all-in.
betting-log-fold = { $player } folds.
betting-log-stand = { $player } stands.
betting-log-talon = The talon is turned up: the { GERMAN($cards) }.
betting-log-take = { $player } takes the { GERMAN($cards) } and leaves the { GERMAN($given) }.
betting-log-swap = { $player } swaps the { GERMAN($own) } for the { GERMAN($talon) }.
betting-log-alone = { $player } is left alone and takes the pot of { $n } unseen.
betting-log-shows = { $player } shows { $hand }.
betting-log-concedes = { $player } concedes without showing.
betting-log-tie = The dealer wins the tie.
betting-log-takes = { $player } takes { $n }.
betting-log-broke = { $player } has no chips left.
betting-log-wins = The match is over: { $player } wins with { $n } chips.

betting-why-looking = First comes the choice: look or majzli.
betting-why-joining = First you say whether you are in or out.
betting-why-bets = This is the betting: check, call, raise or fold.
betting-why-take = Now whoever said majzli takes three cards of the talon.
betting-why-exchange = This is the exchange: swap a card or stand.
betting-why-take-three = Nobody may change three cards at once, majzli apart.
betting-why-check = { $n ->
    [one] You cannot check: there is one chip to meet.
   *[other] You cannot check: there are { $n } chips to meet.
 }
betting-why-nothing-owed = There is nothing to meet.
betting-why-hold = Whoever said majzli must hold every bet of the first round.
betting-why-not-talon = The { GERMAN($card) } is not in the talon.
betting-why-no-better = That would leave your hand no stronger: only a swap that improves it is allowed.
betting-why-weaker = That would lower your hand from { VALUE($old) } to { VALUE($new) }: only a swap that improves it is allowed.
betting-why-raise-majzli = Whoever said majzli may only check or call in the first round.
betting-why-raise-broke = You cannot raise: meeting the bet takes all your chips.
betting-why-raise-nobody = Nobody else has chips left to bet with.
betting-why-raise-often = { $n ->
    [one] Only one raise a round is allowed here.
   *[other] Only { $n } raises a round are allowed here.
 }
betting-why-raise-ferbli = In back-and-forth bidding only the last to speak on a leg may raise, and on the first leg the first speaker too.
betting-why-raise-zero = A raise is from 1 to { $most }.
betting-why-raise-cap = { $n ->
    [one] A raise is one chip here.
   *[other] A raise is at most { $n } chips here.
 }
betting-why-raise-left = After meeting the bet you can raise by { $n } at most.

betting-returns = Chips won a deal:
betting-tally = Value
betting-tally-dealt = dealt
betting-tally-shown = at showdown
betting-tally-won = of these won
