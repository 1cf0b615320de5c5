# A leckék a böngészőben.

learn-title = Így megy: { $game }
learn-leave = Az asztalokhoz
learn-progress = { $n }. lépés, összesen { $most }
learn-next = Tovább
learn-do = Te jössz.
learn-watch = Nézd, mit tesznek a többiek.
learn-not-now = Ezt is lehetne. De most próbáljuk ki a másikat.
learn-play = Játszom gépek ellen
learn-again = Még egyszer
learn-to-elimination = Így megy a német fajer
learn-to-betting = Így megy a tétes fájer
learn-to-tricks = Így megy a fly

learn-elimination-coins = Te vagy Anna. Mindenkinek három érméje van. A leosztás végén az fizet egyet, akinek a legkevesebbje van: nem kell a legjobbnak lenned, csak ne te legyél a legrosszabb.
learn-elimination-values = Csak az egyforma színű lapok adódnak össze: a hetes, nyolcas, kilences annyit ér, amennyi, az ász 11-et, minden más 10-et. A te lapod most semmi. Három egyforma 30,5, két ász 22, az ász a színe egyik tízpontos lapjával 21.
learn-elimination-common = Ez a három lap középen közös. Ha te jössz, egy lapodat elcserélheted az egyikre.
learn-elimination-swap = Két pirosad már van. Érintsd meg a makk nyolcast, aztán középen a piros kilencest: 10 + 10 + 9, az 29.
learn-elimination-mehet = A 29 jó, és középen semmi sem javít rajta. Engedd el ezt a kört: mondj mehetet.
learn-elimination-passz = Kétszer egymás után nem mondhatsz mehetet, ezért most nincs is ott az a gomb. De a 29 aligha lesz a legkevesebb: passz, terítsd le!
learn-elimination-pays = A többiek még egyszer jöttek, aztán ők is terítettek. Csillának van a legkevesebbje, 28, ezért ő fizet egy érmét.
learn-elimination-dealer = Új leosztás, és most te osztasz. A lapod semmit sem ér: tedd ki középre, és kapsz három másikat.
learn-elimination-last = Csilla terített, ez tehát az utolsó köröd, és ebben már nem ronthatsz a lapodon: ha az ászt vagy a királyt adnád oda, az laprontás volna. A zöld kilencest cseréld a tök nyolcasra: a tök ásszal és a tök királlyal az 29.
learn-elimination-lowest = Megint 29, de most ez a legkevesebb, és te fizetsz. Érme nélkül is tovább játszol, amíg fizetned nem kellene. Aki utolsónak marad, viszi a kasszát.
learn-elimination-done = Ennyi az egész. Ja, és a három ász mindent visz: azonnal le kell teríteni, és mindenki más fizet.

learn-betting-goal = Te vagy Anna. Mindenkinek három lapja van, amelyet más nem lát, és négy lap fekszik lefordítva: a talon. A bankot a legjobb lap viszi, vagy az, aki egyedül marad, mert a többiek bedobták.
learn-betting-ante = Nálad a piros ász és a piros tízes: az együtt 21. A legtöbb lap semmit sem ér, ez tehát nem is rossz. Fizesd be az egy zseton alaptétet: beszállsz.
learn-betting-check = A licitet te kezded. Még nem kell betenned semmit: passzolj, és nézd meg, mit tesznek a többiek.
learn-betting-call = Csilla 2 zsetonnal hívott, Dénes megadta. Add meg te is, különben odavannak a zsetonjaid.
learn-betting-exchange = Felfordult a talon. Egy lapot cserélhetsz, de csak akkor, ha javít: a többi lap megmondja, miért nem lehet. A makk nyolcast cseréld a piros királyra: piros ász, király és tízes, az 31, tűz!
learn-betting-raise = A második licit. A 31-nél csak a három ász jobb. Válaszd a 3-at, ennél az asztalnál ez a legtöbb, és hívj.
learn-betting-showdown = Dénes bedobja, Csilla 29-et mutat. A te 31-ed viszi a bankot.
learn-betting-majzli = Új leosztás, és te osztasz. Csak te játszhatsz vakon. Mondj majzlit: a lapjaid lefordítva maradnak, de később három lapot felvehetsz a talonból.
learn-betting-hold = Aki majzlit mondott, az az első licitben minden hívást tart: megadhatod, de nem emelhetsz, és be sem dobhatod.
learn-betting-take = Most a négy lapból bármelyik hármat felveheted; egyszerre hármat rajtad kívül senki sem cserélhet. Vedd fel a makk kilencest, tízest és királyt: 29.
learn-betting-again = Innen már úgy licitálsz, mint a többiek. Ők passzoltak: válaszd a 2-t, és hívj.
learn-betting-tie = Béla is 29-et mutat. Egyenlőségnél az osztó nyer, és az osztó te vagy: tiéd a bank.
learn-betting-done = Most már tudod, hogy megy. Aki semmivel a kezében mer emelni, az is nyerhet: ha mindenki más bedobja, a lapjaidat senki sem látja.

learn-tricks-score = Te vagy Anna. Mindenki 25 pontról indul, és szabadulni akar tőlük. Minden ütés egyet ír le; aki először ér 0-ra, az nyer.
learn-tricks-trump = Felfordult a kőr dáma: a kőr az adu, és minden más színt üt.
learn-tricks-fly = A pikk ász a légy. Az első ütéseddel még öt pontot leír, de akinél ez van, nem dobhatja be, és ütés nélkül tíz pontba kerül.
learn-tricks-draw = Ami nem kell, azt kicserélheted. Válaszd ki a treff hatost és a pikk hetest, és cseréld ki őket.
learn-tricks-follow = A káró ászt hívták, színt kell hát adnod: kárót. Az ászt nem ütöd, ezért tedd rá a kisebbet, a kilencest.
learn-tricks-catch = Csilla az adu ászt hívja, a legerősebb lapot. De mert hívta, a légy lecsaphat rá: tedd le a pikk ászt!
learn-tricks-off = Megvan! Egyszerre hat pontot írtál le: egyet az ütésért, ötöt a légyért. Maradt 19.
learn-tricks-lead = Aki az ütést viszi, az hív. A treff bubi nem sokat ér: hívd azt, és tartsd meg az erős lapokat.
learn-tricks-cut = Treffet hívtak, és neked már nincs. Ilyenkor adut kell tenned: a kőr kilencest. Ez viszi is az ütést.
learn-tricks-king = A káró ász már elment, így a te királyod a legnagyobb káró. Hívd azt.
learn-tricks-looed = Tiéd az ütés, és 17 ponton állsz. Dénes játszott, de ütés nélkül maradt: öt pontot hozzáír. Aki nem számít ütésre, inkább dobja be időben.
learn-tricks-done = Most már tudod, hogy megy: csere, színt adni, aduval ütni, és figyelni a légyre.
