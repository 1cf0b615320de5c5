"""``python -m firefly``."""

from firefly.cli import main

if __name__ == "__main__":
    main()
