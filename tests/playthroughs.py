"""Writes the golden playthroughs: ``python -m tests.playthroughs``. Review what changes as a diff.

One text for each preset and for each other value of each option: every state as each seat sees it, what is legal, what
is told.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from firefly import PRESETS, PUBLIC, Rules, say
from firefly.account import opening, story
from firefly.match import Match
from firefly.rules import Choice, Count, Flag, Value
from firefly.testing import random_action

FOLDER = Path(__file__).parent / "playthroughs"


def tables() -> Iterator[tuple[str, Rules]]:
    """Name and rules of each playthrough."""
    for preset, game in PRESETS.items():
        yield preset, game.rules(preset)
        for option in game.table.options:
            default = game.table.presets[preset][option.name]
            for value in others(option.values, default):
                yield f"{preset}-{option.name}-{value}", game.table.rules(preset, {option.name: value})


def others(values: Choice | Count | Flag, default: Value) -> list[Value]:
    """Values of an option that are not the default: of numbers one small one."""
    match values:
        case Choice(words):
            return [word for word in words if word != default]
        case Flag():
            return [not default]
        case Count(least, most):
            return [next(number for number in (2, 1, 5) if number != default and least <= number <= most)]


def playthrough(name: str, rules: Rules) -> str:
    """Two deals of a table at random, as text."""
    random = Random(name)
    players = ["Anna", "Béla", "Csilla"]
    match = Match(rules, players)
    lines = [f"# {rules}"]
    for _ in range(2):
        if match.winner is not None:
            break
        deal = match.start_deal(random=random)
        lines += ["", f"## deal {len(match.deals)}", *map(say, opening(deal.view(PUBLIC), players))]
        while not deal.over:
            seat = int(deal.turn or 0)
            lines.append(f"legal {seat + 1}: {', '.join(deal.legal.texts)}")
            before = deal.view(PUBLIC)
            deal.push(random_action(deal, random))
            lines += [deal.texts()[-1], *(f"  {say(told)}" for told in story(before, deal.view(PUBLIC), players))]
            lines += [f"  {viewer + 1}: {secrets(match, viewer)}" for viewer in (*range(3), PUBLIC)]
        lines.append(f"= {match.results()[-1]}")
    lines.append(f"winner: {match.winner}")
    return "\n".join(lines) + "\n"


def secrets(match: Match, viewer: int) -> str:
    """The hands as a seat sees them; 0 is the public."""
    state, pack = match.view(viewer).state, match.game.pack
    return " | ".join(pack.text(hand) or "-" for hand in state.hand[:3])


def main() -> None:
    """Write all."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, rules in tables():
        (FOLDER / f"{name}.txt").write_text(playthrough(name, rules), "utf-8")


if __name__ == "__main__":
    main()
