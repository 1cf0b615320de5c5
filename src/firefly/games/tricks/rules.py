"""Options of fly."""

from firefly.rules import MILLION, Choice, Count, Option, RuleTable

TABLE = RuleTable(
    options=(
        Option("start", Count(5, 50)),
        Option("exchange_max", Count(0, 5)),
        Option("stop", Choice(("automatic", "called"))),
        Option("revoke", Choice(("prevented", "penalised"))),
        Option("max_deals", Count(0, MILLION)),
    ),
    presets={
        "fly": {"start": 25, "exchange_max": 5, "stop": "automatic", "revoke": "prevented", "max_deals": 0},
    },
)

AUTOMATIC, CALLED = 0, 1
PREVENTED, PENALISED = 0, 1
