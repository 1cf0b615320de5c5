"""The table in the terminal: `firefly play` and the retelling of `firefly replay`.

Nothing here knows a rule: it shows views, lists legal actions and passes on what people type.
"""

from pathlib import Path

from firefly.text import add_folder

add_folder(Path(__file__).parent)
