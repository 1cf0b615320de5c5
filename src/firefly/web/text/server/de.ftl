# Was am Tisch geschieht, und was er ablehnt.

web-log-sat = { $player } setzt sich.
web-log-left = { $player } verlässt den Tisch.
web-log-removed = { $player } wurde vom Tisch entfernt.
web-log-bot-wish = Für { $player } spielt ein Bot.
web-log-bot-host = Der Gastgeber lässt für { $player } einen Bot spielen.
web-log-bot-time = Für { $player } ist dreimal nacheinander die Zeit abgelaufen: Ein Bot spielt weiter.
web-log-returned = { $player } ist wieder da.
web-log-away = { $player } setzt ab dem nächsten Spiel aus.
web-log-bought = { $n ->
    [one] { $player } kauft einen Chip.
   *[other] { $player } kauft { $n } Chips.
 }
web-log-host = Gastgeber ist jetzt { $player }.
web-log-paused-on = Der Gastgeber macht eine Pause.
web-log-paused-off = Es geht weiter.
web-log-locked-on = Der Tisch ist geschlossen: Niemand Neues kann sich setzen.
web-log-locked-off = Der Tisch ist wieder offen.
web-log-chat-on = Freier Chat ist erlaubt.
web-log-chat-off = Der freie Chat ist aus; die fertigen Sätze bleiben.
web-log-started = Partie { $n } beginnt.
web-log-called-off = Das Haus hat neuen Regelcode bekommen, mit dem sich dieses Spiel nicht beenden lässt: Es zählt nicht. Alle haben, was sie vorher hatten.
web-log-last = Der Gastgeber hat das letzte Spiel angesagt.
web-log-ended-won = Die Partie ist zu Ende.
web-log-ended-deals = Die Partie ist zu Ende: Alle Spiele sind gespielt.
web-log-ended-minutes = Die Partie ist zu Ende: Ihre Zeit ist um.
web-log-ended-host = Der Gastgeber hat die Partie beendet.
web-log-ended-empty = Die Partie ist zu Ende: Es spielen zu wenige mit.

web-why-after = „after“ muss die Nummer eines Ereignisses sein: eine ganze Zahl, mindestens 0.
web-why-banned = Der Gastgeber hat dich von diesem Tisch verbannt.
web-why-bot-kind = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }.
web-why-bot-plays = Gerade spielt ein Bot für dich: Nimm zuerst deinen Platz zurück.
web-why-bots-many = An einem Tisch mit { $seats } Plätzen können 0 bis { $most } Bots sitzen.
web-why-broken = Hier ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
web-why-buy = Chips kauft man nur in den Spielen mit Einsätzen, und erst wenn die Partie begonnen hat.
web-why-buy-full = { $n ->
    [one] Du hast schon den einen Chip, mit dem man beginnt.
   *[other] Du hast schon die { $n } Chips, mit denen man beginnt.
 }
web-why-buy-later = Du spielst gerade mit: Kauf Chips, wenn das Spiel vorbei ist.
web-why-chat-off = Der Gastgeber hat den freien Chat ausgeschaltet. Die fertigen Sätze gehen weiterhin.
web-why-deal = So ein Spiel gibt es nicht: { $most } lassen sich ansehen.
web-why-emote = So ein Zeichen gibt es nicht. Es gibt: { $known }
web-why-engine = Dieses Spiel wurde mit dem Regelcode von { $engine } gespielt, und diese Version würde es anders spielen. Die Aufzeichnung der Partie ist trotzdem vollständig.
web-why-few = { $n ->
    [one] Nur ein Platz ist besetzt; das Spiel braucht mindestens { $least }. Lade jemanden ein oder setz Bots dazu.
   *[other] Nur { $n } Plätze sind besetzt; das Spiel braucht mindestens { $least }. Lade jemanden ein oder setz Bots dazu.
 }
web-why-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-why-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
web-why-host = Das darf nur der Gastgeber.
web-why-host-nobody = Gastgeber kann nur ein Mensch sein.
web-why-house-full = Das Haus ist voll: Gerade lässt sich kein weiterer Tisch eröffnen.
web-why-illegal = Das geht jetzt nicht.
web-why-locked = Der Tisch ist geschlossen: Niemand Neues kann sich setzen.
web-why-malformed = Diese Anfrage lässt sich nicht lesen: { $detail }
web-why-match = { $most ->
    [0] Hier wurde noch keine Partie gespielt.
    [one] So eine Partie gibt es nicht: Hier wurde eine gespielt.
   *[other] So eine Partie gibt es nicht: Hier wurden { $most } gespielt.
 }
web-why-method = Diese Adresse nimmt solche Anfragen nicht an.
web-why-name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben.
web-why-name-taken = Hier heißt schon jemand { $name }.
web-why-no-deals = Es wurde noch nicht gespielt.
web-why-no-seat = So einen Platz gibt es nicht: Der Tisch hat die Plätze 1 bis { $seats }.
web-why-no-seat-held = Du sitzt nicht an diesem Tisch: Setz dich zuerst.
web-why-no-token = Dafür braucht es einen Platz: Schick seinen Schlüssel (Authorization: Bearer …).
web-why-not-started = Gerade wird keine Partie gespielt.
web-why-origin = Diese Anfrage kommt von einer anderen Seite.
web-why-other-seat = Platz { $seat } ist nicht deiner.
web-why-page = Hier ist nichts.
web-why-paused = Der Gastgeber macht eine Pause.
web-why-phrase = So einen Satz gibt es nicht. Es gibt: { $known }.
web-why-rate = Das war zu schnell: Warte einen Augenblick.
web-why-remove = Entfernen lässt sich nur ein anderer Mensch oder Bot.
web-why-remove-bot = Während der Partie behält ein Bot seinen Platz; jemand Neues kann ihn übernehmen.
web-why-running = Die Partie läuft noch.
web-why-say = Sag eins nach dem anderen: einen Satz, ein Zeichen oder einen Text.
web-why-seated = Du sitzt schon hier, auf Platz { $seat }.
web-why-sit-out = Aussetzen kann man nur in den Spielen mit Einsätzen.
web-why-stale = Inzwischen ist etwas anderes geschehen: Der Tisch ist schon bei Zug { $version }.
web-why-started = Die Partie hat schon begonnen.
web-why-store = Das Haus kann gerade nicht in sein Logbuch schreiben. Nichts hat sich geändert; bitte versuch es noch einmal.
web-why-taken = Dieser Platz ist besetzt.
web-why-token = Zu diesem Schlüssel gehört hier kein Platz.
web-why-too-large = Das ist zu lang: höchstens { $most } Byte.
web-why-turn = Du bist nicht an der Reihe, sondern { $player }.
web-why-unknown = Einen Tisch „{ $table }“ gibt es nicht.

web-phrase-hello = Hallo zusammen!
web-phrase-luck = Viel Glück!
web-phrase-nice = Schönes Blatt!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-sorry = Entschuldigung!
web-phrase-oops = Hoppla!
web-phrase-wow = Donnerwetter!
web-phrase-hurry = Du bist dran!
web-phrase-moment = Einen Moment, bitte.
web-phrase-rematch = Noch eine Partie?
web-phrase-bye = Danke für das Spiel, tschüss!

store-url = „{ $url }“ ist keine Datenbank, die sich hier benutzen lässt: sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME.
store-open = Die Datenbank { $url } lässt sich nicht öffnen: { $detail }
store-newer = Die Datenbank stammt von einer neueren Version von firefly: { $detail }
store-backup = So lässt sich nur eine SQLite-Datenbank sichern, die es gibt: { $url }
store-target = Die Datei { $file } gibt es schon.
