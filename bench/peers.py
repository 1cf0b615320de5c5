"""Random legal play by other card-game engines, in decisions a second.

Every function here times one repeat on one thread, after a warm-up that is not timed. Actions are drawn
uniformly among the legal ones. A decision is one action by a player, forced ones included; chance moves are
not counted, but their time is. Unless said otherwise, shuffling, dealing and paying are part of the time.

The peers are imported only when a function runs, so this module loads without them.
"""

import importlib
import itertools
import random
import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

SEED = 1
WARM_UP_SHARE = 0.2
# Keeps the cost of asking the clock out of the quickest games.
PLAYS_BETWEEN_CLOCK_READINGS = 10

# The value of pyspiel.PlayerId.TERMINAL; comparing with the enum itself is slower.
OPENSPIEL_TERMINAL = -4
OPENSPIEL_ROLLOUTS = 100
OPENSPIEL_DEALS = 20
# 20 deals of 500 games keep the standard error of the average length under 1 % in every game used here.
OPENSPIEL_GAMES_PER_DEAL = 500

# RLCard accepts four players at limit hold'em, though its betting rounds do not end as they should after a
# fold (they ask on until as many players have called or checked as sat down). Its speed is shown as it is:
# four players give it over 1.5 times the decisions a second of two.
RLCARD_PLAYERS = {"leduc-holdem": 2, "limit-holdem": 4}

POKERKIT_SEATS = 6
# Deep enough that nobody can be all in: four bets of 2, 2, 4 and 4 in the four rounds take at most 48.
POKERKIT_STACK = 200


def _load(package: str) -> Any:
    """Import a peer, or say how to install it."""
    try:
        return importlib.import_module(package)
    except ImportError as error:
        raise ImportError(f"{package} is missing: pip install 'firefly-cards[bench]'") from error


def _timed(play: Callable[[], float], seconds: float) -> float:
    """Call `play`, which returns how many decisions it made, for `seconds`; decisions a second."""
    decisions = 0.0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        for _ in range(PLAYS_BETWEEN_CLOCK_READINGS):
            decisions += play()
        elapsed = time.perf_counter() - start
    return decisions / elapsed


def _measure(play: Callable[[], float], seconds: float) -> float:
    """Warm `play` up, then time it for `seconds`; decisions a second."""
    _timed(play, seconds * WARM_UP_SHARE)
    return _timed(play, seconds)


def _finish(state: Any, draw: Callable[[], float]) -> int:
    """Play an OpenSpiel state to its end and pay; the number of decisions.

    `draw` returns a number in [0, 1).
    """
    decisions = 0
    while (player := state.current_player()) != OPENSPIEL_TERMINAL:
        # At a chance node legal_actions() lists the outcomes. In euchre, skat, leduc_poker and tarok all of
        # them are equally likely, so the slower chance_outcomes() is not needed.
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
        if player >= 0:
            decisions += 1
    state.returns()
    return decisions


def _deal(game: Any, draw: Callable[[], float]) -> Any:
    """An OpenSpiel state after the opening deal, with a player to act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
    return state


@cache
def _dealt_states(name: str) -> list[tuple[Any, float]]:
    """Some random deals of an OpenSpiel game, each with its average number of decisions to the end."""
    draw = random.Random(SEED).random
    game = _load("pyspiel").load_game(name)
    states = [_deal(game, draw) for _ in range(OPENSPIEL_DEALS)]
    games = range(OPENSPIEL_GAMES_PER_DEAL)
    return [(state, sum(_finish(state.clone(), draw) for _ in games) / len(games)) for state in states]


def openspiel_cpp(game: str, seconds: float) -> float:
    """OpenSpiel's C++ random rollouts; decisions a second.

    With one simulation, MCTSBot.step plays the evaluator's n_rollouts random games to their end, in C++, from
    exactly the state it is given. The decisions of a step are n_rollouts times the average length of random
    games from that same state, which the Python loop measured beforehand. More simulations would start most
    rollouts deeper in the tree, from states of unknown shorter length, and so could not be counted.

    The bot crashes at a chance node, so it starts from hands dealt beforehand: the opening deal is not in
    the time (later chance moves are), which favours OpenSpiel. Its C++ loop that does deal,
    pyspiel.evaluate_bots with uniform random bots, is two to six times slower.
    """
    pyspiel = _load("pyspiel")
    states = itertools.cycle(_dealt_states(game))
    bot = pyspiel.MCTSBot(
        game=pyspiel.load_game(game),
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=OPENSPIEL_ROLLOUTS, seed=SEED),
        uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=SEED, verbose=False,
    )  # fmt: skip

    def play() -> float:
        state, average_decisions = next(states)
        bot.step(state)
        return OPENSPIEL_ROLLOUTS * average_decisions

    return _measure(play, seconds)


def openspiel_python(game: str, seconds: float) -> float:
    """OpenSpiel's states stepped by a plain Python loop, chance moves included; decisions a second."""
    loaded = _load("pyspiel").load_game(game)
    draw = random.Random(SEED).random
    return _measure(lambda: _finish(loaded.new_initial_state(), draw), seconds)


def rlcard(game: str, seconds: float) -> float:
    """RLCard's games, without the observations that its environments encode; decisions a second."""
    # The environment's own step() is slower: it encodes an observation for every decision.
    players = RLCARD_PLAYERS[game]
    engine = _load("rlcard").make(game, config={"seed": SEED, "game_num_players": players}).game
    draw = random.Random(SEED).random

    def play() -> int:
        decisions = 0
        state, _ = engine.init_game()
        while not engine.is_over():
            actions = state["legal_actions"]
            state, _ = engine.step(actions[int(draw() * len(actions))])
            decisions += 1
        engine.get_payoffs()
        return decisions

    return _measure(play, seconds)


def _pokerkit_game() -> Any:
    """PokerKit's fixed-limit hold'em, blinds 1 and 2, bets 2 and 4, which does all but the betting itself."""
    package = _load("pokerkit")
    return package.FixedLimitTexasHoldem(
        automations=tuple(package.Automation),
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=(1, 2),
        small_bet=2,
        big_bet=4,
    )


def pokerkit(seconds: float) -> float:
    """PokerKit's fixed-limit hold'em with six seats; decisions a second."""
    game = _pokerkit_game()
    draw = random.Random(SEED).random

    def play() -> int:
        decisions = 0
        state = game(POKERKIT_STACK, POKERKIT_SEATS)
        while state.status:
            # These tell the same as can_fold() and can_complete_bet_or_raise_to(), in less time.
            actions = [state.check_or_call]
            if state.checking_or_calling_amount:
                actions.append(state.fold)
            if state.min_completion_betting_or_raising_to_amount is not None:
                actions.append(state.complete_bet_or_raise_to)
            actions[int(draw() * len(actions))]()
            decisions += 1
        return decisions

    return _measure(play, seconds)


# Group, then name of the game: a function of the seconds to time that returns decisions a second.
PEERS: Mapping[str, Mapping[str, Callable[[float], float]]] = {
    "openspiel_cpp": {game: partial(openspiel_cpp, game) for game in ("euchre", "skat", "leduc_poker", "tarok")},
    "openspiel_python": {game: partial(openspiel_python, game) for game in ("euchre", "leduc_poker")},
    "rlcard": {game: partial(rlcard, game) for game in RLCARD_PLAYERS},
    "pokerkit": {"fixed-limit-holdem": pokerkit},
}
