"""What the browser gets: sentences, templates, and the client that is built from `client/`."""

from __future__ import annotations

from pathlib import Path

from firefly.text import add_folder

HERE = Path(__file__).resolve().parent

for _folder in sorted(file.parent for file in HERE.glob("text/*/en.ftl")):
    add_folder(_folder)
