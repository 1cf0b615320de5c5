# Der Tisch im Terminal. Eine Zeile hat höchstens 80 Spalten: Überschriften und Vermerke sind kurz.

# Fragen vor der Partie.
terminal-ask-game = Welches Spiel soll es sein?
terminal-ask-seats = Wie viele Spieler sitzen am Tisch ({ $least } bis { $most })?
terminal-ask-people = Wie viele davon sind Menschen an dieser Tastatur?
terminal-ask-name = Wie heißt du?
terminal-ask-name-of = Wie heißt Person { $n }?
terminal-ask-deals = Nach wie vielen Spielen endet die Partie (0: wenn jemand alle Chips hat)?
terminal-answer-number = Gib eine Zahl von { $least } bis { $most } ein.
terminal-bot-names = Anna Bruno Clara Dieter Emma Franz Greta Hans Ida
terminal-player = Spieler { $n }
terminal-bots = { $n ->
    [0] Es spielen keine Bots mit.
    [one] Ein Bot spielt mit: { $names }.
   *[other] { $n } Bots spielen mit: { $names }.
 }

# Der Kopf des Tisches: das Spiel, das wievielte, wer gibt; rechts, was das Spiel hinzufügt. Pot: Chips, Kasse: Münzen.
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

# Spalten der Plätze und kurze Vermerke am Ende der Zeile. Gepasst: in diesem Spiel; draußen: aus der Partie.
terminal-column-coins = Münzen
terminal-column-chips = Chips
terminal-column-bet = Einsatz
terminal-column-score = Punkte
terminal-column-tricks = Stiche
terminal-column-cards = Karten
terminal-note-out = gepasst
terminal-note-fallen = draußen
terminal-note-folded = ausgestiegen
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
terminal-common = { VALUE($value) ->
    [nichts] Tischkarten (nichts wert)
   *[other] Tischkarten: { VALUE($value) }
 }
terminal-talon = Talon
terminal-hand = Dein Blatt
terminal-hand-worth = Dein Blatt: { $hand }
terminal-hand-unseen = Dein Blatt, noch verdeckt
terminal-trick = Stich { $n }
terminal-trick-last = Letzter Stich
terminal-turned = Aufgedeckt

# Ein Zug.
terminal-turn = { $player }, du bist dran.
terminal-swap-row = { $card } gegen:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Um 1 bis { $most } erhöhen
   *[other] Mitgehen ({ $owed }) und um 1 bis { $most } erhöhen
 }
terminal-draw-choice = Karten kaufen
terminal-hint = Eine Zahl oder der Zug: { $example }. Auch: { $words }
terminal-words = ? Hilfe, Regeln, Verlauf, beenden
terminal-ask-size = Um wie viel erhöhst du (1 bis { $most })?
terminal-ask-cards = Welche Karten legst du ab? Gib sie ein, etwa { $example }; Enter: zurück.
terminal-no-choice = { $most ->
    [1] Eine Nummer { $n } gibt es hier nicht: Zur Wahl steht nur 1.
   *[other] Eine Nummer { $n } gibt es hier nicht: Zur Wahl stehen 1 bis { $most }.
 }

# Wörter, die neben den englischen eingegeben werden können, durch Leerzeichen getrennt.
terminal-word-help = hilfe
terminal-word-rules = regeln
terminal-word-log = verlauf
terminal-word-quit = beenden q exit
terminal-word-end = durchspielen
terminal-word-yes = ja j
terminal-word-no = nein n

# Mehrere an einer Tastatur.
terminal-hide = Drück Enter, um deine Karten zu verdecken.
terminal-curtain = { $player } ist dran: Gib die Tastatur weiter.
terminal-curtain-enter = { $player }: Drück Enter, wenn sonst niemand hinsieht.
terminal-since = Seit deinem letzten Zug:

# Zwischen den Spielen und am Ende.
terminal-next-deal = Drück Enter für das nächste Spiel.
terminal-watch = Jetzt spielen nur noch Bots. Enter: das nächste Spiel, durchspielen: bis zum Ende, beenden: Schluss.
terminal-more = Enter: weiter, q: genug.
terminal-save = Die Aufzeichnung der Partie speichern? Gib einen Dateinamen ein; Enter: der vorgeschlagene, nein: nicht speichern.
terminal-exists = Die Datei { $file } gibt es schon. Soll sie überschrieben werden (ja oder nein)?
terminal-saved = Gespeichert: { $file }
terminal-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $detail }
terminal-save-exists = Die Datei { $file } gibt es schon.
terminal-too-many-people = Für { $people } Personen gibt es nur { $seats } Plätze.
terminal-bye = Bis zum nächsten Mal!

# Hilfe.
terminal-help-typing =
    Gib die Nummer einer Wahl ein oder den Zug selbst, wie er im Menü rechts steht. Enter allein
    zeichnet den Tisch noch einmal. Züge lassen sich nicht zurücknehmen.

    „Regeln“ zeigt die Hausregeln dieses Tisches, „Verlauf“, was in diesem Spiel bisher geschehen ist.
    Mit „beenden“ verlässt du den Tisch; die Aufzeichnung der Partie kannst du dann speichern.
terminal-help-german =
    Eine Karte schreibt man mit ihrem Rang (7 8 9 T J Q K A; T ist die Zehn, J der Unter, Q der Ober,
    K der König, A das Ass) und dem Buchstaben ihrer Farbe: c Eichel, d Schellen, h Rot, s Grün. Jede
    Karte trägt ihr Kürzel in der Ecke links oben.
terminal-help-french =
    Eine Karte schreibt man mit ihrem Rang (2 bis 9, T J Q K A; T ist die Zehn, J der Bube, Q die Dame,
    K der König, A das Ass) und dem Buchstaben ihrer Farbe: c Kreuz, d Karo, h Herz, s Pik. Jede Karte
    trägt ihr Kürzel in der Ecke links oben.
terminal-help-values = Wie viel drei Karten zählen, von oben nach unten:
terminal-value-three-aces = drei Asse
terminal-value-three-aces-below = drei Asse, der höchste Drilling
terminal-value-fire = ein Ass und zwei Zehnerkarten seiner Farbe
terminal-value-trips = ein Drilling (drei gleiche), unter 31 und über 30 in einer Farbe
terminal-value-suited = Summe dreier Karten einer Farbe: 7–9 nach Augen, Ass 11, sonst 10
terminal-value-two-aces = zwei Asse und eine beliebige dritte Karte
terminal-value-any-ten = ein Ass und eine Zehnerkarte (X, Unter, Ober, König) seiner Farbe
terminal-value-ten-only = ein Ass und die Zehn seiner Farbe
terminal-value-nothing = alles andere
terminal-help-ranks = Die Reihenfolge der Karten, von oben: { $ranks }. Jeder Trumpf sticht jede andere Farbe.

terminal-game-elimination =
    { $coins ->
        [one] Alle haben eine Münze.
       *[other] Alle haben { $coins } Münzen.
    } Du bekommst drei Karten, und drei weitere liegen offen in der Mitte: die Tischkarten. Zuerst behält
    der Geber seine drei Karten, oder er legt sie als Tischkarten in die Mitte und nimmt drei neue.

    Wenn du dran bist, tauschst du eine deiner Karten gegen eine Tischkarte, nimmst alle drei, wenn sie
    mindestens 21 zählen, schiebst (nicht zweimal hintereinander) oder legst dein Blatt hin, wenn es
    mindestens 21 zählt.

    Sobald jemand hingelegt hat, haben alle anderen noch einen letzten Zug, in dem ihr Blatt nicht
    schlechter werden darf, und legen dann auch hin. Das niedrigste Blatt zahlt eine Münze; wer zahlen
    muss und keine mehr hat, scheidet aus. Drei Asse werden sofort hingelegt, und alle anderen zahlen.
    Wer als Letzter übrig ist, gewinnt die Kasse.
terminal-game-betting =
    Du bekommst drei Karten, und vier weitere, der Talon, liegen verdeckt auf dem Tisch. { $ante_when ->
        [after_look] Du siehst dir deine Karten an und sagst, ob du mitspielst; das kostet den Grundeinsatz.
       *[before_look] Alle zahlen den Grundeinsatz, sehen sich ihre Karten an und sagen, ob sie mitspielen.
    } Dann wird geboten: schieben, mitgehen, erhöhen oder aussteigen.

    Der Talon wird aufgedeckt, und du darfst eine deiner Karten gegen eine daraus tauschen, wenn dein
    Blatt dadurch stärker wird. Nach einer zweiten Bietrunde gewinnt das beste Blatt den Pot; sind alle
    anderen ausgestiegen, gewinnt ihn, wer übrig ist, ohne aufzudecken. { $majzli ->
        [dealer] Der Geber darf blind spielen (Majzli) und nimmt dann drei Karten aus dem Talon.
        [eldest] Die Vorhand darf blind spielen (Majzli) und nimmt dann drei Karten aus dem Talon.
       *[off] Blind spielt an diesem Tisch niemand.
    }
terminal-game-tricks =
    Alle haben am Anfang { $start } Punkte abzuschreiben. Du bekommst fünf Karten, und eine weitere wird
    aufgedeckt: Ihre Farbe ist Trumpf. Du legst Karten ab und kaufst neue, bleibst bei deinen oder
    steigst für dieses Spiel aus. Dann werden fünf Stiche gespielt: Bekenne Farbe, wenn du kannst; sonst
    spiel Trumpf, und hast du auch den nicht, irgendeine Karte. Jeder Stich schreibt einen Punkt ab. Wer
    geblieben ist und keinen Stich macht, ist bete: 5 Punkte dazu.

    Die Fliege ist das Pik-Ass: Wer sie hat, darf nicht aussteigen. Mit mindestens einem Stich schreibt
    man dafür 5 Punkte mehr ab, und 10, wenn Pik Trumpf ist; ohne Stich kostet sie 10. Wird das
    Trumpf-Ass ausgespielt, darf man die Fliege darauf spielen, und sie macht den Stich.

    { $stop ->
        [automatic] Wer bei 0 steht, gewinnt.
       *[called] Stehst du bei 0 und spielst aus, sag „Genug!“, und du gewinnst.
    }

# `firefly replay`.
terminal-retell-players = Spieler: { $names }
terminal-retell-rules = Hausregeln: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = { $player } ist dran.
terminal-retell-open = Die Partie geht weiter: Noch hat niemand gewonnen.
terminal-retell-winner = { $player } gewinnt.
terminal-retell-step = Drück Enter, um weiterzugehen.

# `firefly join`.
terminal-join-name = Dein Name:
terminal-join-guest = Gast
terminal-join-link = Dein Platz wartet auf dich: { $url }
