# Fájer se sázkami: hivos a talon.

preset-hivos = Fájer se sázkami (hívós)
    .about = Sází se před výměnou i po ní; tři karty stejné hodnoty platí 30,5 a při shodě vyhrává rozdávající.
preset-talon = Fájer s talonem (talonos)
    .about = Klasická hra: vklad ještě před nahlédnutím, jedna lepší karta z talonu, sázky před výměnou i po ní.

betting-option-three_aces = Tři esa
    .help = Tři esa jsou buď nejlepší list vůbec, nebo nejvyšší trojice, a tedy pod ohněm (31).
betting-option-three_aces-above_31 = nad 31
betting-option-three_aces-below_31 = pod 31
betting-option-trips = Trojice
    .help = Kolik platí tři karty stejné hodnoty; vždy stojí nad 30 v jedné barvě a pod 31.
betting-option-trips-30_5 = 30,5
betting-option-trips-30 = 30
betting-option-twenty_one = Jednadvacet
    .help = Která karta dá s esem své barvy 21: kterákoli desetibodová, nebo jen desítka.
betting-option-twenty_one-any_ten = kterákoli desetibodová karta
betting-option-twenty_one-ten_only = jen desítka
betting-option-direction = Směr hry
    .help = Kterým směrem se kolem stolu hraje.
betting-option-direction-right = doprava
betting-option-direction-left = doleva
betting-option-ante = Základní vklad
    .help = Kolik žetonů stojí účast v rozdání.
betting-option-ante_when = Kdy se platí vklad
    .help = Vklad platí buď všichni, ještě než se podívají do karet, nebo jen ti, kdo po nahlédnutí jdou do hry.
betting-option-ante_when-after_look = po nahlédnutí
betting-option-ante_when-before_look = před nahlédnutím
betting-option-bidding = Sázení
    .help = Sází se buď dokola, dokud všichni nedorovnají poslední navýšení, nebo po řadě tam a zpět.
betting-option-bidding-circular = dokola
betting-option-bidding-ferbli = tam a zpět jako ve ferblu
betting-option-raise_cap = Strop navýšení
    .help = O kolik žetonů se smí navýšit najednou; 0 znamená bez omezení.
betting-option-max_raises = Navýšení v kole
    .help = Kolikrát se smí navýšit v jednom kole sázení; 0 znamená bez omezení.
betting-option-majzli = Majzli
    .help = Kdo smí hrát naslepo a vzít si tři karty z talonu: rozdávající, předák, nebo nikdo.
betting-option-majzli-dealer = rozdávající
betting-option-majzli-eldest = předák
betting-option-majzli-off = nikdo
betting-option-exchange_laps = Kola výměny
    .help = Kolik kol výměna nejvýš trvá; při 0 trvá, dokud někdo mění.
betting-option-dealer_wins_ties = Výhoda rozdávajícího
    .help = Má-li rozdávající list stejné hodnoty jako ten nejlepší, bere bank on.
betting-option-reveal = Ukázání karet
    .help = Karty ukazují buď všichni, nebo jen ti, kdo jimi proti už ukázaným listům získají bank.
betting-option-reveal-all = ukazují všichni
betting-option-reveal-as_needed = jen podle potřeby
betting-option-stack = Žetony na začátku
    .help = S kolika žetony každý začíná, neurčí-li stůl jinak.
betting-option-max_deals = Počet rozdání
    .help = Po tolika rozdáních vyhrává, kdo má nejvíc žetonů; při 0 se hraje, dokud je nemá všechny jeden hráč.

betting-prompt-looking = Podíváš se do karet, nebo budeš hrát naslepo (majzli)?
betting-prompt-joining = Jdeš do hry, nebo pasuješ?
betting-prompt-bets = Budeš čekat (check), nebo navýšíš?
betting-prompt-owed = { $n ->
    [one] K dorovnání zbývá 1 žeton. Co uděláš?
    [few] K dorovnání zbývají { $n } žetony. Co uděláš?
   *[other] K dorovnání zbývá { $n } žetonů. Co uděláš?
 }
betting-prompt-take = Vezmi si z talonu tři karty ze čtyř.
betting-prompt-exchange = Vyměníš kartu a zlepšíš si list, nebo nebudeš měnit?

betting-button-look = Podívat se
betting-button-majzli = Majzli (naslepo)
betting-button-in = Jít do hry
betting-button-out = Pas
betting-button-check = Čekat (check)
betting-button-call = Dorovnat { $n }
betting-button-raise = { $owed ->
    [0] Navýšit o { $n }
   *[other] Dorovnat { $owed } a navýšit o { $n }
 }
betting-button-fold = Složit karty
betting-button-stand = Neměnit
betting-button-take = { VALUE($value, form: "kind") ->
    [nothing] Vzít { GERMAN($cards, form: "acc") } (pak nemáš nic)
   *[points] Vzít { GERMAN($cards, form: "acc") } (pak máš { VALUE($value) })
 }
betting-button-swap = { VALUE($value, form: "kind") ->
    [nothing] Vyměnit { GERMAN($own, form: "acc") } za { GERMAN($talon, form: "acc") } (pak nemáš nic)
   *[points] Vyměnit { GERMAN($own, form: "acc") } za { GERMAN($talon, form: "acc") } (pak máš { VALUE($value) })
 }

betting-log-antes = Všichni platí základní vklad: v banku je { $n }.
betting-log-look = { $player } se dívá do karet.
betting-log-majzli = { $player } hlásí majzli: hraje naslepo.
betting-log-in = { $n ->
    [0] { $player } jde do hry.
   *[other] { $player } jde do hry a platí { $n }.
 }
betting-log-out = { $player } pasuje.
betting-log-last-in = Nikdo jiný nezbývá: { $player } je ve hře.
betting-log-check = { $player } čeká.
betting-log-call = { $player } dorovnává a platí { $n }.
betting-log-raise = { $player } navyšuje o { $n }.
betting-log-all-in = { $player } je all-in.
betting-log-fold = { $player } skládá karty.
betting-log-stand = { $player } nemění.
betting-log-talon = Talon se odkrývá: { GERMAN($cards) }.
betting-log-take = { $player } bere { GERMAN($cards, form: "acc") }; v talonu nechává { GERMAN($given, form: "acc") }.
betting-log-swap = { $player } vyměňuje { GERMAN($own, form: "acc") } za { GERMAN($talon, form: "acc") }.
betting-log-alone = Ve hře zbývá jen { $player } a bez ukázání karet bere { $n }.
betting-log-shows = { $player } ukazuje { SAY($hand, form: "acc") }.
betting-log-concedes = { $player } to vzdává a karty neukazuje.
betting-log-tie = Při shodě vyhrává rozdávající.
betting-log-takes = { $player } bere z banku { $n }.
betting-log-broke = { $player } už nemá žádné žetony.
betting-log-wins = { $n ->
    [one] Partie skončila: vyhrává { $player } a má 1 žeton.
    [few] Partie skončila: vyhrává { $player } a má { $n } žetony.
   *[other] Partie skončila: vyhrává { $player } a má { $n } žetonů.
 }

betting-why-looking = Nejdřív se rozhodni: podívej se do karet, nebo řekni majzli.
betting-why-joining = Teď se rozhoduje o účasti: jdi do hry, nebo pasuj.
betting-why-bets = Teď se sází: čekej, dorovnej, navyš, nebo slož karty.
betting-why-take = Teď si ten, kdo hlásil majzli, bere tři karty z talonu.
betting-why-exchange = Teď se mění: vyměň jednu kartu, nebo neměň.
betting-why-take-three = Tři karty najednou smí měnit jen ten, kdo hlásil majzli.
betting-why-check = { $n ->
    [one] Čekat nemůžeš, k dorovnání zbývá 1 žeton.
    [few] Čekat nemůžeš, k dorovnání zbývají { $n } žetony.
   *[other] Čekat nemůžeš, k dorovnání zbývá { $n } žetonů.
 }
betting-why-nothing-owed = Není co dorovnávat.
betting-why-hold = Kdo hlásil majzli, musí v prvním kole sázení dorovnat každou sázku.
betting-why-not-talon = V talonu { GERMAN($card) } není.
betting-why-no-better = Tím si nepolepšíš: měnit smíš jen tak, aby byl tvůj list silnější.
betting-why-weaker = { VALUE($new, form: "kind") ->
    [nothing] Tím by ti z { VALUE($old) } nezbylo nic: měnit smíš jen tak, aby byl tvůj list silnější.
   *[points] Tím by tvůj list klesl z { VALUE($old) } na { VALUE($new) }: měnit smíš jen tak, aby byl silnější.
 }
betting-why-raise-majzli = Kdo hlásil majzli, smí v prvním kole sázení jen čekat nebo dorovnat.
betting-why-raise-broke = Navýšit nemůžeš: na dorovnání padnou všechny tvoje žetony.
betting-why-raise-nobody = Navýšit nemůžeš: nikdo jiný už nemá z čeho sázet.
betting-why-raise-often = { $n ->
    [one] Tady se smí v jednom kole navýšit jen jednou.
   *[other] Tady se smí v jednom kole navýšit jen { $n }krát.
 }
betting-why-raise-ferbli = Při sázení tam a zpět smí navýšit jen poslední v řadě, při první cestě i ten, kdo začíná.
betting-why-raise-zero = { $most ->
    [one] Navýšit můžeš jen o 1.
   *[other] Navýšit můžeš o 1 až { $most }.
 }
betting-why-raise-cap = { $n ->
    [one] Tady se navyšuje jen o 1.
   *[other] Tady se navyšuje nejvýš o { $n }.
 }
betting-why-raise-left = Po dorovnání ti na navýšení zbývá jen { $n }.

betting-returns = Vyhrané žetony na rozdání:
betting-tally = Hodnota
betting-tally-dealt = rozdáno
betting-tally-shown = při ukázání
betting-tally-won = z toho vyhrálo
