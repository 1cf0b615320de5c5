# Der Tisch im Browser: was auf ihm liegt, was man tun kann, was geschehen ist.

table-board = Der Tisch
table-players = Spieler
table-own-seat = Dein Platz
table-own-hand = Deine Karten
table-hand-of = Karten: { $player }
table-empty-seat = frei
table-in-turn = an der Reihe
table-card-german = { GERMAN($card) }
table-card-french = { FRENCH($card) }
table-hidden-card = verdeckte Karte
table-hidden-cards = { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
 }
table-no-cards = keine Karten
table-no-hand = Du hast gerade keine Karten.
table-value = { VALUE($value) }
table-hand-value = Dein Blatt ist { VALUE($value) } wert
table-standing-elimination = { $n ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $n } Münzen
 }
table-standing-betting = { $n ->
    [0] keine Chips
    [one] ein Chip
   *[other] { $n } Chips
 }
table-standing-tricks = { $n ->
    [one] noch ein Punkt abzuschreiben
   *[other] noch { $n } Punkte abzuschreiben
 }
table-bet = Einsatz: { $n }
table-won = bekommt { $n }
table-clock = Restzeit: { $time }
table-dealer = Geber
table-tricks = { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
 }
table-badge-out = nicht dabei
table-badge-laid = hingelegt
table-badge-gone = geschoben
table-badge-majzli = Majzli
table-badge-all-in = All-in
table-badge-away = setzt aus
table-badge-ready = bereit
table-badge-lost = getrennt
table-badge-bot = Bot
table-common-elimination = Tischkarten
table-common-betting = Talon
table-trick = Stich
table-played = { $player }: { $card }
table-pot-elimination = { $n ->
    [0] Die Kasse ist leer
    [one] In der Kasse liegt eine Münze
   *[other] In der Kasse liegen { $n } Münzen
 }
table-pot-betting = { $n ->
    [0] Der Pot ist leer
    [one] Im Pot liegt ein Chip
   *[other] Im Pot liegen { $n } Chips
 }
table-trump-c = Kreuz ist Trumpf: { FRENCH($card) }
table-trump-d = Karo ist Trumpf: { FRENCH($card) }
table-trump-h = Herz ist Trumpf: { FRENCH($card) }
table-trump-s = Pik ist Trumpf: { FRENCH($card) }

table-actions = Was du tun kannst
table-ahead = Vorab wählen
table-act-keep = Behalten
table-act-expose = In die Mitte legen
table-act-go = Schieben
table-act-lay = Hinlegen
table-act-in = Mitspielen
table-act-out = Passen
table-act-check = Schieben
table-act-call = Mitgehen
table-act-fold = Aussteigen
table-act-stand = Nicht tauschen
table-act-stay = Bleiben
table-act-take = Nehmen
table-act-draw = { $n ->
    [one] Eine Karte kaufen
   *[other] { $n } Karten kaufen
 }
table-pick-draw = { $n ->
    [one] Eine Karte kaufen
   *[other] { $n } Karten kaufen
 }
table-pick-take = { $n ->
    [3] Diese drei nehmen
   *[other] Drei nehmen ({ $n } von { $most })
 }
table-raise = Um { $n } erhöhen
table-raise-open = Erhöhen …
table-back = Zurück
table-raise-how = Um wie viel erhöhen
table-raise-least = min. { $n }
table-raise-half = ½ Pot { $n }
table-raise-pot = Pot { $n }
table-raise-most = max. { $n }
table-less = Einer weniger
table-more = Einer mehr
table-sure = Wirklich?
table-no = Nein, noch nicht
table-plan-swap = { $own } gegen { $other }
table-plan-play = { $card } spielen
table-planned = Sobald du dran bist: { $action }
table-plan-off = Zurücknehmen
table-plan-dropped = Was du vorab gewählt hast, geht nicht mehr.

table-did-look = sieht an
table-did-majzli = Majzli!
table-did-in = spielt mit
table-did-out = passt
table-did-check = schiebt
table-did-call = geht mit
table-did-raise = erhöht um { $n }
table-did-fold = steigt aus
table-did-stand = tauscht nicht
table-did-stay = bleibt
table-did-stop = Genug!
table-did-draw = kauft { $n }
table-did-keep = behält
table-did-expose = legt in die Mitte
table-did-take = nimmt
table-did-swap = tauscht
table-did-go = schiebt
table-did-lay = legt hin!

table-your-turn = Du bist dran
table-title-turn = ● Du bist dran – { $game }
table-waits-for = { $player } ist dran.
table-waiting = Die Partie hat noch nicht begonnen.
table-paused = Der Gastgeber hat den Tisch angehalten.
table-deal = { $n }. Spiel
table-previous = Die Karten im { $n }. Spiel
table-deal-over = Das Spiel ist zu Ende
table-match-over = Die Partie ist zu Ende
table-winner = { $player } hat gewonnen!
table-next-deal = Nächstes Spiel
table-waits = Warten auf die anderen
table-next-in = { $n ->
    [0] Es geht weiter.
    [one] In einer Sekunde geht es weiter.
   *[other] In { $n } Sekunden geht es weiter.
 }
table-rematch = Revanche
table-replay = Ansehen
table-lobby = Zu den Tischen
table-log = Was geschehen ist

table-loading = Der Tisch wird gedeckt …
table-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder.
table-none = Hier ist kein Tisch
table-no-answer = Der Server antwortet nicht. Es wurde nichts gespielt.

table-keys = Tastatur
table-close = Schließen
table-key-hand = eine Karte deiner Hand
table-key-table = eine Karte vom Tisch
table-key-along = weiter zur nächsten Karte
table-key-between = zwischen Tisch und Hand
table-key-enter = Karte wählen, Knopf drücken
table-key-actions = Züge; der Buchstabe steht auf jedem Knopf
table-key-next = nächstes Spiel
table-key-log = was geschehen ist
table-key-escape = Auswahl zurücknehmen
table-key-help = diese Hilfe
