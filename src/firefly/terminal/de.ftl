# Der Tisch im Terminal. Eine Zeile hat höchstens 80 Spalten: Überschriften und Vermerke sind kurz.

# Fragen vor der Partie.
terminal-ask-game = Welches Spiel?
terminal-ask-seats = Wie viele spielen am Tisch ({ $least } bis { $most })?
terminal-ask-people = Wie viele davon sitzen als Menschen an dieser Tastatur?
terminal-ask-name = Wie heißt du?
terminal-ask-name-of = Wie heißt Person { $n }?
terminal-ask-deals = Nach wie vielen Spielen endet die Partie (0: wenn einer alle Chips hat)?
terminal-answer-number = Bitte gib eine Zahl von { $least } bis { $most } ein.
terminal-bot-names = Anna Bruno Clara Dieter Emma Franz Greta Hans Ida
terminal-player = Spieler { $n }
terminal-bots = { $n ->
    [0] Der Computer spielt nicht mit.
   *[other] Der Computer spielt für: { $names }.
 }

# Der Kopf des Tisches: das Spiel, das wievielte, wer gibt; rechts, was das Spiel hinzufügt.
terminal-head = { $title } · Spiel { $n } · { $player } gibt
terminal-head-of = { $title } · Spiel { $n } von { $most } · { $player } gibt
terminal-pot = Pot: { $n }
terminal-pot-coins = Kasse: { $n }
terminal-trump = Trumpf: { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
 }

# Spalten der Plätze und kurze Vermerke am Ende der Zeile.
terminal-column-coins = Münzen
terminal-column-chips = Chips
terminal-column-bet = Einsatz
terminal-column-score = Punkte
terminal-column-tricks = Stiche
terminal-column-cards = Karten
terminal-note-out = passt
terminal-note-fallen = draußen
terminal-note-folded = steigt aus
terminal-note-gone = schiebt
terminal-note-laid = liegt: { VALUE($value) }
terminal-note-majzli = Majzli
terminal-note-all-in = all-in
terminal-note-drawn = { $n } gekauft
terminal-note-stayed = bleibt

# Namen auf den kleinen Karten: „Eichel VII“, „Rot Ass“.
terminal-rank = { $rank ->
    [J] Unter
    [Q] Ober
    [K] König
   *[A] Ass
 }
terminal-suit-german = { $suit ->
    [c] Eichel
    [d] Schellen
    [h] Rot
   *[s] Grün
 }
terminal-suit-french = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
 }

# Überschriften über Karten.
terminal-common = Tischkarten: { VALUE($value) }
terminal-talon = Talon
terminal-hand = Dein Blatt
terminal-hand-worth = Dein Blatt: { $hand }
terminal-hand-unseen = Dein Blatt, noch verdeckt
terminal-trick = Stich { $n }
terminal-trick-last = Letzter Stich
terminal-turned = Trumpf

# Ein Zug.
terminal-turn = { $player }, du bist dran.
terminal-swap-row = { $card } gegen:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Um 1 bis { $most } erhöhen
   *[other] Mit { $owed } mitgehen und um 1 bis { $most } erhöhen
 }
terminal-draw-choice = Karten kaufen
terminal-hint = Eine Zahl oder der Zug selbst: { $example }. Sonst: { $words }
terminal-words = ? Hilfe, Regeln, Verlauf, beenden
terminal-ask-size = Um wie viel erhöhst du (1 bis { $most })?
terminal-ask-cards = Welche Karten tauschst du? Gib sie ein, etwa { $example }; Enter führt zurück.
terminal-no-choice = { $most ->
    [1] Eine Wahl { $n } gibt es hier nicht: die einzige ist 1.
   *[other] Eine Wahl { $n } gibt es hier nicht: sie gehen von 1 bis { $most }.
 }

# Wörter, die neben den englischen eingegeben werden können, durch Leerzeichen getrennt.
terminal-word-help = hilfe
terminal-word-rules = regeln
terminal-word-log = verlauf
terminal-word-quit = beenden q
terminal-word-end = weiterspielen
terminal-word-yes = ja j
terminal-word-no = nein n

# Mehrere an einer Tastatur.
terminal-hide = Enter verdeckt deine Karten.
terminal-curtain = { $player } ist dran: Gib die Tastatur weiter.
terminal-curtain-enter = { $player }: Drück Enter, wenn sonst niemand hinsieht.
terminal-since = Seit deinem letzten Zug:

# Zwischen den Spielen und am Ende.
terminal-next-deal = Enter: das nächste Spiel.
terminal-watch = Jetzt spielen nur noch Computer. Enter zeigt das nächste Spiel, weiterspielen spielt bis zum Ende, beenden verlässt den Tisch.
terminal-more = Enter zeigt mehr, q hört auf.
terminal-save = Die Partie speichern? Ein Dateiname; Enter nimmt den angebotenen, nein speichert nichts.
terminal-exists = Die Datei { $file } gibt es schon. Überschreiben (ja oder nein)?
terminal-saved = Gespeichert: { $file }
terminal-unwritable = Die Datei { $file } kann nicht geschrieben werden: { $detail }
terminal-save-exists = Die Datei { $file } gibt es schon.
terminal-too-many-people = Für { $people } Personen sind { $seats } Plätze zu wenig.
terminal-bye = Auf Wiedersehen!

# Hilfe.
terminal-help-typing =
    Gib die Zahl einer Wahl ein oder den Zug selbst, wie er rechts in der Liste steht. Enter allein
    zeichnet den Tisch noch einmal. Züge lassen sich nicht zurücknehmen.

    Regeln: die Hausregeln dieses Tisches; Verlauf: was in diesem Spiel geschehen ist; beenden: du
    verlässt den Tisch und kannst die Partie speichern.
terminal-help-german =
    Eine Karte schreibt man mit ihrem Rang (7 8 9 T J Q K A; T ist die Zehn, J der Unter, Q der Ober,
    K der König, A das Ass) und dem Buchstaben ihrer Farbe: c Eichel, d Schellen, h Rot, s Grün. Jede
    Karte trägt ihr Kürzel in der Ecke links oben.
terminal-help-french =
    Eine Karte schreibt man mit ihrem Rang (2 bis 9, T J Q K A; T ist die Zehn, J der Bube, Q die Dame,
    K der König, A das Ass) und dem Buchstaben ihrer Farbe: c Kreuz, d Karo, h Herz, s Pik. Jede Karte
    trägt ihr Kürzel in der Ecke links oben.
terminal-help-values = Was drei Karten zählen, von oben nach unten:
terminal-value-three-aces = drei Asse
terminal-value-three-aces-below = drei Asse, der beste Drilling
terminal-value-fire = das Ass und zwei Zehnerkarten einer Farbe
terminal-value-trips = drei Karten eines Rangs, unter 31 und über einer einfarbigen 30
terminal-value-suited = drei Karten einer Farbe, zusammengezählt: 7, 8, 9 nach Augen, das Ass 11, sonst 10
terminal-value-two-aces = zwei Asse und eine beliebige dritte Karte
terminal-value-any-ten = ein Ass und eine Zehnerkarte (X, Unter, Ober, König) seiner Farbe
terminal-value-ten-only = ein Ass und die Zehn seiner Farbe
terminal-value-nothing = alles andere
terminal-help-ranks = Die Reihenfolge der Karten, von oben: { $ranks }. Jeder Trumpf sticht die anderen Farben.

terminal-game-elimination =
    { $coins ->
        [one] Alle haben eine Münze.
       *[other] Alle haben { $coins } Münzen.
    } Du bekommst drei Karten, und drei weitere liegen offen in der Mitte. Der Geber behält zuerst seine
    drei Karten, oder er legt sie in die Mitte und nimmt drei neue.

    Wenn du dran bist, tauschst du eine deiner Karten gegen eine Tischkarte, nimmst alle drei, wenn sie
    mindestens 21 zählen, schiebst (nicht zweimal hintereinander) oder legst dein Blatt hin, wenn es
    mindestens 21 zählt.

    Sobald jemand hingelegt hat, kommen alle anderen noch einmal dran, wobei das Blatt nicht schlechter
    werden darf, und legen dann auch hin. Das niedrigste Blatt zahlt eine Münze; wer zahlen müsste und
    keine hat, ist draußen. Drei Asse werden sofort hingelegt, und alle anderen zahlen. Wer als Letzter
    übrig ist, bekommt die Kasse.
terminal-game-betting =
    Du bekommst drei Karten, und vier weitere, der Talon, liegen verdeckt auf dem Tisch. { $ante_when ->
        [after_look] Du siehst deine Karten an und sagst, ob du mitspielst; das kostet den Grundeinsatz.
       *[before_look] Alle zahlen den Grundeinsatz, sehen ihre Karten an und sagen, ob sie mitspielen.
    } Dann wird geboten: schieben, mitgehen, erhöhen oder aussteigen.

    Der Talon wird aufgedeckt, und du darfst eine deiner Karten gegen eine von ihm tauschen, wenn dein
    Blatt dadurch stärker wird. Nach einer zweiten Bietrunde bekommt das beste Blatt den Pot; sind alle
    anderen ausgestiegen, bekommt ihn der Letzte, ohne zu zeigen. { $majzli ->
        [dealer] Der Geber darf blind spielen (Majzli) und nimmt dann drei Karten aus dem Talon.
        [eldest] Die Vorhand darf blind spielen (Majzli) und nimmt dann drei Karten aus dem Talon.
       *[off] Blind spielt an diesem Tisch niemand.
    }
terminal-game-tricks =
    Alle beginnen mit { $start } Punkten, die abzuschreiben sind. Du bekommst fünf Karten, und eine
    weitere wird aufgedeckt: Ihre Farbe ist Trumpf. Tausche Karten gegen neue, bleib bei deinen, oder
    steig für dieses Spiel aus. Dann werden fünf Stiche gespielt: Bekenne Farbe, wenn du kannst, sonst
    spiel einen Trumpf, und wenn du beides nicht hast, eine beliebige Karte. Jeder Stich schreibt einen
    Punkt ab. Wer geblieben ist und keinen Stich macht, bekommt fünf Punkte dazu.

    Die Fliege ist das Pik-Ass: Wer sie hat, darf nicht aussteigen. Mit einem Stich schreibt sie fünf
    Punkte mehr ab, zehn, wenn Pik Trumpf ist; ohne Stich kostet sie zehn. Wird das Trumpf-Ass
    ausgespielt, darf die Fliege darauf gelegt werden und macht den Stich.

    { $stop ->
        [automatic] Wer bei 0 steht, hat gewonnen.
       *[called] Wer bei 0 steht und ausspielen müsste, sagt Genug! und hat gewonnen.
    }

# `firefly replay`.
terminal-retell-players = Spieler: { $names }
terminal-retell-rules = Hausregeln: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = { $player } ist dran.
terminal-retell-open = Die Partie geht weiter: Noch hat niemand gewonnen.
terminal-retell-winner = { $player } hat gewonnen.
terminal-retell-step = Enter: weiter.
