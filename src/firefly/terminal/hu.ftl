# Az asztal a terminálban. Egy sor legfeljebb 80 oszlop: az oszlopok és a jegyzetek rövid szavak.

# Kérdések a játszma előtt.
terminal-ask-game = Melyik játék legyen?
terminal-ask-seats = Hány játékos legyen az asztalnál ({ $least }–{ $most })?
terminal-ask-people = Közülük hány ember játszik ennél a billentyűzetnél?
terminal-ask-name = Mi a neved?
terminal-ask-name-of = { $n }. játékos: mi a neved?
terminal-ask-deals = Hány leosztás után legyen vége (0: ha valakinél összegyűlt az összes zseton)?
terminal-answer-number = Írj be egy számot: legalább { $least }, legfeljebb { $most }.
terminal-bot-names = Anna Béla Csilla Dénes Emma Ferenc Gábor Hédi Imre
terminal-player = { $n }. játékos
terminal-bots = { $n ->
    [0] Bot nem játszik.
    [one] Egy bot játszik: { $names }.
   *[other] { $n } bot játszik: { $names }.
 }

# Az asztal feje: a játék, a leosztás, ki oszt; jobbra, amit a játék hozzátesz. A bank zsetonból van, a kassza érméből.
terminal-head = { $title } · { $n }. leosztás · { $player } oszt
terminal-head-of = { $title } · { $n }/{ $most }. leosztás · { $player } oszt
terminal-pot = bank: { $n }
terminal-pot-coins = kassza: { $n }
terminal-trump = adu: { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
 }

# A helyek oszlopai, és rövid jegyzetek a sorok végén. Kimaradt: ebből a leosztásból; kiesett: a játszmából.
terminal-column-coins = érme
terminal-column-chips = zseton
terminal-column-bet = tét
terminal-column-score = pont
terminal-column-tricks = ütés
terminal-column-cards = lapok
terminal-note-out = kimaradt
terminal-note-fallen = kiesett
terminal-note-folded = bedobta
terminal-note-gone = mehet
terminal-note-laid = terített: { VALUE($value) }
terminal-note-majzli = majzli
terminal-note-all-in = all-in
terminal-note-drawn = { $n } lapot cserélt
terminal-note-stayed = maradt

# Nevek a kis kártyákon; egy lap itt „makk VII” vagy „piros Ász”.
terminal-rank = { $rank ->
    [J] Alsó
    [Q] Felső
    [K] Király
   *[A] Ász
 }
terminal-suit-german = { $suit ->
    [c] makk
    [d] tök
    [h] piros
   *[s] zöld
 }
terminal-suit-french = { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
 }

# Feliratok a lapok fölött.
terminal-common = { VALUE($value, form: "is") ->
    [nothing] Közös lapok (értéktelenek)
   *[something] Közös lapok: { VALUE($value) }
 }
terminal-talon = Talon
terminal-hand = A lapjaid
terminal-hand-worth = A lapod: { $hand }
terminal-hand-unseen = A lapjaid, még csukva
terminal-trick = { $n }. ütés
terminal-trick-last = Legutóbbi ütés
terminal-turned = Felfordítva

# Ha te jössz.
terminal-turn = { $player }, te jössz.
terminal-swap-row = { $card } helyett:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Hívok: 1–{ $most } zseton
   *[other] Megadok { $owed } zsetont, és 1–{ $most } zsetonnal emelek
 }
terminal-draw-choice = Lapot cserélek
terminal-hint = Szám, vagy a lépés kiírva: { $example }. Vagy: { $words }
terminal-words = ? súgó, szabályok, napló, kilép
terminal-ask-size = Hány zsetonnal emelsz (1–{ $most })?
terminal-ask-cards = Melyik lapokat cseréled? Írd be őket, például így: { $example }; Enter: vissza.
terminal-no-choice = { $most ->
    [1] Nincs ilyen választás: { $n }. Egyetlenegy van, az 1.
   *[other] Nincs ilyen választás: { $n }. A számok 1 és { $most } között vannak.
 }

# Az angolokon kívül ezeket a szavakat is be lehet írni; szóköz választja el őket.
terminal-word-help = súgó segítség
terminal-word-rules = szabályok szabály
terminal-word-log = napló
terminal-word-quit = kilép kilépés q exit
terminal-word-end = végig
terminal-word-yes = igen i
terminal-word-no = nem n

# Többen egy billentyűzetnél.
terminal-hide = Nyomj Entert, hogy más ne lássa a lapjaidat.
terminal-curtain = { $player } jön: add át a billentyűzetet.
terminal-curtain-enter = { $player }: nyomj Entert, ha más már nem látja a képernyőt.
terminal-since = Mióta legutóbb te jöttél:

# Leosztások között és a végén.
terminal-next-deal = Nyomj Entert a következő leosztáshoz.
terminal-watch = Már csak botok játszanak. Enter: a következő leosztás, végig: le a végéig, kilép: elég volt.
terminal-more = Enter: tovább, q: elég.
terminal-save = Elmented a játszma jegyzőkönyvét? Írj be egy fájlnevet; Enter: a felajánlott, nem: nincs mentés.
terminal-exists = Már van ilyen fájl: { $file }. Felülírod (igen vagy nem)?
terminal-saved = Elmentve: { $file }
terminal-unwritable = Ebbe a fájlba nem lehet írni: { $file } ({ $detail })
terminal-save-exists = Már van ilyen fájl: { $file }.
terminal-too-many-people = { $people } emberhez csak { $seats } hely van.
terminal-bye = Viszlát!

# Súgó.
terminal-help-typing =
    Írd be egy választás számát, vagy magát a lépést, ahogy a menüben jobbra áll. Az Enter egymagában
    újra kirajzolja az asztalt. Lépést visszavonni nem lehet.

    A szabályok szóra az asztal házi szabályai jönnek, a napló szóra az, ami ebben a leosztásban eddig
    történt. A kilép szóval felállsz az asztaltól; a játszma jegyzőkönyvét utána elmentheted.
terminal-help-german =
    Egy lapot úgy írsz be, hogy előbb a rangja (7 8 9 T J Q K A; T a tízes, J az alsó, Q a felső, K a
    király, A az ász), aztán a színe betűje: c a makk, d a tök, h a piros, s a zöld. Minden lap kódja
    ott van a bal felső sarkában.
terminal-help-french =
    Egy lapot úgy írsz be, hogy előbb a rangja (2–9, T J Q K A; T a tízes, J a bubi, Q a dáma, K a
    király, A az ász), aztán a színe betűje: c a treff, d a káró, h a kőr, s a pikk. Minden lap kódja
    ott van a bal felső sarkában.
terminal-help-values = Mennyit ér három lap, a legjobbtól lefelé:
terminal-value-three-aces = három ász
terminal-value-three-aces-below = három ász, a legjobb három egyforma
terminal-value-fire = tűz: az ász és a színéből két tízpontos lap
terminal-value-trips = három egyforma, a 31 alatt és az egyszínű 30 fölött
terminal-value-suited = három egyszínű összege: 7–9 annyi, amennyi, az ász 11, a többi 10
terminal-value-two-aces = két ász és bármilyen harmadik lap
terminal-value-any-ten = egy ász és a színéből egy tízpontos (X, Alsó, Felső vagy Király)
terminal-value-ten-only = egy ász és a színéből a tízes
terminal-value-nothing = minden egyéb
terminal-help-ranks = A lapok sorrendje felülről lefelé: { $ranks }. Bármelyik adu üti a többi színt.

terminal-game-elimination =
    { $coins ->
        [one] Mindenkinek egy érméje van.
       *[other] Mindenkinek { $coins } érméje van.
    } Kapsz három lapot, három másik pedig felfordítva középre kerül: ezek a közös lapok.
    Az osztó előbb eldönti, hogy megtartja a három lapját, vagy kiteszi őket közösnek, és másik hármat
    kap.

    Aztán megy körbe: kicseréled egy lapodat egy közösre, felveszed mind a hármat, ha legalább 21-et
    érnek, mehetet mondasz (kétszer egymás után nem lehet), vagy passzolsz, azaz terítesz, ha a lapod
    legalább 21-et ér.

    Ha valaki terített, mindenki más még egyszer sorra kerül, és a végén ő is terít; ilyenkor a lapján
    már senki sem ronthat. Akinek a legkevesebbje van, befizet egy érmét; akinek fizetnie kellene, de
    nincs miből, kiesik. A három ászt azonnal le kell teríteni, és mindenki más fizet. Aki utolsónak
    marad, viszi a kasszát.
terminal-game-betting =
    Kapsz három lapot, négy másik pedig csukva az asztalra kerül: ez a talon. { $ante_when ->
        [after_look] Megnézed a lapjaidat, és megmondod, beszállsz-e; ha igen, beteszed az alaptétet.
       *[before_look] Mindenki beteszi az alaptétet, megnézi a lapjait, és megmondja, beszáll-e.
    } Aztán licit jön: passzolsz, megadod, emelsz, vagy bedobod.

    Felfordul a talon, és egy lapodat kicserélheted az egyikre, ha ezzel erősebb lesz a lapod. Még egy
    licit, és a legjobb lap viszi a bankot; ha mindenki más bedobta, mutatás nélkül viszi, aki egyedül
    maradt. { $majzli ->
        [dealer] Az osztó vakon is játszhat (majzli): ilyenkor később felvesz három lapot a talonból.
        [eldest] A kezdő vakon is játszhat (majzli): ilyenkor később felvesz három lapot a talonból.
       *[off] Ennél az asztalnál senki sem játszhat vakon.
    }
terminal-game-tricks =
    Mindenki { $start } ponttal indul, ezt kell leírnia. Kapsz öt lapot, még egyet pedig felfordítanak:
    annak a színe az adu. Lapokat cserélsz újakra, vagy maradsz azzal, amid van, vagy bedobod, és ezt a
    leosztást kihagyod. Aztán jön öt ütés: adj színt, ha tudsz; ha nem, adut; ha azt sem tudsz, dobj,
    amit akarsz. Minden ütéssel leírsz egy pontot. Ha bent maradtál, és egyet sem ütöttél, 5 pontot
    hozzá kell írnod.

    A légy a pikk ász: amíg nálad van, nem dobhatod be a lapjaidat. Ha van ütésed, miatta még 5 pontot
    leírsz, 10-et, ha pikk az adu; ha nincs, 10-et írsz hozzá. Ha valaki az adu ászt hívja, a légy
    rátehető, és viszi az ütést.

    { $stop ->
        [automatic] Aki 0-n áll, nyert.
       *[called] Ha 0-n állsz, és te hívsz, mondd, hogy kész, és nyertél.
    }

# `firefly replay`.
terminal-retell-players = Játékosok: { $names }
terminal-retell-rules = Házi szabályok: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = { $player } jön.
terminal-retell-open = Folytatódik a játszma: még senki sem nyert.
terminal-retell-winner = { $player } nyert.
terminal-retell-step = Nyomj Entert a folytatáshoz.

# `firefly join`.
terminal-join-name = A neved:
terminal-join-guest = Vendég
terminal-join-link = A helyed megvár: { $url }
