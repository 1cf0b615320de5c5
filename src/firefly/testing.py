"""The laws that any game must obey, for its author's own tests: `check_game`."""

from __future__ import annotations

import hashlib
from random import Random

from firefly.cards import cards_of
from firefly.completion import determinize
from firefly.deal import Deal
from firefly.errors import IllegalAction, NotationError
from firefly.fields import PUBLIC, everyone
from firefly.game import Game
from firefly.match import Match
from firefly.notation import words_text
from firefly.rules import Choice, Rules
from firefly.rules_text import option_id, value_id
from firefly.text import LANGUAGES, knows, say


def check_game(
    game: Game,
    rules: Rules | None = None,
    *,
    seats: int | None = None,
    deals: int = 5,
    seed: int = 0,
    views: bool = True,
) -> None:
    """Play ``deals`` deals at random and check every law on the way; raises AssertionError where one is broken.

    Checked are: the texts in all languages; legal actions never empty before the end, readable, distinct; refused
    actions change nothing; cards and chips conserved; standings that add up; views that do not depend on what they
    hide and suffice to know the own legal actions (``views``); completions of views; replaying gives the same match.
    """
    rules = rules or game.rules()
    seats = seats or game.seats[0]
    check_texts(game)
    random = Random(seed)
    match = _new_match(game, rules, seats)
    for _ in range(deals):
        if match.winner is not None:
            match = _new_match(game, rules, seats)
        _check_deal(match, random, views)
    _check_replay(match)


def check_texts(game: Game) -> None:
    """Every option, value, verb and column has its label in every language."""
    ids = [f"{game.name}-tally", f"{game.name}-returns", *(f"{game.name}-tally-{name}" for name in game.tally.columns)]
    ids += [f"{game.name}-{kind}-{verb}" for kind in ("button", "log") for verb in game.speech.verbs]
    for preset in game.table.presets:
        ids += [f"preset-{preset}", f"preset-{preset}.about"]
    for option in game.table.options:
        ids += [option_id(game, option), f"{option_id(game, option)}.help"]
        if isinstance(option.values, Choice):
            ids += [value_id(game, option, word) for word in option.values.words]
    missing = [f"{name} ({language})" for language in LANGUAGES for name in ids if not knows(name, language)]
    assert not missing, f"messages missing: {', '.join(missing)}"


def walk_digest(game: Game, rules: Rules, seats: int, deals: int, seed: int) -> str:
    """A fingerprint of every state, legal action and return of random deals: the same jitted and un-jitted."""
    digest = hashlib.sha256()
    random = Random(seed)
    match = _new_match(game, rules, seats)
    for _ in range(deals):
        if match.winner is not None:
            match = _new_match(game, rules, seats)
        deal = match.start_deal(random=random)
        while not deal.over:
            digest.update(deal.raw.tobytes() + repr((deal.legal.ids, deal.legal.most)).encode())
            deal.push(random_action(deal, random))
        digest.update(deal.raw.tobytes() + repr(deal.returns).encode())
    return digest.hexdigest()


def random_action(deal: Deal, random: Random) -> int:
    """A legal action drawn uniformly, and the size of a raise too."""
    action = random.choice(deal.legal.ids)
    sized = deal.game.most is not None and action == deal.game.actions - 1
    return action + random.randrange(deal.legal.most) if sized else action


def _new_match(game: Game, rules: Rules, seats: int) -> Match:
    return Match(rules, [f"Player {seat + 1}" for seat in range(seats)], game=game)


def _check_deal(match: Match, random: Random, views: bool) -> None:
    before = match.standing
    deal = match.start_deal(random=random)
    conserved = match.game.speech.conserved(deal.state)
    while not deal.over:
        _check_legal(deal)
        _check_refusals(deal, random)
        _check_cards(deal)
        if views:
            _check_views(deal, random)
        _check_story(match, deal, random)
        assert match.game.speech.conserved(deal.state) == conserved, "something was made or lost"
    assert not deal.legal, "a finished deal has legal actions"
    change = deal.state.change[: deal.seats]
    assert match.standing == tuple(old + moved for old, moved in zip(before, change, strict=True)), (
        "standings do not add up"
    )
    assert len(deal.returns) == deal.seats


def _check_legal(deal: Deal) -> None:
    legal = deal.legal
    assert legal.ids, "nothing is legal before the end of the deal"
    assert all(0 <= action < deal.game.actions for action in legal.ids)
    assert len(set(legal.texts)) == len(legal.ids), "two actions read the same"
    for action, text in zip(
        legal.ids, [deal.game.speech.words(deal.state, action) for action in legal.ids], strict=True
    ):
        assert words_text(deal.game, text) in legal and legal.find(text) == action
    for words in legal.words:
        say(deal.game.speech.button(deal.state, deal.rules, words))
    say(deal.game.speech.prompt(deal.state, deal.rules))


def _check_refusals(deal: Deal, random: Random) -> None:
    cards = [deal.game.pack.codes[card] for card in deal.game.deck(deal.seats)]
    bytes_before = deal.raw.tobytes()
    for verb, shape in deal.game.speech.verbs.items():
        number = random.randint(shape.least, min(shape.most, 5))
        words = [
            verb,
            *(random.choice(cards) for _ in range(number)),
            *([str(random.randrange(50))] if shape.sized else []),
        ]
        text = " ".join(words)
        if text in deal.legal:
            continue
        try:
            deal.push_text(text)
        except (IllegalAction, NotationError) as refusal:
            assert all(refusal.text(language) for language in LANGUAGES)
        else:
            raise AssertionError(f"{text!r} was accepted but is not legal")
    assert deal.raw.tobytes() == bytes_before, "a refused action changed the state"


def _check_cards(deal: Deal) -> None:
    held = [mask for mask in deal.game.speech.holdings(deal.state) if mask]
    union = 0
    for mask in held:
        assert not union & mask, "a card is in two places"
        union |= mask
    assert set(cards_of(union)) <= set(deal.game.deck(deal.seats)), "a card is not of the pack"


def _check_views(deal: Deal, random: Random) -> None:
    fields = deal.game.fields
    for seat in (*range(deal.seats), PUBLIC):
        view = deal.view(seat)
        for field in fields.fields:
            if field.sees is everyone:
                assert getattr(view.state, field.name) == getattr(deal.state, field.name)
        if seat == deal.turn:
            assert view.legal.texts == deal.legal.texts, "the view does not suffice to know what is legal"
    seat = random.choice((*range(deal.seats), PUBLIC))
    view = deal.view(seat)
    other = determinize(view, random)
    mixed = deal.raw.copy()
    record, imagined = mixed.view(fields.dtype)[0], other.raw.view(fields.dtype)[0]
    for field in fields.fields:
        if random.random() < 0.5:
            record[field.name] = imagined[field.name]
    assert fields.view(mixed, seat).tobytes() == view.raw.tobytes(), "a view depends on what it hides"
    assert other.view(seat).information_state == view.information_state


def _check_story(match: Match, deal: Deal, random: Random) -> None:
    viewers = (*range(deal.seats), PUBLIC)
    before = {seat: deal.view(seat) for seat in viewers}
    deal.push(random_action(deal, random))
    language = random.choice(LANGUAGES)
    for seat in viewers:
        after = deal.view(seat)
        told = deal.game.speech.story(
            before[seat].state, after.state, deal.rules, after.played[-1].words, match.players
        )
        assert told and all(say(message, language) for message in told)


def _check_replay(match: Match) -> None:
    again = Match(match.rules, match.players, match.first_dealer, match.first_stacks, game=match.game)
    for played in match.deals:
        deal = again.start_deal(played.pack)
        for text in played.texts():
            deal.push_text(text)
        assert deal.raw.tobytes() == played.raw.tobytes(), "a replay comes to another end"
    assert again.results() == match.results() and again.winner == match.winner
