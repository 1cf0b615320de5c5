"""The commands. Heavy imports wait until a command runs, so that ``firefly --help`` answers at once."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from firefly._jit import interpret

if TYPE_CHECKING:
    from firefly.errors import RecordError
    from firefly.rules import Rules

PRESETS = ("hivos", "talon", "nemet", "fly")
LANGUAGES = ("hu", "cs", "en", "de")

_LANGUAGE = "firefly.language"


def _remember(ctx: click.Context, _parameter: click.Parameter, language: str) -> str:
    ctx.meta[_LANGUAGE] = language
    return language


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar="FIREFLY_LANG",
    is_eager=True,
    callback=_remember,
    help="Language of the output.",
)


def _own_language() -> str:
    """The language of the locale if it is one of ours, else English."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((name for name in names if name), "")[:2].lower()
    return language if language in LANGUAGES else "en"


player_language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=_own_language,
    envvar="FIREFLY_LANG",
    is_eager=True,
    callback=_remember,
    help="Language of the table; without it, that of the locale.",
)
rules_option = click.option(
    "--rules", "changes", metavar="K=V", multiple=True, help="A house rule, such as bidding=ferbli; may be repeated."
)


class Commands(click.Group):
    """Says what firefly refuses as one line on standard error, in the language asked for."""

    def invoke(self, ctx: click.Context) -> Any:
        from firefly.errors import FireflyError

        try:
            return super().invoke(ctx)
        except FireflyError as error:
            click.echo(f"firefly: {error.text(ctx.meta.get(_LANGUAGE, 'en'))}", err=True)
            ctx.exit(2)


class Command(click.Command):
    """Lets ``--rules`` take several words: ``--rules bidding=ferbli ante=2``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        spread: list[str] = []
        in_rules = False
        for word in args:
            if in_rules and "=" in word and not word.startswith("-"):
                if spread[-1] != "--rules":
                    spread.append("--rules")
                spread.append(word)
                continue
            in_rules = word == "--rules"
            spread.append(word)
        return super().parse_args(ctx, spread)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="firefly-cards")
def main() -> None:
    """Fájer and Fly: a card table, and an engine for programs."""


main.command_class = Command


def _rules(preset: str, changes: tuple[str, ...]) -> Rules:
    from firefly.games import game_of
    from firefly.rules import read_changes

    table = game_of(preset).table
    return table.rules(preset, read_changes(table, _words(changes)))


def _words(changes: tuple[str, ...]) -> list[str]:
    return [word for text in changes for word in text.replace(",", " ").split()]


@main.command()
@click.argument("preset", type=click.Choice(PRESETS), required=False)
@click.option("--seats", type=click.IntRange(2, 9), help="How many play, people and bots.")
@click.option("--people", type=click.IntRange(0, 9), help="How many of them are people at this keyboard.")
@click.option("--name", "names", metavar="NAME", multiple=True, help="The name of a person; may be repeated.")
@rules_option
@click.option("--seed", type=click.IntRange(0), help="Deal and let bots play repeatably.")
@click.option("--bot-delay", "pause", type=click.FloatRange(0, 60), help="Seconds that a bot takes for an action.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Save the record of the match here.")
@player_language_option
def play(changes: tuple[str, ...], language: str, **wishes: Any) -> None:
    """Play a match at the terminal, against bots and with others at the same keyboard."""
    interpret()
    from firefly.terminal.play import play as play_match
    from firefly.terminal.setup import Wishes

    sys.exit(play_match(Wishes(changes=_words(changes), **wishes), language))


@main.command(context_settings={"auto_envvar_prefix": "FIREFLY"})
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 is every one.")
@click.option("--port", type=click.IntRange(0, 65_535), default=8765, show_default=True, help="Port to listen on.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; by default a file of the user's.")
@click.option("--browser/--no-browser", default=True, help="Open the lobby in a browser.")
@click.option("--bots", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that bots think in.")
@click.option(
    "--proxies", default="127.0.0.1", show_default=True, help="Reverse proxies that are believed, by address."
)
@click.option("--limits/--no-limits", default=True, help="Limit how much one address and one seat may ask.")
@click.option(
    "--log", type=click.Choice(("debug", "info", "warning", "error")), default="info", help="What the server logs."
)
@language_option
def serve(language: str, database: str | None, **settings: Any) -> None:
    """Run the online table: a server for friends, bots and strangers in the browser.

    Every option can come from the environment: FIREFLY_PORT, FIREFLY_DATABASE and so on.
    """
    interpret()
    from firefly.server.net.serve import Settings
    from firefly.server.net.serve import serve as run

    sys.exit(run(Settings(database=database or "", **settings)))


@main.command()
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="URL", envvar="FIREFLY_DATABASE", help="Which; by default a file of the user's.")
@language_option
def backup(target: Path, database: str | None, language: str) -> None:
    """Copy the SQLite database of the online table to a file, while it is in use."""
    interpret()
    from firefly.server.store import backup as copy
    from firefly.server.store import default_url

    copy(database or default_url(), target)


@main.command()
@click.argument("url")
@click.option("--name", help="The name to sit down with.")
@click.option("--watch", is_flag=True, help="Watch instead of sitting down.")
@player_language_option
def join(url: str, name: str | None, watch: bool, language: str) -> None:
    """Play at an online table, given by its link, in the terminal."""
    interpret()
    from firefly.terminal.join import join as join_table

    sys.exit(join_table(url, name, watch, language))


@main.command()
@click.argument("url")
@click.option("--bot", "kind", default="thumb", show_default=True, metavar="NAME", help="Which kind of bot.")
@click.option("--name", help="The name to sit down with.")
@language_option
def bot(url: str, kind: str, name: str | None, language: str) -> None:
    """Seat a bot at an online table, given by its link, until the match has ended."""
    interpret()
    from firefly.terminal.join import seat_bot

    sys.exit(seat_bot(url, kind, name, language))


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(allow_dash=True, path_type=Path))
@language_option
def verify(files: tuple[Path, ...], language: str) -> None:
    """Check that the packs of a record are those that were sealed before each deal."""
    interpret()
    from firefly.record import read_record, replay
    from firefly.seal import proofs
    from firefly.text import Message, say

    broken = False
    for file in files:
        record = read_record(file)
        replay(record)
        for number, proof in enumerate(proofs(record), 1):
            broken = broken or proof != "kept"
            told = say(Message(f"verify-{proof}", n=number), language)
            click.echo(f"{file}: {told}" if len(files) > 1 else told)
        if not record.deals:
            click.echo(say(Message("verify-nothing"), language))
    sys.exit(1 if broken else 0)


@main.command()
@click.argument("hand")
@click.option("--game", "preset", type=click.Choice(PRESETS[:3]), default="hivos", show_default=True)
@rules_option
@language_option
def value(hand: str, preset: str, changes: tuple[str, ...], language: str) -> None:
    """Say what three cards are worth, such as "As Ks 8d"."""
    interpret()
    from firefly.cards import HUNGARIAN
    from firefly.hands import worth
    from firefly.rules import value_options
    from firefly.text import say

    found = worth(HUNGARIAN.mask(hand), **value_options(_rules(preset, changes)))
    click.echo(f"{found.value}\t{say(found.description, language)}")


@main.command()
@click.argument("preset", type=click.Choice(PRESETS), required=False)
@rules_option
@language_option
def rules(preset: str | None, changes: tuple[str, ...], language: str) -> None:
    """List the games, or every option of one with its values, its default and what it does."""
    interpret()
    from firefly.games import PRESETS as GAMES
    from firefly.rules_text import describe_presets, describe_rules

    if preset is None:
        click.echo("\n".join(describe_presets(GAMES, language)))
    else:
        click.echo("\n".join(describe_rules(GAMES[preset], _rules(preset, changes), language)))


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(allow_dash=True, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, on one line each.")
@click.option("--trace", is_flag=True, help="With --json: what was legal before each action.")
@click.option("--step", is_flag=True, help="Wait for Enter after each action.")
@language_option
def replay(files: tuple[Path, ...], as_json: bool, trace: bool, step: bool, language: str) -> None:
    """Play records of matches through the rules and tell them in words ("-" is standard input)."""
    interpret()
    from firefly.errors import RecordError
    from firefly.record import error_answer, read_record
    from firefly.record import replay as replay_record

    if trace and not as_json:
        raise click.UsageError("--trace goes with --json")
    if step and as_json:
        raise click.UsageError("--step does not go with --json")
    failed = False
    for file in files:
        try:
            if as_json:
                click.echo(_replayed(file, trace))
            else:
                from firefly.terminal.retell import retell

                retell(replay_record(read_record(file)), language, step=step)
        except RecordError as error:
            failed = True
            if as_json:
                click.echo(json.dumps(error_answer(error), ensure_ascii=False))
            click.echo(_complaint(file, error, language), err=True)
    sys.exit(2 if failed else 0)


def _replayed(file: Path, trace: bool) -> str:
    from firefly.record import answer, read_record
    from firefly.record import replay as replay_record

    steps: list[list[dict[str, Any]]] | None = [] if trace else None
    match = replay_record(read_record(file), steps)
    return json.dumps(answer(match, steps), ensure_ascii=False)


def _complaint(file: Path, error: RecordError, language: str) -> str:
    from firefly.text import Message, printable, say

    where = Message("record-where", deal=error.deal or 0, action=error.action or 0, text=error.action_text or "")
    place = f"{say(where, language)}: " if error.deal else ""
    return f"{printable(str(file))}: {place}{error.text(language)} [{error.code}]"


@main.command()
@click.argument("preset", metavar="GAME", type=click.Choice(PRESETS))
@click.option("--deals", type=click.IntRange(1, 10**12), default=100_000, show_default=True, help="How many deals.")
@click.option("--seats", type=click.IntRange(2, 9), default=4, show_default=True, help="How many play.")
@rules_option
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed gives the same numbers."
)
@click.option("--threads", type=click.IntRange(1, 1024), help="Cores to use; all by default. Changes no number.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@language_option
def simulate(
    preset: str,
    deals: int,
    seats: int,
    changes: tuple[str, ...],
    seed: int,
    threads: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Play many deals at random and print statistics with standard errors."""
    from rich.console import Console
    from rich.progress import Progress

    from firefly.games import game_of
    from firefly.simulation import simulate as run
    from firefly.terminal.statistics import answer, lines

    table = _rules(preset, changes)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(preset, total=deals)
        result = run(
            table, seats, deals, seed=seed, threads=threads, progress=lambda done: bar.update(task, advance=done)
        )
    if as_json:
        click.echo(json.dumps(answer(result), ensure_ascii=False))
    else:
        click.echo("\n".join(lines(result, game_of(preset).name, language)))
