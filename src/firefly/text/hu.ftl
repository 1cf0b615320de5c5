# Lapok, értékek és visszautasítások, amelyek minden játékban közösek.
#
# Minden szín mássalhangzóval kezdődik, ezért előtte a névelő mindig „a”. A lapokból csak a rang kap ragot.
# A lapok alakjai: nincs (alanyeset), acc (tárgyeset), the-acc és the-onto (névelővel).

card-german = { card-german.suit } { $rank ->
    [r7] hetes
    [r8] nyolcas
    [r9] kilences
    [rT] tízes
    [rJ] alsó
    [rQ] felső
    [rK] király
   *[rA] ász
 }
    .suit = { $suit ->
        [c] makk
        [d] tök
        [h] piros
       *[s] zöld
     }
    .acc = { card-german.suit } { $rank ->
        [r7] hetest
        [r8] nyolcast
        [r9] kilencest
        [rT] tízest
        [rJ] alsót
        [rQ] felsőt
        [rK] királyt
       *[rA] ászt
     }
    .the-acc = a { card-german.acc }
    .the-onto = a { card-german.suit } { $rank ->
        [r7] hetesre
        [r8] nyolcasra
        [r9] kilencesre
        [rT] tízesre
        [rJ] alsóra
        [rQ] felsőre
        [rK] királyra
       *[rA] ászra
     }
card-french = { card-french.suit } { $rank ->
    [r2] kettes
    [r3] hármas
    [r4] négyes
    [r5] ötös
    [r6] hatos
    [r7] hetes
    [r8] nyolcas
    [r9] kilences
    [rT] tízes
    [rJ] bubi
    [rQ] dáma
    [rK] király
   *[rA] ász
 }
    .suit = { $suit ->
        [c] treff
        [d] káró
        [h] kőr
       *[s] pikk
     }
    .acc = { card-french.suit } { $rank ->
        [r2] kettest
        [r3] hármast
        [r4] négyest
        [r5] ötöst
        [r6] hatost
        [r7] hetest
        [r8] nyolcast
        [r9] kilencest
        [rT] tízest
        [rJ] bubit
        [rQ] dámát
        [rK] királyt
       *[rA] ászt
     }
    .the-acc = a { card-french.acc }
list-and = { $first } és { $last }

# from és to: a rag a kimondott szám hangrendjét követi. becomes: mi lesz a lapból. is: arra való, hogy egy mondat
# válasszon vele, van-e értéke a lapnak.
value = { $value ->
    [0] semmi
   *[other] { $value }
 }
    .from = { $value ->
        [0] semmiről
        [26] 26-ról
        [28] 28-ról
        [30] 30-ról
        [33] 33-ról
       *[other] { $value }-ről
     }
    .to = { $value ->
        [0] semmire
        [26] 26-ra
        [28] 28-ra
        [30] 30-ra
        [33] 33-ra
       *[other] { $value }-re
     }
    .becomes = { $value ->
        [0] semmi lesz
       *[other] { $value } lesz
     }
    .is = { $value ->
        [0] nothing
       *[other] something
     }

hand-nothing = semmi
hand-twenty-one = 21 (ász és egy tízpontos a színéből)
hand-two-aces = 22 (két ász)
hand-suited = { VALUE($value) } ({ $suit ->
    [c] makk
    [d] tök
    [h] piros
   *[s] zöld
 })
hand-trips = { VALUE($value) } (három { $rank ->
    [r7] hetes
    [r8] nyolcas
    [r9] kilences
    [rT] tízes
    [rJ] alsó
    [rQ] felső
    [rK] király
   *[rA] ász
 })
hand-fire = 31 (tűz)
hand-three-aces = 33 (három ász)

log-deals = { $player } oszt.
log-hand = { $player } lapjai: { $cards }.
log-deal-number = { $n }. leosztás

card-unknown = Nincs ilyen lap: „{ $code }”. Egy lap egy rangból ({ $ranks }) és egy színből (c d h s) áll, például 7h.
card-twice = Kétszer szerepel ugyanaz a lap: { $code }.
deck-unknown = A pakli { $place }. lapja ebben a játékban nem létezik: „{ $code }”.
deck-twice = Kétszer van a pakliban ugyanaz a lap: { $code }, másodszor mint { $place }. lap.
deck-missing = { $n ->
    [one] Egy lap hiányzik a pakliból: { $cards }.
   *[other] { $n } lap hiányzik a pakliból: { $cards }.
 }

action-no-seat = „{ $text }”: ilyen hely nincs ennél az asztalnál, itt { $seats } hely van.
action-no-verb = „{ $text }”: ilyen lépés nincs ebben a játékban. Ezek vannak: { $verbs }.
action-no-size = „{ $text }”: ide egyetlen egész szám kell, például így: { $verb } 2.
action-arity = { $most ->
    [0] „{ $text }”: { $verb } után nem állhat lap.
   *[other] { $least ->
        [1] { $most ->
            [1] „{ $text }”: { $verb } után egyetlen lap kell.
           *[other] „{ $text }”: { $verb } után legalább egy lap kell.
         }
       *[other] „{ $text }”: { $verb } után { $least } lap kell.
     }
 }
action-no-card = „{ $text }”: ebben a játékban nincs ilyen lap: „{ $code }”.
why-deal-over = Vége a leosztásnak.
why-not-your-turn = Most nem p{ $seat } jön, hanem p{ $turn }.
why-not-held-german = Nincs nálad a { GERMAN($card) }.
why-not-held-french = Nincs nálad a { FRENCH($card) }.

view-deal-over = Vége a leosztásnak: nincs már mit elképzelni.
match-players = { $preset }: ehhez a játékhoz { $least }–{ $most } játékos kell, nem { $n }.
match-dealer = Az osztó helye 1 és { $most } közötti szám.
match-no-deal = Még egyetlen leosztás sem kezdődött el.
match-deal-running = Még tart egy leosztás.
match-over = Vége a játszmának: { $player } nyert.
match-over-stacks = Nem kezdődhet leosztás: legalább két helyen kell zsetonnak lennie.

preset-unknown = Nincs ilyen játék: „{ $preset }”. Ezek vannak: { $known }.
option-unknown = Ebben a játékban nincs ilyen beállítás: „{ $option }”. Ezek vannak: { $known }.
option-value = { $option } nem lehet { $value }. Ez lehet: { $allowed }.
option-not-assigned = „{ $word }”: ez nem beállítás. Így írd: név=érték.
allowed-choice = { $values } közül az egyik
allowed-flag = true vagy false
allowed-count = egész szám, legalább { $least }, legfeljebb { $most }

record-too-large = A jegyzőkönyv nagyobb { $most } MB-nál.
record-not-utf8 = A jegyzőkönyv nem UTF-8 szöveg ({ $place }. bájt).
record-nested = A jegyzőkönyv túl mélyen van egymásba ágyazva.
record-not-toml = A jegyzőkönyv nem TOML: { $detail }
record-missing = Hiányzik ez a kulcs: „{ $key }”. Az értéke ez lehet: { $wanted }.
record-mistyped = Rossz az értéke ennek a kulcsnak: „{ $key }”. Ez lehet: { $wanted }.
record-wants-version = a formátum verziója, azaz 1
record-wants-game = egy játék neve: { $known }
record-wants-text = szöveg
record-wants-texts = szövegek listája
record-wants-seat = egy hely száma ennél az asztalnál
record-wants-table = tábla
record-wants-tables = táblák listája
record-wants-chips = egész számok listája, minden helyhez a zsetonok száma
record-no-stacks = „stacks” csak a tétes játékokban lehet.
record-stacks = „stacks” hossza nem jó: { $n } szám áll benne, pedig { $seats } hely van.
record-poor-dealer = p{ $dealer } nem oszthat: nincs zsetonja.
record-unfinished = Ez a leosztás nincs befejezve, mégis jön utána egy másik.
record-unreadable = A fájlt nem lehet elolvasni: { $detail }
record-where = { $action ->
    [0] { $deal }. leosztás
   *[other] { $deal }. leosztás, { $action }. lépés ({ $text })
 }
hand-not-three = Ide három lap kell, nem { $n }.

rules-default = Alapérték: { $value }
rules-chosen = Ennél az asztalnál: { $value }
rules-yes = igen
rules-no = nem
vector-refused = Nem szabályos lépés: { $action } (sáv: { $lane }).

simulate-head = { $rules }, { $seats } hely, { NUMBER($deals) } leosztás véletlen játékkal
simulate-errors = A ± egy standard hiba.
simulate-length = Lépés leosztásonként: { $length } ({ $least } és { $most } között)
simulate-eldest = kezdő
simulate-place = { $n }. játékos
simulate-dealer = osztó
action-wants-seat = „{ $text }” nem mond helyet: írd a lépés elé, hogy p1, p2, …
match-stacks = Egy helyen { $least } és { $most } közötti zseton lehet.
view-no-seat = Nincs ilyen hely: { $seats } van, 0-tól számolva, a -1 a nézőké.

# Online asztal egy program szemével.
online-refused = Az asztal visszautasítja: { $text }
online-url = „{ $url }” nem egy asztal hivatkozása, amilyen például https://example.org/t/abc123.
online-lost = Megszakadt a kapcsolat az asztallal.
online-unreachable = Az asztal nem érhető el: { $detail }
online-engine = Az asztal olyan szabálykóddal játszik, amelyet ez a változat nem ismer: { $detail }
online-bot = Nincs „{ $name }” nevű bot. Van: { $known }.

verify-kept = { $n }. leosztás: a pakli az, amelyet előtte lepecsételtek.
verify-broken = { $n }. leosztás: a pakli NEM az, amelyet előtte lepecsételtek.
verify-missing = { $n }. leosztás: a jegyzőkönyvben nincs hozzá pecsét és só.
verify-nothing = A jegyzőkönyvben nincs leosztás.
