# Fly.

preset-fly = Fly
    .about = Pět karet, trumf a pikové eso: kdo první odepíše 25 bodů, vyhrává.

tricks-option-start = Zápis na začátku
    .help = Kolik bodů má každý odepsat.
tricks-option-exchange_max = Karty k výměně
    .help = Kolik karet smí hráč při výměně odhodit.
tricks-option-stop = Zastavení na 0
    .help = Zápis 0 buď ukončí partii sám, nebo hráč musí říct stop, než znovu vynese.
tricks-option-stop-automatic = partie skončí sama
tricks-option-stop-called = musí se ohlásit
tricks-option-revoke = Renonc
    .help = Nedovolenou kartu buď nejde zahrát, nebo to jde, ale stojí 5 bodů.
tricks-option-revoke-prevented = není možný
tricks-option-revoke-penalised = stojí 5 bodů
tricks-option-max_deals = Počet rozdání
    .help = Po tolika rozdáních vyhrává nejnižší zápis; při 0 se hraje, dokud se někdo nedostane na 0.

tricks-prompt-buying = { $n ->
    [0] Zůstaneš, nebo složíš karty?
    [one] Vyměníš jednu kartu, zůstaneš, nebo složíš karty?
    [few] Vyměníš až { $n } karty, zůstaneš, nebo složíš karty?
   *[other] Vyměníš až { $n } karet, zůstaneš, nebo složíš karty?
 }
tricks-prompt-follow = { FRENCH($led, form: "gender") ->
    [masculine] Vynesen je { FRENCH($led) }. Kterou kartu zahraješ?
    [feminine] Vynesena je { FRENCH($led) }. Kterou kartu zahraješ?
   *[neuter] Vyneseno je { FRENCH($led) }. Kterou kartu zahraješ?
 }
tricks-prompt-lead = Vynášíš. Kterou kartu zahraješ?
tricks-prompt-trap = V zápisu máš 0. Řekni stop a vyhráváš; budeš-li hrát dál a uděláš další zdvih, vrátíš se na { $n }.

tricks-button-stay = Zůstat
tricks-button-draw = { $n ->
    [one] Vyměnit { FRENCH($cards, form: "acc") }
    [few] Vyměnit { $n } karty: { FRENCH($cards, form: "acc") }
   *[other] Vyměnit { $n } karet: { FRENCH($cards, form: "acc") }
 }
tricks-button-fold = Složit karty
tricks-button-stop = Stop!
tricks-button-play = Zahrát { FRENCH($cards, form: "acc") }

tricks-log-trump = { FRENCH($card, form: "gender") ->
    [masculine] Otočen je { FRENCH($card) }
    [feminine] Otočena je { FRENCH($card) }
   *[neuter] Otočeno je { FRENCH($card) }
 }: trumfem jsou { $suit ->
    [c] kříže
    [d] káry
    [h] srdce
   *[s] piky
 }.
tricks-log-stay = { $player } zůstává u svých karet.
tricks-log-draw = { $n ->
    [one] { $player } vyměňuje { FRENCH($cards, form: "acc") }.
    [few] { $player } vyměňuje { $n } karty: { FRENCH($cards, form: "acc") }.
   *[other] { $player } vyměňuje { $n } karet: { FRENCH($cards, form: "acc") }.
 }
tricks-log-draw-hidden = { $n ->
    [one] { $player } vyměňuje jednu kartu.
    [few] { $player } vyměňuje { $n } karty.
   *[other] { $player } vyměňuje { $n } karet.
 }
tricks-log-fold = { $player } skládá karty.
tricks-log-stop = { $player } hlásí: Stop!
tricks-log-play = { $player } hraje { FRENCH($cards, form: "acc") }.
tricks-log-revoke = { $player } dělá renonc a připisuje si 5.
tricks-log-alone = { $score ->
    [0] { $n ->
        [one] Všichni ostatní složili karty: { $player } bere jeden zdvih a má odepsáno všechno.
        [few] Všichni ostatní složili karty: { $player } bere { $n } zdvihy a má odepsáno všechno.
       *[other] Všichni ostatní složili karty: { $player } bere { $n } zdvihů a má odepsáno všechno.
     }
   *[other] { $n ->
        [one] Všichni ostatní složili karty: { $player } bere jeden zdvih a v zápisu má { $score }.
        [few] Všichni ostatní složili karty: { $player } bere { $n } zdvihy a v zápisu má { $score }.
       *[other] Všichni ostatní složili karty: { $player } bere { $n } zdvihů a v zápisu má { $score }.
     }
 }
tricks-log-fly = Moucha zaplácla trumfové eso!
tricks-log-trick = { $score ->
    [0] { $player } bere zdvih a má odepsáno všechno.
   *[other] { $player } bere zdvih a v zápisu má { $score }.
 }
tricks-log-trap = { $player } neříká stop, bere další zdvih a vrací se na { $n }.
tricks-log-looed = { $player } nemá žádný zdvih: připisuje si { $n } a v zápisu má { $score }.
tricks-log-wins = { $score ->
    [0] Partie skončila: vyhrává { $player }.
   *[other] Partie skončila: s nejnižším zápisem { $score } vyhrává { $player }.
 }

tricks-why-buying = Nejdřív je výměna: zůstaň, vyměň karty, nebo je slož.
tricks-why-bought = Výměna už skončila: zahraj kartu.
tricks-why-fold-fly = Nesmíš složit karty, dokud máš v ruce pikové eso.
tricks-why-draw-fly = Pikové eso nesmíš odhodit.
tricks-why-draw-many = { $most ->
    [0] U tohoto stolu se karty nemění.
    [one] Vyměnit smíš jen jednu kartu, ne { $n }.
    [few] Vyměnit smíš jen { $most } karty, ne { $n }.
   *[other] Vyměnit smíš jen { $most } karet, ne { $n }.
 }
tricks-why-draw-stock = { $most ->
    [0] V balíčku už nezbývá žádná karta.
    [one] V balíčku zbývá jen jedna karta, ne { $n }.
    [few] V balíčku zbývají jen { $most } karty, ne { $n }.
   *[other] V balíčku zbývá jen { $most } karet, ne { $n }.
 }
tricks-why-stop-automatic = U tohoto stolu se stop neříká: zápis 0 ukončí partii sám.
tricks-why-stop = Stop smíš říct, jen když máš vynášet a v zápisu máš 0.
tricks-why-follow = Musíš ctít barvu: { $suit ->
    [c] kříže
    [d] káry
    [h] srdce
   *[s] piky
 }.
tricks-why-trump = Vynesenou barvu nemáš, musíš tedy dát trumf: { $suit ->
    [c] kříže
    [d] káry
    [h] srdce
   *[s] piky
 }.

tricks-returns = Odepsané body na rozdání:
tricks-tally = Trumfy
tricks-tally-dealt = rozdáno
tricks-tally-played = hráno
tricks-tally-tricks = zdvihů na list
tricks-tally-looed = bez zdvihu
tricks-prompt-buying-fly = { $n ->
    [0] Máš pikové eso, takže zůstáváš.
    [one] Vyměníš jednu kartu, nebo zůstaneš? Máš pikové eso.
    [few] Vyměníš až { $n } karty, nebo zůstaneš? Máš pikové eso.
   *[other] Vyměníš až { $n } karet, nebo zůstaneš? Máš pikové eso.
 }
