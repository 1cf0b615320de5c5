"""The lobby: four games, the open tables, and the doors to the others."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlsplit

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect

from firefly.games import PRESETS
from firefly.rules_text import label
from firefly.server import wire
from firefly.server.net import doors
from firefly.server.net.answers import language_of
from firefly.server.net.api import games_in
from firefly.server.net.house import House
from firefly.server.net.pages.frame import THEMES, Asked, page
from firefly.server.net.pages.options import plain
from firefly.text import LANGUAGES, Message, say

FANS = {
    "nemet": ("german/Ac.svg", "german/As.svg", "german/Ah.svg"),
    "hivos": ("german/Ks.svg", "german/Kd.svg", "german/Kc.svg"),
    "talon": ("german/Th.svg", "german/Kh.svg", "german/Ah.svg"),
    "fly": ("french/Qh.svg", "french/Kd.svg", "french/As.svg"),
}
"""what lies on the card of a game in the lobby: three aces, three kings, 31, and the fly"""


@get("/", include_in_schema=False)
async def lobby(request: Asked, house: House) -> Response[str]:
    """Where a visit begins."""
    language = language_of(request)
    tables = rows(house.listing(), language)
    return page(request, "lobby.html", games=games_in(language), fans=FANS, tables=tables)


@get("/tables", include_in_schema=False)
async def open_tables(request: Asked, house: House) -> Response[str]:
    """The list of open tables alone, which the lobby fetches when it has changed."""
    return page(request, "tables.html", tables=rows(house.listing(), language_of(request)))


def rows(tables: list[wire.Listed], language: str) -> list[dict[str, Any]]:
    """The open tables in words."""
    return [
        {"table": table, "changes": _changes(table, language), "clock": _clock(table, language)} for table in tables
    ]


def _changes(table: wire.Listed, language: str) -> list[str]:
    game = PRESETS[table.game]
    words = []
    for name, value in table.rules.items():
        option = game.table.option(name)
        words.append(f"{label(game, option, language)}: {plain(game, option, value, language)}")
    return words


def _clock(table: wire.Listed, language: str) -> str:
    seconds, plus, increment = table.clock.partition("+")
    if not seconds:
        return ""
    if not plus:
        return say(Message("page-clock-each", n=int(seconds)), language)
    minutes, left = divmod(int(seconds), 60)
    bank = f"{minutes}:{left:02}" if left else str(minutes)
    return say(Message("page-clock-bank-short", bank=bank, n=int(increment)), language)


@get("/join", include_in_schema=False)
async def join(code: str = Parameter(max_length=400, default="")) -> Redirect:
    """To the table that a link or its last part names."""
    try:
        parts = [part for part in urlsplit(code.strip()).path.split("/") if part]
    except ValueError:  # looks like an address, and is none
        parts = []
    if "t" in parts[:-1]:
        parts = parts[parts.index("t") + 1 :]
    path = "/".join(parts) if len(parts) == 3 and parts[1] == "seat" else "".join(parts[:1])
    return Redirect(f"/t/{quote(path)}" if path else "/", status_code=303)


@get("/language/{code:str}", include_in_schema=False)
async def choose_language(request: Asked, code: str, back: str = Parameter(max_length=2000, default="/")) -> Redirect:
    """Speak another language from now on."""
    return _chosen(request, "lang", code if code in LANGUAGES else "", back)


@get("/theme/{name:str}", include_in_schema=False)
async def choose_theme(request: Asked, name: str, back: str = Parameter(max_length=2000, default="/")) -> Redirect:
    """Other colours from now on."""
    return _chosen(request, "theme", name if name in THEMES else "", back)


def _chosen(request: Asked, key: str, value: str, back: str) -> Redirect:
    ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    cookie = Cookie(key, "/", value, doors.YEAR, samesite="lax", secure=request.url.scheme == "https")
    return Redirect(back if ours else "/", status_code=303, cookies=[cookie] if value else [])


HANDLERS = [lobby, open_tables, join, choose_language, choose_theme]
