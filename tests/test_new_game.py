"""A fifth game, Kuhn poker, added through the public protocol alone."""

from random import Random

import numpy as np
from tests.kuhn_poker import KUHN

from firefly import Match, Vector, determinize
from firefly.testing import check_game


def information_sets() -> set[tuple[int, bytes]]:
    """All that a seat in turn can know, over every pack, with seat 2 dealing."""
    found = set()
    for pack in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        match = Match(KUHN.rules(), ["A", "B"], dealer=1, game=KUHN)
        stack = [match.start_deal(pack)]
        while stack:
            deal = stack.pop()
            if deal.turn is None:
                continue
            found.add((deal.turn, deal.view(deal.turn).information_state))
            for action in deal.legal.ids:
                child = deal.copy()
                child.push(action)
                stack.append(child)
    return found


def test_the_laws_accept_it() -> None:
    check_game(KUHN, deals=30)


def test_it_has_the_twelve_information_sets_of_kuhn_poker() -> None:
    assert len(information_sets()) == 12


def test_it_runs_in_a_vector() -> None:
    lanes = Vector(KUHN.rules(), 2, 16, game=KUHN)
    ended = 0
    for _ in range(50):
        rewards, done = lanes.step(lanes.sample())
        assert (rewards.sum(axis=1) == 0).all()
        ended += int(done.sum())
    assert ended > 100
    assert np.asarray(lanes.masks).shape == (16, 4)


def test_its_views_can_be_completed() -> None:
    deal = Match(KUHN.rules(), ["A", "B"], game=KUHN).start_deal((0, 1, 2))
    random = Random(1)
    others = {determinize(deal.view(1), random).state.hand[0] for _ in range(50)}
    assert others == {1 << 1, 1 << 2}
