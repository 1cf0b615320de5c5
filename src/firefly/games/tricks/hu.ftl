# Fly.

preset-fly = Fly
    .about = Öt lap, egy adu és a pikk ász: az nyer, aki elsőként leírja a 25 pontját.

tricks-option-start = Kezdő pontszám
    .help = Hány pontot kell mindenkinek leírnia.
tricks-option-exchange_max = Cserélhető lapok
    .help = Legfeljebb hány lapot lehet a lapcserénél kicserélni.
tricks-option-stop = Megállás 0-nál
    .help = A játszma 0 pontnál magától véget ér, vagy aki ott áll, annak szólnia kell, mielőtt megint hívna.
tricks-option-stop-automatic = magától
tricks-option-stop-called = szólni kell
tricks-option-revoke = Renonsz
    .help = Szabálytalan lapot nem lehet letenni, vagy lehet, de 5 pontba kerül.
tricks-option-revoke-prevented = nem lehetséges
tricks-option-revoke-penalised = büntetés jár érte
tricks-option-max_deals = Leosztások
    .help = Ennyi leosztás után a legkisebb pontszám nyert; 0 esetén addig tart a játszma, amíg valaki 0-ra nem ér.

tricks-prompt-buying = { $n ->
    [0] Maradsz, vagy bedobod a lapjaidat?
    [one] Egy lapot cserélhetsz: cserélsz, maradsz, vagy bedobod?
   *[other] Legfeljebb { $n } lapot cserélhetsz: cserélsz, maradsz, vagy bedobod?
 }
tricks-prompt-follow = A { FRENCH($led, form: "acc") } hívták. Melyik lapot teszed rá?
tricks-prompt-lead = Te hívsz. Melyik lapot hívod?
tricks-prompt-trap = 0 ponton állsz. Mondd, hogy kész, és nyertél; ha tovább játszol, és még egy ütést viszel, visszaugrasz { $n } pontra.

tricks-button-stay = Maradok
tricks-button-draw = { $n ->
    [one] Egy lapot cserélek: { FRENCH($cards, form: "the-acc") }
   *[other] { $n } lapot cserélek: { FRENCH($cards, form: "the-acc") }
 }
tricks-button-fold = Bedobom
tricks-button-stop = Kész!
tricks-button-play = Leteszem { FRENCH($cards, form: "the-acc") }

tricks-log-trump = Felfordul a { FRENCH($card) }: { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
 } az adu.
tricks-log-stay = { $player } marad.
tricks-log-draw = { $n ->
    [one] { $player } egy lapot cserél: { FRENCH($cards, form: "the-acc") }.
   *[other] { $player } { $n } lapot cserél: { FRENCH($cards, form: "the-acc") }.
 }
tricks-log-draw-hidden = { $n ->
    [one] { $player } egy lapot cserél.
   *[other] { $player } { $n } lapot cserél.
 }
tricks-log-fold = { $player } bedobja a lapjait.
tricks-log-stop = { $player } azt mondja: Kész!
tricks-log-play = { $player } leteszi { FRENCH($cards, form: "the-acc") }.
tricks-log-revoke = Renonsz: { $player } 5 pontot hozzáír.
tricks-log-alone = { $score ->
    [0] { $n ->
        [one] Mindenki más bedobta: { $player } egy ütést visz, és ezzel 0 ponton áll.
       *[other] Mindenki más bedobta: { $player } { $n } ütést visz, és ezzel 0 ponton áll.
     }
   *[other] { $n ->
        [one] Mindenki más bedobta: { $player } egy ütést visz, még { $score } pontja maradt.
       *[other] Mindenki más bedobta: { $player } { $n } ütést visz, még { $score } pontja maradt.
     }
 }
tricks-log-fly = A légy lecsap az adu ászra!
tricks-log-trick = { $score ->
    [0] { $player } viszi az ütést, és ezzel 0 ponton áll.
   *[other] { $player } viszi az ütést, még { $score } pontja maradt.
 }
tricks-log-trap = { $player } nem állt meg, és megint ütést visz: visszaugrik { $n } pontra.
tricks-log-looed = { $player } ütés nélkül maradt: { $n } pontot hozzáír, így { $score } pontja van.
tricks-log-wins = { $score ->
    [0] Vége a játszmának: { $player } nyert.
   *[other] Vége a játszmának: { $player } nyert, { $score } pontja maradt.
 }

tricks-why-buying = Előbb a lapcsere jön: cserélsz, maradsz, vagy bedobod a lapjaidat.
tricks-why-bought = A lapcserének már vége: tegyél le egy lapot.
tricks-why-fold-fly = Nem dobhatod be a lapjaidat, amíg nálad van a pikk ász.
tricks-why-draw-fly = A pikk ászt nem dobhatod el.
tricks-why-draw-many = { $most ->
    [0] Ennél az asztalnál nincs lapcsere.
    [one] Csak egy lapot cserélhetsz, { $n } lap túl sok.
   *[other] Legfeljebb { $most } lapot cserélhetsz, { $n } lap túl sok.
 }
tricks-why-draw-stock = { $most ->
    [0] A pakliból már elfogyott a lap: nincs mire cserélned.
    [one] A pakliban már csak egy lap van, nem { $n }.
   *[other] A pakliban már csak { $most } lap van, nem { $n }.
 }
tricks-why-stop-automatic = Ennél az asztalnál nem kell szólni: 0 pontnál magától vége a játszmának.
tricks-why-stop = Csak akkor mondhatod, hogy kész, ha 0 ponton állsz, és te hívsz.
tricks-why-follow = Színt kell adnod: { $suit ->
    [c] treffet
    [d] kárót
    [h] kőrt
   *[s] pikket
 }.
tricks-why-trump = A hívott színből nincs lapod, ezért adut kell tenned: { $suit ->
    [c] treffet
    [d] kárót
    [h] kőrt
   *[s] pikket
 }.

tricks-returns = Leírt pont leosztásonként:
tricks-tally = Adu
tricks-tally-dealt = osztva
tricks-tally-played = játszva
tricks-tally-tricks = ütés kezenként
tricks-tally-looed = ütés nélkül
tricks-prompt-buying-fly = { $n ->
    [0] Nálad van a pikk ász, ezért maradsz.
    [one] Cserélsz egy lapot, vagy maradsz? Nálad van a pikk ász.
   *[other] Cserélsz legfeljebb { $n } lapot, vagy maradsz? Nálad van a pikk ász.
 }
