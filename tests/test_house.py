"""The house over a store that fails: nothing has changed, and it recovers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from firefly.errors import FireflyError
from firefly.server import events as ev
from firefly.server import wire
from firefly.server.decide import Who
from firefly.server.net.house import House, hashed
from firefly.server.store import Row, Store, StoreError, open_store
from firefly.text import Message

WISH = wire.NewTable(game="nemet", seats=2, bots=1, name="Anna", pace="calm")


class Failing:
    """A store that can be told to fail."""

    def __init__(self, store: Store) -> None:
        self.store, self.full = store, False

    def append(self, rows: Sequence[Row]) -> None:
        if self.full:
            raise StoreError(Message("web-why-store"))
        self.store.append(rows)

    def __getattr__(self, name: str) -> object:
        return getattr(self.store, name)


def in_a_house(tmp_path: Path, evening: Callable[[House, Failing], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Failing(open_store(f"sqlite:///{tmp_path / 'x.sqlite3'}"))
        house = House(store)  # type: ignore[arg-type]
        await house.start()
        try:
            await evening(house, store)
        finally:
            await house.stop()

    asyncio.run(run())


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    async def evening(house: House, store: Failing) -> None:
        table, token = await house.open(WISH, "visitor")
        room = await house.room(table)
        who = Who(0, hashed(token), "")
        store.full = True
        before = room.table.state.n
        with pytest.raises(FireflyError) as refusal:
            await house.command(room, who, wire.Start())
        assert refusal.value.code == "store/unavailable"
        assert room.table.state.n == before
        assert room.table.state.status == "waiting"
        store.full = False
        await house.command(room, who, wire.Start())
        assert room.table.state.status == "between"

    in_a_house(tmp_path, evening)


def test_two_who_write_the_same_table_do_not_hold_up_others(tmp_path: Path) -> None:
    async def evening(house: House, store: Failing) -> None:
        (first, token), (second, other) = await house.open(WISH, "a"), await house.open(WISH, "b")
        room = await house.room(first)
        stranger = ev.Said(at=house.clock(), seat=0, phrase="hello")
        store.store.append([Row(first, room.table.state.n + 1, stranger)])
        neighbour = await house.room(second)
        answers = await asyncio.gather(
            house.command(room, Who(0, hashed(token), ""), wire.Say(phrase="luck")),
            house.command(neighbour, Who(0, hashed(other), ""), wire.Say(phrase="luck")),
            return_exceptions=True,
        )
        assert isinstance(answers[0], StoreError)
        assert answers[0].code == "store/conflict"
        assert answers[1] == 0
        again = await house.room(first)
        assert again is not room
        assert any(isinstance(told.event, ev.Said) and told.event.phrase == "hello" for told in again.table.told)
        await house.command(again, Who(0, hashed(token), ""), wire.Say(phrase="luck"))

    in_a_house(tmp_path, evening)
