# Stůl v terminálu. Řádek má nejvýš 80 sloupců: záhlaví a poznámky jsou krátké.

# Otázky před partií.
terminal-ask-game = Kterou hru si zahrajete?
terminal-ask-seats = Kolik hráčů sedí u stolu ({ $least } až { $most })?
terminal-ask-people = Kolik z nich jsou lidé u této klávesnice?
terminal-ask-name = Jak se jmenuješ?
terminal-ask-name-of = Jak se jmenuje { $n }. hráč?
terminal-ask-deals = Po kolika rozdáních partie skončí (0: až bude mít všechny žetony jeden hráč)?
terminal-answer-number = Napiš číslo od { $least } do { $most }.
terminal-bot-names = Adéla Bedřich Cyril Dana Emil Františka Gustav Hana Ivan
terminal-player = Hráč { $n }
terminal-bots = { $n ->
    [0] Žádný bot nehraje.
    [one] Hraje jeden bot: { $names }.
    [few] Hrají { $n } boti: { $names }.
   *[other] Hraje { $n } botů: { $names }.
 }

# Záhlaví stolu: hra, rozdání, kdo rozdává; vpravo, co přidává hra. Bank je ze žetonů, pokladna z mincí.
terminal-head = { $title } · { $n }. rozdání · { $player } rozdává
terminal-head-of = { $title } · { $n }. rozdání z { $most } · { $player } rozdává
terminal-pot = bank: { $n }
terminal-pot-coins = pokladna: { $n }
terminal-trump = trumf: { $suit ->
    [c] kříže
    [d] káry
    [h] srdce
   *[s] piky
 }

# Sloupce a krátké poznámky na konci řádku. Pasuje: v tomto rozdání; mimo hru: do konce partie.
terminal-column-coins = mince
terminal-column-chips = žetony
terminal-column-bet = sázka
terminal-column-score = zápis
terminal-column-tricks = zdvihy
terminal-column-cards = karty
terminal-note-out = pasuje
terminal-note-fallen = mimo hru
terminal-note-folded = složeno
terminal-note-gone = dál
terminal-note-laid = leží: { VALUE($value) }
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
terminal-common = { VALUE($value, form: "kind") ->
    [nothing] Společné karty (bez hodnoty)
   *[points] Společné karty: { VALUE($value) }
 }
terminal-talon = Talon
terminal-hand = Tvoje karty
terminal-hand-worth = Tvůj list: { $hand }
terminal-hand-unseen = Tvoje karty, zatím skryté
terminal-trick = { $n }. zdvih
terminal-trick-last = Poslední zdvih
terminal-turned = Otočená karta

# Tah.
terminal-turn = { $player }: jsi na řadě.
terminal-swap-row = vyměnit { $card } za:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Navýšit o 1 až { $most }
   *[other] Dorovnat { $owed } a navýšit o 1 až { $most }
 }
terminal-draw-choice = Vyměnit karty
terminal-hint = Číslo, nebo celý tah: { $example }. A také: { $words }
terminal-words = ? nápověda, pravidla, průběh, konec
terminal-ask-size = O kolik navyšuješ (1 až { $most })?
terminal-ask-cards = Které karty vyměníš? Napiš je, třeba { $example }; Enter: zpět.
terminal-no-choice = { $most ->
    [1] Volba { $n } tu není: jediná je 1.
   *[other] Volba { $n } tu není: na výběr je 1 až { $most }.
 }

# Slova, která lze psát vedle anglických, oddělená mezerami.
terminal-word-help = nápověda pomoc
terminal-word-rules = pravidla
terminal-word-log = průběh
terminal-word-quit = konec q exit
terminal-word-end = dohrát
terminal-word-yes = ano a
terminal-word-no = ne n

# Několik lidí u jedné klávesnice.
terminal-hide = Stiskni Enter, ať tvoje karty nikdo neuvidí.
terminal-curtain = Teď hraje { $player }: předej klávesnici.
terminal-curtain-enter = { $player }: stiskni Enter, až se nebude dívat nikdo jiný.
terminal-since = Od tvého posledního tahu:

# Mezi rozdáními a na konci.
terminal-next-deal = Stiskni Enter a rozdá se znovu.
terminal-watch = Hrají už jen boti. Enter: další rozdání, dohrát: až do konce, konec: odchod od stolu.
terminal-more = Enter: další, q: dost.
terminal-save = Uložit záznam partie? Napiš název souboru; Enter: nabízený, ne: bez uložení.
terminal-exists = Soubor { $file } už existuje. Přepsat ho (ano, nebo ne)?
terminal-saved = Uloženo: { $file }
terminal-unwritable = Soubor { $file } nelze zapsat: { $detail }
terminal-save-exists = Soubor { $file } už existuje.
terminal-too-many-people = Lidí je { $people }, ale míst jen { $seats }.
terminal-bye = Tak zase příště!

# Nápověda.
terminal-help-typing =
    Napiš číslo volby, nebo celý tah tak, jak stojí v nabídce vpravo. Samotný Enter překreslí stůl.
    Tahy nejde brát zpět.

    Slovo „pravidla“ ukáže domácí pravidla tohoto stolu, „průběh“ to, co se v tomto rozdání zatím stalo.
    Slovo „konec“ znamená odchod od stolu; záznam partie pak můžeš uložit.
terminal-help-german =
    Kartu napiš jako hodnotu (7 8 9 T J Q K A; T je desítka, J spodek, Q svršek, K král, A eso) a písmeno
    barvy: c žaludy, d kule, h červené, s zelené. Každá karta má svůj kód v levém horním rohu.
terminal-help-french =
    Kartu napiš jako hodnotu (2 až 9, T J Q K A; T je desítka, J kluk, Q dáma, K král, A eso) a písmeno
    barvy: c kříže, d káry, h srdce, s piky. Každá karta má svůj kód v levém horním rohu.
terminal-help-values = Kolik platí tři karty, od nejlepších po nejhorší:
terminal-value-three-aces = tři esa
terminal-value-three-aces-below = tři esa, nejvyšší trojice
terminal-value-fire = oheň: eso a dvě desetibodové karty stejné barvy
terminal-value-trips = trojice (tři karty stejné hodnoty), pod 31 a nad 30 v jedné barvě
terminal-value-suited = součet tří karet jedné barvy: 7–9 podle čísla, eso 11, ostatní 10
terminal-value-two-aces = dvě esa a libovolná třetí karta
terminal-value-any-ten = eso a desetibodová karta stejné barvy (X, Spodek, Svršek, Král)
terminal-value-ten-only = eso a desítka stejné barvy
terminal-value-nothing = všechno ostatní
terminal-help-ranks = Pořadí karet od nejvyšší: { $ranks }. Každý trumf přebíjí všechny ostatní barvy.

terminal-game-elimination =
    { $coins ->
        [one] Každý má jednu minci.
        [few] Každý má { $coins } mince.
       *[other] Každý má { $coins } mincí.
    } Dostaneš tři karty a další tři leží odkryté na stole: to jsou společné karty. Rozdávající si
    nejdřív svoje tři karty nechá, nebo je dá na stůl jako společné a vezme si tři nové.

    Pak se hraje dokola: vyměníš jednu svou kartu za společnou, vezmeš všechny tři, platí-li aspoň 21,
    řekneš „dál“ (ne dvakrát po sobě), nebo vyložíš karty, platí-li tvůj list aspoň 21.

    Jakmile někdo vyloží, mají všichni ostatní ještě jeden tah, ve kterém se list nesmí zhoršit, a pak
    vykládají také. Nejnižší list platí minci; kdo má platit a nemá čím, vypadává. Tři esa se vykládají
    hned a všichni ostatní platí. Kdo zbude poslední, bere pokladnu.
terminal-game-betting =
    Dostaneš tři karty a další čtyři, talon, leží zakryté na stole. { $ante_when ->
        [after_look] Podíváš se do karet a řekneš, jestli jdeš do hry; ta stojí základní vklad.
       *[before_look] Všichni zaplatí základní vklad, podívají se do karet a řeknou, jestli jdou do hry.
    } Pak se sází: můžeš čekat, dorovnat, navýšit, nebo složit karty.

    Talon se odkryje a jednu svou kartu můžeš vyměnit za kartu z něj, když tím bude tvůj list silnější.
    Znovu se sází a nejlepší list bere bank; když všichni ostatní složili karty, bere ho bez ukázání
    ten, kdo zbyl. { $majzli ->
        [dealer] Rozdávající smí hrát naslepo (majzli): pak si vezme tři karty z talonu.
        [eldest] Předák smí hrát naslepo (majzli): pak si vezme tři karty z talonu.
       *[off] U tohoto stolu se naslepo nehraje.
    }
terminal-game-tricks =
    Každý začíná se zápisem { $start } a odepisuje ho až na 0. Dostaneš pět karet a další se otočí:
    její barva je trumf. Karty vyměníš za nové, nebo zůstaneš u svých, nebo je složíš a tohle rozdání
    vynecháš. Pak se hraje pět zdvihů: ctíš barvu; když ji nemáš, dáš trumf; a když nemáš ani ten,
    zahraješ cokoli. Za každý zdvih odepíšeš 1. Kdo zůstane a neudělá žádný zdvih, připíše si 5.

    Moucha je pikové eso: dokud ji máš v ruce, nesmíš složit karty. Uděláš-li zdvih, odepíšeš za ni
    dalších 5, a jsou-li trumfem piky, 10; bez zdvihu si připíšeš 10. Když někdo vynese trumfové eso,
    smíš na ně zahrát mouchu a ta bere zdvih.

    { $stop ->
        [automatic] Kdo má v zápisu 0, vyhrává.
       *[called] Máš-li v zápisu 0 a vynášíš, řekni stop a vyhráváš.
    }

# `firefly replay`.
terminal-retell-players = Hráči: { $names }
terminal-retell-rules = Domácí pravidla: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = Na řadě je { $player }.
terminal-retell-open = Partie pokračuje: zatím nikdo nevyhrál.
terminal-retell-winner = Vyhrává { $player }.
terminal-retell-step = Stiskni Enter a pokračuj.

# `firefly join`.
terminal-join-name = Tvoje jméno:
terminal-join-guest = Host
terminal-join-link = Místo na tebe čeká: { $url }
