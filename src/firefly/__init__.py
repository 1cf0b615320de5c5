"""firefly."""
