"""Where the files of the client are, as the manifest of its build has them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from firefly.web import HERE

STATIC = HERE / "static"
OWN_SHEETS = ("tokens", "pages", "lobby", "form", "reading")
"""style sheets that a page names itself; the table has all others"""
VIEWS = {
    "table": "src/table/App.svelte",
    "replay": "src/panels/Replay.svelte",
    "learn": "src/panels/Learn.svelte",
}
"""what `src/table/main.ts` loads for each kind of page"""


def asset(name: str) -> str:
    """The address of a file of the client by its name in the source: ``src/table/main.ts``."""
    return _address(_manifest()[name]["file"])


def art(name: str) -> str:
    """The address of a picture: ``german/Ah.svg``."""
    return _address(f"art/{name}")


def sheets() -> list[str]:
    """The addresses of the style sheets of the table, tokens first."""
    names = [name for name in _manifest() if name.startswith("src/style/") and Path(name).stem not in OWN_SHEETS]
    return [asset(name) for name in ("src/style/tokens.css", *sorted(names))]


def preloads(view: str, language: str) -> list[str]:
    """The modules that a table page will need, which the browser can fetch at once instead of one after the other."""
    manifest = _manifest()
    names = (VIEWS[view], f"firefly:catalogue/{language}")
    found = {name: None for start in names if start in manifest for name in _with_imports(start, manifest)}
    return [_address(manifest[name]["file"]) for name in found]


def _with_imports(name: str, manifest: dict[str, Any]) -> Iterator[str]:
    yield name
    for each in manifest[name].get("imports", ()):
        yield from _with_imports(each, manifest)


def _address(file: str) -> str:
    return f"/static/{file}"


def _manifest() -> dict[str, Any]:
    path = STATIC / "manifest.json"
    return _read(path, path.stat().st_mtime_ns)


@cache
def _read(path: Path, changed: int) -> dict[str, Any]:
    manifest: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return manifest
