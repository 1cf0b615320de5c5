"""What one seat may know of a deal under way.

A *view* is the state with everything blank that the seat may not see (`firefly.fields`). With the public list of
actions it makes the *information state*: all that the seat has ever known in this deal (perfect recall).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from firefly.fields import Plain, Raw
from firefly.game import Game, Played
from firefly.notation import Legal, action_text
from firefly.rules import Rules


class View:
    """What ``seat`` (0…n−1, or `firefly.fields.PUBLIC`) knows: `state`, `legal`, `actions` and nothing else."""

    def __init__(self, game: Game, rules: Rules, seat: int, before: Raw, raw: Raw, actions: Sequence[Played]) -> None:
        self.game, self.rules, self.seat, self.before = game, rules, seat, before
        self.raw = raw
        """the blanked state as bytes, uint8[size]"""
        self.played = tuple(actions)

    @cached_property
    def state(self) -> Plain:
        """The state with ints and lists, blank where the seat may not see."""
        return self.game.fields.plain(self.raw)

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        turn = int(self.state.turn)
        return None if turn < 0 else turn

    @cached_property
    def legal(self) -> Legal:
        """What this seat may do, empty when it is not in turn; found from the view alone."""
        if self.seat == self.turn:
            return Legal(self.game, self.rules, self.raw)
        idle = self.game.fields.new()[0]
        idle.view(self.game.fields.dtype)[0]["turn"] = -1
        return Legal(self.game, self.rules, idle)

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of this deal as this seat saw them."""
        return tuple(action_text(self.game, played) for played in self.played)

    @property
    def information_state(self) -> bytes:
        """View and public actions as one key: equal exactly where this seat knows the same."""
        return self.raw.tobytes() + "\n".join(self.actions).encode()

    @property
    def information_state_string(self) -> str:
        """The information state in readable form."""
        fields = {name: getattr(self.state, name) for name in self.game.fields.names}
        return f"seat {self.seat + 1}; {fields}; {' | '.join(self.actions)}"
