"""Take the pictures of the online table anew: python docs/pictures.py (needs Chromium; writes docs/pictures/)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402
from tests.browsers import PHONE, WIDE, Clicker, Visitor, running  # noqa: E402
from tests.servers import Server  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
TABLES = {
    "nemet": {"seats": "4", "bots": "3"},
    "hivos": {"seats": "5", "bots": "4", "deals": "2"},
    "talon": {"seats": "4", "bots": "3", "deals": "2"},
    "fly": {"seats": "4", "bots": "3", "rule_start": "5"},
}
LOOKS = ((PHONE, "light", "hu"), (PHONE, "dark", "en"), (WIDE, "light", "en"), (WIDE, "dark", "cs"))


def name_of(what: str, size: tuple[int, int], theme: str) -> Path:
    """The file of a picture."""
    return FOLDER / f"{what}-{'phone' if size == PHONE else 'wide'}-{theme}.jpg"


def shoot(page: Page, file: Path) -> None:
    """Keep what the page shows."""
    page.screenshot(path=file, type="jpeg", quality=70)


def pages(browser: Browser, url: str) -> None:
    """Lobby and rules form."""
    for size, theme, language in LOOKS:
        visitor = Visitor(browser, url, size, language, theme)
        for what, path in (("lobby", "/"), ("rules-form", "/new/hivos")):
            visitor.go(path)
            visitor.page.wait_for_timeout(400)
            shoot(visitor.page, name_of(what, size, theme))
        visitor.close()


def table(browser: Browser, url: str, game: str) -> None:
    """A game in mid-deal, at its showdown, and looked back at."""
    for size, theme, language in LOOKS:
        visitor = Visitor(browser, url, size, language, theme)
        path = visitor.open_table(game, **TABLES[game], pace="quick")
        visitor.start()
        page = visitor.page
        player = Clicker(page, seed=3)
        page.wait_for_selector(".near .act[data-action]:not(:disabled), .hand button.card.lifted")
        for _ in range(60):
            if player.clicks >= 3 or page.locator("[data-next]").count():
                break
            player.step()
        page.wait_for_timeout(900)
        shoot(page, name_of(game, size, theme))
        for _ in range(400):
            if page.locator(".result").count():
                break
            player.step()
        page.wait_for_timeout(700)
        shoot(page, name_of(f"{game}-showdown", size, theme))
        if size == WIDE and theme == "light":
            player.play()
            visitor.go(f"{path}/match/1/deal/1#3")
            page.wait_for_timeout(900)
            shoot(page, name_of(f"{game}-replay", size, theme))
        visitor.close()


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), "--no-limits") as server, running() as browser:
        pages(browser, server.url)
        for game in TABLES:
            table(browser, server.url, game)


if __name__ == "__main__":
    main()
