"""What `GET /metrics` counts."""

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("firefly_tables", "tables in memory")
SOCKETS = Gauge("firefly_sockets", "open table sockets")
ACTIONS = Counter("firefly_actions", "accepted game actions", ["game", "by"])
REFUSALS = Counter("firefly_refusals", "refused requests and commands", ["code"])
FRAMES = Counter("firefly_frames", "views sent to sockets")
COMMIT_ROWS = Counter("firefly_log_rows", "events written to the log")
COMMIT_SECONDS = Histogram(
    "firefly_log_seconds", "time of one transaction of the log", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.2, 1)
)
THINKING_SECONDS = Histogram(
    "firefly_bot_seconds", "time that a bot thought", buckets=(0.005, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
