"""The page of results: each bench writes its own section of ``bench/results.md``."""

import platform
import re
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

PAGE = Path(__file__).parent / "results.md"


def write_section(name: str, text: str) -> None:
    """Put ``text`` into the section ``name`` of the page, in place of what stood there."""
    page = PAGE.read_text("utf-8") if PAGE.exists() else "# Measurements\n"
    section = f"<!-- {name} -->\n{text.strip()}\n<!-- end of {name} -->"
    pattern = re.compile(rf"<!-- {name} -->.*?<!-- end of {name} -->", re.DOTALL)
    page = pattern.sub(lambda _: section, page) if pattern.search(page) else f"{page.rstrip()}\n\n{section}\n"
    PAGE.write_text(page, "utf-8")


def machine(*packages: str) -> str:
    """The machine and the versions that were measured, on one line."""
    model = "unknown processor"
    info = Path("/proc/cpuinfo")
    if info.exists() and (found := re.search(r"model name\s*: (.*)", info.read_text())):
        model = found[1].strip()
    versions = ", ".join(f"{package} {version(package)}" for package in packages)
    return f"{datetime.now(UTC):%Y-%m-%d}, {model}, {platform.system()}, Python {platform.python_version()}, {versions}"
