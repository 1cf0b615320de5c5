# Az asztal a böngészőben: mi van rajta, mit lehet tenni, mi történt.

table-board = Az asztal
table-players = Játékosok
table-own-seat = A te helyed
table-own-hand = A lapjaid
table-hand-of = { $player } lapjai
table-empty-seat = szabad
table-in-turn = ő jön
table-card-german = { GERMAN($card) }
table-card-french = { FRENCH($card) }
table-hidden-card = fedett lap
table-hidden-cards = { $n ->
    [one] egy fedett lap
   *[other] { $n } fedett lap
 }
table-no-cards = nincs lapja
table-no-hand = Most nincs lapod.
table-value = { VALUE($value) }
table-hand-value = A lapod értéke: { VALUE($value) }
table-standing-elimination = { $n ->
    [0] nincs érméje
   *[other] { $n } érme
 }
table-standing-betting = { $n ->
    [0] nincs zsetonja
   *[other] { $n } zseton
 }
table-standing-tricks = { $n } pont van hátra
table-bet = tét: { $n }
table-won = kap: { $n }
table-clock = Hátralévő idő: { $time }
table-dealer = Osztó
table-tricks = { $n } ütés
table-badge-out = nem játszik
table-badge-laid = terített
table-badge-gone = mehet
table-badge-majzli = majzli
table-badge-all-in = all-in
table-badge-away = kimarad
table-badge-ready = kész
table-badge-lost = nincs vonalban
table-badge-bot = bot
table-common-elimination = Közös lapok
table-common-betting = Talon
table-trick = Ütés
table-played = { $player }: { $card }
table-pot-elimination = { $n ->
    [0] A kassza üres
   *[other] A kasszában { $n } érme van
 }
table-pot-betting = { $n ->
    [0] A bank üres
   *[other] A bankban { $n } zseton van
 }
table-trump-c = Treff az adu: { FRENCH($card) }
table-trump-d = Káró az adu: { FRENCH($card) }
table-trump-h = Kőr az adu: { FRENCH($card) }
table-trump-s = Pikk az adu: { FRENCH($card) }

table-actions = Amit tehetsz
table-ahead = Előre kérem
table-act-keep = Megtartom
table-act-expose = Kiteszem
table-act-go = Mehet
table-act-lay = Passz (terítek)
table-act-in = Beszállok
table-act-out = Kimaradok
table-act-check = Passzolok
table-act-call = Megadom
table-act-fold = Bedobom
table-act-stand = Maradok
table-act-stay = Maradok
table-act-take = Felveszem
table-act-draw = { $n } lapot cserélek
table-pick-draw = { $n } lapot cserélek
table-pick-take = { $n ->
    [3] Felveszem ezt a hármat
   *[other] Hármat felveszek ({ $n }/{ $most })
 }
table-raise = Emelek: { $n }
table-raise-open = Emelek …
table-back = Vissza
table-raise-how = Mennyivel emelsz
table-raise-least = min. { $n }
table-raise-half = ½ bank { $n }
table-raise-pot = bank { $n }
table-raise-most = max. { $n }
table-less = Eggyel kevesebb
table-more = Eggyel több
table-sure = Biztos vagy benne?
table-no = Nem, még nem
table-plan-swap = { $own } helyett { $other }
table-plan-play = { $card }
table-planned = Ha te jössz: { $action }
table-plan-off = Mégsem
table-plan-dropped = Amit előre kértél, most már nem lehet.

table-did-look = megnézi
table-did-majzli = majzli!
table-did-in = beszáll
table-did-out = kimarad
table-did-check = passzol
table-did-call = megadja
table-did-raise = { $n } zsetonnal emel
table-did-fold = bedobja
table-did-stand = marad
table-did-stay = marad
table-did-stop = Kész!
table-did-draw = { $n } lapot cserél
table-did-keep = megtartja
table-did-expose = kiteszi
table-did-take = felveszi
table-did-swap = cserél
table-did-go = mehet
table-did-lay = passz!

table-your-turn = Te jössz
table-title-turn = ● Te jössz – { $game }
table-waits-for = { $player } jön.
table-waiting = Még nem kezdődött el a játszma.
table-paused = A házigazda szünetet tart.
table-deal = { $n }. leosztás
table-previous = A(z) { $n }. leosztás lapjai
table-deal-over = Vége a leosztásnak
table-match-over = Vége a játszmának
table-winner = { $player } nyert!
table-next-deal = Következő leosztás
table-waits = Várunk a többiekre
table-next-in = { $n ->
    [0] Mindjárt folytatódik.
   *[other] { $n } másodperc múlva folytatódik.
 }
table-rematch = Visszavágó
table-replay = Visszanézem
table-lobby = A többi asztalhoz
table-log = Ami eddig történt

table-loading = Terítjük az asztalt …
table-lost = Megszakadt a kapcsolat. Magától helyreáll.
table-none = Itt nincs asztal
table-no-answer = A szerver nem válaszol. Semmi sem történt.

table-keys = Billentyűk
table-close = Bezárom
table-key-hand = egy lap a kezedből
table-key-table = egy lap az asztalról
table-key-along = tovább a következő lapra
table-key-between = az asztal és a kezed között
table-key-enter = a lap kiválasztása, a gomb megnyomása
table-key-actions = a lépések; a betű ott áll a gombokon
table-key-next = következő leosztás
table-key-log = ami eddig történt
table-key-escape = a választás visszavonása
table-key-help = ez a súgó
