"""A real Chromium for tests, and people who play by clicking, by keys alone, or by what a screen reader is told."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE, TABLET, WIDE = (360, 740), (820, 1180), (1440, 900)
FAST = '{"speed": "fast", "muted": true}'


def chromium() -> str | None:
    """Where Chromium is, if it is."""
    named = os.environ.get("CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@contextmanager
def running() -> Iterator[Browser]:
    """A browser; skips the test where there is none, but not under CI."""
    path = chromium()
    if path is None:
        if os.environ.get("CI", "") not in ("", "0", "false"):
            pytest.fail("Chromium is missing: apt-get install chromium")
        pytest.skip("left out: there is no Chromium here (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own, who notes everything that goes wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        theme: Any = "light",
        **more: Any,
    ) -> None:
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, color_scheme=theme, **more
        )
        self.context.add_init_script(
            f"if (!localStorage.getItem('firefly-settings')) localStorage.setItem('firefly-settings', '{FAST}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.url = url
        self.troubles: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _hear(self, message: Any) -> None:
        refused = "the server responded with a status of 4" in message.text
        if message.type in ("error", "warning") and not refused:
            self.troubles.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def open_table(self, game: str, **fields: str) -> str:
        """Open a table by the form, as people do; its path. ``fields``: names of the form, _ for a dot."""
        given = {name.replace("rule_", "rule.", 1): value for name, value in fields.items()}
        self.go(f"/new/{game}")
        for name, value in ({"name": "Anna", "pace": "instant"} | given).items():
            field = self.page.locator(f'[name="{name}"]')
            kind = field.first.get_attribute("type")
            if kind == "radio":
                self.page.locator(f'[name="{name}"][value="{value}"]').check(force=True)
            elif field.first.evaluate("each => each.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.page.locator('form.new button:not([type="button"])').first.click()
        self.page.wait_for_url("**/t/*")
        return "/t/" + self.page.url.rpartition("/t/")[2]

    def start(self) -> None:
        """The host begins."""
        self.page.evaluate(
            "() => fetch(`/api/tables/${location.pathname.split('/')[2]}/start`, {method: 'POST'}).then(() => null)"
        )

    def close(self) -> None:
        self.context.close()
        assert self.troubles == []


class Clicker:
    """Plays by clicking whatever the table offers."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page, self.random, self.clicks = page, Random(seed), 0

    def step(self) -> bool:
        """Do one thing; False when the match has ended."""
        page = self.page
        if page.locator(".result .podium").count():
            return False
        following = page.locator("[data-next]:not(:disabled)")
        if following.count():
            self._click(following.first)
            return True
        choices = page.locator(
            ".near .act[data-action]:not(:disabled), .hand button.card.lifted, button.card.lifted[data-zone='table']"
        )
        count = choices.count()
        if count:
            self._click(choices.nth(self.random.randrange(count)))
        else:
            page.wait_for_timeout(60)
        return True

    def _click(self, what: Locator) -> None:
        try:
            what.click(timeout=1_500, force=True)
            self.clicks += 1
        except Exception:  # noqa: BLE001  it may be gone by now, as for a person who is late
            self.page.wait_for_timeout(30)

    def play(self, seconds: float = 100) -> None:
        """Play until the match has ended."""
        import time

        limit = time.monotonic() + seconds
        while self.step():
            assert time.monotonic() < limit, "the match does not end"


def shots() -> Path | None:
    """Where pictures of what went wrong go, if anywhere."""
    folder = os.environ.get("FIREFLY_SHOTS")
    return Path(folder) if folder else None
