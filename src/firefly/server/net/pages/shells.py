"""The pages in which the client runs, the client's files, and the private links to seats."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from firefly.games import PRESETS
from firefly.server.decide import refuse
from firefly.server.net import doors
from firefly.server.net.house import House, hashed
from firefly.server.net.pages.assets import STATIC
from firefly.server.net.pages.frame import Asked, page

FAMILIES = frozenset(game.name for game in PRESETS.values())


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Asked, table: str, house: House) -> Response[str]:
    """The table."""
    room = await house.room(table)
    setup = room.table.setup
    return page(request, "table.html", view="table", data={"table": table}, name=setup.title, game=setup.game)


@get("/t/{table:str}/seat/{token:str}", include_in_schema=False)
async def seat_link(request: Asked, table: str, token: str, house: House) -> Response[None]:
    """The private link of a seat: this browser holds it from now on."""
    room = await house.room(table)
    if room.table.seat_of(hashed(token)) is None:
        raise refuse("token", "auth/token")
    return Redirect(f"/t/{table}", status_code=303, cookies=[doors.seat_cookie(request, table, token)])


@get("/t/{table:str}/match/{match:int}/deal/{deal:int}", include_in_schema=False)
async def replay_page(request: Asked, table: str, match: int, deal: int, house: House) -> Response[str]:
    """A deal to look back at."""
    setup = (await house.room(table)).table.setup
    data = {"table": table, "match": match, "deal": deal}
    return page(request, "table.html", view="replay", data=data, name=setup.title, game=setup.game)


@get("/learn/{family:str}", include_in_schema=False)
async def learn_page(request: Asked, family: str) -> Response[str]:
    """The first deal of a family of games, played with hints."""
    if family not in FAMILIES:
        raise refuse("page", "page/unknown")
    game = next(preset for preset, game in PRESETS.items() if game.name == family)
    return page(request, "table.html", view="learn", data={"family": family}, name="", game=game)


files = create_static_files_router(
    "/static",
    [STATIC],
    name="static",
    cache_control=CacheControlHeader(public=True, max_age=doors.YEAR, immutable=True),
)
pictures = create_static_files_router(
    "/static/art", [STATIC / "art"], name="art", cache_control=CacheControlHeader(public=True, max_age=86_400)
)

HANDLERS: list[ControllerRouterHandler] = [table_page, seat_link, replay_page, learn_page, files, pictures]
