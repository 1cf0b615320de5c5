"""What all pages share: templates, sentences in the reader's language, answers."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.datastructures import Cookie

from firefly.server.net.answers import language_of
from firefly.server.net.pages import assets
from firefly.text import LANGUAGES, Message, knows, say
from firefly.web import HERE

Asked = Request[Any, Any, Any]
THEMES = ("auto", "light", "dark")
LANGUAGE_NAMES = {"hu": "Magyar", "cs": "Čeština", "en": "English", "de": "Deutsch"}
_environment = Environment(
    loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)
_environment.tests["said"] = lambda name: knows(name, "en")
_environment.globals.update(
    languages={tag: LANGUAGE_NAMES[tag] for tag in LANGUAGES},
    themes=THEMES,
    asset=assets.asset,
    art=assets.art,
    sheets=assets.sheets,
    preloads=assets.preloads,
)


def page(
    request: Asked, template: str, status: int = 200, cookies: list[Cookie] | None = None, **more: Any
) -> Response[str]:
    """A template as an answer, in the language and the colours of the reader."""
    language = language_of(request)
    query = request.url.query
    html = _environment.get_template(template).render(
        t=speaker(language),
        language=language,
        theme=theme_of(request),
        here=request.url.path + (f"?{query}" if query else ""),
        **more,
    )
    headers = {"cache-control": "private, no-cache", "vary": "accept-language, cookie"}
    return Response(html, status_code=status, media_type="text/html", headers=headers, cookies=cookies or [])


def speaker(language: str) -> Any:
    """What a template calls to say something: ``t("page-title", name=…)``."""

    def t(id: str, **arguments: Any) -> str:
        return say(Message(id, **arguments), language)

    return t


def theme_of(request: Asked) -> str:
    """Light, dark, or as the reader's system has it."""
    chosen = request.cookies.get("theme", "")
    return chosen if chosen in THEMES else "auto"


def error_page(request: Asked, status: int, text: str) -> Response[str]:
    """A refusal, for people."""
    return page(request, "error.html", status, text=text)
