"""Options of German fajer."""

from firefly.rules import MILLION, Count, Option, RuleTable

TABLE = RuleTable(
    options=(
        Option("coins", Count(1, 9)),
        Option("max_laps", Count(0, MILLION)),
    ),
    presets={"nemet": {"coins": 3, "max_laps": 20}},
)
