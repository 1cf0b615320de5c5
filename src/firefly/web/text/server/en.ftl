# What happens at an online table, and what it refuses.

web-log-sat = { $player } sits down.
web-log-left = { $player } leaves the table.
web-log-removed = { $player } was removed from the table.
web-log-bot-wish = A bot plays for { $player }.
web-log-bot-host = The host lets a bot play for { $player }.
web-log-bot-time = { $player } ran out of time three times in a row: a bot plays on.
web-log-returned = { $player } is back.
web-log-away = { $player } sits out from the next deal on.
web-log-bought = { $n ->
    [one] { $player } buys a chip.
   *[other] { $player } buys { $n } chips.
 }
web-log-host = { $player } is the host now.
web-log-paused-on = The host has paused the table.
web-log-paused-off = The game goes on.
web-log-locked-on = The table is locked: nobody new can sit down.
web-log-locked-off = The table is open to newcomers again.
web-log-chat-on = Free chat is allowed.
web-log-chat-off = Free chat is switched off; the ready phrases stay.
web-log-started = Match { $n } begins.
web-log-called-off = The house has got new rules code, and this deal cannot be finished by it: it does not count. Everyone has what they had before it.
web-log-last = The host has announced the last deal.
web-log-ended-won = The match is over.
web-log-ended-deals = The match is over: all its deals have been played.
web-log-ended-minutes = The match is over: its time is up.
web-log-ended-host = The host has ended the match.
web-log-ended-empty = The match is over: too few take part.

web-why-after = "after" has to be the number of an event: a whole number, 0 or more.
web-why-banned = The host has banned you from this table.
web-why-bot-kind = There is no bot "{ $name }". There are: { $known }.
web-why-bot-plays = A bot is playing for you: take your seat back first.
web-why-bots-many = At a table with { $seats } seats there can be 0 to { $most } bots.
web-why-broken = Something went wrong here. Nothing has been lost; please try again.
web-why-buy = Chips are bought only in the games with bets, once the match has begun.
web-why-buy-full = { $n ->
    [one] Nobody can buy more than the chip that one begins with.
   *[other] You already have the { $n } chips that one begins with.
 }
web-why-buy-later = You take part in this deal: buy chips when it is over.
web-why-chat-off = The host has switched free chat off. The ready phrases still work.
web-why-deal = There is no such deal: { $most } can be looked at.
web-why-emote = There is no such emote. There are: { $known }
web-why-engine = This deal was played by the rules code of { $engine }, and this version plays it differently. The record of the match is still whole.
web-why-few = { $n ->
    [one] Only one seat is taken; the game wants at least { $least }. Invite somebody or add bots.
   *[other] Only { $n } seats are taken; the game wants at least { $least }. Invite somebody or add bots.
 }
web-why-full = All seats are taken. You can watch.
web-why-game = There is no game "{ $name }". There are: { $known }.
web-why-host = Only the host of the table can do that.
web-why-host-nobody = Only a person can become the host.
web-why-house-full = The house is full: no further table can be opened now.
web-why-illegal = That is not allowed now.
web-why-locked = The table is locked: nobody new can sit down.
web-why-malformed = This request cannot be read: { $detail }
web-why-match = { $most ->
    [0] No match has been played here yet.
    [one] There is no such match: one has been played here.
   *[other] There is no such match: { $most } have been played here.
 }
web-why-method = This address does not take that kind of request.
web-why-name-empty = A name needs at least one letter that can be seen.
web-why-name-taken = Somebody here is already called { $name }.
web-why-no-deals = No deal has been played yet.
web-why-no-seat = { $seats ->
    [one] There is no such seat here.
   *[other] There is no such seat: the table has seats 1 to { $seats }.
 }
web-why-no-seat-held = You hold no seat at this table: sit down first.
web-why-no-token = This needs a seat: send its token (Authorization: Bearer …).
web-why-not-started = No match is being played.
web-why-origin = This request comes from another site.
web-why-other-seat = Seat { $seat } is not yours.
web-why-page = There is nothing here.
web-why-paused = The host has paused the table.
web-why-phrase = There is no such phrase. There are: { $known }.
web-why-rate = That was too fast: wait a moment.
web-why-remove = Only another person or bot can be removed.
web-why-remove-bot = While a match is played a bot keeps its seat; somebody new may take it.
web-why-running = The match is still being played.
web-why-say = Say one thing at a time: a phrase, an emote or a text.
web-why-seated = You already sit here, at seat { $seat }.
web-why-sit-out = Only in the games with bets can one sit out.
web-why-stale = Something else happened first: the table is at action { $version } now.
web-why-started = The match has already begun.
web-why-store = The house cannot write its log at the moment. Nothing has changed; please try again.
web-why-taken = That seat is taken.
web-why-token = This token holds no seat here.
web-why-too-large = That is too long: at most { $most } bytes.
web-why-turn = It is not your turn: { $player } is to act.
web-why-unknown = There is no table "{ $table }".

web-phrase-hello = Hello, everyone!
web-phrase-luck = Good luck!
web-phrase-nice = Nice hand!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-oops = Oops!
web-phrase-wow = Wow!
web-phrase-hurry = It's your turn!
web-phrase-moment = One moment, please.
web-phrase-rematch = Another match?
web-phrase-bye = Thanks for the game, bye!

store-url = "{ $url }" is no database that can be used here: give sqlite:///FILE or postgresql://USER@HOST/NAME.
store-open = The database { $url } cannot be opened: { $detail }
store-newer = The database was made by a newer version of firefly: { $detail }
store-backup = Only a SQLite database that exists can be backed up this way: { $url }
store-target = The file { $file } is there already.
