# Was im Browser um den Tisch herum steht.

panel-bar = Um den Tisch
panel-menu = Menü: Regeln, Stand, Einstellungen
panel-close = Schließen
panel-no = Nein
panel-copy = Kopieren
panel-copied = Kopiert.
panel-share = Teilen
panel-qr = QR-Code dieses Links
panel-loading = Einen Augenblick …
panel-to-table = Zum Tisch
panel-trouble-network = Der Server ist nicht erreichbar.
panel-trouble-server = Der Server meldet den Fehler { $n }.
panel-tab-people = Leute
panel-tab-talk = Gespräch
panel-tab-rules = Regeln
panel-tab-scores = Punktestand
panel-tab-shuffle = Ehrlich gemischt
panel-tab-settings = Einstellungen
panel-unread = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
 }

panel-join = Setz dich dazu
panel-name = Dein Name
panel-seat-wish = Platz
panel-seat-any = irgendein freier Platz
panel-seat = Platz { $n }
panel-seat-bot = Platz { $n } (jetzt spielt dort der Bot { $name })
panel-sit = Platz nehmen
panel-locked = Der Tisch ist geschlossen: Niemand Neues kann sich setzen.
panel-full = Alle Plätze sind besetzt.
panel-watching = Du schaust zu.
panel-spectators-hidden = Zuschauer sehen keine verdeckten Karten.
panel-spectators-later = Zuschauer sehen alle Blätter ein Spiel später.
panel-spectators-open = Zuschauer sehen alle Blätter sofort.
panel-waits-for-host = { $name } ist Gastgeber und eröffnet die Partie.
panel-invite = Leute einladen
panel-invite-how = Schick den Link, oder lass jemanden den Code scannen. Wer ihn öffnet, kann sich setzen oder zuschauen.
panel-link = Link zum Tisch
panel-link-hint = Alle Plätze sind besetzt; mit dem Link kann man zuschauen.
panel-seats = Plätze
panel-watchers = { $n ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $n } Leute schauen zu.
 }
panel-empty = frei
panel-bot-thumb = Faustregel-Bot
panel-bot-random = Zufalls-Bot
panel-bot-for = ein Bot spielt ({ $bot })
panel-sits-out = setzt aus
panel-gone = nicht verbunden
panel-you = du
panel-here = am Tisch
panel-host = Gastgeber
panel-muted = stumm
panel-bot = Bot
panel-bot-kind = Art des Bots
panel-bot-here = Bot auf Platz { $n } setzen
panel-more = Mehr: { $name }
panel-mute = Stumm schalten
panel-unmute = Wieder hören
panel-bot-instead = Bot spielen lassen
panel-hand-over = Zum Gastgeber machen
panel-hand-over-ask = { $name } wird an deiner Stelle Gastgeber. Einverstanden?
panel-remove = Entfernen
panel-remove-ask = { $name } verliert den Platz. Einverstanden?
panel-ban = Entfernen und aussperren
panel-ban-ask = { $name } verliert den Platz und kann nicht an diesen Tisch zurück. Einverstanden?

panel-own = Dein Platz
panel-bot-plays = Ein Bot spielt für dich.
panel-take-back = Meinen Platz zurücknehmen
panel-away = Du setzt aus.
panel-come-back = Wieder mitspielen
panel-let-bot = Einen Bot für mich spielen lassen
panel-sit-out = Aussetzen
panel-buy = Chips nachkaufen bis { $n }
panel-leave = Den Tisch verlassen
panel-leave-ask = Dein Platz wird frei. Gehen?
panel-leave-ask-running = Ein Bot spielt für dich weiter, und der Platz gehört dir nicht mehr. Gehen?
panel-device = Auf einem anderen Gerät weiterspielen
panel-device-how = Öffne diesen Link auf dem anderen Gerät, und du hast dort deinen Platz.
panel-device-secret = Halte ihn geheim: Wer ihn hat, spielt an deiner Stelle.
panel-device-link = Privater Link deines Platzes

panel-hosting = Gastgeber
panel-start = Partie beginnen
panel-rematch = Revanche
panel-rematch-how = Alle am Tisch spielen wieder mit.
panel-fill = { $n ->
    [one] Einen Bot auf den freien Platz setzen
   *[other] Bots auf die { $n } freien Plätze setzen
 }
panel-too-few = { $n ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $n } Spieler.
 }
panel-start-empty = { $n ->
    [one] Ein Platz bleibt frei.
   *[other] { $n } Plätze bleiben frei.
 }
panel-pause = Pause
panel-resume = Weiter
panel-last = Letztes Spiel ansagen
panel-last-ask = Dieses Spiel wird das letzte der Partie. Ansagen?
panel-is-last = Dieses Spiel ist das letzte der Partie.
panel-end = Partie beenden
panel-end-ask = Es wird kein weiteres Spiel gegeben. Partie beenden?
panel-lock = Tisch schließen
panel-unlock = Tisch öffnen
panel-chat-on = Freies Gespräch erlauben
panel-chat-off = Freies Gespräch abschalten

panel-rules-page = Die ganzen Regeln
panel-read-rules = Die Regeln dieses Tisches
panel-this-table = Dieser Tisch
panel-seconds = { $n } s
panel-minutes = { $n } min
panel-clock-none = Keine Uhr: Alle lassen sich Zeit.
panel-clock-turn = Uhr: { $time } für jede Entscheidung.
panel-clock-bank = Uhr: { $time } für die Partie und { $n } s mehr mit jeder Entscheidung.
panel-length-none = Die Partie dauert, bis jemand gewonnen hat.
panel-length-deals = { $n ->
    [one] Die Partie endet nach einem Spiel.
   *[other] Die Partie endet nach { $n } Spielen.
 }
panel-length-minutes = { $n ->
    [one] Nach einer Minute wird nur noch das laufende Spiel beendet.
   *[other] Nach { $n } Minuten wird nur noch das laufende Spiel beendet.
 }
panel-open = Der Tisch steht in der Liste der Tische.
panel-by-link = Nur wer den Link hat, findet den Tisch.
panel-options = Hausregeln
panel-changed = { $n ->
    [0] Alles ist, wie es in diesem Spiel üblich ist.
    [one] Eine Regel ist anders als üblich.
   *[other] { $n } Regeln sind anders als üblich.
 }
panel-house = Hausregel
panel-usually = sonst: { $value }

panel-talk-log = Was gesagt wurde
panel-talk-none = Noch hat niemand etwas gesagt.
panel-talk-muted = { $n ->
    [one] Eine Person ist stumm geschaltet.
   *[other] { $n } Leute sind stumm geschaltet.
 }
panel-talk-watching = Nur wer am Tisch sitzt, kann etwas sagen.
panel-chat-is-off = Der Gastgeber hat das freie Gespräch abgeschaltet.
panel-say = Senden
panel-say-label = Schreib etwas
panel-phrases = Fertige Sätze
panel-emotes = Bildchen
panel-emote-1 = froh
panel-emote-2 = lachend
panel-emote-3 = lässig
panel-emote-4 = nachdenklich
panel-emote-5 = erstaunt
panel-emote-6 = traurig
panel-emote-7 = wütend
panel-emote-8 = Daumen hoch
panel-emote-9 = Applaus
panel-emote-10 = Feuer
panel-emote-11 = Glücksklee
panel-emote-12 = Bier

panel-scores-none = Noch ist kein Spiel beendet.
panel-scores-betting = Wie sich die Chips mit jedem Spiel geändert haben
panel-scores-elimination = Wie sich die Münzen mit jedem Spiel geändert haben
panel-scores-tricks = Wie sich die Punktestände mit jedem Spiel geändert haben
panel-evening = Der Abend
panel-player = Spieler
panel-won = Gewonnen
panel-played = Gespielt
panel-match = Partie { $n }
panel-match-won = { $name } hat gewonnen.
panel-deal = Spiel
panel-standing = Stand
panel-look-back = Spiel { $n } noch einmal ansehen
panel-look-back-how = Die Nummer eines Spiels führt zu seiner Aufzeichnung.
panel-record = Aufzeichnung herunterladen
panel-record-seen = Solange die Partie läuft, enthält die Aufzeichnung nur, was auch du gesehen hast.

panel-seal-what = Vor jedem Spiel versiegelt der Server die Karten: Er zeigt eine Zahl, die aus den gemischten Karten und einem geheimen Salz berechnet ist. Nach der Partie werden Salz und Karten offengelegt, und alle können prüfen, dass keine Karte vertauscht wurde.
panel-seal = Siegel von Spiel { $n }
panel-seal-kept = Dieser Browser merkt sich die Siegel, die er gesehen hat.
panel-seal-none = Das nächste Spiel wird ein Siegel haben.
panel-verify = Prüfen
panel-verify-later = Die Karten werden offengelegt, wenn die Partie zu Ende ist.
panel-verify-https = Browser prüfen nur auf Seiten, die über https kommen. Lade die Aufzeichnung herunter, und prüfe sie mit dem Befehl unten.
panel-verify-now = Alle Spiele prüfen
panel-verify-empty = In der Aufzeichnung ist kein beendetes Spiel.
panel-verify-good = { $n ->
    [one] Die Karten des einen Spiels passen zu ihrem Siegel.
   *[other] Die Karten aller { $n } Spiele passen zu ihren Siegeln.
 }
panel-verify-witnessed = { $n ->
    [0] Dieser Browser hat keines der Siegel vor dem Spiel gesehen.
    [one] Ein Siegel hat dieser Browser schon vor dem Spiel gesehen, und es ist dasselbe.
   *[other] { $n } Siegel hat dieser Browser schon vor dem Spiel gesehen, und es sind dieselben.
 }
panel-verify-bad = { $n ->
    [one] Ein Spiel passt nicht zu seinem Siegel!
   *[other] { $n } Spiele passen nicht zu ihren Siegeln!
 }
panel-verdict-seen = passt zum Siegel, das vor dem Spiel gezeigt wurde
panel-verdict-good = passt zum Siegel, das dieser Browser vorher nicht gesehen hat
panel-verdict-broken = passt nicht zum Siegel
panel-verdict-changed = hat ein anderes Siegel als das vor dem Spiel gezeigte
panel-verdict-open = nicht zu prüfen: Die Karten sind nicht offengelegt
panel-proof = Was beweist das?
panel-proof-how = Das Siegel ist der SHA-256-Wert aus dem Salz, einem Leerzeichen und den Karten in der Reihenfolge des Gebens. Niemand findet andere Karten mit demselben Siegel, und ohne das Salz errät niemand die Karten daraus.
panel-proof-what = Passen die Karten zu den Siegeln, die du gesehen hast, dann stand jede Karte fest, bevor die erste gegeben wurde: Was auch immer jemand getan hat, an den folgenden Karten hat es nichts geändert.
panel-proof-not = Es beweist nicht, dass gut gemischt wurde. Gemischt wird mit dem Zufall des Betriebssystems.

panel-language = Sprache
panel-theme = Helligkeit
panel-theme-auto = wie das System
panel-theme-light = hell
panel-theme-dark = dunkel
panel-palette = Farben der Karten
panel-palette-four = wie auf dem Blatt
panel-palette-distinct = leicht zu unterscheiden
panel-speed = Tempo der Karten
panel-speed-slow = langsam
panel-speed-normal = mittel
panel-speed-fast = schnell
panel-sounds = Töne
panel-volume = Lautstärke
panel-show-value = Wert des Blattes
panel-show-value-how = Zeigt, was dein Blatt wert ist.
panel-ask-first = Nachfragen
panel-ask-first-how = Vor allem, was sich nicht zurücknehmen lässt.
panel-auto = Von selbst spielen
panel-auto-how = Wo nur eine einzige Aktion möglich ist.
panel-notices = Benachrichtigungen
panel-notices-how = Sagen dir, dass du dran bist, während du woanders hinschaust.
panel-notices-denied = Der Browser erlaubt es nicht: Ändere das in seinen Einstellungen für diese Seite.
panel-privacy = Was gespeichert wird
panel-keys = Tastatur

panel-replay-title = { $game }: Partie { $match }, Spiel { $deal }
panel-replay-none = Dieses Spiel lässt sich nicht zeigen
panel-replay-deals = Andere Spiele
panel-replay-before = Spiel davor
panel-replay-after = Nächstes Spiel
panel-replay-controls = Wiedergabe
panel-replay-step = Schritt { $n } von { $most }
panel-replay-first = Zum Anfang
panel-replay-back = Einen Schritt zurück
panel-replay-play = Abspielen
panel-replay-stop = Anhalten
panel-replay-forth = Einen Schritt weiter
panel-replay-last = Zum Ende
panel-replay-speed = Tempo
panel-replay-share = Diesen Moment teilen
panel-replay-open = Die Partie ist zu Ende: Alle Karten sind offen.
panel-replay-seen = Die Partie läuft noch: Du siehst hier, was du im Spiel gesehen hast.
panel-replay-moments = Was geschah
panel-replay-mine = nur meine Entscheidungen
