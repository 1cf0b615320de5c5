# Karten, Werte und Ablehnungen, die alle Spiele teilen.
#
# Formen der Karten: ohne Form der bloße Name (Rot-Unter); .nom und .acc mit Artikel (der Rot-Unter, den Rot-Unter);
# .start wie .nom am Satzanfang (Der Rot-Unter); .obj der bloße Name als Objekt (Herz-Buben).
# Formen der Blätter: .worth ist der Wert, .what das, woraus er besteht.

card-german = { $suit ->
    [c] Eichel
    [d] Schellen
    [h] Rot
   *[s] Grün
 }-{ $rank ->
    [r7] Sieben
    [r8] Acht
    [r9] Neun
    [rT] Zehn
    [rJ] Unter
    [rQ] Ober
    [rK] König
   *[rA] Ass
 }
    .acc = { $rank ->
        [rJ] den
        [rQ] den
        [rK] den
        [rA] das
       *[other] die
     } { card-german }
    .start = { $rank ->
        [rJ] Der
        [rQ] Der
        [rK] Der
        [rA] Das
       *[other] Die
     } { card-german }
card-french = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
 }-{ $rank ->
    [r2] Zwei
    [r3] Drei
    [r4] Vier
    [r5] Fünf
    [r6] Sechs
    [r7] Sieben
    [r8] Acht
    [r9] Neun
    [rT] Zehn
    [rJ] Bube
    [rQ] Dame
    [rK] König
   *[rA] Ass
 }
    .nom = { $rank ->
        [rJ] der
        [rK] der
        [rA] das
       *[other] die
     } { card-french }
    .obj = { $rank ->
        [rJ] { card-french }n
       *[other] { card-french }
     }
    .acc = { $rank ->
        [rJ] den
        [rK] den
        [rA] das
       *[other] die
     } { card-french.obj }
list-and = { $first } und { $last }
value = { $value ->
    [0] nichts
    [30.5] 30½
   *[other] { $value }
 }

hand-nothing = nichts
    .worth = nichts
    .what = nichts
hand-twenty-one = 21 (Ass und Zehnerkarte einer Farbe)
    .worth = 21
    .what = Ass und Zehnerkarte einer Farbe
hand-two-aces = 22 (zwei Asse)
    .worth = 22
    .what = zwei Asse
hand-suited = { VALUE($value) } ({ hand-suited.what })
    .worth = { VALUE($value) }
    .what = { $suit ->
        [c] Eichel
        [d] Schellen
        [h] Rot
       *[s] Grün
     }
hand-trips = { VALUE($value) } ({ hand-trips.what })
    .worth = { VALUE($value) }
    .what = drei { $rank ->
        [r7] Siebenen
        [r8] Achten
        [r9] Neunen
        [rT] Zehnen
        [rJ] Unter
        [rQ] Ober
        [rK] Könige
       *[rA] Asse
     }
hand-fire = 31 (Ass und zwei Zehnerkarten einer Farbe)
    .worth = 31
    .what = Ass und zwei Zehnerkarten einer Farbe
hand-three-aces = 33 (drei Asse)
    .worth = 33
    .what = drei Asse

log-deals = { $player } gibt.
log-hand = { $player } hat { $cards } auf der Hand.
log-deal-number = Spiel { $n }

card-unknown = Die Karte „{ $code }“ gibt es nicht: Eine Karte besteht aus Rang ({ $ranks }) und Farbe (c d h s), zum Beispiel 7h.
card-twice = Die Karte { $code } ist doppelt genannt.
deck-unknown = Karte { $place } des Pakets, „{ $code }“, gibt es in diesem Spiel nicht.
deck-twice = Die Karte { $code } kommt im Paket doppelt vor, beim zweiten Mal als Karte { $place }.
deck-missing = { $n ->
    [one] Im Paket fehlt eine Karte: { $cards }.
   *[other] Im Paket fehlen { $n } Karten: { $cards }.
 }

action-no-seat = „{ $text }“ nennt einen Platz, den es an diesem Tisch nicht gibt: Er hat { $seats } Plätze.
action-no-verb = „{ $text }“ ist in diesem Spiel keine Aktion. Die Aktionen sind: { $verbs }.
action-no-size = „{ $text }“: Zu { $verb } gehört eine ganze Zahl, zum Beispiel { $verb } 2.
action-arity = { $most ->
    [0] „{ $text }“: Zu { $verb } gehören keine Karten.
   *[other] { $least ->
        [1] { $most ->
            [1] „{ $text }“: Zu { $verb } gehört genau eine Karte.
           *[other] „{ $text }“: Zu { $verb } gehört mindestens eine Karte.
         }
       *[other] „{ $text }“: Zu { $verb } gehören genau { $least } Karten.
     }
 }
action-no-card = „{ $text }“: Die Karte „{ $code }“ gibt es in diesem Spiel nicht.
why-deal-over = Dieses Spiel ist schon zu Ende.
why-not-your-turn = Platz { $seat } ist nicht dran: Am Zug ist Platz { $turn }.
why-not-held-german = Du hast { GERMAN($card, form: "acc") } nicht auf der Hand.
why-not-held-french = Du hast { FRENCH($card, form: "acc") } nicht auf der Hand.

view-deal-over = Dieses Spiel ist zu Ende: Es gibt nichts mehr zu erraten.
match-players = { $preset } ist für { $least } bis { $most } Spieler, nicht für { $n }.
match-dealer = Der Geber ist ein Platz von 1 bis { $most }.
match-no-deal = Es hat noch kein Spiel begonnen.
match-deal-running = Es läuft noch ein Spiel.
match-over = Die Partie ist zu Ende: { $player } hat sie gewonnen.
match-over-stacks = Es kann kein neues Spiel beginnen: Mindestens zwei Plätze müssen noch Chips haben.

preset-unknown = Ein Spiel „{ $preset }“ gibt es nicht. Die Spiele sind: { $known }.
option-unknown = Eine Option „{ $option }“ gibt es in diesem Spiel nicht. Die Optionen sind: { $known }.
option-value = Option { $option } kann nicht { $value } sein: Erlaubt ist { $allowed }.
option-not-assigned = „{ $word }“ ist keine Option: Schreib Name=Wert.
allowed-choice = einer der Werte { $values }
allowed-flag = true oder false
allowed-count = eine ganze Zahl von { $least } bis { $most }

record-too-large = Die Aufzeichnung ist größer als { $most } MB.
record-not-utf8 = Die Aufzeichnung ist kein UTF-8-Text (Byte { $place }).
record-nested = Die Aufzeichnung ist zu tief verschachtelt.
record-not-toml = Die Aufzeichnung ist kein gültiges TOML: { $detail }
record-missing = „{ $key }“ fehlt: Nötig ist { $wanted }.
record-mistyped = „{ $key }“ ist falsch angegeben: Nötig ist { $wanted }.
record-wants-version = die Formatversion 1
record-wants-game = der Name eines Spiels: { $known }
record-wants-text = ein Text
record-wants-texts = eine Liste von Texten
record-wants-seat = die Nummer eines Platzes an diesem Tisch
record-wants-table = eine Tabelle
record-wants-tables = eine Liste von Tabellen
record-wants-chips = eine Liste ganzer Zahlen, für jeden Platz die Zahl seiner Chips
record-no-stacks = „stacks“ gibt es nur in den Spielen mit Einsätzen.
record-stacks = { $n ->
    [0] „stacks“ ist leer, es muss aber { $seats } Zahlen haben: eine für jeden Platz.
    [one] „stacks“ hat nur eine Zahl, es gibt aber { $seats } Plätze.
   *[other] „stacks“ hat { $n } Zahlen, es gibt aber { $seats } Plätze.
 }
record-poor-dealer = Platz { $dealer } kann nicht geben: Dort liegen keine Chips.
record-unfinished = Dieses Spiel ist nicht zu Ende gespielt, aber es folgt noch eines.
record-unreadable = Die Datei lässt sich nicht lesen: { $detail }
record-where = { $action ->
    [0] Spiel { $deal }
   *[other] Spiel { $deal }, Aktion { $action } ({ $text })
 }
hand-not-three = { $n ->
    [0] Ein Blatt hat drei Karten, hier ist keine einzige.
    [one] Ein Blatt hat drei Karten, hier ist nur eine.
   *[other] Ein Blatt hat drei Karten, hier sind es { $n }.
 }

rules-default = Standard: { $value }
rules-chosen = An diesem Tisch: { $value }
rules-yes = ja
rules-no = nein

simulate-head = { $rules }, { $seats } Plätze, { NUMBER($deals) } Spiele mit zufälligen Zügen
simulate-errors = ± ist ein Standardfehler.
simulate-length = Züge je Spiel: { $length } (von { $least } bis { $most })
simulate-eldest = Vorhand
simulate-place = { $n }. Hand
simulate-dealer = Geber
vector-refused = Aktion { $action } ist in Reihe { $lane } nicht erlaubt.
action-wants-seat = „{ $text }“ nennt keinen Platz: Schreibe p1, p2, … vor die Aktion.
match-stacks = Ein Platz hat { $least } bis { $most } Chips.
view-no-seat = Diesen Platz gibt es nicht: Es sind { $seats }, von 0 an gezählt, und -1 sind die Zuschauer.

# Ein Online-Tisch, von einem Programm aus gesehen.
online-refused = Der Tisch lehnt ab: { $text }
online-url = „{ $url }“ ist kein Link zu einem Tisch, wie etwa https://example.org/t/abc123.
online-lost = Die Verbindung zum Tisch ist verloren.
online-unreachable = Der Tisch ist nicht zu erreichen: { $detail }
online-engine = Der Tisch spielt nach einem Regelcode, den diese Version nicht kennt: { $detail }
online-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }.

verify-kept = Spiel { $n }: Der Stapel ist der, der davor versiegelt wurde.
verify-broken = Spiel { $n }: Der Stapel ist NICHT der, der davor versiegelt wurde.
verify-missing = Spiel { $n }: In der Aufzeichnung fehlen Siegel und Salz.
verify-nothing = Die Aufzeichnung enthält kein Spiel.
