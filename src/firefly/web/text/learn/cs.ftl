# Lekce v prohlížeči.

learn-title = Jak se hraje: { $game }
learn-leave = Ke stolům
learn-progress = Krok { $n } z { $most }
learn-next = Dál
learn-do = Jsi na řadě.
learn-watch = Dívej se, co dělají ostatní.
learn-not-now = I to by šlo. Ale teď zkusíme to druhé.
learn-play = Hrát s boty
learn-again = Ještě jednou
learn-to-elimination = Jak se hraje německý fájer
learn-to-betting = Jak se hraje fájer se sázkami
learn-to-tricks = Jak se hraje fly

learn-elimination-coins = Ty jsi Anna. Každý má tři mince. Po každém rozdání platí jednu ten, kdo má nejnižší list: nemusíš mít nejlepší, jen ne nejhorší.
learn-elimination-values = Sčítají se jen karty jedné barvy: sedma, osma a devítka za své číslo, eso za 11, všechno ostatní za 10. Tvůj list teď nemá nic. Tři stejné jsou 30,5, dvě esa 22 a eso s desetibodovou kartou své barvy 21.
learn-elimination-common = Tyto tři karty uprostřed jsou společné. Když jsi na řadě, smíš jednu svou vyměnit za jednu z nich.
learn-elimination-swap = Dvě červené už máš. Vyber žaludskou osmu a pak uprostřed červenou devítku: 10 + 10 + 9 je 29.
learn-elimination-mehet = 29 je dobrý list a uprostřed není nic, co by ho zlepšilo. Nech tah být: řekni „dál“.
learn-elimination-passz = Dvakrát po sobě „dál“ říct nesmíš, proto tu to tlačítko teď není. Ale 29 sotva bude nejméně: vylož karty!
learn-elimination-pays = Každý z ostatních měl ještě jeden tah a vyložil. Csilla má 28, nejméně ze všech, a tak platí minci.
learn-elimination-dealer = Nové rozdání a teď rozdáváš ty. Tvoje karty nemají žádnou hodnotu: dej je na stůl a dostaneš tři jiné.
learn-elimination-last = Csilla vyložila, takže je to tvůj poslední tah a list si v něm nesmíš zhoršit: dát pryč eso nebo krále se nesmí. Vyměň zelenou devítku za kulovou osmu: s kulovým esem a králem je to 29.
learn-elimination-lowest = Zase 29, ale tentokrát je to nejméně a platíš ty. Bez mincí hraješ dál, dokud nemáš platit a nemáš čím. Kdo zbude poslední, bere pokladnu.
learn-elimination-done = To je všechno. A tři esa přebijí cokoli: hned se vyloží a všichni ostatní platí.

learn-betting-goal = Ty jsi Anna. Každý má tři karty, které nikdo jiný nevidí, a čtyři leží lícem dolů: talon. Bank bere nejlepší list, nebo ten, kdo zbude, když ostatní složí karty.
learn-betting-ante = Máš červené eso a červenou desítku: dohromady 21. Většina listů nemá nic, takže to není špatné. Zaplať základní vklad, jeden žeton: jdeš do hry.
learn-betting-check = Sázení začínáš ty. Zatím nemusíš dávat nic: čekej a dívej se, co udělají ostatní.
learn-betting-call = Csilla navýšila o 2 a Dénes dorovnal. Dorovnej také, jinak o své žetony přijdeš.
learn-betting-exchange = Talon se otočil. Smíš vyměnit jednu kartu, ale jen za lepší list: u ostatních karet se dozvíš, proč to nejde. Vyměň žaludskou osmu za červeného krále: eso, král a desítka jsou 31, oheň!
learn-betting-raise = Druhé sázení. Na 31 mají jen tři esa. Zvol 3, víc se u tohoto stolu nesmí, a navyš.
learn-betting-showdown = Dénes skládá karty, Csilla ukazuje 29. Tvých 31 bere bank.
learn-betting-majzli = Nové rozdání a rozdáváš ty. Jen ty smíš hrát naslepo. Řekni majzli: tvoje karty zůstanou zakryté, ale později si smíš vzít tři karty z talonu.
learn-betting-hold = Kdo řekl majzli, musí v prvním sázení držet každou sázku: smíš dorovnat, ale ne navýšit ani složit.
learn-betting-take = Teď si smíš vzít kterékoli tři ze čtyř karet; tři najednou si nikdo jiný vyměnit nesmí. Vezmi žaludskou devítku, desítku a krále: 29.
learn-betting-again = Odteď sázíš jako každý jiný. Ostatní čekají: zvol 2 a navyš.
learn-betting-tie = I Béla ukazuje 29. Při shodě vyhrává rozdávající a to jsi ty: bank je tvůj.
learn-betting-done = Teď víš, jak na to. Vyhrát může i ten, kdo má odvahu navýšit s ničím v ruce: když ostatní složí, tvoje karty nikdo neuvidí.

learn-tricks-score = Ty jsi Anna. Každý začíná s 25 body a chce se jich zbavit. Každý zdvih jeden odepíše; kdo je první na 0, vyhrává.
learn-tricks-trump = Otočila se srdcová dáma: srdce jsou trumfy a přebijí každou jinou barvu.
learn-tricks-fly = Pikové eso je moucha. S prvním zdvihem odepíše pět bodů navíc, ale kdo ji má, nesmí složit karty, a bez zdvihu ho stojí deset.
learn-tricks-draw = Karty, které k ničemu nejsou, se dají vyměnit. Vyber křížovou šestku a pikovou sedmu a vyměň je.
learn-tricks-follow = Vyneslo se kárové eso, musíš tedy ctít barvu: káry. Eso nepřebiješ, a tak dej tu nižší, devítku.
learn-tricks-catch = Csilla vynáší trumfové eso, nejsilnější kartu ze všech. Ale protože ho vynesla, moucha ho smí zaplácnout: zahraj pikové eso!
learn-tricks-off = Je to! Najednou šest bodů dolů: jeden za zdvih, pět za mouchu. Zbývá ti 19.
learn-tricks-lead = Kdo udělá zdvih, vynáší. Křížový kluk za moc nestojí: vynes ho a silné karty si nech.
learn-tricks-cut = Vynesly se kříže a ty už žádné nemáš. Pak musíš dát trumf: srdcovou devítku. Ta zdvih vezme.
learn-tricks-king = Kárové eso už je venku, takže tvůj král je nejvyšší káro. Vynes ho.
learn-tricks-looed = Zdvih je tvůj a v zápisu máš 17. Dénes hrál a neudělal žádný zdvih: připisuje si pět bodů. Kdo žádný zdvih nečeká, měl by karty včas složit.
learn-tricks-done = Teď víš, jak na to: vyměnit, ctít barvu, dát trumf a hlídat mouchu.
