# Karty, hodnoty a odmítnutí, které mají všechny hry společné.
#
# Tvary: .acc je čtvrtý pád (vyměňuje zeleného spodka), .gender rod karty (Vynesen je…, Vynesena je…, Vyneseno je…),
# .kind u hodnoty odlišuje nic od bodů. Jména hráčů stojí jen jako podmět.

card-german = { $rank ->
    [r7] { card-german.feminine } sedma
    [r8] { card-german.feminine } osma
    [r9] { card-german.feminine } devítka
    [rT] { card-german.feminine } desítka
    [rJ] { card-german.masculine } spodek
    [rQ] { card-german.masculine } svršek
    [rK] { card-german.masculine } král
   *[rA] { card-german.neuter } eso
 }
    .acc = { $rank ->
        [r7] { card-german.feminine-acc } sedmu
        [r8] { card-german.feminine-acc } osmu
        [r9] { card-german.feminine-acc } devítku
        [rT] { card-german.feminine-acc } desítku
        [rJ] { card-german.masculine-acc } spodka
        [rQ] { card-german.masculine-acc } svrška
        [rK] { card-german.masculine-acc } krále
       *[rA] { card-german.neuter } eso
     }
    .masculine = { $suit ->
        [c] žaludský
        [d] kulový
        [h] červený
       *[s] zelený
     }
    .masculine-acc = { $suit ->
        [c] žaludského
        [d] kulového
        [h] červeného
       *[s] zeleného
     }
    .feminine = { $suit ->
        [c] žaludská
        [d] kulová
        [h] červená
       *[s] zelená
     }
    .feminine-acc = { $suit ->
        [c] žaludskou
        [d] kulovou
        [h] červenou
       *[s] zelenou
     }
    .neuter = { $suit ->
        [c] žaludské
        [d] kulové
        [h] červené
       *[s] zelené
     }
card-french = { $rank ->
    [r2] { card-french.feminine } dvojka
    [r3] { card-french.feminine } trojka
    [r4] { card-french.feminine } čtyřka
    [r5] { card-french.feminine } pětka
    [r6] { card-french.feminine } šestka
    [r7] { card-french.feminine } sedma
    [r8] { card-french.feminine } osma
    [r9] { card-french.feminine } devítka
    [rT] { card-french.feminine } desítka
    [rJ] { card-french.masculine } kluk
    [rQ] { card-french.feminine } dáma
    [rK] { card-french.masculine } král
   *[rA] { card-french.neuter } eso
 }
    .acc = { $rank ->
        [r2] { card-french.feminine-acc } dvojku
        [r3] { card-french.feminine-acc } trojku
        [r4] { card-french.feminine-acc } čtyřku
        [r5] { card-french.feminine-acc } pětku
        [r6] { card-french.feminine-acc } šestku
        [r7] { card-french.feminine-acc } sedmu
        [r8] { card-french.feminine-acc } osmu
        [r9] { card-french.feminine-acc } devítku
        [rT] { card-french.feminine-acc } desítku
        [rJ] { card-french.masculine-acc } kluka
        [rQ] { card-french.feminine-acc } dámu
        [rK] { card-french.masculine-acc } krále
       *[rA] { card-french.neuter } eso
     }
    .gender = { $rank ->
        [rJ] masculine
        [rK] masculine
        [rA] neuter
       *[other] feminine
     }
    .masculine = { $suit ->
        [c] křížový
        [d] kárový
        [h] srdcový
       *[s] pikový
     }
    .masculine-acc = { $suit ->
        [c] křížového
        [d] kárového
        [h] srdcového
       *[s] pikového
     }
    .feminine = { $suit ->
        [c] křížová
        [d] kárová
        [h] srdcová
       *[s] piková
     }
    .feminine-acc = { $suit ->
        [c] křížovou
        [d] károvou
        [h] srdcovou
       *[s] pikovou
     }
    .neuter = { $suit ->
        [c] křížové
        [d] kárové
        [h] srdcové
       *[s] pikové
     }
list-and = { $first } a { $last }
value = { $value ->
    [0] nic
   *[other] { $value }
 }
    .kind = { $value ->
        [0] nothing
       *[other] points
     }

hand-nothing = nic
    .acc = karty bez hodnoty
hand-twenty-one = 21 (eso a desetibodová karta stejné barvy)
    .acc = eso a desetibodovou kartu stejné barvy (21)
hand-two-aces = 22 (dvě esa)
    .acc = dvě esa (22)
hand-suited = { VALUE($value) } { $suit ->
    [c] v žaludech
    [d] v kulích
    [h] v červených
   *[s] v zelených
 }
    .acc = { hand-suited }
hand-trips = { VALUE($value) } (tři { $rank ->
    [r7] sedmy
    [r8] osmy
    [r9] devítky
    [rT] desítky
    [rJ] spodci
    [rQ] svršci
    [rK] králové
   *[rA] esa
 })
    .acc = tři { $rank ->
        [r7] sedmy
        [r8] osmy
        [r9] devítky
        [rT] desítky
        [rJ] spodky
        [rQ] svršky
        [rK] krále
       *[rA] esa
     } ({ VALUE($value) })
hand-fire = 31 (oheň)
    .acc = oheň (31)
hand-three-aces = 33 (tři esa)
    .acc = tři esa (33)

log-deals = { $player } rozdává.
log-hand = { $player } má v ruce { $cards }.
log-deal-number = { $n }. rozdání

card-unknown = Karta „{ $code }“ neexistuje: karta je hodnota ({ $ranks }) a barva (c d h s), třeba 7h.
card-twice = Karta { $code } je uvedena dvakrát.
deck-unknown = { $place }. karta balíčku, „{ $code }“, do této hry nepatří.
deck-twice = Karta { $code } je v balíčku dvakrát, podruhé jako { $place }. karta.
deck-missing = { $n ->
    [one] V balíčku chybí karta { $cards }.
    [few] V balíčku chybějí { $n } karty: { $cards }.
   *[other] V balíčku chybí { $n } karet: { $cards }.
 }

action-no-seat = „{ $text }“ uvádí místo, které u tohoto stolu není: míst je tu { $seats }.
action-no-verb = „{ $text }“ není tah této hry. Tahy jsou: { $verbs }.
action-no-size = „{ $text }“: za { $verb } patří jedno celé číslo, třeba { $verb } 2.
action-arity = { $most ->
    [0] „{ $text }“: za { $verb } nepatří žádná karta.
   *[other] { $least ->
        [1] { $most ->
            [1] „{ $text }“: za { $verb } patří jedna karta.
           *[other] „{ $text }“: za { $verb } patří jedna nebo více karet.
         }
        [few] „{ $text }“: za { $verb } patří { $least } karty.
       *[other] „{ $text }“: za { $verb } patří { $least } karet.
     }
 }
action-no-card = „{ $text }“: karta „{ $code }“ v této hře není.
why-deal-over = Rozdání skončilo.
why-not-your-turn = Místo { $seat } není na řadě: hraje místo { $turn }.
why-not-held-german = Nemáš v ruce { GERMAN($card, form: "acc") }.
why-not-held-french = Nemáš v ruce { FRENCH($card, form: "acc") }.

view-deal-over = Rozdání skončilo: není už co domýšlet.
match-players = { $n ->
    [0] Hra { $preset } je pro { $least } až { $most } hráčů, ale nehraje tu nikdo.
   *[other] Hra { $preset } je pro { $least } až { $most } hráčů, ne pro { $n }.
 }
match-dealer = Rozdávající je místo s číslem od 1 do { $most }.
match-no-deal = Žádné rozdání ještě nezačalo.
match-deal-running = Rozdání ještě neskončilo.
match-over = Partie skončila: vyhrává { $player }.
match-over-stacks = Další rozdání hrát nejde: žetony nemají ani dvě místa.

preset-unknown = Hra „{ $preset }“ tu není. Hry jsou: { $known }.
option-unknown = Nastavení „{ $option }“ tahle hra nemá. Její nastavení jsou: { $known }.
option-value = Nastavení { $option } nemůže být { $value }: dovoleno je { $allowed }.
option-not-assigned = „{ $word }“ není nastavení: piš název=hodnota.
allowed-choice = jedno z { $values }
allowed-flag = true nebo false
allowed-count = celé číslo od { $least } do { $most }

record-too-large = Záznam je větší než { $most } MB.
record-not-utf8 = Záznam není text v UTF-8 (bajt { $place }).
record-nested = Záznam je příliš hluboko vnořený.
record-not-toml = Záznam není TOML: { $detail }
record-missing = Chybí „{ $key }“: má to být { $wanted }.
record-mistyped = „{ $key }“ má být { $wanted }.
record-wants-version = verze formátu, 1
record-wants-game = název hry: { $known }
record-wants-text = text
record-wants-texts = seznam textů
record-wants-seat = číslo místa u tohoto stolu
record-wants-table = tabulka
record-wants-tables = seznam tabulek
record-wants-chips = seznam celých čísel, počet žetonů pro každé místo
record-no-stacks = „stacks“ patří jen do her se sázkami.
record-stacks = { $n ->
    [0] „stacks“ nemá žádné číslo, ale míst je { $seats }.
    [one] „stacks“ má jen jedno číslo, ale míst je { $seats }.
    [few] „stacks“ má { $n } čísla, ale míst je { $seats }.
   *[other] „stacks“ má { $n } čísel, ale míst je { $seats }.
 }
record-poor-dealer = Místo { $dealer } nemůže rozdávat: nemá žádné žetony.
record-unfinished = Tohle rozdání není dohrané, ale následuje další.
record-unreadable = Soubor nelze přečíst: { $detail }
record-where = { $action ->
    [0] rozdání { $deal }
   *[other] rozdání { $deal }, tah { $action } ({ $text })
 }
hand-not-three = { $n ->
    [0] List jsou tři karty a tady není žádná.
   *[other] List jsou tři karty, ne { $n }.
 }

rules-default = Výchozí hodnota: { $value }
rules-chosen = U tohoto stolu: { $value }
rules-yes = ano
rules-no = ne

simulate-head = { $rules }, míst: { $seats }, rozdání při náhodné hře: { NUMBER($deals) }
simulate-errors = ± je jedna směrodatná chyba.
simulate-length = Tahů na rozdání: { $length } (od { $least } do { $most })
simulate-eldest = předák
simulate-place = { $n }. hráč
simulate-dealer = rozdávající
vector-refused = Akce { $action } není v řadě { $lane } dovolená.
action-wants-seat = „{ $text }“ neříká, kdo hraje: napiš před akci p1, p2, …
match-stacks = Na jednom místě může být { $least } až { $most } žetonů.
view-no-seat = Takové místo tu není: míst je { $seats }, počítá se od 0 a -1 jsou diváci.

# Online stůl očima programu.
online-refused = Stůl odmítá: { $text }
online-url = „{ $url }“ není odkaz na stůl, jako třeba https://example.org/t/abc123.
online-lost = Spojení se stolem je ztracené.
online-unreachable = Stůl není dostupný: { $detail }
online-engine = Stůl hraje podle kódu pravidel, který tato verze nezná: { $detail }
online-bot = Bot „{ $name }“ neexistuje. Jsou tu: { $known }.

verify-kept = { $n }. rozdání: balíček je ten, který byl před ním zapečetěn.
verify-broken = { $n }. rozdání: balíček NENÍ ten, který byl před ním zapečetěn.
verify-missing = { $n }. rozdání: v záznamu chybí pečeť a sůl.
verify-nothing = V záznamu není žádné rozdání.
