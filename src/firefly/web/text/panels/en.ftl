# What stands around the table in the browser.

panel-bar = Around the table
panel-menu = Menu: rules, scores, settings
panel-close = Close
panel-no = No
panel-copy = Copy
panel-copied = Copied.
panel-share = Share
panel-qr = QR code of this link
panel-loading = One moment …
panel-to-table = To the table
panel-trouble-network = The server cannot be reached.
panel-trouble-server = The server answered with error { $n }.
panel-tab-people = People
panel-tab-talk = Talk
panel-tab-rules = Rules
panel-tab-scores = Scores
panel-tab-shuffle = Fair shuffle
panel-tab-settings = Settings
panel-unread = { $n ->
    [one] One new message
   *[other] { $n } new messages
 }

panel-join = Join in
panel-name = Your name
panel-seat-wish = Seat
panel-seat-any = any free seat
panel-seat = Seat { $n }
panel-seat-bot = Seat { $n } (instead of the bot { $name })
panel-sit = Take a seat
panel-locked = The table is locked: nobody new can sit down.
panel-full = All seats are taken.
panel-watching = You are watching.
panel-spectators-hidden = Spectators see no hidden cards.
panel-spectators-later = Spectators see all hands one deal later.
panel-spectators-open = Spectators see all hands at once.
panel-waits-for-host = { $name } is the host and starts the match.
panel-invite = Invite people
panel-invite-how = Send the link, or let somebody scan the code. Whoever opens it can take a seat or watch.
panel-link = Link to the table
panel-link-hint = All seats are taken; with the link one can watch.
panel-seats = Seats
panel-watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
 }
panel-empty = free
panel-bot-thumb = rule-of-thumb bot
panel-bot-random = random bot
panel-bot-for = a bot plays ({ $bot })
panel-sits-out = sits out
panel-gone = not connected
panel-you = you
panel-here = at the table
panel-host = host
panel-muted = muted
panel-bot = Bot
panel-bot-kind = Kind of bot
panel-bot-here = Put a bot on seat { $n }
panel-more = More: { $name }
panel-mute = Mute
panel-unmute = Hear again
panel-bot-instead = Let a bot play
panel-hand-over = Make host
panel-hand-over-ask = { $name } becomes the host in your place. Go ahead?
panel-remove = Remove
panel-remove-ask = { $name } loses the seat. Go ahead?
panel-ban = Remove and ban
panel-ban-ask = { $name } loses the seat and cannot come back to this table. Go ahead?

panel-own = Your seat
panel-bot-plays = A bot is playing for you.
panel-take-back = Take my seat back
panel-away = You are sitting out.
panel-come-back = Come back
panel-let-bot = Let a bot play for me
panel-sit-out = Sit out
panel-buy = Buy chips up to { $n }
panel-leave = Leave the table
panel-leave-ask = Your seat becomes free. Leave?
panel-leave-ask-running = A bot goes on in your place, and the seat is no longer yours. Leave?
panel-device = Go on with another device
panel-device-how = Open this link on the other device, and your seat is there.
panel-device-secret = Keep it secret: whoever has it plays in your place.
panel-device-link = Private link of your seat

panel-hosting = The host’s table
panel-start = Start the match
panel-rematch = Rematch
panel-rematch-how = Everybody at the table comes along.
panel-fill = { $n ->
    [one] Put a bot on the free seat
   *[other] Put bots on the { $n } free seats
 }
panel-too-few = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
 }
panel-start-empty = { $n ->
    [one] One seat stays free.
   *[other] { $n } seats stay free.
 }
panel-pause = Pause
panel-resume = Go on
panel-last = Announce the last deal
panel-last-ask = This deal becomes the last of the match. Announce it?
panel-is-last = This deal is the last of the match.
panel-end = End the match
panel-end-ask = No further deal is played. End the match?
panel-lock = Lock the table
panel-unlock = Unlock the table
panel-chat-on = Allow free chat
panel-chat-off = Switch free chat off

panel-rules-page = The rules in full
panel-read-rules = Read the rules of this table
panel-this-table = This table
panel-seconds = { $n } s
panel-minutes = { $n } min
panel-clock-none = No clock: everybody takes their time.
panel-clock-turn = Clock: { $time } for each decision.
panel-clock-bank = Clock: { $time } for the match, and { $n } s more with each decision.
panel-length-none = The match goes on until somebody has won.
panel-length-deals = { $n ->
    [one] The match ends after one deal.
   *[other] The match ends after { $n } deals.
 }
panel-length-minutes = { $n ->
    [one] After one minute the deal under way is the last.
   *[other] After { $n } minutes the deal under way is the last.
 }
panel-open = The table is listed in the lobby.
panel-by-link = Only those who have the link find the table.
panel-options = House rules
panel-changed = { $n ->
    [0] Everything is as usual in this game.
    [one] One rule is not as usual.
   *[other] { $n } rules are not as usual.
 }
panel-house = house rule
panel-usually = usually: { $value }

panel-talk-log = What was said
panel-talk-none = Nobody has said anything yet.
panel-talk-muted = { $n ->
    [one] One person is muted.
   *[other] { $n } people are muted.
 }
panel-talk-watching = Only those who have a seat can talk.
panel-chat-is-off = The host has switched free chat off.
panel-say = Send
panel-say-label = Write something
panel-phrases = Ready phrases
panel-emotes = Emotes
panel-emote-1 = glad
panel-emote-2 = laughing
panel-emote-3 = cool
panel-emote-4 = thinking
panel-emote-5 = astonished
panel-emote-6 = sad
panel-emote-7 = angry
panel-emote-8 = thumbs up
panel-emote-9 = applause
panel-emote-10 = fire
panel-emote-11 = lucky clover
panel-emote-12 = beer

panel-scores-none = No deal has been finished yet.
panel-scores-betting = What each deal did to everybody’s chips
panel-scores-elimination = What each deal did to everybody’s coins
panel-scores-tricks = What each deal did to everybody’s score
panel-evening = The evening
panel-player = Player
panel-won = Won
panel-played = Played
panel-match = Match { $n }
panel-match-won = { $name } has won.
panel-deal = Deal
panel-standing = Total
panel-look-back = Look back at deal { $n }
panel-look-back-how = A deal’s number leads to its replay.
panel-record = Download the record
panel-record-seen = While the match runs, the record holds only what you have seen.

panel-seal-what = Before each deal the server seals the pack: it shows a number computed from the shuffled cards and a secret salt. After the match, salt and packs are opened, and everybody can check that no card was changed.
panel-seal = Seal of deal { $n }
panel-seal-kept = This browser remembers the seals it has seen.
panel-seal-none = The next deal will have a seal.
panel-verify = Check
panel-verify-later = The packs are opened when the match has ended.
panel-verify-https = Browsers compute the check only on pages served over https. Download the record, and check it with the command below.
panel-verify-now = Check all packs
panel-verify-empty = The record has no finished deal.
panel-verify-good = { $n ->
    [one] The pack of the one deal fits its seal.
   *[other] The packs of all { $n } deals fit their seals.
 }
panel-verify-witnessed = { $n ->
    [0] This browser has seen none of these seals before the deal.
    [one] One seal is the one this browser saw before the deal.
   *[other] { $n } seals are those this browser saw before the deal.
 }
panel-verify-bad = { $n ->
    [one] One deal does not fit its seal!
   *[other] { $n } deals do not fit their seals!
 }
panel-verdict-seen = fits the seal shown before the deal
panel-verdict-good = fits its seal, which this browser did not see before
panel-verdict-broken = does not fit its seal
panel-verdict-changed = has another seal than the one shown before the deal
panel-verdict-open = cannot be checked: the pack is not open
panel-proof = What does this prove?
panel-proof-how = The seal is the SHA-256 of the salt, a space and the pack in dealing order. Nobody can find another pack with the same seal, and without the salt nobody can guess the pack from it.
panel-proof-what = If the packs fit the seals that you saw, then every card was settled before the first was dealt: nothing that anybody did has changed what came next.
panel-proof-not = It does not prove that the pack was shuffled well. It is shuffled with the randomness of the operating system.

panel-language = Language
panel-theme = Light
panel-theme-auto = as the system
panel-theme-light = light
panel-theme-dark = dark
panel-palette = Colours of the suits
panel-palette-four = of the pack
panel-palette-distinct = easy to tell apart
panel-speed = Speed of the cards
panel-speed-slow = slow
panel-speed-normal = normal
panel-speed-fast = fast
panel-sounds = Sounds
panel-volume = Volume
panel-show-value = Value of the hand
panel-show-value-how = Shows what your hand is worth.
panel-ask-first = Ask again
panel-ask-first-how = Before what cannot be taken back.
panel-auto = Play by itself
panel-auto-how = Where only one action is possible.
panel-notices = Notices
panel-notices-how = Tells you that it is your turn while you look elsewhere.
panel-notices-denied = The browser does not allow it: change that in its settings for this page.
panel-privacy = What is stored
panel-keys = Keyboard

panel-replay-title = { $game }: match { $match }, deal { $deal }
panel-replay-none = This deal cannot be shown
panel-replay-deals = Other deals
panel-replay-before = Deal before
panel-replay-after = Next deal
panel-replay-controls = Replay
panel-replay-step = Step { $n } of { $most }
panel-replay-first = To the beginning
panel-replay-back = One step back
panel-replay-play = Play
panel-replay-stop = Stop
panel-replay-forth = One step on
panel-replay-last = To the end
panel-replay-speed = Speed
panel-replay-share = Share this moment
panel-replay-open = The match has ended: all cards are open.
panel-replay-seen = The match is still going on: you see here what you saw in the deal.
panel-replay-moments = What happened
panel-replay-mine = my decisions only
