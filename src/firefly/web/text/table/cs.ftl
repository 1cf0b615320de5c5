# Stůl v prohlížeči: co na něm leží, co lze udělat, co se stalo.

table-board = Stůl
table-players = Hráči
table-own-seat = Tvoje místo
table-own-hand = Tvoje karty
table-hand-of = Karty: { $player }
table-empty-seat = volno
table-in-turn = na řadě
table-card-german = { GERMAN($card) }
table-card-french = { FRENCH($card) }
table-hidden-card = zakrytá karta
table-hidden-cards = { $n ->
    [one] jedna zakrytá karta
    [few] { $n } zakryté karty
   *[other] { $n } zakrytých karet
 }
table-no-cards = žádné karty
table-no-hand = Teď nemáš žádné karty.
table-value = { VALUE($value) }
table-hand-value = Hodnota tvých karet: { VALUE($value) }
table-standing-elimination = { $n ->
    [0] žádná mince
    [one] jedna mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
table-standing-betting = { $n ->
    [0] žádný žeton
    [one] jeden žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
 }
table-standing-tricks = { $n ->
    [one] zbývá odepsat jeden bod
    [few] zbývá odepsat { $n } body
   *[other] zbývá odepsat { $n } bodů
 }
table-bet = sázka: { $n }
table-won = dostává { $n }
table-clock = Zbývající čas: { $time }
table-dealer = Rozdávající
table-tricks = { $n ->
    [one] jeden zdvih
    [few] { $n } zdvihy
   *[other] { $n } zdvihů
 }
table-badge-out = nehraje
table-badge-laid = vyloženo
table-badge-gone = dál
table-badge-majzli = majzli
table-badge-all-in = all-in
table-badge-away = vynechává
table-badge-ready = připraveno
table-badge-lost = bez spojení
table-badge-bot = bot
table-common-elimination = Společné karty
table-common-betting = Talon
table-trick = Zdvih
table-played = { $player }: { $card }
table-pot-elimination = { $n ->
    [0] Pokladna je prázdná
    [one] V pokladně je jedna mince
    [few] V pokladně jsou { $n } mince
   *[other] V pokladně je { $n } mincí
 }
table-pot-betting = { $n ->
    [0] Bank je prázdný
    [one] V banku je jeden žeton
    [few] V banku jsou { $n } žetony
   *[other] V banku je { $n } žetonů
 }
table-trump-c = Trumfem jsou kříže: { FRENCH($card) }
table-trump-d = Trumfem jsou káry: { FRENCH($card) }
table-trump-h = Trumfem jsou srdce: { FRENCH($card) }
table-trump-s = Trumfem jsou piky: { FRENCH($card) }

table-actions = Co můžeš udělat
table-ahead = Vybrat předem
table-act-keep = Nechat si
table-act-expose = Dát na stůl
table-act-go = Dál
table-act-lay = Vyložit karty
table-act-in = Jít do hry
table-act-out = Pas
table-act-check = Čekat
table-act-call = Dorovnat
table-act-fold = Složit karty
table-act-stand = Neměnit
table-act-stay = Zůstat
table-act-take = Vzít
table-act-draw = { $n ->
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $n } karty
   *[other] Vyměnit { $n } karet
 }
table-pick-draw = { $n ->
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $n } karty
   *[other] Vyměnit { $n } karet
 }
table-pick-take = { $n ->
    [3] Vzít tyto tři
   *[other] Vzít tři ({ $n } ze { $most })
 }
table-raise = Navýšit o { $n }
table-raise-open = Navýšit …
table-back = Zpět
table-raise-how = O kolik navýšit
table-raise-least = min. { $n }
table-raise-half = ½ banku { $n }
table-raise-pot = bank { $n }
table-raise-most = max. { $n }
table-less = O jeden méně
table-more = O jeden víc
table-sure = Opravdu?
table-no = Ne, ještě ne
table-plan-swap = { $own } → { $other }
table-plan-play = zahrát: { $card }
table-planned = Až budeš na řadě: { $action }
table-plan-off = Vzít zpět
table-plan-dropped = Co bylo vybráno předem, už nelze zahrát.

table-did-look = dívá se
table-did-majzli = majzli!
table-did-in = jde do hry
table-did-out = pas
table-did-check = čeká
table-did-call = dorovnává
table-did-raise = navyšuje o { $n }
table-did-fold = skládá karty
table-did-stand = nemění
table-did-stay = zůstává
table-did-stop = Stop!
table-did-draw = mění { $n }
table-did-keep = nechává si
table-did-expose = dává na stůl
table-did-take = bere
table-did-swap = vyměňuje
table-did-go = dál
table-did-lay = vykládá!

table-your-turn = Jsi na řadě
table-title-turn = ● Jsi na řadě – { $game }
table-waits-for = Na řadě: { $player }.
table-waiting = Partie ještě nezačala.
table-paused = Hostitel přerušil hru.
table-deal = { $n }. rozdání
table-previous = Karty v { $n }. rozdání
table-deal-over = Konec rozdání
table-match-over = Konec partie
table-winner = Vyhrává { $player }!
table-next-deal = Další rozdání
table-waits = Čekáme na ostatní
table-next-in = { $n ->
    [0] Hned se pokračuje.
    [one] Pokračuje se za jednu sekundu.
    [few] Pokračuje se za { $n } sekundy.
   *[other] Pokračuje se za { $n } sekund.
 }
table-rematch = Odveta
table-replay = Přehrát znovu
table-lobby = K ostatním stolům
table-log = Co se stalo

table-loading = Prostíráme stůl …
table-lost = Spojení se přerušilo. Obnoví se samo.
table-none = Tady žádný stůl není
table-no-answer = Server neodpovídá. Nic nebylo zahráno.

table-keys = Klávesnice
table-close = Zavřít
table-key-hand = karta z ruky
table-key-table = karta na stole
table-key-along = na další kartu
table-key-between = mezi stolem a rukou
table-key-enter = vybrat kartu, stisknout tlačítko
table-key-actions = tahy; písmeno je na každém tlačítku
table-key-next = další rozdání
table-key-log = co se stalo
table-key-escape = vzít výběr zpět
table-key-help = tato nápověda
