"""Pages to read: the rules of each game, one's own matches, and what is kept about people."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from jinja2 import Environment
from litestar import Response, get
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from firefly.games import PRESETS
from firefly.server.decide import refuse
from firefly.server.net.answers import language_of
from firefly.server.net.api import games_in
from firefly.server.net.pages.assets import art
from firefly.server.net.pages.frame import Asked, page
from firefly.server.net.pages.lobby import FANS
from firefly.server.net.pages.options import described
from firefly.text import Message, say
from firefly.web import HERE

CARDS = re.compile(r"[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])*")
_documents = Environment(trim_blocks=True, autoescape=False)  # noqa: S701 (our own markdown, which allows no HTML)


@get("/rules/{preset:str}", include_in_schema=False)
async def rules_page(request: Asked, preset: str) -> Response[str]:
    """How a game is played, and what a table may change of it."""
    if preset not in PRESETS:
        raise refuse("page", "page/unknown")
    language, rules = language_of(request), PRESETS[preset]
    game = next(each for each in games_in(language) if each.game == preset)
    return page(
        request,
        "rules.html",
        game=game,
        games=games_in(language),
        fan=FANS[preset],
        text=document(f"rules/{rules.name}", language, game.pack, preset),
        options=[described(rules, preset, option, language) for option in rules.table.options],
    )


@get("/privacy", include_in_schema=False)
async def privacy(request: Asked) -> Response[str]:
    """What is kept about people, and how to have it deleted."""
    return page(request, "privacy.html", text=document("privacy/privacy", language_of(request)))


@get("/history", include_in_schema=False)
async def history(request: Asked) -> Response[str]:
    """The own matches, which the browser knows and the page fills in."""
    return page(request, "history.html", games=games_in(language_of(request)))


@cache
def document(name: str, language: str, pack: str = "", preset: str = "") -> Markup:
    """A document of ours as HTML; cards written as code become pictures."""
    source = (HERE / f"{name}.{language}.md").read_text("utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def code(tokens: Any, place: int, *_: Any) -> str:
        text = tokens[place].content
        if pack and CARDS.fullmatch(text):
            return _hand(text.split(), pack, language)
        return f"<code>{escape(text)}</code>"

    markdown.renderer.rules["code_inline"] = code  # type: ignore[attr-defined]
    text = _documents.from_string(source).render(preset=preset, talon=preset == "talon")
    html = markdown.render(text).replace("<th></th>", "<td></td>")
    return Markup(html.replace("<table>", '<div class="sheet"><table>').replace("</table>", "</table></div>"))  # noqa: S704


def _hand(cards: list[str], pack: str, language: str) -> str:
    pictures = [
        f'<img src="{art(f"{pack}/{card}.svg")}" alt="{escape(_name(card, pack, language))}" width="100" height="150">'
        for card in cards
    ]
    return f'<span class="cards">{" ".join(pictures)}</span>'


def _name(card: str, pack: str, language: str) -> str:
    return say(Message(f"card-{pack}", rank=f"r{card[0]}", suit=card[1]), language)


HANDLERS = [rules_page, privacy, history]
