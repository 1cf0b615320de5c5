# Cards, values and refusals that all games share.

card-german = { $rank ->
    [r7] seven
    [r8] eight
    [r9] nine
    [rT] ten
    [rJ] under
    [rQ] over
    [rK] king
   *[rA] ace
 } of { $suit ->
    [c] acorns
    [d] bells
    [h] hearts
   *[s] leaves
 }
card-french = { $rank ->
    [r2] two
    [r3] three
    [r4] four
    [r5] five
    [r6] six
    [r7] seven
    [r8] eight
    [r9] nine
    [rT] ten
    [rJ] jack
    [rQ] queen
    [rK] king
   *[rA] ace
 } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }
list-and = { $first } and { $last }
value = { $value ->
    [0] nothing
   *[other] { $value }
 }

hand-nothing = a hand worth nothing
hand-twenty-one = 21 (an ace and a ten-point card of its suit)
hand-two-aces = 22 (two aces)
hand-suited = { VALUE($value) } ({ $suit ->
    [c] acorns
    [d] bells
    [h] hearts
   *[s] leaves
 })
hand-trips = { VALUE($value) } (three { $rank ->
    [r7] sevens
    [r8] eights
    [r9] nines
    [rT] tens
    [rJ] unders
    [rQ] overs
    [rK] kings
   *[rA] aces
 })
hand-fire = 31 (fire)
hand-three-aces = 33 (three aces)

log-deals = { $player } deals.
log-hand = { $player } holds { $cards }.
log-deal-number = Deal { $n }

card-unknown = There is no card "{ $code }": a card is a rank ({ $ranks }) and a suit (c d h s), such as 7h.
card-twice = The card { $code } is named twice.
deck-unknown = Card { $place } of the pack, "{ $code }", is not a card of this game.
deck-twice = The card { $code } is in the pack twice, the second time as card { $place }.
deck-missing = { $n ->
    [one] A card is missing from the pack: { $cards }.
   *[other] { $n } cards are missing from the pack: { $cards }.
 }

action-no-seat = "{ $text }" names a seat that this table does not have: it has { $seats }.
action-no-verb = "{ $text }" is no action of this game. Its actions are: { $verbs }.
action-no-size = "{ $text }": { $verb } takes one whole number, such as { $verb } 2.
action-arity = "{ $text }": { $verb } takes { $most ->
    [0] no cards
   *[other] { $least ->
        [1] { $most ->
            [1] one card
           *[other] one card or more
         }
       *[other] { $least } cards
     }
 }.
action-no-card = "{ $text }": there is no card "{ $code }" in this game.
why-deal-over = The deal is over.
why-not-your-turn = It is not the turn of seat { $seat }: seat { $turn } is to act.
why-not-held-german = You do not hold the { GERMAN($card) }.
why-not-held-french = You do not hold the { FRENCH($card) }.

view-deal-over = The deal is over: there is nothing left to imagine.
match-players = { $preset } is for { $least } to { $most } players, not { $n }.
match-dealer = The dealer is a seat from 1 to { $most }.
match-no-deal = No deal has begun yet.
match-deal-running = A deal is still under way.
match-over = The match is over: { $player } has won it.
match-over-stacks = No deal can be played: fewer than two seats have chips.

preset-unknown = There is no game "{ $preset }". The games are: { $known }.
option-unknown = There is no option "{ $option }" in this game. Its options are: { $known }.
option-value = Option { $option } cannot be { $value }: allowed is { $allowed }.
option-not-assigned = "{ $word }" is no option: write name=value.
allowed-choice = one of { $values }
allowed-flag = true or false
allowed-count = a whole number from { $least } to { $most }

record-too-large = The record is larger than { $most } MB.
record-not-utf8 = The record is not UTF-8 text (byte { $place }).
record-nested = The record is nested too deeply.
record-not-toml = The record is not TOML: { $detail }
record-missing = "{ $key }" is missing: it has to be { $wanted }.
record-mistyped = "{ $key }" has to be { $wanted }.
record-wants-version = the format version, 1
record-wants-game = the name of a game: { $known }
record-wants-text = text
record-wants-texts = a list of texts
record-wants-seat = the number of a seat at this table
record-wants-table = a table
record-wants-tables = a list of tables
record-wants-chips = a list of whole numbers of chips, one for each seat
record-no-stacks = "stacks" belongs to the betting games only.
record-stacks = "stacks" has { $n } numbers for { $seats } seats.
record-poor-dealer = Seat { $dealer } cannot deal: it has no chips.
record-unfinished = This deal is not finished, but another one follows.
record-unreadable = The file cannot be read: { $detail }
record-where = { $action ->
    [0] deal { $deal }
   *[other] deal { $deal }, action { $action } ({ $text })
 }
hand-not-three = A hand is three cards, not { $n }.

rules-default = Default: { $value }
rules-chosen = This table: { $value }
rules-yes = yes
rules-no = no
vector-refused = Action { $action } is not legal in lane { $lane }.

simulate-head = { $rules }, { $seats } seats, { NUMBER($deals) } deals of random play
simulate-errors = ± is one standard error.
simulate-length = Actions a deal: { $length } (from { $least } to { $most })
simulate-eldest = eldest hand
simulate-place = hand { $n }
simulate-dealer = dealer
action-wants-seat = "{ $text }" names no seat: write p1, p2, … before the action.
match-stacks = A stack is from { $least } to { $most } chips.
view-no-seat = There is no such seat: there are { $seats }, counted from 0, and -1 is the public.

# An online table seen from a program.
online-refused = The table refuses: { $text }
online-url = "{ $url }" is no link to a table, such as https://example.org/t/abc123.
online-lost = The connection to the table is lost.
online-unreachable = The table cannot be reached: { $detail }
online-engine = The table plays by rules code that this version does not know: { $detail }
online-bot = There is no bot "{ $name }". There are: { $known }.

verify-kept = Deal { $n }: the pack is the one that was sealed before it.
verify-broken = Deal { $n }: the pack is NOT the one that was sealed before it.
verify-missing = Deal { $n }: the record holds no seal and salt.
verify-nothing = The record holds no deal.
