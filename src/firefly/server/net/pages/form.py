"""The rules form: everything that a table can choose, made from the options of the game."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from firefly.errors import FireflyError
from firefly.games import PRESETS
from firefly.rules import Option
from firefly.server.decide import refuse
from firefly.server.net import doors
from firefly.server.net.answers import language_of
from firefly.server.net.api import games_in
from firefly.server.net.doors import Doorkeeper, address, check_origin
from firefly.server.net.house import House
from firefly.server.net.pages import wishes
from firefly.server.net.pages.frame import Asked, page
from firefly.server.net.pages.lobby import FANS
from firefly.server.net.pages.options import described
from firefly.server.net.pages.wishes import Wishes
from firefly.text import say


@get("/new/{preset:str}", include_in_schema=False)
async def new_table(request: Asked, preset: str) -> Response[str]:
    """The form; a link can fill it in."""
    _known(preset)
    given = dict(request.query_params)
    wished = wishes.fill(preset, given)
    wishes.check_link(wished, given)
    return _form(request, wished)


@post("/new/{preset:str}", include_in_schema=False)
async def open_table(request: Asked, preset: str, house: House, doorkeeper: Doorkeeper) -> Response[Any]:
    """Open the table and go there, or say what is wrong."""
    _known(preset)
    check_origin(request)
    doorkeeper.count(doors.OPENINGS, "open", address(request))
    wished = wishes.fill(preset, {name: str(value) for name, value in (await request.form()).items()})
    wishes.check(wished)
    if not wished.wrong:
        visitor = doors.visitor_of(request)
        try:
            id, token = await house.open(wished.table(), visitor)
        except FireflyError as error:
            wishes.refused(wished, error)
        else:
            cookies = [doors.seat_cookie(request, id, token), doors.visitor_cookie(request, visitor)]
            return Redirect(f"/t/{id}", status_code=303, cookies=cookies)
    return _form(request, wished, 422)


def _known(preset: str) -> None:
    if preset not in PRESETS:
        raise refuse("page", "page/unknown")


def _form(request: Asked, wished: Wishes, status: int = 200) -> Response[str]:
    language = language_of(request)
    game = next(each for each in games_in(language) if each.game == wished.preset)
    rules = [_option(wished, option, language) for option in wishes.options_of(wished.game)]
    labels = {rule["field"]: rule["label"] for rule in rules}
    return page(
        request,
        "form.html",
        status,
        by_link=status == 200,
        game=game,
        fan=FANS[game.game],
        typed=wished.typed,
        usual=wished.usual,
        wrong={name: say(message, language) for name, message in wished.wrong.items()},
        labels=labels,
        numbers=wishes.NUMBERS,
        choices=wishes.WORDS,
        rules=rules,
    )


def _option(wished: Wishes, option: Option, language: str) -> dict[str, Any]:
    return {"field": wishes.RULE + option.name, **described(wished.game, wished.preset, option, language)}


HANDLERS = [new_table, open_table]
