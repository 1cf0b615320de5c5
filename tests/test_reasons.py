"""Reasons for refusals, and that everything can be said in all four languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.test_rulebook import A3, ACES_AND_CLUBS, DULL, POOR, begin, bets, deal_of, fly, laid, play

import firefly.terminal  # its messages belong to the catalogue as well
from firefly import account
from firefly.errors import IllegalAction, RecordError
from firefly.game import Words
from firefly.games import GAMES
from firefly.match import Match
from firefly.notation import read_action
from firefly.record import loads, replay
from firefly.text import LANGUAGES, Message, message_ids, say

PACKAGE = Path(firefly.__file__).parent
DATA = Path(__file__).parent / "data"


class Case(NamedTuple):
    """A refusal: the message, the situation, the action, and what the sentence must be told."""

    id: str
    start: Callable[[], Match]
    action: str
    told: dict[str, Any] = {}  # noqa: RUF012 - never changed


def after(match: Match, *actions: str) -> Match:
    play(match, *actions)
    return match


def exchange(*hands: str, talon: str = DULL, **rules: Any) -> Match:
    return after(bets("hivos", 2, hands, talon, **rules), "check, check")


def majzli(*actions: str, talon: str = DULL, **rules: Any) -> Match:
    return after(begin("hivos", 2, A3[:2], talon, **rules), "p2 majzli, p1 in", *actions)


def led(cards: str, follower: str, **rules: Any) -> Match:
    """Hearts are trump (in most of these) and the first seat has led its first card."""
    third = "8s 9s Js Qs Ks"
    match = fly([cards, follower, third], rules.pop("trump", "7h"), **rules)
    return after(match, f"play {cards[:2]}")


def drawn(count: int, seats: int = 4) -> Match:
    """The stock of four players after ``count`` of its 15 cards are drawn."""
    hands = ["6c 7c 8c 9c Tc", "6d 7d 8d 9d Td", "6h 7h 8h 9h Th", "6s 7s 8s 9s Ts"]
    match = begin("fly", seats, hands, "Jc")
    for held in hands[:3]:
        play(match, f"draw {held[: 3 * min(5, count) - 1]}")
        count -= min(5, count)
    return match


def nemet(*hands: str, table: str = "Qd Ts Js", **rules: Any) -> Match:
    return after(begin("nemet", len(hands), hands, table, **rules), "keep")


BETTING = [
    Case("betting-why-looking", lambda: begin("hivos", 2, A3, DULL), "in"),
    Case("betting-why-joining", lambda: begin("hivos", 2, A3, DULL, majzli="off"), "check"),
    Case("betting-why-joining", lambda: after(begin("hivos", 2, A3, DULL), "look"), "majzli"),
    Case("betting-why-bets", lambda: bets("hivos", 2, A3), "stand"),
    Case("betting-why-take", lambda: majzli("check, check"), "stand"),
    Case("betting-why-exchange", lambda: exchange(*A3[:2]), "check"),
    Case("betting-why-take-three", lambda: exchange(*A3[:2]), "take Qd Kd 7s"),
    Case("betting-why-check", lambda: after(bets("hivos", 2, A3), "raise 1"), "check", {"n": 1}),
    Case("betting-why-check", lambda: after(bets("hivos", 2, A3), "raise 2, raise 3"), "check", {"n": 5}),
    Case("betting-why-nothing-owed", lambda: bets("hivos", 2, A3), "call"),
    Case("betting-why-nothing-owed", lambda: bets("hivos", 2, A3), "fold"),
    Case("betting-why-nothing-owed", lambda: majzli("check"), "fold"),
    Case("betting-why-hold", lambda: majzli("raise 1"), "fold"),
    Case("betting-why-not-talon", lambda: exchange(*A3[:2]), "swap 7c Ac", {"card": "Ac", "cards": "Qd Kd 7s 8s"}),
    Case("betting-why-not-talon", lambda: majzli("check, check"), "take 7s 8s Ac", {"card": "Ac"}),
    Case("betting-why-no-better", lambda: exchange(*A3[:2]), "swap 7c 7s"),
    Case("betting-why-no-better", lambda: exchange("9h Jh Kh", A3[1], talon="Qh 7h 8s As"), "swap Jh Qh"),
    Case(
        "betting-why-weaker",
        lambda: exchange("9h Jh Kh", A3[1], talon="Qh 7h 8s As"),
        "swap 9h 7h",
        {"old": "29", "new": "27"},
    ),
    Case("betting-why-weaker", lambda: exchange("7c 7d 7h", A3[1]), "swap 7c 8s", {"old": "30.5", "new": "0"}),
    Case("betting-why-raise-majzli", lambda: majzli("check"), "raise 1"),
    Case("betting-why-raise-broke", lambda: after(bets("hivos", 2, A3, stacks=[3, 9, 9]), "raise 2"), "raise 1"),
    Case("betting-why-raise-nobody", lambda: after(bets("hivos", 2, A3[:2], stacks=[3, 9]), "raise 2"), "raise 1"),
    Case("betting-why-raise-often", lambda: after(bets("hivos", 2, A3, max_raises=1), "raise 1"), "raise 1", {"n": 1}),
    Case(
        "betting-why-raise-often",
        lambda: after(bets("hivos", 2, A3, max_raises=2), "raise 1, raise 1"),
        "raise 1",
        {"n": 2},
    ),
    Case("betting-why-raise-ferbli", lambda: after(bets("hivos", 2, A3, bidding="ferbli"), "check"), "raise 1"),
    Case("betting-why-raise-zero", lambda: bets("hivos", 2, A3), "raise 0", {"most": 3}),
    Case("betting-why-raise-zero", lambda: bets("hivos", 2, A3, raise_cap=0), "raise 0", {"most": 99}),
    Case("betting-why-raise-zero", lambda: bets("hivos", 2, A3, stacks=[9, 9, 3]), "raise 0", {"most": 2}),
    Case("betting-why-raise-cap", lambda: bets("hivos", 2, A3, raise_cap=1), "raise 2", {"n": 1}),
    Case("betting-why-raise-cap", lambda: bets("hivos", 2, A3), "raise 4", {"n": 3}),
    Case("betting-why-raise-cap", lambda: bets("hivos", 2, A3), f"raise {'9' * 5000}", {"n": 3}),
    Case(
        "betting-why-raise-left",
        lambda: after(bets("hivos", 2, A3, stacks=[6, 9, 9]), "raise 3"),
        "raise 3",
        {"n": 2},
    ),
    Case("betting-why-raise-left", lambda: bets("hivos", 2, A3, raise_cap=0), f"raise {'9' * 5000}", {"n": 99}),
    Case("why-not-held-german", lambda: exchange(*A3[:2]), "swap Ac Qd", {"card": "Ac", "hand": A3[0]}),
]
ELIMINATION = [
    Case("elimination-why-three-aces", lambda: begin("nemet", 2, ["7c 8c 9c", "Ac Ad Ah"]), "keep"),
    Case("elimination-why-three-aces", lambda: nemet("Ac Ad Ah", "7c 8c 9c"), "go"),
    Case("elimination-why-choose-first", lambda: begin("nemet", 2, ["7c 8c 9c", "7d 8d 9d"]), "lay"),
    Case("elimination-why-chosen", lambda: nemet("7c 8c 9c", "7d 8d 9d"), "expose"),
    Case("elimination-why-go-laps", lambda: after(nemet("7c 8d Kh", "7h 8c Kc", max_laps=1), "go, go"), "go", {"n": 1}),
    Case(
        "elimination-why-go-laps",
        lambda: after(nemet("7c 8d Kh", "7h 8c Kc", max_laps=2), "go, go, swap 7c Ts, swap 7h Js"),
        "go",
        {"n": 2},
    ),
    Case("elimination-why-go-closing", lambda: after(nemet("7c 8c 9c", "7d 8d 9d"), "lay"), "go"),
    Case("elimination-why-go-twice", lambda: after(nemet("7c 8c 9c", "7d 8d 9d"), "go, go"), "go"),
    Case("elimination-why-lay-nothing", lambda: nemet("7c 8d Kh", "7d 8h 9s"), "lay"),
    Case("elimination-why-take-nothing", lambda: nemet("7c 8d Kh", "7d 8h 9s"), "take"),
    Case(
        "elimination-why-not-common",
        lambda: nemet("7c 8c 9c", "7d 8d 9d"),
        "swap 7c Ah",
        {"card": "Ah", "cards": "Qd Ts Js"},
    ),
    Case(
        "elimination-why-spoil",
        lambda: after(nemet("9s Js Ks", "9d Jd Kd", table="7d Td Th"), "lay"),
        "swap 9d 7d",
        {"old": "29", "new": "27"},
    ),
    Case(
        "elimination-why-spoil",
        lambda: after(nemet("9s Js Ks", "7d 7h 7s", table="7c 8c 9c"), "lay"),
        "take",
        {"old": "30.5", "new": "24"},
    ),
    Case(
        "elimination-why-spoil-rank",
        lambda: after(nemet("9s Js Ks", "8d 8h 8s", table="7c 7d 7h"), "lay"),
        "take",
        {"value": "30.5"},
    ),
    Case(
        "elimination-why-spoil-laps",
        lambda: after(nemet("9d Jd Kd", "9s Js Ks", table="7d 8h Th", max_laps=1), "go, go"),
        "swap 9d 7d",
        {"old": "29", "new": "27"},
    ),
    Case(
        "why-not-held-german", lambda: nemet("7c 8c 9c", "7d 8d 9d"), "swap 7d Ts", {"card": "7d", "hand": "7c 8c 9c"}
    ),
]
TRICKS = [
    Case("tricks-why-buying", lambda: begin("fly", 3, ACES_AND_CLUBS), "play 7c"),
    Case("tricks-why-buying", lambda: begin("fly", 3, ACES_AND_CLUBS), "stop"),
    Case("tricks-why-bought", lambda: fly(ACES_AND_CLUBS), "fold"),
    Case("tricks-why-bought", lambda: fly(ACES_AND_CLUBS), "draw 7c"),
    Case("tricks-why-fold-fly", lambda: begin("fly", 3, ACES_AND_CLUBS), "fold"),
    Case("tricks-why-draw-fly", lambda: begin("fly", 3, ACES_AND_CLUBS), "draw 7c As"),
    Case("tricks-why-draw-many", lambda: begin("fly", 3, POOR, exchange_max=0), "draw Tc", {"most": 0, "n": 1}),
    Case("tricks-why-draw-many", lambda: begin("fly", 3, POOR, exchange_max=1), "draw Tc Ac", {"most": 1, "n": 2}),
    Case(
        "tricks-why-draw-many",
        lambda: begin("fly", 3, POOR, exchange_max=3),
        "draw Tc Jc Qc Kc",
        {"most": 3, "n": 4},
    ),
    Case("tricks-why-draw-stock", lambda: drawn(15), "draw 6s", {"most": 0, "n": 1}),
    Case("tricks-why-draw-stock", lambda: drawn(14), "draw 6s 7s", {"most": 1, "n": 2}),
    Case("tricks-why-draw-stock", lambda: drawn(13), "draw 6s 7s 8s", {"most": 2, "n": 3}),
    Case("tricks-why-stop-automatic", lambda: fly(ACES_AND_CLUBS), "stop"),
    Case("tricks-why-stop", lambda: fly(ACES_AND_CLUBS, stop="called"), "stop"),
    Case("tricks-why-follow", lambda: led("Kd 7c 8c 9c Tc", "7d Ad As 9h 8h"), "play As", {"suit": "d"}),
    Case("tricks-why-follow", lambda: led("Kh 7c 8c 9c Tc", "7d Ad As 9h 8h"), "play As", {"suit": "h"}),
    Case("tricks-why-follow", lambda: led("Kc 7c 8c 9c Tc", "7d Jc As 9h 8h"), "play 9h", {"suit": "c"}),
    Case("tricks-why-follow", lambda: led("Ts 7c 8c 9c Tc", "7d Jc As 9h 8h"), "play Jc", {"suit": "s"}),
    Case("tricks-why-follow", lambda: led("Ah 7c 8c 9c Tc", "7d Jc As 9h 8h"), "play Jc", {"suit": "h"}),
    Case("tricks-why-trump", lambda: led("Kd 7c 8c 9c Tc", "As Ac 7s 9h 8h"), "play As", {"suit": "h", "led": "d"}),
    Case(
        "tricks-why-trump",
        lambda: led("Kc 7c 8c 9c Tc", "As Ah 7s 9h 9d", trump="8d"),
        "play As",
        {"suit": "d", "led": "c"},
    ),
    Case("why-not-held-french", lambda: fly(ACES_AND_CLUBS), "play Ah", {"card": "Ah"}),
    Case("why-not-held-french", lambda: begin("fly", 3, ACES_AND_CLUBS), "draw 7c Ah", {"card": "Ah"}),
]
COMMON = [
    Case("why-deal-over", lambda: after(bets("hivos", 2, A3[:2]), "raise 1, fold"), "p1 check"),
    Case("why-not-your-turn", lambda: bets("hivos", 2, A3), "p2 check", {"seat": 2, "turn": 3}),
    Case("card-twice", lambda: begin("fly", 3, POOR), "draw Tc Tc", {"code": "Tc"}),
    Case("card-twice", lambda: nemet("7c 8c 9c", "7d 8d 9d"), "swap 7c 7c", {"code": "7c"}),
    Case("card-twice", lambda: majzli("check, check"), "take 7s 8s 7s", {"code": "7s"}),
]
CASES = [*BETTING, *ELIMINATION, *TRICKS, *COMMON]
NUMBERS = ("n", "most", "least", "old", "new", "value", "seat", "turn")


def sentences(message: Message) -> list[str]:
    return [say(message, language) for language in LANGUAGES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id}:{case.action[:20]}")
def test_a_refusal_says_why_and_changes_nothing(case: Case) -> None:
    deal = deal_of(case.start())
    raw, actions, legal = deal.raw.tobytes(), list(deal.actions), deal.legal.texts
    with pytest.raises(IllegalAction) as refusal:
        deal.push_text(case.action)
    assert (deal.raw.tobytes(), deal.actions, deal.legal.texts) == (raw, actions, legal)
    message = refusal.value.message
    arguments = dict(message.arguments)
    assert message.id == case.id
    assert {key: arguments.get(key) for key in case.told} == case.told
    assert refusal.value.legal == legal
    assert deal.why(case.action) == message
    for language, text in zip(LANGUAGES, sentences(message), strict=True):
        assert text == refusal.value.text(language)
        assert text.endswith((".", ":", "”"))
        assert "{" not in text
        for key in set(NUMBERS) & set(case.told):
            number = str(case.told[key])
            if number not in ("0", "1"):  # said in words
                assert any(spelled in text for spelled in (number, number.replace(".", ","), number.replace(".5", "½")))
    assert len(set(sentences(message))) == len(LANGUAGES)


def catalogue(language: str, folder: str) -> dict[str, Any]:
    """The messages of one file."""
    resource = FluentParser().parse((PACKAGE / folder / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


FOLDERS = sorted(file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("en.ftl"))


def test_every_reason_of_a_game_is_the_answer_to_something() -> None:
    reasons = {
        name for folder in FOLDERS if "web" not in str(folder) for name in catalogue("en", folder) if "-why-" in name
    }
    assert {f"games/{game.name}" for game in GAMES} <= set(FOLDERS)
    assert reasons <= {case.id for case in CASES}
    assert len(reasons) > 35


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_every_message(language: str) -> None:
    english = message_ids("en")
    assert english <= message_ids(language)
    assert {name.partition(".")[0] for name in message_ids(language)} == {name.partition(".")[0] for name in english}


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_languages_have_the_same_messages_file_by_file_and_once_each(folder: str) -> None:
    for language in LANGUAGES:
        assert catalogue(language, folder).keys() == catalogue("en", folder).keys()
        text = (PACKAGE / folder / f"{language}.ftl").read_text("utf-8")
        names = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
        assert len(names) == len(set(names))


class Variables(Visitor):
    """Gathers the names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def variables(message: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_translation_forgets_an_argument(folder: str) -> None:
    for language in LANGUAGES:
        translated = catalogue(language, folder)
        for name, message in catalogue("en", folder).items():
            assert variables(message) <= variables(translated[name]), (language, name)


@pytest.fixture(scope="module")
def told() -> list[Message]:
    """Everything that is told of all the records in tests/data, the like of each other counted a few times only."""
    seen: dict[tuple[str, ...], set[Message]] = {}

    def collect(message: Message, _language: str) -> str:
        key = (message.id, *(f"{name}={kind(value)}" for name, value in message.arguments))
        alike = seen.setdefault(key, set())
        if len(alike) < 12:
            alike.add(message)
        return ""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(account, "say", collect)
        records = [replay(loads(file.read_bytes())) for file in sorted(DATA.glob("*.toml")) if file.name[:3] != "bad"]
        for match in [*records, *rarities()]:
            for deal, _, _ in islice(account.tell(match, "en"), 100):
                for message in asked(deal):
                    collect(message, "en")
    return [message for messages in seen.values() for message in messages]


def rarities() -> Iterator[Match]:
    """What hardly ever happens."""
    yield laid(["7c Tc Ac", "8d Td Qd"], [0, 0])
    yield after(begin("hivos", 3, A3, majzli="off"), "out, out")
    yield after(begin("fly", 3, POOR), "fold, fold")
    yield after(led("Ah 7c 8c 9c Tc", "As Kh Qh 7s Ts"), "play As, play 8s")


def kind(value: Any) -> str:
    """What decides the form of a sentence: small numbers, how many cards; a player's name does not."""
    if isinstance(value, int):
        return str(min(value, 5))
    return value.id if isinstance(value, Message) else type(value).__name__


def asked(deal: Any) -> Iterator[Message]:
    """What the seat in turn is asked, its menu, and why each other plain action of the game is refused."""
    if deal.over:
        return
    speech, state, rules = deal.game.speech, deal.state, deal.rules
    yield speech.prompt(state, rules)
    for words in islice(deal.legal.words, 3):
        yield speech.button(state, rules, words)
    for verb, shape in speech.verbs.items():
        if not shape.least and not shape.sized and verb not in deal.legal.texts:
            yield speech.why(state, rules, Words(verb))


def test_the_records_tell_of_nearly_everything(told: list[Message]) -> None:
    stories = {name for game in GAMES for name in catalogue("en", f"games/{game.name}") if "-log-" in name}
    missed = stories - {message.id for message in told}
    assert missed <= {"tricks-log-draw-hidden"}, "with all cards open nothing is hidden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_lacks_an_argument(told: list[Message], language: str) -> None:
    for message in told:
        text = say(message, language)  # raises where an argument is missing
        assert text
        assert "{" not in text
        assert "None" not in text


def test_actions_that_cannot_be_read_say_so_in_every_language() -> None:
    match = bets("hivos", 2, A3)
    for text in ("", "p4 check", "p0 check", "jump", "raise", "raise x", "swap 7c", "swap 7c 1c", "p1", "take 7c 8c"):
        with pytest.raises(firefly.NotationError) as refusal:
            match.push_text(text)
        with pytest.raises(firefly.NotationError):
            read_action(text, match.game, 3)
        assert len(set(sentences(refusal.value.message))) == len(LANGUAGES)


def test_record_errors_can_be_said_in_every_language() -> None:
    for file in DATA.glob("bad-*.toml"):
        with pytest.raises(RecordError) as refusal:
            replay(loads(file.read_bytes()))
        assert all(sentences(refusal.value.message))
