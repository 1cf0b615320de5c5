# Die Seiten um die Tische: Lobby, Regelbogen, Regeln, eigene Partien, Datenschutz.

page-skip = Zum Inhalt
page-nav = Seiten
page-foot-nav = Mehr
page-home = Zur Lobby
page-games = Spiele
page-history = Meine Partien
page-privacy = Datenschutz
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-foot = Ein Kartentisch unter Freunden: ohne Konto, ohne Werbung, ohne Geld.
page-noscript = Der Tisch braucht JavaScript.
page-error = Das hat nicht geklappt

page-lobby-title = Setz dich an den Kartentisch
page-lobby-about = Fájer mit ungarischen Karten und das alte Spiel Fly: mit Freunden, mit Bots, mit wem auch immer.
page-join = Eingeladen? Link oder Code hier einfügen
page-join-example = Link oder Code
page-join-go = Zum Tisch
page-own-tables = Deine Tische
page-games-choose = Was spielen wir?
page-seats-range = { $least } bis { $most } Spieler
page-pack-german = ungarische Karten
page-pack-french = französische Karten
page-open = Tisch eröffnen
page-with-bots = Gegen Bots
page-rules = Regeln
page-learn = Spielend lernen
page-tables = Offene Tische
page-no-tables = Gerade ist kein Tisch offen. Eröffne einen und wähle „in der Lobby zu sehen“.
page-reload = Neu laden
page-table-of = Tisch von { $name }
page-host = Gastgeber { $name }
page-taken = { $taken } von { $seats } Plätzen besetzt
page-of-these-bots = { $n ->
    [one] davon ein Bot
   *[other] davon { $n } Bots
 }
page-watchers = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
 }
page-clock-each = { $n } s für jeden Zug
page-clock-bank-short = { $bank } min + { $n } s
page-status = { $status ->
    [waiting] wartet auf Spieler
    [ended] Partie zu Ende
   *[other] spielt
 }

page-new = neuer Tisch
page-rules-all = Die Regeln
page-wrongs = { $n ->
    [one] Eine Angabe muss noch geändert werden:
   *[other] { $n } Angaben müssen noch geändert werden:
 }
page-wrongs-link = Nicht alles im Link ist zu gebrauchen:
page-wrong = Erlaubt: { $allowed }.
page-wrong-name = Schreib einen Namen von 1 bis { $most } Zeichen.
page-wrong-title = Höchstens { $most } Zeichen.
page-wrong-word = „{ $value }“ steht nicht zur Wahl.
page-wrong-unknown = Solche Regeln gibt es hier nicht: { $names }.
page-form-table = Am Tisch
page-form-rules = Hausregeln
page-form-time = Zeit und Länge
page-form-house = Türen und Fenster
page-field-name = Dein Name
page-field-title = Name des Tisches
    .help = Wenn du magst; sonst heißt er nach dir.
page-field-seats = Plätze
page-field-bots = Bots
    .help = Sie sitzen auf den letzten Plätzen. Weitere können jederzeit dazukommen, und Leute können sie ablösen.
page-field-bot = Art der Bots
page-field-clock = Uhr
    .help = Wessen Zeit abläuft, der spielt das Harmloseste; nach dem dritten Mal in Folge übernimmt ein Bot.
page-field-turn = Sekunden für jede Entscheidung
page-field-bank = Minuten für die Partie
page-field-increment = Sekunden dazu mit jeder Entscheidung
page-field-deals = Ende nach so vielen Spielen
    .help = 0: wie im Spiel üblich, bis jemand gewonnen hat.
page-field-minutes = Ende nach so vielen Minuten
    .help = 0: ohne Grenze. Das laufende Spiel wird zu Ende gespielt.
page-field-pace = Tempo
    .help = Wie lange Bots für einen Zug brauchen und wie lange ein beendetes Spiel offen liegt.
page-field-open = Wer den Tisch findet
page-field-spectators = Zuschauer sehen die Blätter
    .help = Steht vor der Partie fest, damit alle es wissen.
page-field-chat = Gespräch
    .help = Fertige Sätze, jeder in der Sprache des Lesers, gibt es immer.
page-bot-thumb = spielt nach Faustregeln
page-bot-random = spielt irgendetwas
page-clock-none = keine Uhr
page-clock-turn = für jeden Zug
page-clock-bank = Bedenkzeit für die Partie
page-pace-calm = gemütlich
page-pace-normal = normal
page-pace-quick = flott
page-pace-instant = sofort
page-open-link = wer den Link hat
page-open-lobby = in der Lobby zu sehen
page-spectators-hidden = nie
page-spectators-later = ein Spiel später
page-spectators-open = sofort
page-chat-yes = freier Chat
page-chat-no = nur fertige Sätze
page-usual = üblich: { $value }
page-sum = Deine Regeln
page-sum-same = Alles wie üblich: { $title }.
page-sum-marks = Was von den üblichen Regeln abweicht, ist markiert.
page-share = Als Link kopieren
page-share-done = Kopiert
page-share-address = Der Link steht in der Adresszeile
page-sets = Wie bei uns am Tisch
page-set-name = Name für diese Regeln
page-set-save = Diese Regeln behalten
page-set-remove = Entfernen

page-rules-of = Regeln der Spiele
page-options-about = Was ein Tisch vor dem Spiel ausmachen kann. Markiert ist, was in { $title } üblich ist.
page-usual-short = üblich
page-history-about = Die Tische, an denen du mit diesem Browser gesessen hast. Niemand sonst hat diese Liste.
page-history-noscript = Die Liste liegt im Speicher deines Browsers; um sie zu zeigen, braucht es JavaScript.
page-history-none = Du hast hier noch an keinem Tisch gesessen.
page-history-more = Mehr zeigen
page-past-table = Zum Tisch
page-past-delete = Löschen
page-past-delete-about = An diesem Tisch werden dein Name und was du geschrieben hast gelöscht, und deinen Platz gibst du für immer auf. Die Züge bleiben, den anderen zuliebe.
page-past-delete-do = Mich an diesem Tisch löschen
page-past-drop = Nur von dieser Liste nehmen
page-past-player = Spieler
page-past-standing = Am Ende
page-past-replay = Zurückblicken
page-past-record = Aufzeichnung
page-past-match = Partie {"{n}"}
page-past-running = läuft noch
page-past-winner = {"{name}"} hat gewonnen
page-past-gone = Diesen Tisch gibt es nicht mehr.
page-past-unplayed = Hier ist noch kein Spiel gespielt worden.
page-past-failed = Der Server antwortet gerade nicht.
