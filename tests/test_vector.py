"""Vectors of deals against single deals."""

import numpy as np
import pytest

from firefly import PRESETS, IllegalAction, Vector
from firefly.fields import Fields
from firefly.notation import Legal


@pytest.mark.parametrize("preset", PRESETS)
def test_lanes_tell_what_single_deals_tell(preset: str) -> None:
    lanes = Vector(preset, 4, 8, seed=5)
    game = lanes.game
    for _ in range(60):
        for lane in range(lanes.lanes):
            legal = Legal(game, lanes.rules, lanes.arrays.states[lane])
            assert np.flatnonzero(lanes.masks[lane]).tolist() == list(legal.ids)
            assert lanes.sizes[lane] == legal.most
            assert lanes.turns[lane] == game.fields.plain(lanes.arrays.states[lane]).turn
        lanes.step(lanes.sample())


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_gives_the_same_deals_on_any_number_of_threads(preset: str) -> None:
    one, many = Vector(preset, 3, 10, seed=9), Vector(preset, 3, 16, seed=9, threads=3)
    for _ in range(80):
        rewards, done = one.step(one.sample())
        more_rewards, more_done = many.step(many.sample())
        assert (more_rewards[:10] == rewards).all()
        assert (more_done[:10] == done).all()
        assert (many.arrays.states[:10] == one.arrays.states).all()


def test_other_seeds_give_other_deals() -> None:
    assert (Vector("nemet", 3, 4, seed=1).arrays.states != Vector("nemet", 3, 4, seed=2).arrays.states).any()


@pytest.mark.parametrize(("preset", "bad"), [("nemet", 2), ("nemet", -1), ("nemet", 14), ("hivos", 30), ("fly", 86)])
def test_an_illegal_action_in_one_lane_changes_nothing_in_any(preset: str, bad: int) -> None:
    lanes = Vector(preset, 3, 5, seed=3)
    before = lanes.arrays.states.copy()
    actions = lanes.sample().copy()
    actions[3] = bad
    with pytest.raises(IllegalAction, match="lane 3"):
        lanes.step(actions)
    assert (lanes.arrays.states == before).all()


def test_actions_have_to_be_one_a_lane() -> None:
    with pytest.raises(ValueError, match="5 lanes want 5 actions"):
        Vector("fly", 3, 5).step([0, 0])


@pytest.mark.parametrize("preset", PRESETS)
def test_betting_and_coins_add_up(preset: str) -> None:
    lanes = Vector(preset, 5, 64, seed=1)
    ended = 0
    for _ in range(200):
        rewards, done = lanes.step(lanes.sample())
        assert (rewards[done == 0] == 0).all()
        if preset in ("hivos", "talon"):
            assert (rewards.sum(axis=1) == 0).all()
        ended += int(done.sum())
    assert ended > 50


def test_a_state_can_be_copied_from_row_to_row() -> None:
    fields: Fields = PRESETS["fly"].fields
    states = fields.new(3)
    states[1] = 7
    fields.access.copy(fields.access.view(states), 2, 1)
    assert (states[2] == 7).all()
    assert (states[0] == 0).all()
