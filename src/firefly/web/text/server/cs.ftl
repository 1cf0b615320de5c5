# Co se děje u stolu a co stůl odmítne.

web-log-sat = { $player } si sedá ke stolu.
web-log-left = { $player } odchází od stolu.
web-log-removed = { $player } už nehraje: rozhodl o tom hostitel.
web-log-bot-wish = Místo hráče { $player } hraje bot.
web-log-bot-host = Hostitel nechává místo hráče { $player } hrát bota.
web-log-bot-time = Hráči { $player } třikrát po sobě vypršel čas: dál za něj hraje bot.
web-log-returned = { $player } je zpátky.
web-log-away = { $player } od příštího rozdání vynechává.
web-log-bought = { $n ->
    [one] { $player } kupuje { $n } žeton.
    [few] { $player } kupuje { $n } žetony.
   *[other] { $player } kupuje { $n } žetonů.
 }
web-log-host = Hostitelem je teď { $player }.
web-log-paused-on = Hostitel hru přerušil.
web-log-paused-off = Hra pokračuje.
web-log-locked-on = Stůl je zamčený: nikdo nový si nemůže sednout.
web-log-locked-off = Ke stolu si zase lze sednout.
web-log-chat-on = Volný chat je povolený.
web-log-chat-off = Volný chat je vypnutý; hotové věty zůstávají.
web-log-started = Začíná { $n }. partie.
web-log-called-off = Dům dostal nový kód pravidel a toto rozdání jím nelze dohrát: nepočítá se. Každý má to, co měl před ním.
web-log-last = Hostitel ohlásil poslední rozdání.
web-log-ended-won = Partie skončila.
web-log-ended-deals = Partie skončila: všechna rozdání jsou odehraná.
web-log-ended-minutes = Partie skončila: vypršel její čas.
web-log-ended-host = Hostitel partii ukončil.
web-log-ended-empty = Partie skončila: hráčů je příliš málo.

web-why-after = „after“ má být číslo události: celé číslo, nejméně 0.
web-why-banned = Hostitel ti k tomuto stolu zakázal přístup.
web-why-bot-kind = Bot „{ $name }“ neexistuje. Jsou tu: { $known }.
web-why-bot-plays = Právě za tebe hraje bot: nejdřív si vezmi místo zpátky.
web-why-bots-many = U stolu pro { $seats } hráčů může být 0 až { $most } botů.
web-why-broken = Tady se něco pokazilo. Nic se neztratilo; zkus to prosím znovu.
web-why-buy = Žetony se kupují jen ve hrách se sázkami, když partie už začala.
web-why-buy-full = { $n ->
    [one] Už máš { $n } žeton, se kterým se začíná.
    [few] Už máš { $n } žetony, se kterými se začíná.
   *[other] Už máš { $n } žetonů, se kterými se začíná.
 }
web-why-buy-later = V tomto rozdání hraješ: žetony si kup až po něm.
web-why-chat-off = Hostitel vypnul volný chat. Hotové věty fungují dál.
web-why-deal = Takové rozdání tu není: prohlédnout lze { $most }.
web-why-emote = Takový symbol tu není. Jsou tu: { $known }
web-why-engine = Toto rozdání se hrálo podle kódu pravidel { $engine } a tato verze by je hrála jinak. Záznam partie je přesto úplný.
web-why-few = { $n ->
    [one] Obsazené je jen { $n } místo, hra chce nejméně { $least }. Pozvi někoho nebo přidej boty.
    [few] Obsazená jsou jen { $n } místa, hra chce nejméně { $least }. Pozvi někoho nebo přidej boty.
   *[other] Obsazeno je jen { $n } míst, hra chce nejméně { $least }. Pozvi někoho nebo přidej boty.
 }
web-why-full = Všechna místa jsou obsazená. Můžeš se dívat.
web-why-game = Hra „{ $name }“ neexistuje. Jsou tu: { $known }.
web-why-host = To smí jen hostitel stolu.
web-why-host-nobody = Hostitelem může být jen člověk.
web-why-house-full = Dům je plný: další stůl teď nelze otevřít.
web-why-illegal = To teď nejde.
web-why-locked = Stůl je zamčený: nikdo nový si nemůže sednout.
web-why-malformed = Tento požadavek nelze přečíst: { $detail }
web-why-match = { $most ->
    [0] Tady se ještě žádná partie nehrála.
    [one] Taková partie tu není: hrála se { $most }.
    [few] Taková partie tu není: hrály se { $most }.
   *[other] Taková partie tu není: hrálo se jich { $most }.
 }
web-why-method = Tato adresa takový požadavek nepřijímá.
web-why-name-empty = Jméno potřebuje aspoň jedno viditelné písmeno.
web-why-name-taken = Jméno { $name } už tu někdo má.
web-why-no-deals = Ještě se nerozdávalo.
web-why-no-seat = Takové místo tu není: stůl má místa 1 až { $seats }.
web-why-no-seat-held = U tohoto stolu nesedíš: nejdřív si sedni.
web-why-no-token = K tomu je třeba místo u stolu: pošli jeho klíč (Authorization: Bearer …).
web-why-not-started = Žádná partie se nehraje.
web-why-origin = Tento požadavek přichází z jiné stránky.
web-why-other-seat = Místo { $seat } není tvoje.
web-why-page = Tady nic není.
web-why-paused = Hostitel hru přerušil.
web-why-phrase = Taková věta tu není. Jsou tu: { $known }.
web-why-rate = To bylo moc rychle: chvilku počkej.
web-why-remove = Odebrat lze jen jiného člověka nebo bota.
web-why-remove-bot = Během partie bot na svém místě zůstává; nový hráč ho může vystřídat.
web-why-running = Partie se ještě hraje.
web-why-say = Říkej vždy jen jedno: větu, symbol, nebo text.
web-why-seated = Už tu sedíš, na místě { $seat }.
web-why-sit-out = Vynechat lze jen ve hrách se sázkami.
web-why-stale = Mezitím se stalo něco jiného: stůl je už u tahu { $version }.
web-why-started = Partie už začala.
web-why-store = Dům teď nemůže zapisovat do deníku. Nic se nezměnilo; zkus to prosím znovu.
web-why-taken = Toto místo je obsazené.
web-why-token = K tomuto klíči tu nepatří žádné místo.
web-why-too-large = To je příliš dlouhé: nejvýš { $most } bajtů.
web-why-turn = Nejsi na tahu: hraje { $player }.
web-why-unknown = Stůl „{ $table }“ neexistuje.

web-phrase-hello = Ahoj všem!
web-phrase-luck = Hodně štěstí!
web-phrase-nice = Pěkný list!
web-phrase-well-played = Dobře zahráno!
web-phrase-thanks = Díky!
web-phrase-sorry = Promiň!
web-phrase-oops = Jejda!
web-phrase-wow = No páni!
web-phrase-hurry = Jsi na tahu!
web-phrase-moment = Okamžik, prosím.
web-phrase-rematch = Dáme odvetu?
web-phrase-bye = Díky za hru, ahoj!

store-url = „{ $url }“ není databáze, kterou tu lze použít: zadej sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/JMÉNO.
store-open = Databázi { $url } nelze otevřít: { $detail }
store-newer = Databázi vytvořila novější verze firefly: { $detail }
store-backup = Takto lze zálohovat jen existující databázi SQLite: { $url }
store-target = Soubor { $file } už existuje.
