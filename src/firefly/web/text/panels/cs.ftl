# Co je v prohlížeči kolem stolu.

panel-bar = Kolem stolu
panel-menu = Nabídka: pravidla, výsledky, nastavení
panel-close = Zavřít
panel-no = Ne
panel-copy = Kopírovat
panel-copied = Zkopírováno.
panel-share = Sdílet
panel-qr = QR kód tohoto odkazu
panel-loading = Okamžik …
panel-to-table = Ke stolu
panel-trouble-network = Server není dostupný.
panel-trouble-server = Server hlásí chybu { $n }.
panel-tab-people = Hráči
panel-tab-talk = Hovor
panel-tab-rules = Pravidla
panel-tab-scores = Výsledky
panel-tab-shuffle = Poctivé míchání
panel-tab-settings = Nastavení
panel-unread = { $n ->
    [one] Jedna nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
 }

panel-join = Přisedni si
panel-name = Tvoje jméno
panel-seat-wish = Místo
panel-seat-any = kterékoli volné místo
panel-seat = Místo { $n }
panel-seat-bot = Místo { $n } (teď tam hraje bot { $name })
panel-sit = Sednout si
panel-locked = Stůl je zamčený: nikdo nový si nemůže sednout.
panel-full = Všechna místa jsou obsazená.
panel-watching = Díváš se.
panel-spectators-hidden = Diváci nevidí skryté karty.
panel-spectators-later = Diváci vidí všechny listy o rozdání později.
panel-spectators-open = Diváci vidí všechny listy hned.
panel-waits-for-host = { $name } je hostitel a zahájí partii.
panel-invite = Pozvat další
panel-invite-how = Pošli odkaz, nebo ať si někdo načte kód. Kdo ho otevře, může si sednout nebo se dívat.
panel-link = Odkaz na stůl
panel-link-hint = Všechna místa jsou obsazená; s odkazem se dá dívat.
panel-seats = Místa
panel-watchers = { $n ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden divák.
    [few] Dívají se { $n } diváci.
   *[other] Dívá se { $n } diváků.
 }
panel-empty = volné
panel-bot-thumb = rozumný bot
panel-bot-random = náhodný bot
panel-bot-for = hraje bot ({ $bot })
panel-sits-out = vynechává
panel-gone = bez spojení
panel-you = ty
panel-here = u stolu
panel-host = hostitel
panel-muted = ztišen
panel-bot = Bot
panel-bot-kind = Druh bota
panel-bot-here = Posadit bota na místo { $n }
panel-more = Další: { $name }
panel-mute = Ztišit
panel-unmute = Zase slyšet
panel-bot-instead = Ať hraje bot
panel-hand-over = Předat hostitelství
panel-hand-over-ask = Místo tebe bude hostitelem { $name }. Předat?
panel-remove = Vykázat
panel-remove-ask = { $name } přijde o místo. Vykázat?
panel-ban = Vykázat natrvalo
panel-ban-ask = { $name } přijde o místo a k tomuto stolu se už nevrátí. Vykázat?

panel-own = Tvoje místo
panel-bot-plays = Hraje za tebe bot.
panel-take-back = Vzít si místo zpět
panel-away = Teď vynecháváš.
panel-come-back = Vrátit se
panel-let-bot = Ať za mě hraje bot
panel-sit-out = Vynechat
panel-buy = Dokoupit žetony do { $n }
panel-leave = Odejít od stolu
panel-leave-ask = Tvoje místo se uvolní. Odejít?
panel-leave-ask-running = Místo tebe dohraje bot a místo už nebude tvoje. Odejít?
panel-device = Pokračovat na jiném zařízení
panel-device-how = Otevři tento odkaz na druhém zařízení a máš tam své místo.
panel-device-secret = Nikomu ho neukazuj: kdo ho má, hraje místo tebe.
panel-device-link = Soukromý odkaz na tvoje místo

panel-hosting = Hostitel
panel-start = Zahájit partii
panel-rematch = Odveta
panel-rematch-how = Hrají dál všichni, kdo jsou u stolu.
panel-fill = { $n ->
    [one] Posadit bota na volné místo
    [few] Posadit boty na { $n } volná místa
   *[other] Posadit boty na { $n } volných míst
 }
panel-too-few = { $n ->
    [one] Chybí ještě jeden hráč.
    [few] Chybí ještě { $n } hráči.
   *[other] Chybí ještě { $n } hráčů.
 }
panel-start-empty = { $n ->
    [one] Jedno místo zůstane volné.
    [few] { $n } místa zůstanou volná.
   *[other] { $n } míst zůstane volných.
 }
panel-pause = Přestávka
panel-resume = Pokračovat
panel-last = Ohlásit poslední rozdání
panel-last-ask = Toto rozdání bude v partii poslední. Ohlásit?
panel-is-last = Toto rozdání je v partii poslední.
panel-end = Ukončit partii
panel-end-ask = Další rozdání už nebude. Ukončit partii?
panel-lock = Zamknout stůl
panel-unlock = Odemknout stůl
panel-chat-on = Povolit volný hovor
panel-chat-off = Vypnout volný hovor

panel-rules-page = Úplná pravidla
panel-read-rules = Pravidla tohoto stolu
panel-this-table = Tento stůl
panel-seconds = { $n } s
panel-minutes = { $n } min
panel-clock-none = Bez hodin: nikdo nemusí spěchat.
panel-clock-turn = Hodiny: { $time } na každé rozhodnutí.
panel-clock-bank = Hodiny: { $time } na partii a za každé rozhodnutí { $n } s navíc.
panel-length-none = Hraje se, dokud někdo nevyhraje.
panel-length-deals = { $n ->
    [one] Partie končí po jednom rozdání.
   *[other] Partie končí po { $n } rozdáních.
 }
panel-length-minutes = { $n ->
    [one] Po jedné minutě se už jen dohraje rozdání.
   *[other] Po { $n } minutách se už jen dohraje rozdání.
 }
panel-open = Stůl je v seznamu stolů.
panel-by-link = Stůl najde jen ten, kdo má odkaz.
panel-options = Domácí pravidla
panel-changed = { $n ->
    [0] Všechno je tak, jak je v této hře zvykem.
    [one] Jedno pravidlo je jiné, než je zvykem.
    [few] { $n } pravidla jsou jiná, než je zvykem.
   *[other] { $n } pravidel je jiných, než je zvykem.
 }
panel-house = domácí pravidlo
panel-usually = obvykle: { $value }

panel-talk-log = Co zaznělo
panel-talk-none = Ještě nikdo nic neřekl.
panel-talk-muted = { $n ->
    [one] Jeden hráč je ztišený.
    [few] { $n } hráči jsou ztišení.
   *[other] { $n } hráčů je ztišených.
 }
panel-talk-watching = Mluvit může jen ten, kdo sedí u stolu.
panel-chat-is-off = Hostitel vypnul volný hovor.
panel-say = Poslat
panel-say-label = Napiš něco
panel-phrases = Hotové věty
panel-emotes = Obrázky
panel-emote-1 = radost
panel-emote-2 = smích
panel-emote-3 = pohoda
panel-emote-4 = přemýšlení
panel-emote-5 = údiv
panel-emote-6 = smutek
panel-emote-7 = zlost
panel-emote-8 = palec nahoru
panel-emote-9 = potlesk
panel-emote-10 = oheň
panel-emote-11 = čtyřlístek
panel-emote-12 = pivo

panel-scores-none = Ještě se nedohrálo žádné rozdání.
panel-scores-betting = Co udělalo každé rozdání s žetony
panel-scores-elimination = Co udělalo každé rozdání s mincemi
panel-scores-tricks = Co udělalo každé rozdání se zápisem
panel-evening = Celý večer
panel-player = Hráč
panel-won = Výhry
panel-played = Partie
panel-match = Partie { $n }
panel-match-won = Vyhrává { $name }.
panel-deal = Rozdání
panel-standing = Stav
panel-look-back = Přehrát rozdání { $n }
panel-look-back-how = Číslo rozdání vede k jeho záznamu.
panel-record = Stáhnout záznam
panel-record-seen = Dokud se partie hraje, je v záznamu jen to, co vidíš i ty.

panel-seal-what = Před každým rozdáním server balíček zapečetí: ukáže číslo vypočítané ze zamíchaných karet a tajné soli. Po partii se sůl i balíčky zveřejní a každý může ověřit, že se nezměnila jediná karta.
panel-seal = Pečeť rozdání { $n }
panel-seal-kept = Prohlížeč si pečeti, které viděl, pamatuje.
panel-seal-none = Příští rozdání bude mít pečeť.
panel-verify = Ověření
panel-verify-later = Balíčky se zveřejní na konci partie.
panel-verify-https = Prohlížeče ověřují jen na stránkách přes https. Stáhni si záznam a ověř ho příkazem níže.
panel-verify-now = Ověřit všechny balíčky
panel-verify-empty = V záznamu není žádné dohrané rozdání.
panel-verify-good = { $n ->
    [one] Balíček jediného rozdání odpovídá své pečeti.
    [few] Balíčky všech { $n } rozdání odpovídají svým pečetím.
   *[other] Balíčky všech { $n } rozdání odpovídají svým pečetím.
 }
panel-verify-witnessed = { $n ->
    [0] Žádnou z pečetí tento prohlížeč před rozdáním neviděl.
    [one] Jednu pečeť viděl tento prohlížeč už před rozdáním a je stejná.
    [few] { $n } pečeti viděl tento prohlížeč už před rozdáním a jsou stejné.
   *[other] { $n } pečetí viděl tento prohlížeč už před rozdáním a jsou stejné.
 }
panel-verify-bad = { $n ->
    [one] Jedno rozdání neodpovídá své pečeti!
    [few] { $n } rozdání neodpovídají svým pečetím!
   *[other] { $n } rozdání neodpovídá svým pečetím!
 }
panel-verdict-seen = odpovídá pečeti ukázané před rozdáním
panel-verdict-good = odpovídá své pečeti, kterou tento prohlížeč předem neviděl
panel-verdict-broken = neodpovídá své pečeti
panel-verdict-changed = má jinou pečeť, než jaká byla ukázána před rozdáním
panel-verdict-open = nelze ověřit: balíček není zveřejněn
panel-proof = Co to dokazuje?
panel-proof-how = Pečeť je SHA-256 soli, mezery a balíčku v pořadí rozdávání. Nikdo nenajde jiný balíček se stejnou pečetí a bez soli z ní nikdo balíček neuhodne.
panel-proof-what = Pokud balíčky odpovídají pečetím, které vidíš, byla každá karta daná dřív, než se rozdala první: ať kdo udělal cokoli, na dalších kartách to nic nezměnilo.
panel-proof-not = Nedokazuje to, že byl balíček zamíchán dobře. Míchá se náhodou operačního systému.

panel-language = Jazyk
panel-theme = Světlo
panel-theme-auto = podle systému
panel-theme-light = světlé
panel-theme-dark = tmavé
panel-palette = Barvy karet
panel-palette-four = jako na kartách
panel-palette-distinct = dobře rozlišitelné
panel-speed = Rychlost karet
panel-speed-slow = pomalá
panel-speed-normal = střední
panel-speed-fast = rychlá
panel-sounds = Zvuky
panel-volume = Hlasitost
panel-show-value = Hodnota listu
panel-show-value-how = Ukazuje, kolik má tvůj list.
panel-ask-first = Ptát se znovu
panel-ask-first-how = Před tím, co nejde vzít zpět.
panel-auto = Hrát samo
panel-auto-how = Když je možný jen jediný tah.
panel-notices = Upozornění
panel-notices-how = Řekne ti, že jsi na řadě, když se díváš jinam.
panel-notices-denied = Prohlížeč to nedovoluje: změň to v jeho nastavení této stránky.
panel-privacy = Co se ukládá
panel-keys = Klávesy

panel-replay-title = { $game }: partie { $match }, rozdání { $deal }
panel-replay-none = Toto rozdání nejde ukázat
panel-replay-deals = Jiná rozdání
panel-replay-before = Předchozí rozdání
panel-replay-after = Další rozdání
panel-replay-controls = Přehrávání
panel-replay-step = Krok { $n } z { $most }
panel-replay-first = Na začátek
panel-replay-back = O krok zpět
panel-replay-play = Přehrát
panel-replay-stop = Zastavit
panel-replay-forth = O krok dál
panel-replay-last = Na konec
panel-replay-speed = Rychlost
panel-replay-share = Sdílet tento okamžik
panel-replay-open = Partie skončila: všechny karty jsou vidět.
panel-replay-seen = Partie ještě běží: tady je vidět jen to, co bylo vidět při hře.
panel-replay-moments = Co se stalo
panel-replay-mine = jen moje rozhodnutí
