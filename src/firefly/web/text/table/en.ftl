# The table in the browser: what lies on it, what can be done, what has happened.

table-board = The table
table-players = Players
table-own-seat = Your seat
table-own-hand = Your hand
table-hand-of = Hand of { $player }
table-empty-seat = free
table-in-turn = in turn
table-card-german = { GERMAN($card) }
table-card-french = { FRENCH($card) }
table-hidden-card = hidden card
table-hidden-cards = { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
 }
table-no-cards = no cards
table-no-hand = You hold no cards now.
table-value = { VALUE($value) }
table-hand-value = Your hand is worth { VALUE($value) }
table-standing-elimination = { $n ->
    [0] no coin
    [one] one coin
   *[other] { $n } coins
 }
table-standing-betting = { $n ->
    [0] no chips
    [one] one chip
   *[other] { $n } chips
 }
table-standing-tricks = { $n ->
    [one] one point to write off
   *[other] { $n } points to write off
 }
table-bet = bet: { $n }
table-won = gets { $n }
table-clock = Time left: { $time }
table-dealer = Dealer
table-tricks = { $n ->
    [one] one trick
   *[other] { $n } tricks
 }
table-badge-out = out
table-badge-laid = laid down
table-badge-gone = mehet
table-badge-majzli = majzli
table-badge-all-in = all-in
table-badge-away = sits out
table-badge-ready = ready
table-badge-lost = offline
table-badge-bot = bot
table-common-elimination = Common cards
table-common-betting = Talon
table-trick = Trick
table-played = { $player }: { $card }
table-pot-elimination = { $n ->
    [0] Pot: no coins
    [one] Pot: one coin
   *[other] Pot: { $n } coins
 }
table-pot-betting = { $n ->
    [0] Pot: no chips
    [one] Pot: one chip
   *[other] Pot: { $n } chips
 }
table-trump-c = Clubs are trump: { FRENCH($card) }
table-trump-d = Diamonds are trump: { FRENCH($card) }
table-trump-h = Hearts are trump: { FRENCH($card) }
table-trump-s = Spades are trump: { FRENCH($card) }

table-actions = What you can do
table-ahead = Choose ahead
table-act-keep = Keep
table-act-expose = Put on the table
table-act-go = Mehet
table-act-lay = Lay down
table-act-in = In
table-act-out = Out
table-act-check = Check
table-act-call = Call
table-act-fold = Fold
table-act-stand = Stand
table-act-stay = Stay
table-act-take = Take
table-act-draw = { $n ->
    [one] Exchange one card
   *[other] Exchange { $n } cards
 }
table-pick-draw = Exchange { $n }
table-pick-take = { $n ->
    [3] Take these three
   *[other] Take three ({ $n } of { $most })
 }
table-raise = Raise by { $n }
table-raise-open = Raise …
table-back = Back
table-raise-how = How much to raise by
table-raise-least = min. { $n }
table-raise-half = ½ pot { $n }
table-raise-pot = pot { $n }
table-raise-most = max. { $n }
table-less = One less
table-more = One more
table-sure = Are you sure?
table-no = No, not yet
table-plan-swap = { $own } for { $other }
table-plan-play = play { $card }
table-planned = When your turn comes: { $action }
table-plan-off = Take back
table-plan-dropped = What you had chosen is no longer possible.

table-did-look = looks
table-did-majzli = majzli!
table-did-in = in
table-did-out = out
table-did-check = check
table-did-call = calls
table-did-raise = raises by { $n }
table-did-fold = folds
table-did-stand = stands
table-did-stay = stays
table-did-stop = Stop!
table-did-draw = exchanges { $n }
table-did-keep = keeps
table-did-expose = puts down
table-did-take = takes
table-did-swap = swaps
table-did-go = mehet
table-did-lay = passz!

table-your-turn = It is your turn
table-title-turn = ● Your turn – { $game }
table-waits-for = { $player } is to act.
table-waiting = The match has not begun yet.
table-paused = The host has paused the table.
table-deal = Deal { $n }
table-previous = The hands of deal { $n }
table-deal-over = The deal is over
table-match-over = The match is over
table-winner = { $player } has won!
table-next-deal = Next deal
table-waits = Waiting for the others
table-next-in = { $n ->
    [0] It goes on.
    [one] It goes on in one second.
   *[other] It goes on in { $n } seconds.
 }
table-rematch = Rematch
table-replay = Look back
table-lobby = To the lobby
table-log = What has happened

table-loading = The table is being laid …
table-lost = The connection is lost. It comes back by itself.
table-none = There is no table here
table-no-answer = The server does not answer. Nothing has been played.

table-keys = Keyboard
table-close = Close
table-key-hand = a card of your hand
table-key-table = a card of the table
table-key-along = on to the next card
table-key-between = between table and hand
table-key-enter = choose the card, or press the button
table-key-actions = actions; the letter stands on each button
table-key-next = next deal
table-key-log = what has happened
table-key-escape = take a choice back
table-key-help = this help
