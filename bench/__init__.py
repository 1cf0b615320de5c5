"""Speed measurements of firefly and of the engines it is compared with."""
