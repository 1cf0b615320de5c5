"""A WebSocket from the client's side, with no more than a bench needs, so that it costs little: whole text frames."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = b"\0\0\0\0"
"""what a client sends has to be masked; masked with zeros it stays as it is"""


class Line(asyncio.Protocol):
    """One socket; ``hear`` is called with the bytes of each text that comes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: Any = None  # uvloop's are not those of asyncio by class

    async def dial(self, port: int, path: str, **headers: str) -> None:
        """Open the socket on the loopback."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._transport.write(HANDSHAKE.format(path=path, port=port, headers=lines).encode())
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : begin]) if begin <= size else size
            end = begin + length
            if end > size:
                break
            self._frame(data[at], data[begin:end])
            at = end
        self._rest = data[at:]

    def _frame(self, head: int, payload: bytes) -> None:
        assert head & 0x80, "a message in parts"
        if head & 15 == TEXT:
            self.hear(payload)
        elif head & 15 == PING:
            self._send(PONG, payload)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((0x80 | kind,)) + length + NO_MASK + data)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()
