# Německý fájer: nemet.

preset-nemet = Německý fájer
    .about = Každý má tři mince; nejnižší list jednu platí a poslední, kdo má z čeho platit, bere pokladnu.

elimination-option-coins = Mince
    .help = Kolik mincí má každý na začátku.
elimination-option-max_laps = Limit kol
    .help = Kolik tahů má hráč v jednom rozdání, než ho čeká poslední, i když nikdo nevyložil; 0 znamená bez omezení.

elimination-prompt-choice = Necháš si své tři karty, nebo je dáš na stůl jako společné?
elimination-prompt-turn = Vyměníš kartu, vezmeš všechny tři, řekneš „dál“, nebo vyložíš karty?
elimination-prompt-closing = Tvůj poslední tah: ještě můžeš vyměnit kartu nebo vzít všechny tři, pak se tvůj list vyloží.

elimination-button-keep = Nechat si karty
elimination-button-expose = Dát karty na stůl
elimination-button-swap = { VALUE($value, form: "kind") ->
    [nothing] Vyměnit { GERMAN($own, form: "acc") } za { GERMAN($common, form: "acc") } (pak nemáš nic)
   *[points] Vyměnit { GERMAN($own, form: "acc") } za { GERMAN($common, form: "acc") } (pak máš { VALUE($value) })
 }
elimination-button-take = { VALUE($value, form: "kind") ->
    [nothing] Vzít všechny tři (pak nemáš nic)
   *[points] Vzít všechny tři (pak máš { VALUE($value) })
 }
elimination-button-go = Dál (bez výměny)
elimination-button-lay = { VALUE($value, form: "kind") ->
    [nothing] Vyložit karty (nemáš nic)
   *[points] Vyložit karty (máš { VALUE($value) })
 }

elimination-log-keep = { $player } si karty nechává. Společné karty jsou { GERMAN($cards) }.
elimination-log-expose = { $player } dává své karty na stůl: { GERMAN($cards, form: "acc") }.
elimination-log-swap = { $player } vyměňuje { GERMAN($own, form: "acc") } za { GERMAN($common, form: "acc") }.
elimination-log-take = { $player } bere všechny tři: { GERMAN($cards, form: "acc") }.
elimination-log-go = { $player } říká „dál“.
elimination-log-lay = { $player } už nemění.
elimination-log-laps = { $player } má všechna kola za sebou: teď má každý už jen poslední tah.
elimination-log-lays = { $player } vykládá { SAY($hand, form: "acc") }.
elimination-log-three-aces = Tři esa: všichni ostatní platí.
elimination-log-pays = { $n ->
    [0] { $player } platí poslední minci.
    [one] { $player } platí minci a má ještě jednu.
   *[other] { $player } platí minci a má ještě { $n }.
 }
elimination-log-out = { $player } nemá čím zaplatit a vypadává.
elimination-log-again = Všichni mají stejně a nikdo nemá ani minci: rozdává se znovu.
elimination-log-wins = { $n ->
    [one] Partie skončila: vyhrává { $player } a bere pokladnu (1 mince).
    [few] Partie skončila: vyhrává { $player } a bere pokladnu ({ $n } mince).
   *[other] Partie skončila: vyhrává { $player } a bere pokladnu ({ $n } mincí).
 }

elimination-why-three-aces = Máš tři esa: musíš je hned vyložit.
elimination-why-choose-first = Nejdřív se musí rozhodnout rozdávající: karty si nechá, nebo je dá na stůl.
elimination-why-chosen = Rozdávající už má rozhodnuto.
elimination-why-go-laps = { $n ->
    [one] V tomhle rozdání máš za sebou 1 tah: tenhle je poslední a „dál“ už říct nesmíš.
    [few] V tomhle rozdání máš za sebou { $n } tahy: tenhle je poslední a „dál“ už říct nesmíš.
   *[other] V tomhle rozdání máš za sebou { $n } tahů: tenhle je poslední a „dál“ už říct nesmíš.
 }
elimination-why-go-closing = Někdo už vyložil karty: tohle je tvůj poslední tah a „dál“ už říct nesmíš.
elimination-why-go-twice = Minule to bylo „dál“: teď musíš vyměnit kartu, vzít všechny tři, nebo vyložit karty.
elimination-why-lay-nothing = Tvůj list nemá žádnou hodnotu: jako první smíš vyložit, jen když máš aspoň 21.
elimination-why-take-nothing = Společné karty nemají žádnou hodnotu: vzít je smíš, jen když platí aspoň 21.
elimination-why-not-common = Mezi společnými kartami { GERMAN($card) } není.
elimination-why-spoil = { VALUE($new, form: "kind") ->
    [nothing] Tím by ti z { VALUE($old) } nezbylo nic. Jakmile někdo vyloží karty, nesmí se list zhoršit.
   *[points] Tím by tvůj list klesl z { VALUE($old) } na { VALUE($new) }. Jakmile někdo vyloží karty, nesmí se list zhoršit.
 }
elimination-why-spoil-rank = Tím by se tvoje trojice ({ VALUE($value) }) změnila v nižší. V posledním tahu se list nesmí zhoršit.
elimination-why-spoil-laps = { VALUE($new, form: "kind") ->
    [nothing] Tím by ti z { VALUE($old) } nezbylo nic. V posledním tahu se list nesmí zhoršit.
   *[points] Tím by tvůj list klesl z { VALUE($old) } na { VALUE($new) }. V posledním tahu se list nesmí zhoršit.
 }

elimination-returns = Vyhrané mince na rozdání (vypadnutí se počítá jako další ztracená):
elimination-tally = Hodnota
elimination-tally-dealt = rozdáno
elimination-tally-held = na konci
elimination-tally-paid = z toho platilo
