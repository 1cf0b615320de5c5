"""Options of Fájer with bets."""

from firefly.rules import CHIPS, MILLION, Choice, Count, Flag, Option, RuleTable, Value

_HIVOS: dict[str, Value] = {
    "three_aces": "above_31",
    "trips": "30.5",
    "twenty_one": "any_ten",
    "direction": "right",
    "ante": 1,
    "ante_when": "after_look",
    "bidding": "circular",
    "raise_cap": 3,
    "max_raises": 0,
    "majzli": "dealer",
    "exchange_laps": 1,
    "dealer_wins_ties": True,
    "reveal": "all",
    "stack": 100,
    "max_deals": 0,
}
_TALON: dict[str, Value] = _HIVOS | {
    "three_aces": "below_31",
    "trips": "30",
    "twenty_one": "ten_only",
    "direction": "left",
    "ante_when": "before_look",
    "reveal": "as_needed",
}

TABLE = RuleTable(
    options=(
        Option("three_aces", Choice(("above_31", "below_31"))),
        Option("trips", Choice(("30.5", "30"))),
        Option("twenty_one", Choice(("any_ten", "ten_only"))),
        Option("direction", Choice(("right", "left"))),
        Option("ante", Count(1, CHIPS)),
        Option("ante_when", Choice(("after_look", "before_look"))),
        Option("bidding", Choice(("circular", "ferbli"))),
        Option("raise_cap", Count(0, CHIPS)),
        Option("max_raises", Count(0, MILLION)),
        Option("majzli", Choice(("dealer", "eldest", "off"))),
        Option("exchange_laps", Count(0, MILLION)),
        Option("dealer_wins_ties", Flag()),
        Option("reveal", Choice(("all", "as_needed"))),
        Option("stack", Count(1, CHIPS)),
        Option("max_deals", Count(0, MILLION)),
    ),
    presets={"hivos": _HIVOS, "talon": _TALON},
)

AFTER_LOOK, BEFORE_LOOK = 0, 1
CIRCULAR, FERBLI = 0, 1
MAJZLI_DEALER, MAJZLI_ELDEST, MAJZLI_OFF = range(3)
REVEAL_ALL, REVEAL_AS_NEEDED = 0, 1
