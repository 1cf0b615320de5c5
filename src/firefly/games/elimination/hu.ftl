# Német fajer: nemet.

preset-nemet = Német fajer
    .about = Mindenki három érmével ül le; akinek a legkevesebbje van, befizet egyet, és aki utolsóként még tud fizetni, viszi a kasszát.

elimination-option-coins = Érmék
    .help = Hány érmével kezd mindenki.
elimination-option-max_laps = Körhatár
    .help = Ha ennyi kör után még senki sem terített, már csak egy utolsó kör jön; 0 esetén nincs határ.

elimination-prompt-choice = Megtartod a három lapodat, vagy kiteszed középre közös lapoknak?
elimination-prompt-turn = Cserélsz, felveszed mind a hármat, mehetet mondasz, vagy passzolsz?
elimination-prompt-closing = Ez az utolsó köröd: ha akarsz, cserélsz, vagy felveszed mind a hármat, aztán terítesz.

elimination-button-keep = Megtartom
elimination-button-expose = Kiteszem
elimination-button-swap = Cserélek: { GERMAN($own, form: "the-acc") } { GERMAN($common, form: "the-onto") } ({ VALUE($value, form: "becomes") })
elimination-button-take = Felveszem mind a hármat ({ VALUE($value, form: "becomes") })
elimination-button-go = Mehet
elimination-button-lay = Passz (terítek): { VALUE($value) }

elimination-log-keep = { $player } megtartja a lapjait. A közös lapok: { GERMAN($cards) }.
elimination-log-expose = { $player } kiteszi a lapjait középre: { GERMAN($cards, form: "the-acc") }.
elimination-log-swap = { $player } { GERMAN($own, form: "the-acc") } { GERMAN($common, form: "the-onto") } cseréli.
elimination-log-take = { $player } felveszi mind a hármat: { GERMAN($cards, form: "the-acc") }.
elimination-log-go = { $player } mehetet mond.
elimination-log-lay = { $player } passzol.
elimination-log-laps = { $player } elérte a körhatárt: most mindenki még egyszer, utoljára jön.
elimination-log-lays = { $player } terít: { $hand }.
elimination-log-three-aces = Három ász: mindenki más fizet.
elimination-log-pays = { $n ->
    [0] { $player } befizet egy érmét, és nem maradt több érméje.
    [one] { $player } befizet egy érmét, még egy érméje maradt.
   *[other] { $player } befizet egy érmét, még { $n } érméje maradt.
 }
elimination-log-out = { $player } nem tud fizetni, ezért kiesik.
elimination-log-again = Egyenlők a lapok, és senkinek sincs érméje: új leosztás jön.
elimination-log-wins = Vége a játszmának: { $player } nyert, és viszi a kassza { $n } érméjét.

elimination-why-three-aces = Három ászod van: azonnal terítened kell.
elimination-why-choose-first = Előbb az osztó dönt: megtartja a lapjait, vagy kiteszi őket.
elimination-why-chosen = Az osztó már döntött.
elimination-why-go-laps = { $n ->
    [one] Ebben a leosztásban már volt egy köröd: ez az utolsó, mehet már nincs.
   *[other] Ebben a leosztásban már { $n } köröd volt: ez az utolsó, mehet már nincs.
 }
elimination-why-go-closing = Valaki már terített: ez az utolsó köröd, mehet már nincs.
elimination-why-go-twice = Az előző körödben mehetet mondtál: most cserélned kell, felvenned mind a hármat, vagy passzolnod.
elimination-why-lay-nothing = A lapod semmit sem ér: elsőnek csak az teríthet, akinek a lapja legalább 21-et ér.
elimination-why-take-nothing = A közös lapok semmit sem érnek: csak akkor veheted fel őket, ha legalább 21-et érnek.
elimination-why-not-common = Nincs a közös lapok között a { GERMAN($card) }.
elimination-why-spoil = { VALUE($new, form: "is") ->
    [nothing] Ezzel { VALUE($old) } helyett semmit sem érne a lapod: ha már valaki terített, ez laprontás, nem szabad.
   *[something] Ezzel { VALUE($old, form: "from") } { VALUE($new, form: "to") } romlana a lapod: ha már valaki terített, ez laprontás, nem szabad.
 }
elimination-why-spoil-rank = Így is { VALUE($value) } lenne a lapod, de kisebb lapokból: az utolsó körben ez is laprontás, nem szabad.
elimination-why-spoil-laps = { VALUE($new, form: "is") ->
    [nothing] Ezzel { VALUE($old) } helyett semmit sem érne a lapod: az utolsó körben ez laprontás, nem szabad.
   *[something] Ezzel { VALUE($old, form: "from") } { VALUE($new, form: "to") } romlana a lapod: az utolsó körben ez laprontás, nem szabad.
 }

elimination-returns = Nyert érme leosztásonként (a kiesés még egy vesztett érme):
elimination-tally = Érték
elimination-tally-dealt = osztva
elimination-tally-held = a végén
elimination-tally-paid = ebből fizetett
