# Stránky kolem stolů: lobby, formulář pravidel, pravidla, vlastní partie, soukromí.

page-skip = Přejít k obsahu
page-nav = Stránky
page-foot-nav = Další stránky
page-home = Do lobby
page-games = Hry
page-history = Moje partie
page-privacy = Soukromí
page-language = Jazyk
page-theme = Barvy
page-theme-auto = Podle systému
page-theme-light = Světlé
page-theme-dark = Tmavé
page-foot = Karetní stůl pro přátele: bez účtu, bez reklam, bez peněz.
page-noscript = Stůl potřebuje JavaScript.
page-error = Tohle se nepovedlo

page-lobby-title = Přisedni ke karetnímu stolu
page-lobby-about = Fájer s německými kartami a stará hra Fly: s přáteli, s boty nebo s kýmkoli, kdo jde kolem.
page-join = Máš pozvánku? Vlož odkaz nebo kód
page-join-example = Odkaz nebo kód
page-join-go = Ke stolu
page-own-tables = Tvoje stoly
page-games-choose = Co si zahrajeme?
page-seats-range = { $least } až { $most } hráčů
page-pack-german = německé karty
page-pack-french = francouzské karty
page-open = Otevřít stůl
page-with-bots = Proti botům
page-rules = Pravidla
page-learn = Naučit se hrou
page-tables = Otevřené stoly
page-no-tables = Teď není otevřený žádný stůl. Otevři ho a zvol „ukázat v lobby“.
page-reload = Načíst znovu
page-table-of = Stůl: { $name }
page-host = hostitel: { $name }
page-taken = obsazeno { $taken } z { $seats } míst
page-of-these-bots = { $n ->
    [one] z toho jeden bot
    [few] z toho { $n } boti
   *[other] z toho { $n } botů
 }
page-watchers = { $n ->
    [one] jeden divák
    [few] { $n } diváci
   *[other] { $n } diváků
 }
page-clock-each = { $n } s na tah
page-clock-bank-short = { $bank } min + { $n } s
page-status = { $status ->
    [waiting] čeká na hráče
    [ended] partie skončila
   *[other] hraje se
 }

page-new = nový stůl
page-rules-all = Pravidla
page-wrongs = { $n ->
    [one] Jednu věc je ještě třeba změnit:
    [few] { $n } věci je ještě třeba změnit:
   *[other] { $n } věcí je ještě třeba změnit:
 }
page-wrongs-link = Ne všechno z odkazu se dá použít:
page-wrong = Dovoleno je: { $allowed }.
page-wrong-name = Napiš jméno o délce 1 až { $most } znaků.
page-wrong-title = Nejvýše { $most } znaků.
page-wrong-word = „{ $value }“ tu na výběr není.
page-wrong-unknown = Taková pravidla tu nejsou: { $names }.
page-form-table = U stolu
page-form-rules = Domácí pravidla
page-form-time = Čas a délka
page-form-house = Dveře a okna
page-field-name = Tvoje jméno
page-field-title = Jméno stolu
    .help = Jestli chceš; jinak se bude jmenovat po tobě.
page-field-seats = Místa
page-field-bots = Boti
    .help = Sedí na posledních místech. Další se mohou přidat kdykoli a lidé je mohou vystřídat.
page-field-bot = Jací boti
page-field-clock = Hodiny
    .help = Komu dojde čas, za toho se zahraje to nejméně škodlivé; když třikrát za sebou, převezme místo bot.
page-field-turn = Sekund na každé rozhodnutí
page-field-bank = Minut na celou partii
page-field-increment = Sekund navíc za každé rozhodnutí
page-field-deals = Konec po tolika rozdáních
    .help = 0: jak je ve hře zvykem, dokud někdo nevyhraje.
page-field-minutes = Konec po tolika minutách
    .help = 0: bez omezení. Rozehrané rozdání se dohraje.
page-field-pace = Tempo
    .help = Jak dlouho hrají boti a jak dlouho leží dohrané rozdání na stole.
page-field-open = Kdo stůl najde
page-field-spectators = Diváci vidí listy
    .help = Určuje se před partií, aby to všichni věděli.
page-field-chat = Hovor
    .help = Hotové věty jsou vždy k dispozici, každému v jeho jazyce.
page-bot-thumb = hraje s rozumem
page-bot-random = hraje cokoli
page-clock-none = bez hodin
page-clock-turn = na každý tah
page-clock-bank = čas na partii
page-pace-calm = klidné
page-pace-normal = normální
page-pace-quick = rychlé
page-pace-instant = okamžité
page-open-link = kdo má odkaz
page-open-lobby = ukázat v lobby
page-spectators-hidden = nikdy
page-spectators-later = o rozdání později
page-spectators-open = hned
page-chat-yes = volný hovor
page-chat-no = jen hotové věty
page-usual = obvykle: { $value }
page-sum = Tvoje pravidla
page-sum-same = Všechno jako obvykle: { $title }.
page-sum-marks = Co se liší od obvyklých pravidel, je označeno.
page-share = Kopírovat jako odkaz
page-share-done = Zkopírováno
page-share-address = Odkaz je v adresním řádku
page-sets = Jako u nás
page-set-name = Název těchto pravidel
page-set-save = Uložit tato pravidla
page-set-remove = Odebrat

page-rules-of = Pravidla her
page-options-about = Na čem se stůl může předem domluvit. Vyznačeno je, co je obvyklé: { $title }.
page-usual-short = obvyklé
page-history-about = Stoly, u kterých jsi s tímto prohlížečem seděl(a). Nikdo jiný tenhle seznam nemá.
page-history-noscript = Seznam je v úložišti tvého prohlížeče a k jeho zobrazení je třeba JavaScript.
page-history-none = Zatím jsi tu neseděl(a) u žádného stolu.
page-history-more = Ukázat další
page-past-table = Ke stolu
page-past-delete = Smazat
page-past-delete-about = U tohoto stolu se smaže tvoje jméno i to, co jsi napsal(a), a svého místa se nadobro vzdáš. Tahy zůstanou kvůli ostatním.
page-past-delete-do = Smazat mě u tohoto stolu
page-past-drop = Jen odebrat ze seznamu
page-past-player = Hráč
page-past-standing = Na konci
page-past-replay = Prohlédnout
page-past-record = Záznam
page-past-match = Partie {"{n}"}
page-past-running = ještě běží
page-past-winner = vyhrává {"{name}"}
page-past-gone = Tenhle stůl už neexistuje.
page-past-unplayed = Tady se ještě nehrálo.
page-past-failed = Server teď neodpovídá.
