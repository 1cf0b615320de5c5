# Stůl v terminálu. Řádek má nejvýš 80 sloupců: záhlaví a poznámky jsou krátké.

# Otázky před partií.
terminal-ask-game = Kterou hru budete hrát?
terminal-ask-seats = Kolik hráčů sedí u stolu ({ $least } až { $most })?
terminal-ask-people = Kolik z nich jsou lidé u této klávesnice?
terminal-ask-name = Jak se jmenuješ?
terminal-ask-name-of = Jak se jmenuje { $n }. hráč?
terminal-ask-deals = Po kolika rozdáních partie skončí (0: až má všechny žetony jeden)?
terminal-answer-number = Napiš číslo od { $least } do { $most }.
terminal-bot-names = Adéla Bedřich Cyril Dana Emil Františka Gustav Hana Ivan
terminal-player = Hráč { $n }
terminal-bots = { $n ->
    [0] Počítač nehraje.
   *[other] Počítač hraje za: { $names }.
 }

# Záhlaví stolu: hra, rozdání, kdo rozdává; vpravo, co přidává hra.
terminal-head = { $title } · rozdání { $n } · { $player } rozdává
terminal-head-of = { $title } · rozdání { $n } z { $most } · { $player } rozdává
terminal-pot = bank: { $n }
terminal-pot-coins = pokladna: { $n }
terminal-trump = trumf: { $suit ->
    [c] kříže
    [d] káry
    [h] srdce
   *[s] piky
 }

# Sloupce a krátké poznámky na konci řádku.
terminal-column-coins = mince
terminal-column-chips = žetony
terminal-column-bet = sázka
terminal-column-score = zápis
terminal-column-tricks = zdvihy
terminal-column-cards = karty
terminal-note-out = pas
terminal-note-fallen = mimo hru
terminal-note-folded = složeno
terminal-note-gone = dál
terminal-note-laid = vyloženo: { VALUE($value) }
terminal-note-majzli = majzli
terminal-note-all-in = all-in
terminal-note-drawn = výměna: { $n }
terminal-note-stayed = zůstává

# Jména na malých kartách: „žaludy VII“, „červené Eso“.
terminal-rank = { $rank ->
    [J] Spodek
    [Q] Svršek
    [K] Král
   *[A] Eso
 }
terminal-suit-german = { $suit ->
    [c] žaludy
    [d] kule
    [h] červené
   *[s] zelené
 }
terminal-suit-french = { $suit ->
    [c] kříže
    [d] káry
    [h] srdce
   *[s] piky
 }

# Popisky nad kartami.
terminal-common = Na stole: { VALUE($value) }
terminal-talon = Talon
terminal-hand = Tvoje karty
terminal-hand-worth = Tvůj list: { $hand }
terminal-hand-unseen = Tvoje karty, zatím skryté
terminal-trick = { $n }. zdvih
terminal-trick-last = Poslední zdvih
terminal-turned = Trumf

# Tah.
terminal-turn = Na řadě je { $player }.
terminal-swap-row = vyměnit { $card } za:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Navýšit o 1 až { $most }
   *[other] Dorovnat { $owed } a navýšit o 1 až { $most }
 }
terminal-draw-choice = Vyměnit karty
terminal-hint = Číslo, nebo slovy: { $example }. A také: { $words }
terminal-words = ? nápověda, pravidla, průběh, konec
terminal-ask-size = O kolik navyšuješ (1 až { $most })?
terminal-ask-cards = Které karty vyměníš? Napiš je, třeba { $example }; Enter se vrátí.
terminal-no-choice = { $most ->
    [1] Volba { $n } tu není: jediná je 1.
   *[other] Volba { $n } tu není: jdou od 1 do { $most }.
 }

# Slova, která lze psát vedle anglických, oddělená mezerami.
terminal-word-help = nápověda pomoc
terminal-word-rules = pravidla
terminal-word-log = průběh
terminal-word-quit = konec q
terminal-word-end = dohrát
terminal-word-yes = ano a
terminal-word-no = ne n

# Několik lidí u jedné klávesnice.
terminal-hide = Enter skryje tvoje karty.
terminal-curtain = Na řadě je { $player }: předej klávesnici.
terminal-curtain-enter = { $player }: stiskni Enter, až se nikdo jiný nedívá.
terminal-since = Co se stalo od tvého posledního tahu:

# Mezi rozdáními a na konci.
terminal-next-deal = Enter: další rozdání.
terminal-watch = Hraje už jen počítač. Enter ukáže další rozdání, dohrát hraje až do konce, konec odejde od stolu.
terminal-more = Enter ukáže další, q skončí.
terminal-save = Uložit partii? Napiš jméno souboru; Enter přijme nabízené, ne neuloží nic.
terminal-exists = Soubor { $file } už existuje. Přepsat ho (ano, nebo ne)?
terminal-saved = Uloženo: { $file }
terminal-unwritable = Soubor { $file } nelze zapsat: { $detail }
terminal-save-exists = Soubor { $file } už existuje.
terminal-too-many-people = Lidí je { $people }, ale míst jen { $seats }.
terminal-bye = Na shledanou!

# Nápověda.
terminal-help-typing =
    Napiš číslo volby, nebo sám tah tak, jak stojí v nabídce vpravo. Samotný Enter nakreslí stůl znovu.
    Tahy se neberou zpět.

    pravidla: domácí pravidla tohoto stolu; průběh: co se v tomto rozdání stalo; konec: odejdeš od
    stolu a partii můžeš uložit.
terminal-help-german =
    Karta se píše hodnotou (7 8 9 T J Q K A; T je desítka, J spodek, Q svršek, K král, A eso) a písmenem
    barvy: c žaludy, d kule, h červené, s zelené. Každá karta má svou značku v levém horním rohu.
terminal-help-french =
    Karta se píše hodnotou (2 až 9, T J Q K A; T je desítka, J kluk, Q dáma, K král, A eso) a písmenem
    barvy: c kříže, d káry, h srdce, s piky. Každá karta má svou značku v levém horním rohu.
terminal-help-values = Kolik platí tři karty, od nejlepších dolů:
terminal-value-three-aces = tři esa
terminal-value-three-aces-below = tři esa, nejlepší trojice
terminal-value-fire = oheň: eso a dvě desetibodové karty jedné barvy
terminal-value-trips = tři karty stejné hodnoty, pod 31 a nad jednobarevnou 30
terminal-value-suited = součet tří karet jedné barvy: 7, 8 a 9 podle čísla, eso 11, ostatní 10
terminal-value-two-aces = dvě esa a libovolná třetí karta
terminal-value-any-ten = eso a desetibodová karta (X, Spodek, Svršek, Král) jeho barvy
terminal-value-ten-only = eso a desítka jeho barvy
terminal-value-nothing = všechno ostatní
terminal-help-ranks = Pořadí karet od nejvyšší: { $ranks }. Každý trumf přebíjí ostatní barvy.

terminal-game-elimination =
    { $coins ->
        [one] Každý má { $coins } minci.
        [few] Každý má { $coins } mince.
       *[other] Každý má { $coins } mincí.
    } Dostaneš tři karty a další tři leží odkryté na stole. Rozdávající si nejdřív svoje tři nechá, nebo
    je dá na stůl jako společné karty a vezme si tři nové.

    Když jsi na řadě, vyměníš jednu svou kartu za společnou, nebo vezmeš všechny tři, mají-li cenu aspoň
    21, nebo řekneš dál (ne dvakrát po sobě), nebo vyložíš karty, mají-li cenu aspoň 21.

    Jakmile někdo vyloží, všichni ostatní mají ještě jeden tah, při kterém se list nesmí zhoršit, a pak
    vyloží také. Nejnižší list platí minci; kdo má platit a nemá čím, je mimo hru. Tři esa se vykládají
    hned a všichni ostatní platí. Kdo zůstane poslední, bere pokladnu.
terminal-game-betting =
    Dostaneš tři karty a další čtyři, talon, leží zakryté na stole. { $ante_when ->
        [after_look] Podíváš se na své karty a řekneš, jestli jdeš do hry; stojí to základní vklad.
       *[before_look] Všichni zaplatí základní vklad, podívají se na karty a řeknou, jestli jdou do hry.
    } Pak se sází: čekat, dorovnat, navýšit, nebo složit.

    Talon se odkryje a jednu svou kartu můžeš vyměnit za kartu z něj, pokud si tím polepšíš. Po druhých
    sázkách bere bank nejlepší list; když všichni ostatní složili, bere ho poslední bez ukázání. { $majzli ->
        [dealer] Rozdávající může hrát naslepo (majzli) a pak si vezme tři karty z talonu.
        [eldest] Předák může hrát naslepo (majzli) a pak si vezme tři karty z talonu.
       *[off] U tohoto stolu se naslepo nehraje.
    }
terminal-game-tricks =
    Každý začíná s { $start } body v zápisu a chce se jich zbavit. Dostaneš pět karet a další se otočí:
    její barva je trumf. Karty můžeš vyměnit za nové, nebo zůstaneš u svých, nebo je složíš a tohle
    rozdání vynecháš. Pak se hraje pět zdvihů: ctíš barvu, když ji nemáš, dáš trumf, a když nemáš ani
    trumf, přihodíš, co chceš. Za každý zdvih si odepíšeš bod. Kdo zůstal ve hře a neudělal ani jeden
    zdvih, připíše si pět bodů.

    Moucha je pikové eso: kdo ji má, nesmí karty složit. Udělá-li zdvih, odepíše si navíc pět bodů, jsou-li
    trumfem piky, deset; neudělá-li žádný, připíše si deset. Když někdo vynese trumfové eso, smí se na něj
    přiložit moucha, a ta zdvih bere.

    { $stop ->
        [automatic] Kdo má nulu, vyhrál.
       *[called] Kdo má nulu a má vynášet, řekne Stop! a vyhrál.
    }

# `firefly replay`.
terminal-retell-players = Hráči: { $names }
terminal-retell-rules = Domácí pravidla: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = Na řadě je { $player }.
terminal-retell-open = Partie pokračuje: zatím nikdo nevyhrál.
terminal-retell-winner = Vyhrává { $player }.
terminal-retell-step = Enter: dál.
