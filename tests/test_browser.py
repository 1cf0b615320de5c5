"""The table in a real browser: whole matches by clicking, by keys, by a screen reader's tree; and what axe says."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate
from tests.browsers import PHONE, TABLET, WIDE, Clicker, Visitor, running
from tests.servers import Server

SHORT = {
    "nemet": {"seats": "3", "bots": "2", "rule_coins": "1"},
    "hivos": {"seats": "4", "bots": "3", "deals": "2"},
    "talon": {"seats": "3", "bots": "2", "deals": "2"},
    "fly": {"seats": "3", "bots": "2", "rule_start": "5"},
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running() as started:
        yield started


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser"), "--no-limits") as started:
        yield started


@pytest.mark.parametrize(
    ("game", "size", "language", "theme"),
    [
        ("nemet", PHONE, "hu", "light"), ("hivos", WIDE, "en", "dark"), ("talon", PHONE, "de", "dark"),
        ("fly", WIDE, "cs", "light"), ("fly", PHONE, "en", "dark"), ("hivos", TABLET, "hu", "light"),
    ],
)  # fmt: skip
def test_a_match_by_clicking(
    browser: Browser, server: Server, game: str, size: tuple[int, int], language: str, theme: str
) -> None:
    visitor = Visitor(browser, server.url, size, language, theme)
    visitor.open_table(game, **SHORT[game])
    assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.start()
    player = Clicker(visitor.page, seed=len(game))
    player.play()
    assert player.clicks
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is off the screen"
    visitor.close()


def test_four_people_play_one_another(browser: Browser, server: Server) -> None:
    host = Visitor(browser, server.url, PHONE, "hu")
    path = host.open_table("fly", seats="4", bots="0", rule_start="5")
    guests = [
        Visitor(browser, server.url, PHONE if place else WIDE, language)
        for place, language in enumerate(("cs", "de", "en"))
    ]
    for place, guest in enumerate(guests):
        guest.go(path)
        guest.page.evaluate(
            """async (name) => { const id = location.pathname.split('/')[2];
               await fetch(`/api/tables/${id}/seats`, {method: 'POST', headers: {'content-type': 'application/json'},
               body: JSON.stringify({name})}); location.reload(); }""",
            f"Guest {place}",
        )
    host.start()
    players = [Clicker(visitor.page, seed) for seed, visitor in enumerate([host, *guests])]
    limit = time.monotonic() + 150
    while sum(player.step() for player in players):
        assert time.monotonic() < limit, "the match does not end"
    for visitor in [host, *guests]:
        visitor.close()


def test_a_reload_and_a_restart_keep_everything(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _reload_and_restart(browser, server)


def _reload_and_restart(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.url, PHONE)
    visitor.open_table("nemet", seats="2", bots="1", pace="calm")
    visitor.start()
    page = visitor.page
    page.wait_for_selector(".hand .card[data-code]")
    before = hand(page)
    page.reload()
    page.wait_for_selector(".hand .card[data-code]")
    assert hand(page) == before
    second = visitor.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".hand .card[data-code]")
    assert hand(second) == before, "two tabs of one seat agree"
    server.stop(signal.SIGKILL)
    page.wait_for_selector(".banner")
    server.start()
    begun = time.monotonic()
    page.wait_for_selector(".banner", state="detached")
    assert time.monotonic() - begun < 3
    assert hand(page) == before
    visitor.troubles = [each for each in visitor.troubles if "WebSocket" not in each and "ERR_CONNECTION" not in each]
    visitor.close()


def hand(page: Page) -> list[str | None]:
    return [card.get_attribute("data-code") for card in page.locator(".hand .card").all()]


KEYS = """() => [[...document.querySelectorAll('.near .act[data-key]:not(:disabled)')].map((each) => each.dataset.key),
                 document.querySelectorAll('.hand button.card').length,
                 document.querySelectorAll('.centre button.card').length]"""


def press(page: Page, random: Random) -> bool:
    """One thing by the keyboard alone; False when the match has ended."""
    if page.locator(".result .podium").count():
        return False
    if page.locator("[data-next]:not(:disabled)").count():
        page.keyboard.press("n")
        page.wait_for_timeout(60)
        return True
    keys, cards, common = page.evaluate(KEYS)
    options = [*keys, *(str(place + 1) for place in range(cards)), *(str(place + 6) for place in range(common))]
    if not options:
        page.wait_for_timeout(60)
        return True
    page.keyboard.press(random.choice(options))
    if page.locator(".hand button.card[aria-pressed=true]").count():
        page.keyboard.press("ArrowUp")
        for _ in range(random.randrange(4)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    if page.locator(".raise input[type=range]").count():
        page.keyboard.press("ArrowRight")
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset.action?.startsWith('raise')"):
                page.keyboard.press("Enter")
                break
    page.wait_for_timeout(40)
    return True


@pytest.mark.parametrize("game", list(SHORT))
def test_the_keyboard_suffices(browser: Browser, server: Server, game: str) -> None:
    visitor = Visitor(browser, server.url, WIDE)
    visitor.open_table(game, **SHORT[game])
    visitor.start()
    random, limit = Random(game), time.monotonic() + 100
    while press(visitor.page, random):
        assert time.monotonic() < limit, "the match does not end"
    visitor.close()


BUTTONS = """() => [...document.querySelectorAll('.board button:not(:disabled)')].map((each) => {
  const spoken = each.cloneNode(true);
  spoken.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
  const name = each.getAttribute('aria-label') || spoken.textContent.trim().replace(/\\s+/g, ' ');
  return [name, Boolean(each.dataset.action || each.dataset.code)]; })"""


def heard(page: Page, random: Random) -> bool:
    """One thing by roles and names alone, as a screen reader has them; False when the match has ended."""
    if page.get_by_role("region", name="The match is over").count():
        return False
    following = page.get_by_role("button", name="Next deal")
    if following.count():
        following.first.press("Enter")
        return True
    buttons = page.evaluate(BUTTONS)
    assert all(name for name, _ in buttons), "every button has a name"
    useful = [name for name, plays in buttons if plays]
    if useful:
        board = page.get_by_role("group", name="The table").first
        board.get_by_role("button", name=random.choice(useful), exact=True).first.press("Enter")
    else:
        page.wait_for_timeout(60)
    return True


@pytest.mark.parametrize("game", list(SHORT))
def test_a_screen_readers_tree_suffices(browser: Browser, server: Server, game: str) -> None:
    visitor = Visitor(browser, server.url, WIDE)
    visitor.open_table(game, **SHORT[game])
    visitor.start()
    random, limit, going = Random(game), time.monotonic() + 100, True
    visitor.page.set_default_timeout(500)
    while going:
        with suppress(TooLate):  # what was there a moment ago is gone, as for anybody who is late
            going = heard(visitor.page, random)
        assert time.monotonic() < limit, "the match does not end"
    assert visitor.page.locator("[aria-live=polite], [role=log]").count(), "what happens is said"
    visitor.close()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (WIDE, "light")])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str, size: tuple[int, int]) -> None:
    from axe_playwright_python.sync_playwright import Axe

    visitor = Visitor(browser, server.url, size, "en", theme, reduced_motion="reduce")
    page = visitor.page
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_timeout(250)
        result = Axe().run(page)
        if result.violations_count:
            violations = result.response["violations"]
            found[name] = [f"{each['id']}: {[node['target'] for node in each['nodes']][:3]}" for each in violations]

    for path in (
        "/",
        "/new/hivos",
        "/new/fly",
        "/rules/nemet",
        "/rules/fly",
        "/history",
        "/privacy",
        "/nothing",
        "/learn/elimination",
    ):
        visitor.go(path)
        look(path)
    for game, fields in SHORT.items():
        path = visitor.open_table(game, **fields)
        look(f"{game} waiting")
        visitor.start()
        page.wait_for_selector(".hand .card")
        look(f"{game} playing")
        Clicker(page, 1).play()
        look(f"{game} ended")
    visitor.go(f"{path}/match/1/deal/1")
    page.wait_for_selector("[data-hand]")
    look("replay")
    visitor.close()
    assert found == {}


SHOWN = """async () => { const id = location.pathname.split('/')[2];
  const view = await (await fetch(`/api/tables/${id}`)).json();
  const others = view.seats.filter((seat) => seat.seat !== view.you);
  return others.flatMap((seat) => seat.cards).filter((code) => code !== '??'); }"""
DRAWN = """() => [...document.querySelectorAll('.others .card[data-card]')].map(
  (each) => [each.dataset.card, each.dataset.code ?? '', each.getAttribute('aria-label') ?? ''])"""


@pytest.mark.parametrize("game", list(SHORT))
def test_the_page_of_a_table_holds_no_hidden_card(browser: Browser, server: Server, game: str) -> None:
    """The document holds of the others' hands what the view shows of them, and keys that tell nothing."""
    visitor = Visitor(browser, server.url, WIDE)
    visitor.open_table(game, **SHORT[game], pace="calm")
    visitor.start()
    page = visitor.page
    page.wait_for_selector(".hand .card")
    page.wait_for_timeout(800)
    shown, drawn = page.evaluate(SHOWN), page.evaluate(DRAWN)
    assert drawn
    hidden = [(key, label) for key, code, label in drawn if not code]
    assert {code for _, code, _ in drawn if code} <= set(shown)
    assert len({label for _, label in hidden}) <= 1, "hidden cards are all called the same"
    assert all(re.fullmatch(r"[-\w.]*\d+[-.]\d+", key) for key, _ in hidden), hidden
    visitor.close()
