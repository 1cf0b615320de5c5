"""The browser says every message word for word as Python does: in all branches, and with arguments nobody expects."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import firefly
from firefly.text import LANGUAGES, Message, add_folder, say

PACKAGE = Path(firefly.__file__).parent
PROJECT = Path(__file__).parent.parent
FOLDERS = [PACKAGE / "text", *sorted(file.parent for file in PACKAGE.glob("games/*/en.ftl"))]
FOLDERS += sorted(file.parent for file in PACKAGE.glob("web/text/*/en.ftl") if file.parent.name != "pages")
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 999, 1000, 1234567, -1234, 0.5, 1.0, 1.5, 30.5, 1234.5678, 0.0005, 0.0625]
TEXTS = ["Anna", "", "1", "Žofie \u202e\x00\n\u2028 x\u00a0y", "é" * 400, "🂡" * 401, Message("log-deal-number", n=1234)]
PLURALS = {"one", "few", "many", "other"}  # numbers lead there; the words would be no arguments that anybody sends
SAMPLES: dict[str, list[Any]] = {
    "GERMAN": ["7h", "Kd Qc", "As 9d Tc 8h"],
    "FRENCH": ["2h", "Td 3c", "As 9d Qc 4h"],
    "VALUE": [0, 21, 26, 28, 30, 30.5, 31, 33, "30.5", "0"],
    "NUMBER": NUMBERS,
    "SAY": [],
}


class Uses(Visitor):
    """What a pattern does with its arguments, here and in the messages that it refers to."""

    def __init__(self, patterns: dict[str, Any]) -> None:
        self.patterns = patterns
        self.keys: dict[str, list[Any]] = {}  # what is asked of an argument, or what its function takes
        self.functions: set[tuple[str, str]] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent's name
        self.keys.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self.patterns[node.id.name + (f".{node.attribute.name}" if node.attribute else "")])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            values = [float(key.value) if isinstance(key, ast.NumberLiteral) else key.name for key in keys]
            self.keys[node.selector.id.name] += [value for value in values if value not in PLURALS]

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node.arguments)
        name = node.arguments.positional[0].id.name
        self.functions.add((node.id.name, name))
        self.keys[name] += SAMPLES[node.id.name]
        self.forms |= {f".{named.value.parse()['value']}" for named in node.arguments.named}


def patterns_of(language: str) -> dict[str, Any]:
    """The patterns of a language by id, attributes as ``name.attribute``."""
    patterns = {}
    for folder in FOLDERS:
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns[entry.id.name] = entry.value
                patterns.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
    return {name: pattern for name, pattern in patterns.items() if pattern}


def messages_of(name: str, patterns: dict[str, Any]) -> Iterator[Message]:
    """A message with arguments that lead to each of its branches, then with some of all kinds."""
    uses = Uses(patterns)
    uses.visit(patterns[name])
    for function, argument in uses.functions:
        if function == "SAY":
            hands = [hand for hand in patterns if hand.startswith("hand-") and "." not in hand]
            said = [hand for hand in hands if all(hand + form in patterns for form in uses.forms)]
            uses.keys[argument] += [next(messages_of(hand, patterns)) for hand in said]
    bound = {argument for _, argument in uses.functions}
    wide = [keys if key in bound else [*keys, *NUMBERS, *TEXTS] for key, keys in uses.keys.items()]
    narrow = [keys or wide[place][:1] for place, keys in enumerate(uses.keys.values())]
    random = Random(name)
    drawn = (tuple(map(random.choice, wide)) for _ in range(40 if wide else 0))
    for values in (*islice(product(*narrow), 300), *drawn):
        yield Message(name, **dict(zip(uses.keys, values, strict=True)))


def wire(message: Message) -> list[Any]:
    """A message as the server sends it."""
    arguments = {name: wire(value) if isinstance(value, Message) else value for name, value in message.arguments}
    return [message.id, arguments]


def said_in_the_browser(messages: list[Message], language: str) -> list[str]:
    """The sentences of ``client/src/text.ts``."""
    told = json.dumps([(wire(message), language) for message in messages])
    command = [sys.executable, "hatch_build.py", "--silent", "run", "say"]
    done = subprocess.run(command, cwd=PROJECT, input=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sentences: list[str] = json.loads(done.stdout.splitlines()[-1])
    return sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_python_says(language: str) -> None:
    for folder in FOLDERS:
        add_folder(folder)
    patterns = patterns_of(language)
    messages = [message for name in patterns for message in messages_of(name, patterns)]
    assert {message.id for message in messages} == set(patterns)
    pairs = zip(messages, said_in_the_browser(messages, language), strict=True)
    wrong = [(message, told) for message, told in pairs if told != say(message, language)]
    assert not wrong[:10], (language, len(wrong), len(messages))
