"""The online table: pure state machines, the log they are rebuilt from, and in `net` all that awaits."""

import firefly.web  # noqa: F401  what a table says is in the catalogue of the web
