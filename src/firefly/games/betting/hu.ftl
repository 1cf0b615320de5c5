# Tétes fájer: hivos és talon.

preset-hivos = Hívós fájer
    .about = Licit a csere előtt és után; három egyforma 30,5-öt ér, és egyenlőségnél az osztó nyer.
preset-talon = Talonos fájer
    .about = A klasszikus játék: alaptét még a lapok megnézése előtt, egyetlen javító csere a talonból, előtte és utána licit.

betting-option-three_aces = Három ász
    .help = A három ász a legerősebb lap a játékban, vagy csak a legjobb három egyforma, a tűz alatt.
betting-option-three_aces-above_31 = 31 fölött
betting-option-three_aces-below_31 = 31 alatt
betting-option-trips = Három egyforma
    .help = Mennyit ér három egyforma; akárhogy is, az egyszínű 30 fölött és a 31 alatt áll.
betting-option-trips-30_5 = 30,5
betting-option-trips-30 = 30
betting-option-twenty_one = Huszonegy
    .help = Melyik lap ad 21-et a színe ászával: bármelyik tízpontos, vagy csak a tízes.
betting-option-twenty_one-any_ten = bármelyik tízpontos
betting-option-twenty_one-ten_only = csak a tízes
betting-option-direction = Irány
    .help = Merre megy körbe a játék az asztalnál.
betting-option-direction-right = jobbra
betting-option-direction-left = balra
betting-option-ante = Alaptét
    .help = Hány zsetonba kerül részt venni egy leosztásban.
betting-option-ante_when = Az alaptét ideje
    .help = Mindenki beteszi, még mielőtt megnézné a lapjait, vagy csak az, aki a lapok ismeretében beszáll.
betting-option-ante_when-after_look = a lapok megnézése után
betting-option-ante_when-before_look = a lapok megnézése előtt
betting-option-bidding = Licit
    .help = Körbe-körbe, amíg mindenki meg nem adta az utolsó emelést, vagy oda-vissza a soron, mint a ferbliben.
betting-option-bidding-circular = körbe
betting-option-bidding-ferbli = oda-vissza, ferblisen
betting-option-raise_cap = Az emelés határa
    .help = Legfeljebb ennyi zsetonnal lehet egyszerre emelni; 0 esetén nincs határ.
betting-option-max_raises = Emelések egy licitben
    .help = Hányszor lehet egy licitben emelni; 0 esetén nincs határ.
betting-option-majzli = Majzli
    .help = Ki játszhat vakon, hogy aztán három lapot felvegyen a talonból: az osztó, a kezdő vagy senki.
betting-option-majzli-dealer = az osztó
betting-option-majzli-eldest = a kezdő
betting-option-majzli-off = senki
betting-option-exchange_laps = Cserekörök
    .help = Hány körből áll a csere; 0 esetén addig tart, amíg van, aki cserél.
betting-option-dealer_wins_ties = Az osztó előnye
    .help = Viszi-e az osztó a bankot, ha a lapja ugyanannyit ér, mint a legjobb.
betting-option-reveal = Terítés
    .help = Mindenki megmutatja a lapját, vagy csak az, akié az addig megmutatottak elől elvisz egy potot.
betting-option-reveal-all = mindenki mutat
betting-option-reveal-as_needed = csak akinek kell
betting-option-stack = Kezdő zsetonok
    .help = Hány zsetonnal kezd mindenki, ha az asztal mást nem mond.
betting-option-max_deals = Leosztások
    .help = Ennyi leosztás után az nyert, akinek a legtöbb zsetonja van; 0 esetén addig tart a játszma, amíg valakinél össze nem gyűlik az összes.

betting-prompt-looking = Megnézed a lapjaidat, vagy vakon játszol (majzli)?
betting-prompt-joining = Beszállsz, vagy kimaradsz?
betting-prompt-bets = Passzolsz, vagy hívsz?
betting-prompt-owed = { $n ->
    [one] Egy zsetont kell megadnod. Mit teszel?
   *[other] { $n } zsetont kell megadnod. Mit teszel?
 }
betting-prompt-take = Vegyél fel hármat a talon négy lapjából.
betting-prompt-exchange = Javítasz egy cserével, vagy maradsz?

betting-button-look = Megnézem
betting-button-majzli = Majzli (vakon játszom)
betting-button-in = Beszállok
betting-button-out = Kimaradok
betting-button-check = Passzolok (check)
betting-button-call = Megadom: { $n } zseton
betting-button-raise = { $owed ->
    [0] Hívok: { $n } zseton
   *[other] Megadok { $owed } zsetont, és { $n } zsetonnal emelek
 }
betting-button-fold = Bedobom
betting-button-stand = Maradok
betting-button-take = Felveszem { GERMAN($cards, form: "the-acc") } ({ VALUE($value, form: "becomes") })
betting-button-swap = Cserélek: { GERMAN($own, form: "the-acc") } { GERMAN($talon, form: "the-onto") } ({ VALUE($value, form: "becomes") })

betting-log-antes = Mindenki beteszi az alaptétet: { $n } zseton van a bankban.
betting-log-look = { $player } megnézi a lapjait.
betting-log-majzli = { $player } majzlit mond: vakon játszik.
betting-log-in = { $n ->
    [0] { $player } beszáll.
   *[other] { $player } beszáll, és betesz { $n } zsetont.
 }
betting-log-out = { $player } kimarad.
betting-log-last-in = Mindenki más kimaradt: { $player } kérdés nélkül benne van.
betting-log-check = { $player } passzol.
betting-log-call = { $player } megadja, betesz { $n } zsetont.
betting-log-raise = { $player } { $n } zsetonnal emel.
betting-log-all-in = { $player } all-in van.
betting-log-fold = { $player } bedobja a lapjait.
betting-log-stand = { $player } marad.
betting-log-talon = Felfordul a talon: { GERMAN($cards) }.
betting-log-take = { $player } felveszi { GERMAN($cards, form: "the-acc") }, és otthagyja { GERMAN($given, form: "the-acc") }.
betting-log-swap = { $player } { GERMAN($own, form: "the-acc") } { GERMAN($talon, form: "the-onto") } cseréli.
betting-log-alone = { $player } egyedül maradt, és mutatás nélkül elvisz { $n } zsetont.
betting-log-shows = { $player } terít: { $hand }.
betting-log-concedes = { $player } mutatás nélkül feladja.
betting-log-tie = Egyenlőségnél az osztó nyer.
betting-log-takes = { $player } elvisz { $n } zsetont.
betting-log-broke = { $player } kifogyott a zsetonból.
betting-log-wins = Vége a játszmának: { $player } nyert, { $n } zsetonja van.

betting-why-looking = Előbb döntsd el: megnézed a lapjaidat, vagy majzlit mondasz.
betting-why-joining = Most a beszállásról döntesz: beszállsz, vagy kimaradsz.
betting-why-bets = Most licit van: passzolsz, megadod, emelsz, vagy bedobod.
betting-why-take = Most az vesz fel három lapot a talonból, aki majzlit mondott.
betting-why-exchange = Most csere van: kicserélsz egy lapot, vagy maradsz.
betting-why-take-three = Három lapot egyszerre csak az cserélhet, aki majzlit mondott.
betting-why-check = { $n ->
    [one] Nem passzolhatsz, egy zsetont kell megadnod.
   *[other] Nem passzolhatsz, { $n } zsetont kell megadnod.
 }
betting-why-nothing-owed = Nincs mit megadnod.
betting-why-hold = Aki majzlit mondott, az az első licitben minden tétet köteles tartani.
betting-why-not-talon = Nincs a talonban a { GERMAN($card) }.
betting-why-no-better = Ettől nem lenne erősebb a lapod: csak úgy cserélhetsz, ha javítasz vele.
betting-why-weaker = { VALUE($new, form: "is") ->
    [nothing] Ezzel { VALUE($old) } helyett semmit sem érne a lapod: csak úgy cserélhetsz, ha javítasz vele.
   *[something] Ezzel { VALUE($old, form: "from") } { VALUE($new, form: "to") } romlana a lapod: csak úgy cserélhetsz, ha javítasz vele.
 }
betting-why-raise-majzli = Aki majzlit mondott, az az első licitben nem emelhet: csak passzolhat, vagy megadhatja a tétet.
betting-why-raise-broke = Nem emelhetsz: a tét megadására elmegy minden zsetonod.
betting-why-raise-nobody = Nem emelhetsz: senki másnak sincs már zsetonja a licithez.
betting-why-raise-often = { $n ->
    [one] Itt egy licitben csak egyszer lehet emelni.
   *[other] Itt egy licitben legfeljebb { $n } emelés lehet.
 }
betting-why-raise-ferbli = Az oda-vissza licitben csak a menet utolsó játékosa emelhet, az első menetben pedig az is, aki elsőnek szólal meg.
betting-why-raise-zero = { $most ->
    [one] Csak 1 zsetonnal emelhetsz.
   *[other] Legalább 1, legfeljebb { $most } zsetonnal emelhetsz.
 }
betting-why-raise-cap = { $n ->
    [one] Itt egyszerre csak 1 zsetonnal lehet emelni.
   *[other] Itt egyszerre legfeljebb { $n } zsetonnal lehet emelni.
 }
betting-why-raise-left = A tét megadása után legfeljebb { $n } zsetonnal emelhetsz.

betting-returns = Nyert zseton leosztásonként:
betting-tally = Érték
betting-tally-dealt = osztva
betting-tally-shown = terítve
betting-tally-won = ebből nyert
