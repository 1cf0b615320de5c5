# Fájer mit Einsätzen: hivos und talon.

preset-hivos = Fájer mit Bieten
    .about = Geboten wird vor und nach dem Tauschen; ein Drilling zählt 30½, und bei Gleichstand gewinnt der Geber.
preset-talon = Fájer aus dem Talon
    .about = Das klassische Spiel: der Grundeinsatz vor dem Ansehen, eine bessere Karte aus dem Talon, geboten wird davor und danach.

betting-option-three_aces = Drei Asse
    .help = Ob drei Asse das beste Blatt überhaupt sind oder nur der beste Drilling, unter 31.
betting-option-three_aces-above_31 = über 31
betting-option-three_aces-below_31 = unter 31
betting-option-trips = Drilling
    .help = Wie viel ein Drilling zählt; so oder so liegt er zwischen 30 in einer Farbe und 31.
betting-option-trips-30_5 = 30½
betting-option-trips-30 = 30
betting-option-twenty_one = Einundzwanzig
    .help = Was mit dem Ass der Farbe 21 ergibt: jede Zehnerkarte (Zehn, Unter, Ober, König) oder nur die Zehn.
betting-option-twenty_one-any_ten = jede Zehnerkarte
betting-option-twenty_one-ten_only = nur die Zehn
betting-option-direction = Richtung
    .help = In welcher Richtung um den Tisch gespielt wird.
betting-option-direction-right = nach rechts
betting-option-direction-left = nach links
betting-option-ante = Grundeinsatz
    .help = Wie viele Chips es kostet, in einem Spiel mitzuspielen.
betting-option-ante_when = Grundeinsatz fällig
    .help = Ob alle zahlen, bevor jemand die Karten gesehen hat, oder nur, wer nach dem Ansehen mitspielt.
betting-option-ante_when-after_look = nach dem Ansehen
betting-option-ante_when-before_look = vor dem Ansehen
betting-option-bidding = Bieten
    .help = Ob reihum geboten wird, bis alle die letzte Erhöhung gehalten haben, oder hin und her die Reihe entlang wie beim Ferbli.
betting-option-bidding-circular = reihum
betting-option-bidding-ferbli = hin und her wie beim Ferbli
betting-option-raise_cap = Höchste Erhöhung
    .help = Um wie viele Chips man auf einmal höchstens erhöhen darf; 0 heißt unbegrenzt.
betting-option-max_raises = Erhöhungen pro Runde
    .help = Wie oft in einer Bietrunde erhöht werden darf; 0 heißt beliebig oft.
betting-option-majzli = Majzli
    .help = Wer blind spielen und drei Karten aus dem Talon nehmen darf: der Geber, die Vorhand oder niemand.
betting-option-majzli-dealer = der Geber
betting-option-majzli-eldest = die Vorhand
betting-option-majzli-off = niemand
betting-option-exchange_laps = Tauschrunden
    .help = Wie viele Runden getauscht wird; bei 0 so lange, bis niemand mehr tauscht.
betting-option-dealer_wins_ties = Vorteil des Gebers
    .help = Ob der Geber den Pot gewinnt, wenn sein Blatt genauso viel zählt wie das beste.
betting-option-reveal = Aufdecken
    .help = Ob alle ihr Blatt zeigen oder nur, wer damit gegen die schon gezeigten Blätter einen Pot gewinnt.
betting-option-reveal-all = alle zeigen
betting-option-reveal-as_needed = nur wenn nötig
betting-option-stack = Chips am Anfang
    .help = Mit wie vielen Chips man anfängt, wenn der Tisch nichts anderes festlegt.
betting-option-max_deals = Anzahl der Spiele
    .help = Nach so vielen Spielen gewinnt, wer die meisten Chips hat; bei 0 wird gespielt, bis jemand alle hat.

betting-prompt-looking = Siehst du dir deine Karten an, oder spielst du blind (Majzli)?
betting-prompt-joining = Spielst du mit, oder passt du?
betting-prompt-bets = Schieben oder erhöhen?
betting-prompt-owed = { $n ->
    [one] Ein Chip ist zu zahlen. Was machst du?
   *[other] { $n } Chips sind zu zahlen. Was machst du?
 }
betting-prompt-take = Nimm drei der vier Karten aus dem Talon.
betting-prompt-exchange = Eine Karte tauschen und das Blatt verbessern, oder nicht tauschen?

betting-button-look = Ansehen
betting-button-majzli = Majzli (blind)
betting-button-in = Mitspielen
betting-button-out = Passen
betting-button-check = Schieben
betting-button-call = Mitgehen ({ $n })
betting-button-raise = { $owed ->
    [0] Um { $n } erhöhen
   *[other] Mitgehen ({ $owed }) und um { $n } erhöhen
 }
betting-button-fold = Aussteigen
betting-button-stand = Nicht tauschen
betting-button-take = { GERMAN($cards) } nehmen (ergibt { VALUE($value) })
betting-button-swap = { GERMAN($own) } gegen { GERMAN($talon) } tauschen (ergibt { VALUE($value) })

betting-log-antes = { $n ->
    [one] Alle zahlen den Grundeinsatz: Im Pot liegt ein Chip.
   *[other] Alle zahlen den Grundeinsatz: Im Pot liegen { $n } Chips.
 }
betting-log-look = { $player } sieht sich die Karten an.
betting-log-majzli = { $player } spielt blind: Majzli.
betting-log-in = { $n ->
    [0] { $player } spielt mit.
    [one] { $player } spielt mit und zahlt einen Chip.
   *[other] { $player } spielt mit und zahlt { $n } Chips.
 }
betting-log-out = { $player } passt.
betting-log-last-in = Alle anderen haben gepasst, also spielt { $player } mit.
betting-log-check = { $player } schiebt.
betting-log-call = { $n ->
    [one] { $player } geht mit und zahlt einen Chip.
   *[other] { $player } geht mit und zahlt { $n } Chips.
 }
betting-log-raise = { $player } erhöht um { $n }.
betting-log-all-in = { $player } ist all-in.
betting-log-fold = { $player } steigt aus.
betting-log-stand = { $player } tauscht nicht.
betting-log-talon = Der Talon wird aufgedeckt: { GERMAN($cards) }.
betting-log-take = { $player } nimmt { GERMAN($cards) } auf. Dafür kommen { GERMAN($given) } in den Talon.
betting-log-swap = { $player } tauscht { GERMAN($own, form: "acc") } gegen { GERMAN($talon, form: "acc") }.
betting-log-alone = { $n ->
    [one] Nur { $player } ist noch im Spiel und gewinnt einen Chip, ohne aufzudecken.
   *[other] Nur { $player } ist noch im Spiel und gewinnt { $n } Chips, ohne aufzudecken.
 }
betting-log-shows = { SAY($hand, form: "worth") ->
    [nichts] { $player } deckt auf und hat nichts.
   *[other] { $player } deckt { SAY($hand, form: "worth") } auf ({ SAY($hand, form: "what") }).
 }
betting-log-concedes = { $player } gibt sich geschlagen, ohne aufzudecken.
betting-log-tie = Bei Gleichstand gewinnt der Geber.
betting-log-takes = { $n ->
    [one] { $player } bekommt einen Chip.
   *[other] { $player } bekommt { $n } Chips.
 }
betting-log-broke = { $player } hat keine Chips mehr.
betting-log-wins = { $n ->
    [one] Die Partie ist zu Ende: { $player } gewinnt mit einem Chip.
   *[other] Die Partie ist zu Ende: { $player } gewinnt mit { $n } Chips.
 }

betting-why-looking = Zuerst musst du dich entscheiden: ansehen oder Majzli.
betting-why-joining = Jetzt musst du dich entscheiden: mitspielen oder passen.
betting-why-bets = Jetzt wird geboten: Du kannst schieben, mitgehen, erhöhen oder aussteigen.
betting-why-take = Wer Majzli gesagt hat, nimmt jetzt drei Karten aus dem Talon.
betting-why-exchange = Jetzt wird getauscht: Du kannst eine Karte tauschen oder nicht tauschen.
betting-why-take-three = Drei Karten auf einmal darf nur nehmen, wer Majzli gesagt hat.
betting-why-check = { $n ->
    [one] Schieben geht nicht, ein Chip ist zu zahlen.
   *[other] Schieben geht nicht, { $n } Chips sind zu zahlen.
 }
betting-why-nothing-owed = Es ist nichts zu zahlen.
betting-why-hold = Wer Majzli gesagt hat, muss in der ersten Runde jeden Einsatz halten.
betting-why-not-talon = { GERMAN($card, form: "start") } liegt nicht im Talon.
betting-why-no-better = Damit würde dein Blatt nicht stärker: Tauschen darfst du nur, wenn es besser wird.
betting-why-weaker = { VALUE($new) ->
    [nichts] Dein Blatt zählt { VALUE($old) }, damit wäre es nichts mehr wert: Tauschen darfst du nur, wenn es besser wird.
   *[other] Damit würde dein Blatt von { VALUE($old) } auf { VALUE($new) } fallen: Tauschen darfst du nur, wenn es besser wird.
 }
betting-why-raise-majzli = Wer Majzli gesagt hat, darf in der ersten Runde nur schieben oder mitgehen.
betting-why-raise-broke = Du kannst nicht erhöhen: Schon das Mitgehen kostet dich alle Chips.
betting-why-raise-nobody = Du kannst nicht erhöhen: Sonst hat niemand mehr Chips zum Setzen.
betting-why-raise-often = { $n ->
    [one] Hier darf in jeder Runde nur einmal erhöht werden.
   *[other] Hier darf in jeder Runde nur { $n }-mal erhöht werden.
 }
betting-why-raise-ferbli = Beim Hin-und-her-Bieten darf nur erhöhen, wer in einem Durchgang als Letzter spricht; im ersten auch, wer ihn beginnt.
betting-why-raise-zero = { $most ->
    [one] Du kannst nur um 1 erhöhen.
   *[other] Du kannst um 1 bis { $most } erhöhen.
 }
betting-why-raise-cap = { $n ->
    [one] Hier darf immer nur um einen Chip erhöht werden.
   *[other] Hier darf höchstens um { $n } Chips erhöht werden.
 }
betting-why-raise-left = Nach dem Mitgehen kannst du höchstens noch um { $n } erhöhen.

betting-returns = Gewonnene Chips je Spiel:
betting-tally = Wert
betting-tally-dealt = gegeben
betting-tally-shown = aufgedeckt
betting-tally-won = davon gewonnen
