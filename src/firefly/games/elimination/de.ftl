# Deutsches Fájer: nemet.

preset-nemet = Deutsches Fájer
    .about = Alle haben drei Münzen; das niedrigste Blatt zahlt eine, und wer als Letzter noch zahlen kann, gewinnt die Kasse.

elimination-option-coins = Münzen
    .help = Mit wie vielen Münzen alle anfangen.
elimination-option-max_laps = Rundenlimit
    .help = Nach so vielen eigenen Zügen in einem Spiel, in dem noch niemand hingelegt hat, bleibt nur noch ein letzter Zug; 0 heißt ohne Limit.

elimination-prompt-choice = Behältst du deine drei Karten, oder legst du sie als Tischkarten in die Mitte?
elimination-prompt-turn = Tauschen, alle drei nehmen, schieben oder hinlegen?
elimination-prompt-closing = Dein letzter Zug: Du kannst noch tauschen oder alle drei nehmen, dann wird dein Blatt hingelegt.

elimination-button-keep = Karten behalten
elimination-button-expose = Karten in die Mitte legen
elimination-button-swap = { GERMAN($own) } gegen { GERMAN($common) } tauschen (ergibt { VALUE($value) })
elimination-button-take = Alle drei nehmen ({ VALUE($value) })
elimination-button-go = Schieben
elimination-button-lay = Hinlegen ({ VALUE($value) })

elimination-log-keep = { $player } behält die Karten. Die Tischkarten sind { GERMAN($cards) }.
elimination-log-expose = { $player } legt die Karten in die Mitte: { GERMAN($cards) }.
elimination-log-swap = { $player } tauscht { GERMAN($own, form: "acc") } gegen { GERMAN($common, form: "acc") }.
elimination-log-take = { $player } nimmt alle drei: { GERMAN($cards) }.
elimination-log-go = { $player } schiebt.
elimination-log-lay = { $player } tauscht nicht mehr.
elimination-log-laps = { $player } hat das Rundenlimit erreicht: Jetzt haben alle noch einen letzten Zug.
elimination-log-lays = { SAY($hand, form: "worth") ->
    [nichts] { $player } legt hin und hat nichts.
   *[other] { $player } legt { SAY($hand, form: "worth") } hin ({ SAY($hand, form: "what") }).
 }
elimination-log-three-aces = Drei Asse: Alle anderen zahlen.
elimination-log-pays = { $n ->
    [0] { $player } zahlt eine Münze und hat keine mehr.
    [one] { $player } zahlt eine Münze und hat noch eine.
   *[other] { $player } zahlt eine Münze und hat noch { $n }.
 }
elimination-log-out = { $player } kann nicht zahlen und scheidet aus.
elimination-log-again = Alle sind gleich, und niemand hat noch eine Münze: Es wird neu gegeben.
elimination-log-wins = Die Partie ist zu Ende: { $player } gewinnt die Kasse mit { $n } Münzen.

elimination-why-three-aces = Du hast drei Asse: Du musst sie sofort hinlegen.
elimination-why-choose-first = Zuerst muss sich der Geber entscheiden: die Karten behalten oder in die Mitte legen.
elimination-why-chosen = Der Geber hat sich schon entschieden.
elimination-why-go-laps = { $n ->
    [one] Du hattest in diesem Spiel schon einen Zug: Das hier ist dein letzter, schieben geht nicht mehr.
   *[other] Du hattest in diesem Spiel schon { $n } Züge: Das hier ist dein letzter, schieben geht nicht mehr.
 }
elimination-why-go-closing = Es hat schon jemand hingelegt: Das hier ist dein letzter Zug, schieben geht nicht mehr.
elimination-why-go-twice = Du hast schon beim letzten Mal geschoben: Jetzt musst du tauschen, alle drei nehmen oder hinlegen.
elimination-why-lay-nothing = Dein Blatt ist nichts wert: Zumachen (als Erster hinlegen) darfst du erst mit 21 oder mehr.
elimination-why-take-nothing = Die Tischkarten sind nichts wert: Nehmen darfst du sie erst, wenn sie 21 oder mehr zählen.
elimination-why-not-common = { GERMAN($card, form: "start") } liegt nicht bei den Tischkarten.
elimination-why-spoil = { VALUE($new) ->
    [nichts] Dein Blatt zählt { VALUE($old) }, damit wäre es nichts mehr wert. Das ist nicht erlaubt, sobald jemand seine Karten hingelegt hat.
   *[other] Damit würde dein Blatt von { VALUE($old) } auf { VALUE($new) } fallen. Das ist nicht erlaubt, sobald jemand seine Karten hingelegt hat.
 }
elimination-why-spoil-rank = Damit hättest du nur noch einen niedrigeren Drilling ({ VALUE($value) }). Das ist im letzten Zug nicht erlaubt.
elimination-why-spoil-laps = { VALUE($new) ->
    [nichts] Dein Blatt zählt { VALUE($old) }, damit wäre es nichts mehr wert. Das ist im letzten Zug nicht erlaubt.
   *[other] Damit würde dein Blatt von { VALUE($old) } auf { VALUE($new) } fallen. Das ist im letzten Zug nicht erlaubt.
 }

elimination-returns = Gewonnene Münzen je Spiel (Ausscheiden zählt als eine weitere verlorene):
elimination-tally = Wert
elimination-tally-dealt = gegeben
elimination-tally-held = am Ende
elimination-tally-paid = davon gezahlt
