# Fly.

preset-fly = Fly
    .about = Fünf Karten, ein Trumpf und das Pik-Ass: Wer seine 25 Punkte als Erster abgeschrieben hat, gewinnt.

tricks-option-start = Anfangsstand
    .help = Wie viele Punkte alle abzuschreiben haben.
tricks-option-exchange_max = Karten beim Kaufen
    .help = Wie viele Karten man höchstens kaufen darf.
tricks-option-stop = Schluss bei 0
    .help = Ob die Partie bei 0 von selbst endet, oder ob man vor dem nächsten Ausspielen „Genug!“ sagen muss.
tricks-option-stop-automatic = von selbst
tricks-option-stop-called = mit Ansage
tricks-option-revoke = Falsch bedienen
    .help = Ob man eine falsche Karte gar nicht spielen kann, oder ob man es kann und es 5 Punkte kostet.
tricks-option-revoke-prevented = nicht möglich
tricks-option-revoke-penalised = wird bestraft
tricks-option-max_deals = Anzahl der Spiele
    .help = Nach so vielen Spielen gewinnt der niedrigste Punktestand; mit 0 wird gespielt, bis jemand alles abgeschrieben hat.

tricks-prompt-buying = { $n ->
    [0] Bleiben oder aussteigen?
    [one] Eine Karte kaufen, bleiben oder aussteigen?
   *[other] Bis zu { $n } Karten kaufen, bleiben oder aussteigen?
 }
tricks-prompt-follow = Ausgespielt ist { FRENCH($led, form: "nom") }. Welche Karte spielst du?
tricks-prompt-lead = Du spielst aus. Welche Karte spielst du?
tricks-prompt-trap = Du stehst bei 0. Sag „Genug!“, und du gewinnst; spielst du weiter und machst noch einen Stich, stehst du wieder bei { $n }.

tricks-button-stay = Bleiben
tricks-button-draw = { $n ->
    [one] { FRENCH($cards, form: "obj") } ablegen und eine Karte kaufen
   *[other] { FRENCH($cards, form: "obj") } ablegen und { $n } Karten kaufen
 }
tricks-button-fold = Aussteigen
tricks-button-stop = Genug!
tricks-button-play = { FRENCH($cards, form: "obj") } spielen

tricks-log-trump = Aufgedeckt wird { FRENCH($card, form: "nom") }: { $suit ->
    [c] Kreuz ist Trumpf.
    [d] Karo ist Trumpf.
    [h] Herz ist Trumpf.
   *[s] Pik ist Trumpf.
 }
tricks-log-stay = { $player } bleibt.
tricks-log-draw = { $n ->
    [one] { $player } legt { FRENCH($cards, form: "acc") } ab und kauft eine Karte.
   *[other] { $player } legt { FRENCH($cards, form: "obj") } ab und kauft { $n } Karten.
 }
tricks-log-draw-hidden = { $n ->
    [one] { $player } kauft eine Karte.
   *[other] { $player } kauft { $n } Karten.
 }
tricks-log-fold = { $player } steigt aus.
tricks-log-stop = { $player } sagt: „Genug!“
tricks-log-play = { $player } spielt { FRENCH($cards, form: "acc") }.
tricks-log-revoke = { $player } hat falsch bedient und bekommt 5 Punkte dazu.
tricks-log-alone = { $score ->
    [0] { $n ->
        [one] Alle anderen sind ausgestiegen: { $player } macht einen Stich und hat alles abgeschrieben.
       *[other] Alle anderen sind ausgestiegen: { $player } macht { $n } Stiche und hat alles abgeschrieben.
     }
   *[other] { $n ->
        [one] Alle anderen sind ausgestiegen: { $player } macht einen Stich und steht bei { $score }.
       *[other] Alle anderen sind ausgestiegen: { $player } macht { $n } Stiche und steht bei { $score }.
     }
 }
tricks-log-fly = Die Fliege sticht das Trumpf-Ass!
tricks-log-trick = { $score ->
    [0] { $player } macht den Stich und hat alles abgeschrieben.
   *[other] { $player } macht den Stich und steht bei { $score }.
 }
tricks-log-trap = { $player } hat nicht „Genug!“ gesagt, macht den Stich und steht wieder bei { $n }.
tricks-log-looed = { $player } hat keinen Stich gemacht und ist bete: { $n } Punkte dazu, neuer Stand { $score }.
tricks-log-wins = { $score ->
    [0] Die Partie ist zu Ende: { $player } gewinnt.
   *[other] Die Partie ist zu Ende: { $player } gewinnt mit dem niedrigsten Stand, { $score }.
 }

tricks-why-buying = Zuerst wird gekauft: Du kannst bleiben, kaufen oder aussteigen.
tricks-why-bought = Das Kaufen ist vorbei: Spiel eine Karte.
tricks-why-fold-fly = Du darfst nicht aussteigen, solange du das Pik-Ass hast.
tricks-why-draw-fly = Das Pik-Ass darfst du nicht ablegen.
tricks-why-draw-many = { $most ->
    [0] An diesem Tisch werden keine Karten gekauft.
    [one] Du darfst nur eine Karte kaufen, nicht { $n }.
   *[other] Du darfst nur { $most } Karten kaufen, nicht { $n }.
 }
tricks-why-draw-stock = { $most ->
    [0] Im Stapel liegt keine Karte mehr.
    [one] Im Stapel liegt nur noch eine Karte, du kannst nicht { $n } kaufen.
   *[other] Im Stapel liegen nur noch { $most } Karten, du kannst nicht { $n } kaufen.
 }
tricks-why-stop-automatic = An diesem Tisch sagt niemand „Genug!“: Die Partie endet von selbst, sobald jemand bei 0 steht.
tricks-why-stop = „Genug!“ kannst du nur sagen, wenn du bei 0 stehst und ausspielen sollst.
tricks-why-follow = Du musst Farbe bekennen: { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
 }.
tricks-why-trump = Du hast kein { $led ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
 }, also musst du Trumpf spielen: { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
 }.

tricks-returns = Abgeschriebene Punkte je Spiel:
tricks-tally = Trümpfe
tricks-tally-dealt = gegeben
tricks-tally-played = gespielt
tricks-tally-tricks = Stiche je Blatt
tricks-tally-looed = bete
tricks-prompt-buying-fly = { $n ->
    [0] Du hast das Pik-Ass, also bleibst du.
    [one] Eine Karte tauschen oder bleiben? Du hast das Pik-Ass.
   *[other] Bis zu { $n } Karten tauschen oder bleiben? Du hast das Pik-Ass.
 }
