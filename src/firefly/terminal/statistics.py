"""What `firefly simulate` prints."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from firefly.simulation import Estimate, Simulation
from firefly.text import Message, say


def lines(result: Simulation, family: str, language: str) -> Iterator[str]:
    """A simulation as text, 80 columns at the most."""
    yield say(Message("simulate-head", rules=str(result.rules), deals=result.deals, seats=result.seats), language)
    yield say(Message("simulate-errors"), language)
    yield ""
    point = "." if language == "en" else ","
    length = _number(result.length).replace(".", point)
    yield say(Message("simulate-length", length=length, least=result.shortest, most=result.longest), language)
    yield say(Message(f"{family}-returns"), language)
    for place, estimate in enumerate(result.places, 1):
        name = "simulate-eldest" if place == 1 else "simulate-dealer" if place == result.seats else "simulate-place"
        yield f"  {say(Message(name, n=place), language):<24}{_number(estimate).replace('.', point):>20}"
    yield ""
    heads = [say(Message(f"{family}-tally-{column}"), language) for column in result.columns]
    yield f"{say(Message(f'{family}-tally'), language):<12}" + "".join(f"{head:>17}" for head in heads)
    for row, name in enumerate(result.rows):
        shares = "".join(f"{_share(result, row, column):>17}" for column in range(len(result.columns)))
        yield f"{name:<12}{shares}".replace(".", point)


def _number(estimate: Estimate) -> str:
    error = "" if math.isnan(estimate.error) else f" ± {estimate.error:.4f}"
    return f"{estimate.mean:.4f}{error}"


def _share(result: Simulation, row: int, column: int) -> str:
    estimate = result.shares[row][column]
    if math.isnan(estimate.mean):
        return "-"
    scale, sign = (1, "") if result.columns[column] == "tricks" else (100, "%")
    error = "" if math.isnan(estimate.error) else f" ± {estimate.error * scale:.3f}"
    return f"{estimate.mean * scale:.3f}{sign}{error}"


def answer(result: Simulation) -> dict[str, Any]:
    """A simulation as one JSON object."""
    return {
        "game": result.rules.preset,
        "rules": result.rules.changes,
        "seats": result.seats,
        "deals": result.deals,
        "decisions": result.decisions,
        "length": {**_pair(result.length), "least": result.shortest, "most": result.longest},
        "places": [_pair(estimate) for estimate in result.places],
        "tally": {
            name: {
                column: {"count": int(result.counts[row, place]), "share": _pair(result.shares[row][place])}
                for place, column in enumerate(result.columns)
            }
            for row, name in enumerate(result.rows)
        },
    }


def _pair(estimate: Estimate) -> dict[str, float | None]:
    return {
        "mean": None if math.isnan(estimate.mean) else estimate.mean,
        "stderr": None if math.isnan(estimate.error) else estimate.error,
    }
