"""A seat at an online table: the client's side of the protocol (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
import msgspec
import numpy as np
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from firefly.cards import UNKNOWN
from firefly.errors import FireflyError, NotationError
from firefly.game import Game, Played, Words
from firefly.games import game_of
from firefly.notation import read_action
from firefly.text import Message
from firefly.view import View

RETRIES = (0.2, 0.5, 1.0, 2.0, 2.0, 4.0, 8.0)
"""seconds between tries to reach a server that does not answer"""


class Refused(FireflyError):
    """What the server refused, in the words it chose."""

    def __init__(self, error: dict[str, Any]) -> None:
        self.words = str(error.get("text", ""))
        super().__init__(Message("online-refused", text=self.words), code=str(error.get("code", "")))

    def text(self, language: str = "en") -> str:
        return self.words


class OnlineTable:
    """One seat at a table somewhere else, or a place to watch it from."""

    def __init__(self, url: str, language: str = "en") -> None:
        """``url``: the table's link, or the private link of a seat."""
        parts = urlsplit(url)
        path = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or len(path) not in (2, 4) or path[0] != "t":
            raise FireflyError(Message("online-url", url=url[:200]))
        self.table = path[1]
        self.token = path[3] if len(path) == 4 and path[2] == "seat" else ""
        self._base = f"{parts.scheme}://{parts.netloc}/api/tables/{quote(self.table)}"
        self._socket_url = self._base.replace("http", "ws", 1) + "/events"
        self._http = httpx.Client(headers={"accept-language": language}, timeout=10)

    def close(self) -> None:
        """Let the connection go."""
        self._http.close()

    def sit(self, name: str, seat: int | None = None) -> int:
        """Take a seat (counted from 1), any by default; raises `Refused`."""
        answer = self._ask("POST", "/seats", {"name": name, "seat": seat})
        self.token = answer["token"]
        return int(answer["seat"])

    def view(self) -> dict[str, Any]:
        """The table as this seat sees it now (the frames of `views` are the same)."""
        return dict(self._ask("GET", ""))

    def act(self, action: str, version: int) -> int:
        """Play an action in answer to the decision ``version``; raises `Refused`."""
        return int(self._ask("POST", "/actions", {"action": action, "version": version})["version"])

    def command(self, do: str, **arguments: Any) -> None:
        """Ask for something else than an action, such as ``ready`` or ``leave``; raises `Refused`."""
        self._ask("POST", "/commands", {"do": do, **arguments})

    def why(self, action: str) -> str | None:
        """Why an action is not allowed now; None if it is."""
        answer: str | None = self._ask("GET", f"/why?action={quote(action)}")["text"]
        return answer

    def knowledge(self) -> tuple[View, int]:
        """What this seat knows, as bots take it, and the number of the decision that it stands before."""
        known = self._ask("GET", "/information")
        return view_of(known), int(known["version"])

    def views(self) -> Generator[dict[str, Any], None, None]:
        """Views as things happen, the first at once; reconnects by itself. Ends when the server shows us out."""
        import time

        after, tries = 0, iter(RETRIES)
        while True:
            headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
            try:
                with connect(f"{self._socket_url}?after={after}", additional_headers=headers) as socket:
                    for text in socket:
                        frame = msgspec.json.decode(text)
                        if "error" in frame:
                            raise Refused(frame["error"])
                        if "reply" not in frame:
                            after, tries = int(frame["n"]), iter(RETRIES)
                            yield frame
            except (OSError, ConnectionClosed, TimeoutError):
                pass
            wait = next(tries, None)
            if wait is None:
                raise FireflyError(Message("online-lost"))
            time.sleep(wait)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            answer = self._http.request(method, self._base + path, json=body, headers=headers)
            content = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise FireflyError(Message("online-unreachable", detail=str(error)[:200])) from None
        if answer.is_error:
            raise Refused(content.get("error", {}))
        return content


def view_of(known: dict[str, Any]) -> View:
    """The view that an answer of ``/information`` holds; raises `FireflyError` for a state that is not ours."""
    game = game_of(known["game"])
    rules = game.table.rules(known["game"], known["rules"])
    try:
        before, raw = _raw(game, known["before"]), _raw(game, known["state"])
    except (KeyError, ValueError, TypeError, OverflowError) as error:
        raise FireflyError(Message("online-engine", detail=str(error)[:200])) from None
    players = len(known["players"])
    played = [_played(text, game, players) for text in known["actions"]]
    return View(game, rules, known["seat"] - 1, before, raw, played)


def _raw(game: Game, fields: dict[str, Any]) -> Any:
    raw = game.fields.new()[0]
    record = raw.view(game.fields.dtype)[0]
    for name, value in fields.items():
        record[name] = np.array(value)
    return raw


def _played(text: str, game: Game, seats: int) -> Played:
    """An action as it was seen, with -1 for cards that were not."""
    seat, _, rest = text.partition(" ")
    verb, *cards = rest.split()
    if UNKNOWN in cards:
        return Played(int(seat[1:]) - 1, Words(verb, (-1,) * len(cards)))
    known, words = read_action(text, game, seats)
    if known is None:
        raise NotationError(Message("action-wants-seat", text=text[:60]))
    return Played(known, words)
