# Die Lektionen im Browser.

learn-title = So geht es: { $game }
learn-leave = Zu den Tischen
learn-progress = Schritt { $n } von { $most }
learn-next = Weiter
learn-do = Du bist dran.
learn-watch = Sieh zu, was die anderen tun.
learn-not-now = Das wäre auch erlaubt. Versuchen wir aber erst das andere.
learn-play = Gegen Bots spielen
learn-again = Noch einmal
learn-to-elimination = So geht deutsches Fájer
learn-to-betting = So geht Fájer mit Einsätzen
learn-to-tricks = So geht Fly

learn-elimination-coins = Du bist Anna. Alle haben drei Münzen. Nach jedem Spiel zahlt das niedrigste Blatt eine: Du musst nicht das beste haben, nur nicht das schlechteste.
learn-elimination-values = Nur Karten einer Farbe zählen zusammen: Sieben, Acht und Neun ihre Augen, das Ass 11, alles andere 10. Dein Blatt ist jetzt nichts wert. Drei gleiche sind 30½, zwei Asse 22, ein Ass mit einer Zehnerkarte seiner Farbe 21.
learn-elimination-common = Diese drei Karten in der Mitte gehören allen. Wenn du dran bist, darfst du eine von deinen gegen eine davon tauschen.
learn-elimination-swap = Zwei rote hast du schon. Berühre die Eichel-Acht und dann in der Mitte die Rot-Neun: 10 + 10 + 9 macht 29.
learn-elimination-mehet = 29 ist gut, und nichts in der Mitte macht es besser. Lass die Runde vorbeigehen: Schieb.
learn-elimination-passz = Zweimal hintereinander schieben darfst du nicht, darum fehlt jetzt diese Schaltfläche. Aber 29 wird kaum das wenigste sein: Leg hin!
learn-elimination-pays = Alle anderen hatten noch einen Zug und haben hingelegt. Csilla hat 28, am wenigsten, und zahlt eine Münze.
learn-elimination-dealer = Ein neues Spiel, und nun bist du Geber. Deine Karten sind nichts wert: Leg sie in die Mitte, dann bekommst du drei andere.
learn-elimination-last = Csilla hat hingelegt. Das ist also dein letzter Zug, und dein Blatt darf dabei nicht schlechter werden: Ass oder König herzugeben wäre eine Verschlechterung. Tausch die Grün-Neun gegen die Schellen-Acht: Mit Ass und König von Schellen sind das 29.
learn-elimination-lowest = Wieder 29, aber diesmal ist es das wenigste, und du zahlst. Ohne Münzen spielst du weiter, bis du zahlen musst und nicht kannst. Wer am Ende übrig ist, bekommt die Kasse.
learn-elimination-done = Das ist schon alles. Drei Asse schlagen übrigens alles: Sie werden sofort hingelegt, und alle anderen zahlen.

learn-betting-goal = Du bist Anna. Alle haben drei Karten, die sonst niemand sieht, und vier liegen verdeckt: der Talon. Den Pot bekommt das beste Blatt, oder wer übrig bleibt, wenn alle anderen ausgestiegen sind.
learn-betting-ante = Du hast Ass und Zehn von Rot: zusammen 21. Die meisten Blätter sind nichts wert, das ist also nicht schlecht. Zahl den Grundeinsatz von einem Chip: Du spielst mit.
learn-betting-check = Das Bieten beginnt bei dir. Noch musst du nichts setzen: Schieb, und sieh, was die anderen tun.
learn-betting-call = Csilla hat um 2 erhöht, Dénes ist mitgegangen. Geh auch mit, sonst sind deine Chips verloren.
learn-betting-exchange = Der Talon ist aufgedeckt. Du darfst eine Karte tauschen, aber nur für ein besseres Blatt: Die anderen sagen dir, warum es mit ihnen nicht geht. Tausch die Eichel-Acht gegen den Rot-König: Ass, König und Zehn sind 31!
learn-betting-raise = Das zweite Bieten. Nur drei Asse schlagen 31. Wähl die 3, mehr geht an diesem Tisch nicht, und erhöhe.
learn-betting-showdown = Dénes steigt aus, Csilla zeigt 29. Deine 31 bekommen den Pot.
learn-betting-majzli = Ein neues Spiel, und du bist Geber. Nur du darfst blind spielen. Sag Majzli: Deine Karten bleiben verdeckt, aber später darfst du drei Karten aus dem Talon nehmen.
learn-betting-hold = Wer Majzli gesagt hat, muss im ersten Bieten jeden Einsatz halten: Du darfst mitgehen, aber weder erhöhen noch aussteigen.
learn-betting-take = Jetzt darfst du drei beliebige der vier Karten nehmen; drei auf einmal tauscht sonst niemand. Nimm Neun, Zehn und König von Eichel: 29.
learn-betting-again = Von jetzt an bietest du wie alle anderen. Sie haben geschoben: Wähl die 2, und erhöhe.
learn-betting-tie = Auch Béla zeigt 29. Bei Gleichstand gewinnt der Geber, und der bist du: Der Pot ist dein.
learn-betting-done = Nun weißt du, wie es geht. Auch wer mit nichts in der Hand zu erhöhen wagt, kann gewinnen: Wenn alle anderen aussteigen, sieht niemand deine Karten.

learn-tricks-score = Du bist Anna. Alle fangen mit 25 Punkten an und wollen sie loswerden. Jeder Stich schreibt einen ab; wer zuerst bei 0 ist, gewinnt.
learn-tricks-trump = Die Herz-Dame wurde aufgedeckt: Herz ist Trumpf und sticht jede andere Farbe.
learn-tricks-fly = Das Pik-Ass ist die Fliege. Mit deinem ersten Stich schreibt sie fünf Punkte mehr ab, aber wer sie hat, darf nicht aussteigen, und ohne Stich kostet sie zehn.
learn-tricks-draw = Karten, die nichts taugen, kannst du tauschen. Wähl die Kreuz-Sechs und die Pik-Sieben, und kauf dafür zwei neue.
learn-tricks-follow = Ausgespielt ist das Karo-Ass, also musst du Farbe bekennen: Karo. Das Ass ist nicht zu schlagen, darum gib die niedrige, deine Neun.
learn-tricks-catch = Csilla spielt das Trumpf-Ass aus, die stärkste Karte von allen. Aber weil es ausgespielt wurde, darf die Fliege es stechen: Spiel das Pik-Ass!
learn-tricks-off = Erwischt! Sechs Punkte auf einmal abgeschrieben: einen für den Stich, fünf für die Fliege. Du stehst bei 19.
learn-tricks-lead = Wer den Stich macht, spielt aus. Dein Kreuz-Bube ist nicht viel wert: Spiel ihn aus, und behalte die starken Karten.
learn-tricks-cut = Kreuz ist ausgespielt, und du hast keins mehr. Dann musst du Trumpf geben: die Herz-Neun. Sie macht den Stich.
learn-tricks-king = Das Karo-Ass ist weg, also ist dein König das höchste Karo. Spiel ihn aus.
learn-tricks-looed = Dein Stich, und du stehst bei 17. Dénes hat mitgespielt und keinen Stich gemacht: Er ist bete und bekommt fünf Punkte dazu. Wer keinen Stich erwartet, sollte rechtzeitig aussteigen.
learn-tricks-done = Nun weißt du, wie es geht: kaufen, Farbe bekennen, stechen, und auf die Fliege achten.
