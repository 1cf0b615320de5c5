# The pages around the tables: lobby, rules form, rules, history, privacy.

page-skip = To the content
page-nav = Pages
page-foot-nav = More
page-home = To the lobby
page-games = Games
page-history = My matches
page-privacy = Privacy
page-language = Language
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-foot = A card table among friends: no account, no advertising, no money.
page-noscript = The table needs JavaScript.
page-error = This did not work

page-lobby-title = Take a seat at the card table
page-lobby-about = Fájer with the Hungarian pack and the old game of Fly: with friends, with bots, with whoever comes by.
page-join = Invited? Paste the link or the code
page-join-example = Link or code
page-join-go = To the table
page-own-tables = Your tables
page-games-choose = What shall we play?
page-seats-range = { $least } to { $most } players
page-pack-german = Hungarian pack
page-pack-french = French pack
page-open = Open a table
page-with-bots = Against bots
page-rules = Rules
page-learn = Learn by playing
page-tables = Open tables
page-no-tables = No table is open just now. Open one, and choose “listed in the lobby”.
page-reload = Reload
page-table-of = { $name }'s table
page-host = host { $name }
page-taken = { $taken } of { $seats } seats taken
page-of-these-bots = { $n ->
    [one] one of them a bot
   *[other] { $n } of them bots
 }
page-watchers = { $n ->
    [one] one watching
   *[other] { $n } watching
 }
page-clock-each = { $n } s for each decision
page-clock-bank-short = { $bank } min + { $n } s
page-status = { $status ->
    [waiting] waiting for players
    [ended] match over
   *[other] playing
 }

page-new = a new table
page-rules-all = The rules
page-wrongs = { $n ->
    [one] One thing has to be changed first:
   *[other] { $n } things have to be changed first:
 }
page-wrongs-link = Not everything in the link can be used:
page-wrong = Allowed: { $allowed }.
page-wrong-name = Write a name of 1 to { $most } characters.
page-wrong-title = At most { $most } characters.
page-wrong-word = “{ $value }” is none of these.
page-wrong-unknown = There are no such rules here: { $names }.
page-form-table = At the table
page-form-rules = House rules
page-form-time = Time and length
page-form-house = Doors and windows
page-field-name = Your name
page-field-title = Name of the table
    .help = If you like; else it is called after you.
page-field-seats = Seats
page-field-bots = Bots
    .help = They take the last seats. More can join at any time, and people can take their places.
page-field-bot = Kind of bots
page-field-clock = Clock
    .help = Whose time runs out plays the least harmful action; after three in a row a bot takes over.
page-field-turn = Seconds for each decision
page-field-bank = Minutes for the match
page-field-increment = Seconds more with each decision
page-field-deals = Ends after so many deals
    .help = 0: as the game has it, until somebody has won.
page-field-minutes = Ends after so many minutes
    .help = 0: no limit. The deal under way is played to its end.
page-field-pace = Pace
    .help = How long bots take for a turn and how long a finished deal lies open.
page-field-open = Who finds the table
page-field-spectators = Spectators see the hands
    .help = Set before the match, so that everybody knows.
page-field-chat = Chat
    .help = Ready phrases, each in the reader's language, are always there.
page-bot-thumb = plays by rules of thumb
page-bot-random = plays anything
page-clock-none = no clock
page-clock-turn = each turn
page-clock-bank = bank for the match
page-pace-calm = calm
page-pace-normal = normal
page-pace-quick = quick
page-pace-instant = at once
page-open-link = who has the link
page-open-lobby = listed in the lobby
page-spectators-hidden = never
page-spectators-later = one deal later
page-spectators-open = at once
page-chat-yes = free chat
page-chat-no = ready phrases only
page-usual = usually: { $value }
page-sum = Your rules
page-sum-same = Everything as usual in { $title }.
page-sum-marks = Rules that differ from the usual ones are marked.
page-share = Copy as a link
page-share-done = Copied
page-share-address = The link is in the address bar
page-sets = Like at our table
page-set-name = Name of this set of rules
page-set-save = Keep these rules
page-set-remove = Remove

page-rules-of = Rules of the games
page-options-about = What a table may agree on before play. What is marked is as usual in { $title }.
page-usual-short = usual
page-history-about = The tables at which you have sat with this browser. Nobody else has this list.
page-history-noscript = The list is in your browser's storage, and JavaScript is needed to show it.
page-history-none = You have not sat at any table here yet.
page-history-more = Show more
page-past-table = To the table
page-past-delete = Delete
page-past-delete-about = Your name and what you wrote are deleted at this table, and your seat is given up for good. The moves stay, for the others' sake.
page-past-delete-do = Delete me from this table
page-past-drop = Only take it off this list
page-past-player = Player
page-past-standing = In the end
page-past-replay = Look back
page-past-record = Record
page-past-match = Match {"{n}"}
page-past-running = still going on
page-past-winner = {"{name}"} has won
page-past-gone = This table no longer exists.
page-past-unplayed = No deal has been played here.
page-past-failed = The server does not answer just now.
