"""All that awaits: sockets, requests, timers, and the house that keeps the tables."""
