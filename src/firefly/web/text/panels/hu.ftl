# Ami a böngészőben az asztal körül van.

panel-bar = Az asztal körül
panel-menu = Menü: szabályok, pontok, beállítások
panel-close = Bezárás
panel-no = Nem
panel-copy = Másolás
panel-copied = Kimásolva.
panel-share = Megosztás
panel-qr = A link QR-kódja
panel-loading = Egy pillanat …
panel-to-table = Az asztalhoz
panel-trouble-network = A szerver nem érhető el.
panel-trouble-server = A szerver hibát jelez: { $n }.
panel-tab-people = Játékosok
panel-tab-talk = Beszélgetés
panel-tab-rules = Szabályok
panel-tab-scores = Eredmények
panel-tab-shuffle = Tiszta keverés
panel-tab-settings = Beállítások
panel-unread = { $n ->
    [one] Egy új üzenet
   *[other] { $n } új üzenet
 }

panel-join = Ülj le te is
panel-name = A neved
panel-seat-wish = Hely
panel-seat-any = bármelyik szabad hely
panel-seat = { $n }. hely
panel-seat-bot = { $n }. hely (most { $name } nevű gép ül ott)
panel-sit = Leülök
panel-locked = Az asztal zárva van: új játékos nem ülhet le.
panel-full = Minden hely foglalt.
panel-watching = Nézőként vagy itt.
panel-spectators-hidden = A nézők nem látják a rejtett lapokat.
panel-spectators-later = A nézők egy leosztással később minden lapot látnak.
panel-spectators-open = A nézők minden lapot azonnal látnak.
panel-waits-for-host = { $name } a házigazda, ő indítja a játszmát.
panel-invite = Meghívás
panel-invite-how = Küldd el a linket, vagy olvastasd be a kódot. Aki megnyitja, leülhet vagy nézheti a játékot.
panel-link = Az asztal linkje
panel-link-hint = Minden hely foglalt; a linkkel nézni lehet.
panel-seats = Helyek
panel-watchers = { $n ->
    [0] Nincs néző.
    [one] Egy néző van.
   *[other] { $n } néző van.
 }
panel-empty = szabad
panel-bot-thumb = józan eszű gép
panel-bot-random = véletlenül játszó gép
panel-bot-for = most gép játszik ({ $bot })
panel-sits-out = kihagyja
panel-gone = nincs kapcsolatban
panel-you = te
panel-here = az asztalnál
panel-host = házigazda
panel-muted = elnémítva
panel-bot = Gép
panel-bot-kind = Milyen gép
panel-bot-here = Gép erre a helyre: { $n }.
panel-more = Továbbiak: { $name }
panel-mute = Elnémítom
panel-unmute = Hallani akarom
panel-bot-instead = Játsszon gép helyette
panel-hand-over = Legyen ő a házigazda
panel-hand-over-ask = Helyetted { $name } lesz a házigazda. Mehet?
panel-remove = Felállítom
panel-remove-ask = { $name } elveszíti a helyét. Mehet?
panel-ban = Felállítom és kitiltom
panel-ban-ask = { $name } elveszíti a helyét, és nem is jöhet vissza ehhez az asztalhoz. Mehet?

panel-own = A te helyed
panel-bot-plays = Most gép játszik helyetted.
panel-take-back = Visszaveszem a helyemet
panel-away = Most kihagyod a leosztásokat.
panel-come-back = Visszajövök
panel-let-bot = Játsszon helyettem gép
panel-sit-out = Kihagyok
panel-buy = Zsetont veszek, hogy { $n } legyen
panel-leave = Felállok az asztaltól
panel-leave-ask = Felszabadul a helyed. Felállsz?
panel-leave-ask-running = Gép játszik tovább helyetted, és a hely többé nem a tiéd. Felállsz?
panel-device = Folytatás másik eszközön
panel-device-how = Nyisd meg ezt a linket a másik eszközön, és ott vagy a helyeden.
panel-device-secret = Tartsd titokban: akinél ez a link van, az helyetted játszik.
panel-device-link = A helyed titkos linkje

panel-hosting = Házigazda
panel-start = Indulhat a játszma
panel-rematch = Visszavágó
panel-rematch-how = Mindenki marad, aki az asztalnál van.
panel-fill = { $n ->
    [one] Gépet a szabad helyre
   *[other] Gépeket minden szabad helyre ({ $n })
 }
panel-too-few = { $n ->
    [one] Még egy játékos kell.
   *[other] Még { $n } játékos kell.
 }
panel-start-empty = { $n ->
    [one] Egy hely üresen marad.
   *[other] { $n } hely üresen marad.
 }
panel-pause = Szünet
panel-resume = Folytatás
panel-last = Utolsó leosztás bejelentése
panel-last-ask = Ez lesz a játszma utolsó leosztása. Bejelented?
panel-is-last = Ez a játszma utolsó leosztása.
panel-end = A játszma befejezése
panel-end-ask = Nem lesz több leosztás. Befejezed a játszmát?
panel-lock = Asztal lezárása
panel-unlock = Asztal megnyitása
panel-chat-on = Szabad beszélgetés be
panel-chat-off = Szabad beszélgetés ki

panel-rules-page = A teljes szabályok
panel-read-rules = Az asztal szabályai
panel-this-table = Ez az asztal
panel-seconds = { $n } mp
panel-minutes = { $n } perc
panel-clock-none = Nincs óra: mindenki ráér.
panel-clock-turn = Óra: { $time } döntésenként.
panel-clock-bank = Óra: { $time } a játszmára, és minden döntéssel még { $n } mp.
panel-length-none = A játszma addig tart, amíg valaki nem nyer.
panel-length-deals = { $n ->
    [one] A játszma egy leosztás után véget ér.
   *[other] A játszma { $n } leosztás után véget ér.
 }
panel-length-minutes = { $n ->
    [one] Egy perc után már csak a megkezdett leosztás jön.
   *[other] { $n } perc után már csak a megkezdett leosztás jön.
 }
panel-open = Az asztal benne van az asztalok listájában.
panel-by-link = Csak az találja meg az asztalt, akinél megvan a link.
panel-options = Házi szabályok
panel-changed = { $n ->
    [0] Minden úgy van, ahogy ebben a játékban szokás.
    [one] Egy szabály eltér a szokásostól.
   *[other] { $n } szabály eltér a szokásostól.
 }
panel-house = házi szabály
panel-usually = máskor: { $value }

panel-talk-log = Ami elhangzott
panel-talk-none = Még senki sem szólt.
panel-talk-muted = { $n ->
    [one] Egy játékost elnémítottál.
   *[other] { $n } játékost elnémítottál.
 }
panel-talk-watching = Csak az beszélhet, aki az asztalnál ül.
panel-chat-is-off = A házigazda kikapcsolta a szabad beszélgetést.
panel-say = Küldés
panel-say-label = Írj valamit
panel-phrases = Kész mondatok
panel-emotes = Hangulatjelek
panel-emote-1 = vidám
panel-emote-2 = nevet
panel-emote-3 = laza
panel-emote-4 = gondolkodik
panel-emote-5 = meglepett
panel-emote-6 = szomorú
panel-emote-7 = mérges
panel-emote-8 = ez az
panel-emote-9 = taps
panel-emote-10 = tűz
panel-emote-11 = szerencselóhere
panel-emote-12 = sör

panel-scores-none = Még nem ért véget leosztás.
panel-scores-betting = Hogyan változtak a zsetonok leosztásonként
panel-scores-elimination = Hogyan változtak az érmék leosztásonként
panel-scores-tricks = Hogyan változtak a pontszámok leosztásonként
panel-evening = Az este
panel-player = Játékos
panel-won = Nyert
panel-played = Játszott
panel-match = { $n }. játszma
panel-match-won = { $name } nyert.
panel-deal = Leosztás
panel-standing = Állás
panel-look-back = A leosztás visszanézése: { $n }
panel-look-back-how = A leosztás számára kattintva visszanézheted.
panel-record = A jegyzőkönyv letöltése
panel-record-seen = Amíg tart a játszma, a jegyzőkönyvben csak az van, amit te is láttál.

panel-seal-what = A szerver minden leosztás előtt lepecsételi a paklit: megmutat egy számot, amelyet a megkevert lapokból és egy titkos sóból számolt ki. A játszma végén a só és a paklik is nyilvánosak, és bárki ellenőrizheti, hogy egyetlen lap sem változott.
panel-seal = A leosztás pecsétje: { $n }.
panel-seal-kept = A böngésző megjegyzi a látott pecséteket.
panel-seal-none = A következő leosztásnak lesz pecsétje.
panel-verify = Ellenőrzés
panel-verify-later = A paklik a játszma végén lesznek nyilvánosak.
panel-verify-https = A böngészők csak https-en át kapott oldalon végzik el az ellenőrzést. Töltsd le a jegyzőkönyvet, és ellenőrizd a lenti paranccsal.
panel-verify-now = Minden pakli ellenőrzése
panel-verify-empty = A jegyzőkönyvben nincs befejezett leosztás.
panel-verify-good = { $n ->
    [one] Az egyetlen leosztás paklija illik a pecsétjéhez.
   *[other] { $n } leosztás, és mindegyik paklija illik a pecsétjéhez.
 }
panel-verify-witnessed = { $n ->
    [0] Ez a böngésző egyik pecsétet sem látta a leosztás előtt.
    [one] Egy pecsétet ez a böngésző is látott a leosztás előtt, és ugyanaz.
   *[other] { $n } pecsétet ez a böngésző is látott a leosztás előtt, és ugyanazok.
 }
panel-verify-bad = { $n ->
    [one] Egy leosztás nem illik a pecsétjéhez!
   *[other] { $n } leosztás nem illik a pecsétjéhez!
 }
panel-verdict-seen = illik a leosztás előtt mutatott pecséthez
panel-verdict-good = illik a pecsétjéhez, amelyet ez a böngésző előtte nem látott
panel-verdict-broken = nem illik a pecsétjéhez
panel-verdict-changed = más a pecsétje, mint amit a leosztás előtt mutattak
panel-verdict-open = nem ellenőrizhető: a pakli nem nyilvános
panel-proof = Mit bizonyít ez?
panel-proof-how = A pecsét a sónak, egy szóköznek és az osztás sorrendjében leírt paklinak a SHA-256 értéke. Senki sem talál másik paklit ugyanezzel a pecséttel, és a só nélkül senki sem találja ki belőle a paklit.
panel-proof-what = Ha a paklik illenek a látott pecsétekhez, akkor minden lap eldőlt, mielőtt az elsőt kiosztották volna: akárki akármit tett, azon már nem változtatott, hogy mi jön.
panel-proof-not = Azt nem bizonyítja, hogy a paklit jól keverték meg. A keveréshez az operációs rendszer véletlene szolgál.

panel-language = Nyelv
panel-theme = Világosság
panel-theme-auto = mint a rendszer
panel-theme-light = világos
panel-theme-dark = sötét
panel-palette = A színek
panel-palette-four = mint a paklin
panel-palette-distinct = könnyen megkülönböztethető
panel-speed = A lapok sebessége
panel-speed-slow = lassú
panel-speed-normal = közepes
panel-speed-fast = gyors
panel-sounds = Hangok
panel-volume = Hangerő
panel-show-value = A lapod értéke
panel-show-value-how = Megmutatja, mennyit ér a lapod.
panel-ask-first = Kérdezzen rá
panel-ask-first-how = Mielőtt olyat lépsz, amit nem lehet visszavenni.
panel-auto = Lépjen magától
panel-auto-how = Ha csak egyet lehet lépni.
panel-notices = Értesítések
panel-notices-how = Szól, ha te jössz, és épp mást nézel.
panel-notices-denied = A böngésző nem engedi: az oldal beállításainál változtathatod meg.
panel-privacy = Mit tárolunk
panel-keys = Billentyűk

panel-replay-title = { $game }: { $match }. játszma, { $deal }. leosztás
panel-replay-none = Ez a leosztás nem nézhető meg
panel-replay-deals = Más leosztások
panel-replay-before = Előző leosztás
panel-replay-after = Következő leosztás
panel-replay-controls = Visszajátszás
panel-replay-step = { $n }. lépés, összesen { $most }
panel-replay-first = Az elejére
panel-replay-back = Egy lépés vissza
panel-replay-play = Lejátszás
panel-replay-stop = Megállás
panel-replay-forth = Egy lépés előre
panel-replay-last = A végére
panel-replay-speed = Sebesség
panel-replay-share = A pillanat megosztása
panel-replay-open = A játszmának vége: minden lap látható.
panel-replay-seen = A játszma még tart: itt azt látod, amit a leosztásban is láttál.
panel-replay-moments = Mi történt
panel-replay-mine = csak az én döntéseim
