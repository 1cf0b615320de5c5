"""A match told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from firefly.deal import Deal
from firefly.match import Match
from firefly.notation import action_text
from firefly.text import Message, say
from firefly.view import View


def opening(view: View, names: Sequence[str]) -> list[Message]:
    """What there is to tell to the seat of ``view`` when a deal begins."""
    return view.game.speech.opening(view.state, view.rules, names)


def story(before: View, after: View, names: Sequence[str]) -> list[Message]:
    """What the last action of ``after`` did, as its seat saw it; ``before`` is the same seat's view before it."""
    words = after.played[-1].words
    return after.game.speech.story(before.state, after.state, after.rules, words, names)


def tell(match: Match, language: str) -> Iterator[tuple[Deal, str | None, list[str]]]:
    """Every step of a match, all cards open: the deal as it stands, the action (None: the deal begins), its story.

    The deal yielded is one and the same object for the steps of a deal.
    """
    for played in match.deals:
        deal = Deal(played.game, played.rules, played.before, played.pack)
        begun = deal.game.speech.opening(deal.state, deal.rules, match.players)
        yield deal, None, [say(message, language) for message in [*begun, *_hands(deal, match.players)]]
        for action in played.actions:
            before = deal.state
            deal.push(deal.find(action.seat, action.words))
            told = deal.game.speech.story(before, deal.state, deal.rules, action.words, match.players)
            yield deal, action_text(deal.game, action), [say(message, language) for message in told]


def _hands(deal: Deal, names: Sequence[str]) -> list[Message]:
    text = deal.game.pack.text
    return [
        Message("log-hand", player=names[seat], cards=text(deal.state.hand[seat]))
        for seat in range(deal.seats)
        if deal.state.hand[seat]
    ]
