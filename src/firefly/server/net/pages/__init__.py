"""The pages that the server makes; they work without JavaScript. The client lives in some of them."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from firefly.server.net.pages import around, form, lobby, reading, shells
from firefly.server.net.pages.frame import error_page

__all__ = ["HANDLERS", "error_page"]

HANDLERS: list[ControllerRouterHandler] = [
    *lobby.HANDLERS,
    *form.HANDLERS,
    *reading.HANDLERS,
    *shells.HANDLERS,
    *around.HANDLERS,
]
