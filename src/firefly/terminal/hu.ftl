# Az asztal a terminálban. Egy sor legfeljebb 80 oszlop: az oszlopfejek és a megjegyzések rövidek.

# Kérdések a játszma előtt.
terminal-ask-game = Melyik játékot játsszátok?
terminal-ask-seats = Hányan ültök az asztalnál ({ $least }–{ $most })?
terminal-ask-people = Hányan játszotok ennél a billentyűzetnél?
terminal-ask-name = Hogy hívnak?
terminal-ask-name-of = { $n }. játékos neve?
terminal-ask-deals = Hány leosztás után érjen véget a játszma (0: amíg minden zseton egy kézbe nem kerül)?
terminal-answer-number = Írj be egy számot { $least } és { $most } között!
terminal-bot-names = Anna Béla Csilla Dénes Emil Flóra Gábor Hanna Imre
terminal-player = { $n }. játékos
terminal-bots = { $n ->
    [0] Gép nem játszik.
   *[other] A gép játszik { $n } helyen: { $names }.
 }

# Az asztal feje: a játék, a leosztás, az osztó; jobbra, amit a játék hozzátesz.
terminal-head = { $title } · { $n }. leosztás · { $player } oszt
terminal-head-of = { $title } · { $n }. leosztás ({ $most } lesz) · { $player } oszt
terminal-pot = bank: { $n }
terminal-pot-coins = kassza: { $n }
terminal-trump = adu: { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
 }

# A helyek oszlopai és a sorok végén álló megjegyzések.
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
terminal-note-stayed = marad

# Nevek a kis lapokon: „makk VII”, „piros Ász”.
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
terminal-common = Középen: { VALUE($value) }
terminal-talon = Talon
terminal-hand = A lapjaid
terminal-hand-worth = A lapod: { $hand }
terminal-hand-unseen = A lapjaid, még csukva
terminal-trick = { $n }. ütés
terminal-trick-last = Az utolsó ütés
terminal-turned = Aduszín

# Egy forduló.
terminal-turn = { $player }, te jössz.
terminal-swap-row = { $card } helyett:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Emelek, legfeljebb { $most } zsetonnal
   *[other] Megadok { $owed } zsetont, és emelek, legfeljebb { $most } zsetonnal
 }
terminal-draw-choice = Lapot cserélek
terminal-hint = Egy szám, vagy kiírva: { $example }. Azonkívül: { $words }
terminal-words = ? súgó, szabályok, napló, kilép
terminal-ask-size = Mennyivel emelsz (1–{ $most })?
terminal-ask-cards = Melyik lapjaidat cseréled ki? Írd be őket, például így: { $example }; az Enter visszavisz.
terminal-no-choice = { $most ->
    [1] Itt nincs { $n } számú választás: csak egy van, az 1.
   *[other] Itt nincs { $n } számú választás: 1 és { $most } között vannak.
 }

# Szavak, amelyek az angolokon kívül beírhatók, szóközzel elválasztva.
terminal-word-help = súgó segítség
terminal-word-rules = szabályok szabály
terminal-word-log = napló
terminal-word-quit = kilép kilépés q
terminal-word-end = végig
terminal-word-yes = igen i
terminal-word-no = nem n

# Többen egy billentyűzetnél.
terminal-hide = Enter: elrejtjük a lapjaidat.
terminal-curtain = { $player } következik: add át neki a billentyűzetet!
terminal-curtain-enter = { $player }, nyomj Entert, ha senki más nem látja a képernyőt!
terminal-since = Azóta, hogy utoljára te jöttél:

# Leosztások között és a végén.
terminal-next-deal = Enter: jöhet a következő leosztás.
terminal-watch = Már csak a gép játszik. Enter: a következő leosztás; végig: a játszma a végéig; kilép: vége.
terminal-more = Enter: tovább; q: elég.
terminal-save = Elmentsük a játszmát? Írj be egy fájlnevet; az Enter a felkínáltat fogadja el, a nem nem ment semmit.
terminal-exists = Már van ilyen fájl: { $file }. Felülírjuk (igen vagy nem)?
terminal-saved = Elmentve: { $file }
terminal-unwritable = A fájl nem írható ({ $file }): { $detail }
terminal-save-exists = Már van ilyen fájl: { $file }
terminal-too-many-people = { $people } ember nem fér el { $seats } helyen.
terminal-bye = Viszlát!

# Súgó.
terminal-help-typing =
    Írd be a választás számát, vagy magát a lépést úgy, ahogy a menü jobb szélén áll. Az Enter
    egymagában újra kirajzolja az asztalt. Visszavonás nincs.

    szabályok: az asztal házi szabályai; napló: mi történt ebben a leosztásban; kilép: felállsz az
    asztaltól, és a játszmát elmentheted.
terminal-help-german =
    Egy lapot a rangjával (7 8 9 T J Q K A; T a tízes, J az alsó, Q a felső, K a király, A az ász) és
    a színe betűjével írunk: c makk, d tök, h piros, s zöld. Minden lap bal felső sarkában ott a jele.
terminal-help-french =
    Egy lapot a rangjával (2–9, T J Q K A; T a tízes, J a bubi, Q a dáma, K a király, A az ász) és a
    színe betűjével írunk: c treff, d káró, h kőr, s pikk. Minden lap bal felső sarkában ott a jele.
terminal-help-values = Mennyit ér három lap, a legjobbtól lefelé:
terminal-value-three-aces = három ász
terminal-value-three-aces-below = három ász, a legjobb a három egyforma közül
terminal-value-fire = tűz: az ász és két tízpontos lap egy színből
terminal-value-trips = három egyforma, a 31 alatt és az egyszínű 30 fölött
terminal-value-suited = három lap egy színből, összeadva: a 7, 8, 9 annyi, amennyi, az ász 11, minden más 10
terminal-value-two-aces = két ász és bármilyen harmadik lap
terminal-value-any-ten = egy ász és egy tízpontos lap (X, Alsó, Felső, Király) a saját színéből
terminal-value-ten-only = egy ász és a tízes a saját színéből
terminal-value-nothing = minden más
terminal-help-ranks = A lapok sorrendje, a legerősebbtől: { $ranks }. Bármelyik adu üti a többi színt.

terminal-game-elimination =
    Mindenkinek { $coins } érméje van. Kapsz három lapot, három másik pedig felfordítva középre kerül.
    Az osztó előbb megtartja a három lapját, vagy kiteszi őket középre, és három újat vesz fel.

    Sorra kerülve kicserélheted egy lapodat az egyik középsőre, felveheted mind a hármat, ha legalább
    21-et érnek, mondhatsz mehetet (kétszer egymás után nem), vagy passzolhatsz, vagyis kiterítheted a
    lapjaidat, ha legalább 21-et érnek.

    Ha valaki terített, mindenki más még egyszer sorra kerül, ekkor már nem szabad rontani, és ő is
    terít. A legkisebb lap befizet egy érmét; aki fizetne, de nincs miből, kiesik. Három ászt rögtön le
    kell teríteni, és mindenki más fizet. Aki utolsónak marad, viszi a kasszát.
terminal-game-betting =
    Kapsz három lapot, négy pedig csukva az asztalra kerül: ez a talon. { $ante_when ->
        [after_look] Megnézed a lapjaidat, és megmondod, beszállsz-e; ez az alaptétbe kerül.
       *[before_look] Mindenki beteszi az alaptétet, megnézi a lapjait, és megmondja, beszáll-e.
    } Aztán megy körbe a licit: passzolsz, megadod, emelsz vagy bedobod.

    Felfordul a talon, és egy lapodat kicserélheted az egyikre, ha ezzel javítasz. Még egy licit után a
    legjobb lap viszi a bankot; ha mindenki más bedobta, az utolsóé a bank, mutatás nélkül. { $majzli ->
        [dealer] Az osztó vakon is játszhat (majzli): akkor később a talonból vesz fel három lapot.
        [eldest] A kezdő vakon is játszhat (majzli): akkor később a talonból vesz fel három lapot.
       *[off] Ennél az asztalnál senki sem játszhat vakon.
    }
terminal-game-tricks =
    Mindenki { $start } ponttal indul, és meg akar szabadulni tőlük. Kapsz öt lapot, még egyet pedig
    felfordítanak: annak a színe az adu. Lapokat cserélhetsz újakra, maradhatsz azzal, amid van, vagy
    bedobod, és ezt a leosztást kihagyod. Aztán jön öt ütés: adj színt, ha tudsz; ha nem, adut; ha azt
    sem tudsz, dobj, amit akarsz. Minden ütéssel leírsz egy pontot. Aki bent maradt, és egyet sem ütött,
    öt pontot hozzáír.

    A légy a pikk ász: akinél van, nem dobhatja be a lapjait. Ha van ütése, még öt pontot leírhat, tízet,
    ha pikk az adu; ha nincs, tízet ír hozzá. Ha valaki az adu ászt hívja, a légy lecsaphat rá, és viszi
    az ütést.

    { $stop ->
        [automatic] Aki nullán áll, nyert.
       *[called] Aki nullán áll, és ő hívna, azt mondja: Kész!, és nyert.
    }

# `firefly replay`.
terminal-retell-players = Játékosok: { $names }
terminal-retell-rules = Házi szabályok: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = { $player } jön.
terminal-retell-open = A játszma folytatódik: még senki sem nyert.
terminal-retell-winner = { $player } nyert.
terminal-retell-step = Enter: tovább.
