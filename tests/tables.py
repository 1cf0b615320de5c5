"""An evening at a table, in memory: both ends of the state machine, a clock that is turned by hand, and the log."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from firefly.bots import KINDS, RandomBot
from firefly.fields import PUBLIC
from firefly.games import PRESETS
from firefly.rules import Choice, Count, Flag
from firefly.server import due as by_itself
from firefly.server import events as ev
from firefly.server import sight, wire
from firefly.server.decide import Who, decide, open_table, sit
from firefly.server.shuffle import Shuffler
from firefly.server.table import Table

HOST = Who(0, "token-0", "visitor-0")


class Evening:
    """A table whose events happen at once; time passes when it is told to."""

    def __init__(self, game: str = "nemet", seats: int = 3, seed: int = 0, **wishes: Any) -> None:
        self.now = 1_000_000
        self.random = Random(seed)
        self.shuffler = Shuffler(self.random)
        wish = wire.NewTable(game=game, seats=seats, name="Anna", **wishes)
        self.log: list[ev.Event] = []
        opened, *rest = open_table(wish, "table", HOST, self.now)
        assert isinstance(opened, ev.Opened)
        self.table = Table(opened)
        self.log.append(opened)
        self.happen(rest)

    def happen(self, events: list[ev.Event]) -> None:
        """Log and apply events, and what follows from them."""
        while events:
            for event in events:
                self.table.apply(event)
                self.log.append(event)
            events = by_itself.after(self.table, self.now)

    def who(self, seat: int) -> Who:
        chair = self.table.chairs[seat]
        return Who(seat, chair.token, chair.visitor)

    def sit(self, name: str, seat: int | None = None, **secrets: str) -> int:
        """A newcomer sits down; the seat."""
        who = Who(None, secrets.get("token", f"token-{name}"), secrets.get("visitor", f"visitor-{name}"))
        self.happen(sit(self.table, wire.NewSeat(name, seat), who, self.now))
        found = self.table.seat_of(who.token)
        assert found is not None
        return found

    def do(self, seat: int, command: Any) -> None:
        """A seat asks for something; raises what it is refused with."""
        events = decide(command, self.table, self.who(seat), self.now)
        for event in events:
            if isinstance(event, ev.Started):
                eligible = [place for place, old in enumerate(event.players) if not self.table.chairs[old].empty]
                event.dealer = self.random.choice(eligible)
        self.happen(events)

    def start(self) -> None:
        self.do(0, wire.Start())
        self.next_deal()

    def next_deal(self) -> None:
        """Let time pass until the next deal begins, if one does."""
        following = by_itself.due(self.table)
        if following is not None and following.what == "deal":
            self.now = max(self.now, following.at)
            sealed = self.shuffler.shuffle(self.table.game, len(self.table.chairs))
            self.happen(by_itself.begin_deal(self.table, sealed, self.now))

    def act(self, text: str | None = None) -> str:
        """The seat in turn acts, whoever it is: as told, or at random."""
        seat = self.table.turn
        assert seat is not None
        self.now += 700
        if text is None:
            text = RandomBot().choose(by_itself.view_of(self.table, seat), self.random)
            if text in ("fold", "out") and self.random.random() < 0.7:
                text = KINDS["thumb"](self.table.game.name).choose(by_itself.view_of(self.table, seat), self.random)
        self.happen(by_itself.bot_act(self.table, seat, text, self.now))
        return text

    def play_deal(self) -> None:
        while self.table.running:
            self.act()

    def frame(self, viewer: int = PUBLIC, after: int = 0) -> bytes:
        """What a viewer is sent now."""
        return msgspec.json.encode(sight.view(self.table, viewer, self.now, after))

    def seen(self, viewer: int = PUBLIC) -> dict[str, Any]:
        decoded: dict[str, Any] = msgspec.json.decode(self.frame(viewer))
        return decoded


def random_rules(preset: str, random: Random) -> dict[str, Any]:
    """Some house rules, chosen at random but with small numbers."""
    changes: dict[str, Any] = {}
    for option in PRESETS[preset].table.options:
        if random.random() < 0.5:
            match option.values:
                case Choice(words):
                    changes[option.name] = random.choice(words)
                case Flag():
                    changes[option.name] = random.random() < 0.5
                case Count(least, most):
                    changes[option.name] = random.randint(least, min(most, least + 9))
    if preset == "nemet" and changes.get("max_laps") == 0:
        del changes["max_laps"]
    if "exchange_laps" in changes:
        changes["exchange_laps"] = min(3, changes["exchange_laps"])
    return changes
