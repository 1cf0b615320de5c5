"""What browsers and robots ask for by themselves: manifest, icon, robots.txt."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.response import Redirect

from firefly.server.net.answers import language_of
from firefly.server.net.pages.assets import art
from firefly.server.net.pages.frame import Asked, speaker

ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /language/\nDisallow: /theme/\nDisallow: /join\n"


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Asked) -> Response[dict[str, Any]]:
    """What a phone needs to know in order to install the table."""
    language = language_of(request)
    t = speaker(language)
    icon = {"src": art("logo.svg"), "type": "image/svg+xml", "sizes": "any"}
    content = {
        "id": "/",
        "name": "firefly",
        "short_name": "firefly",
        "description": t("page-lobby-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#225340",
        "theme_color": "#7a5032",
        "categories": ["games"],
        "icons": [icon | {"purpose": "any"}, icon | {"purpose": "maskable"}],
    }
    headers = {"cache-control": "private, no-cache", "vary": "accept-language, cookie"}
    return Response(content, media_type="application/manifest+json", headers=headers)


@get(["/favicon.svg", "/favicon.ico"], include_in_schema=False)
async def favicon() -> Redirect:
    """The icon, where browsers look for it."""
    return Redirect(art("logo.svg"), status_code=301)


@get("/robots.txt", include_in_schema=False, media_type="text/plain")
async def robots() -> str:
    """Tables are nobody else's business."""
    return ROBOTS


HANDLERS = [manifest, favicon, robots]
