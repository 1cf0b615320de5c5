"""The table as a state machine: what people may do, what happens by itself, and that its log is all there is."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import msgspec
import pytest
from tests.tables import Evening, random_rules

from firefly.completion import determinize
from firefly.errors import FireflyError
from firefly.fields import PUBLIC
from firefly.record import dumps, loads, replay
from firefly.seal import proofs
from firefly.server import due as by_itself
from firefly.server import events as ev
from firefly.server import past, sight, wire
from firefly.server.decide import why_not
from firefly.server.table import Table, check, engine
from firefly.view import View

GAMES = (("nemet", 2), ("nemet", 4), ("hivos", 2), ("hivos", 5), ("talon", 3), ("fly", 3), ("fly", 5))


def written(log: list[ev.Event]) -> list[ev.Event]:
    """The log as it comes back from the store."""
    return [ev.from_json(ev.to_json(event)) for event in log]


def refused(evening: Evening, seat: int, command: Any) -> str:
    """The code with which a command is refused; nothing has changed."""
    before, events = evening.frame(seat), len(evening.log)
    with pytest.raises(FireflyError) as refusal:
        evening.do(seat, command)
    assert evening.frame(seat) == before
    assert len(evening.log) == events
    for language in ("hu", "cs", "en", "de"):
        assert refusal.value.text(language)
    return refusal.value.code


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_its_log(game: str, seats: int, seed: int) -> None:
    random = Random(f"{game} {seats} {seed}")
    evening = Evening(
        game, seats, seed, bots=seats - 1, rules=random_rules(game, random),
        spectators=random.choice(["hidden", "open"]),
        clock=random.choice([None, wire.TurnClock(30), wire.BankClock(300, 5)]), length=wire.Length(deals=4),
    )  # fmt: skip
    evening.start()
    steps = 0
    while evening.table.state.status != "ended" and steps < 250:
        if evening.table.running:
            evening.act()
        else:
            evening.next_deal()
        steps += 1
        if random.random() < 0.1:
            log = written(evening.log)
            last = max(place for place, event in enumerate(log) if isinstance(event, ev.Dealt))
            for rebuilt in (Table.rebuilt(log), Table.rebuilt(log[last:])):
                for viewer in range(PUBLIC, seats):
                    old = sight.view(evening.table, viewer, evening.now)
                    new = sight.view(rebuilt, viewer, evening.now)
                    old.events = old.events[len(old.events) - len(new.events) :]
                    assert msgspec.json.encode(new) == msgspec.json.encode(old)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_the_record_of_a_match_replays(game: str, seats: int, seed: int) -> None:
    evening = Evening(game, seats, seed, bots=seats - 1, length=wire.Length(deals=3))
    evening.start()
    while evening.table.state.status != "ended":
        if evening.table.running:
            evening.act()
        else:
            evening.next_deal()
    (match,) = past.matches(written(evening.log))
    record = loads(dumps(past.record(match)))
    assert proofs(record) == ["kept"] * len(record.deals)
    played = replay(record)
    chairs = evening.table.chairs
    assert list(played.standing) == [chair.standing for chair in chairs]
    assert played.winner == evening.table.won
    (score,) = past.scores(written(evening.log))
    assert score.standing == list(played.standing)
    assert score.deals == [result["change"] for result in played.results()]
    for number in range(1, len(match.deals) + 1):
        frames = past.frames(match, number, "token-0").frames
        assert len(frames) == len(match.deals[number - 1].acted) + 1
        assert frames[0].you == 1


def deal_again(evening: Evening, view: View, random: Random) -> Table:
    """The table as it would be if the viewer's hidden cards lay otherwise, all else the same."""
    last = max(place for place, event in enumerate(evening.log) if isinstance(event, ev.Dealt))
    other = determinize(view, random)
    log = written(evening.log)
    dealt = log[last]
    assert isinstance(dealt, ev.Dealt)
    dealt.pack = " ".join(other.game.pack.codes[card] for card in other.pack)
    acted = (event for event in log[last:] if isinstance(event, ev.Acted))
    for event, text in zip(acted, other.texts(), strict=True):
        event.action = text.partition(" ")[2]
    return _checked(log, last)


def _checked(log: list[ev.Event], last: int) -> Table:
    """Rebuild a table, with the digests that the changed deal has."""
    table = Table.rebuilt(log[: last + 1])
    for event in log[last + 1 :]:
        if isinstance(event, ev.Acted):
            assert table.deal is not None
            after = table.deal.copy()
            after.push_text(event.action)
            event.check = check(after)
        table.apply(event)
    return table


def touches(table: Table, viewer: int, random: Random) -> list[str]:
    """What the viewer is told when touching cards that it may not play."""
    codes = [table.game.pack.codes[card] for card in table.game.deck(len(table.chairs))]
    told = []
    for verb, kind in table.game.speech.verbs.items():
        cards = random.sample(codes, max(kind.least, min(kind.most, 2)))
        text = f"{verb} 5" if kind.sized else " ".join([verb, *cards])
        reason = why_not(table, viewer, text)
        told.append(f"{text}: {reason}")
    return told


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_shown_what_they_may_not_know(game: str, seats: int, seed: int) -> None:
    random = Random(f"leak {game} {seats} {seed}")
    evening = Evening(
        game, seats, seed, bots=seats - 1, rules=random_rules(game, random),
        spectators=random.choice(["hidden", "later"]), clock=random.choice([None, wire.BankClock(300, 5)]),
        length=wire.Length(deals=3),
    )  # fmt: skip
    evening.start()
    compared = 0
    for _ in range(150):
        if evening.table.state.status == "ended":
            break
        if not evening.table.running:
            evening.next_deal()
            continue
        viewer = random.randrange(PUBLIC, seats)
        assert evening.table.deal is not None
        other = deal_again(evening, evening.table.deal.view(viewer), random)
        ours, theirs = (msgspec.json.encode(sight.view(table, viewer, evening.now)) for table in (evening.table, other))
        assert theirs == ours
        assert by_itself.due(other) == by_itself.due(evening.table)
        if viewer >= 0:
            seed_of_touch = random.random()
            assert touches(other, viewer, Random(seed_of_touch)) == touches(
                evening.table, viewer, Random(seed_of_touch)
            )
        compared += 1
        evening.act()
    assert compared > 5


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_records_of_a_running_match_hold_only_what_was_seen(game: str, seats: int) -> None:
    evening = Evening(game, seats, 5, bots=seats - 1)
    evening.start()
    evening.play_deal()
    (match,) = past.matches(written(evening.log))
    for viewer, token in ((PUBLIC, ""), (0, "token-0")):
        (deal,) = past.seen_record(match, token).deals
        assert "salt" not in deal.extra
        table = evening.table
        assert table.deal is not None
        shown = set(deal.deck.split()) - {"??"}
        seen = 0
        for step in match.deals[0].steps():
            seen |= step.game.speech.visible(step.shown(viewer))
        assert shown == set(table.game.pack.list(seen))
        assert len(deal.deck.split()) == len(table.deal.pack)


def test_what_the_order_of_a_packet_hides() -> None:
    """A packet of three says nothing about which of its cards came first."""
    evening = Evening("nemet", 3, 5, bots=2)
    evening.start()
    evening.play_deal()
    (match,) = past.matches(written(evening.log))
    (deal,) = past.seen_record(match, "token-0").deals
    codes = evening.table.game.pack.ids
    for start in range(0, 12, 3):
        known = [codes[code] for code in deal.deck.split()[start : start + 3] if code != "??"]
        assert known == sorted(known)


def test_stale_and_repeated_actions() -> None:
    evening = Evening("nemet", 2, 1, pace="instant")
    evening.sit("Béla")
    evening.start()
    seat = evening.table.turn
    assert seat is not None
    text = evening.seen(seat)["legal"][0]
    evening.do(seat, wire.Say(phrase="hello"))
    evening.do(seat, wire.Act(text, 0))
    assert refused(evening, seat, wire.Act(text, 0)) == "table/stale"
    assert refused(evening, seat, wire.Act("lay 7h 7h", 1)) == "action/unknown"
    idle = 1 - (evening.table.turn or 0)
    assert refused(evening, idle, wire.Act("go", 1)) == "action/turn"


def test_legal_and_reasons_are_for_the_seat_in_turn() -> None:
    evening = Evening("fly", 3, 2, bots=1)
    evening.sit("Béla")
    evening.start()
    turn = evening.table.turn
    for viewer in range(PUBLIC, 3):
        assert bool(evening.seen(viewer)["legal"]) == (viewer == turn)
    assert turn is not None
    if not evening.table.chairs[turn].bot:
        assert refused(evening, turn, wire.Act("stop", 0)) == "action/illegal"


def test_only_the_host_rules() -> None:
    evening = Evening("nemet", 3)
    evening.sit("Béla")
    for command in (
        wire.Start(), wire.Lock(), wire.Chat(on=False), wire.Remove(1), wire.Host(2), wire.Bot(3), wire.End(),
        wire.Pause(),
    ):  # fmt: skip
        assert refused(evening, 1, command) == "table/host"
    evening.do(0, wire.Host(2))
    assert evening.table.state.host == 1
    assert refused(evening, 0, wire.Start()) == "table/host"


def test_the_host_passes_on() -> None:
    evening = Evening("nemet", 3)
    evening.sit("Béla")
    evening.do(0, wire.Leave())
    assert evening.table.state.host == 1
    assert evening.table.chairs[0].empty
    evening.sit("Cili")
    evening.do(1, wire.Start())
    evening.next_deal()
    evening.do(1, wire.Leave())
    assert evening.table.state.host == 0
    assert evening.table.chairs[1].bot


def test_empty_seats_are_left_out_at_the_start() -> None:
    evening = Evening("nemet", 5)
    evening.sit("Cili", seat=4)
    evening.start()
    assert evening.table.names == ["Anna", "Cili"]
    assert evening.table.seat_of("token-Cili") == 1


def test_too_few_cannot_start() -> None:
    evening = Evening("fly", 4, bots=1)
    assert refused(evening, 0, wire.Start()) == "table/seats"


def test_locked_banned_full_and_taken() -> None:
    evening = Evening("nemet", 2)
    with pytest.raises(FireflyError, match="already called Anna"):
        evening.sit("anna")
    evening.do(0, wire.Lock())
    with pytest.raises(FireflyError, match="locked"):
        evening.sit("Béla")
    evening.do(0, wire.Lock(on=False))
    evening.sit("Béla")
    with pytest.raises(FireflyError, match="All seats are taken"):
        evening.sit("Cili")
    evening.do(0, wire.Remove(2, ban=True))
    with pytest.raises(FireflyError, match="banned"):
        evening.sit("Béla", visitor="visitor-Béla", token="another")
    evening.sit("Cili")


def test_bots_fill_take_over_and_give_back() -> None:
    evening = Evening("nemet", 3)
    evening.do(0, wire.Bot(3))
    assert evening.table.chairs[2].bot == "thumb"
    evening.sit("Béla")
    evening.start()
    evening.do(1, wire.Bot(2))
    assert evening.seen(0)["seats"][1]["owned"]
    assert refused(evening, 1, wire.Act("go", evening.table.state.version)) in ("action/turn", "table/bot-plays")
    evening.do(1, wire.Back())
    assert evening.table.chairs[1].person
    newcomer = evening.sit("Cili")
    assert newcomer == 2, "somebody new takes the place of a bot that plays for nobody"
    assert evening.table.chairs[2].person


def test_pause_stops_time() -> None:
    evening = Evening("nemet", 2, clock=wire.TurnClock(30))
    evening.sit("Béla")
    evening.start()
    before = by_itself.due(evening.table)
    assert before is not None
    assert before.what == "clock"
    evening.do(0, wire.Pause())
    assert by_itself.due(evening.table) is None
    turn = evening.table.turn
    assert turn is not None
    text = evening.seen(turn)["legal"][0]
    assert refused(evening, turn, wire.Act(text, 0)) == "table/paused"
    evening.now += 60_000
    evening.do(0, wire.Pause(on=False))
    assert by_itself.due(evening.table) == before._replace(at=before.at + 60_000)


def test_time_runs_out_harmlessly_and_then_a_bot_plays() -> None:
    evening = Evening("hivos", 2, clock=wire.TurnClock(10), rules={"majzli": "off"})
    evening.sit("Béla")
    evening.start()
    acted = []
    for _ in range(40):
        following = by_itself.due(evening.table)
        if following is None:
            break
        evening.now = following.at
        if following.what == "clock":
            seat = evening.table.turn
            evening.happen(by_itself.time_out(evening.table, evening.now))
            last = [event for event in evening.log if isinstance(event, ev.Acted)][-1]
            assert last.by == "clock"
            acted.append((seat, last.action))
        elif following.what == "deal":
            evening.next_deal()
        else:
            break
    assert {text for _, text in acted} == {"out"}
    assert any(isinstance(event, ev.Replaced) and event.why == "time" for event in evening.log)


def test_a_bank_runs_down_and_is_filled() -> None:
    evening = Evening("nemet", 2, clock=wire.BankClock(60, 5))
    evening.sit("Béla")
    evening.start()
    seat = evening.table.turn
    assert seat is not None
    evening.now += 20_000
    evening.do(seat, wire.Act(evening.seen(seat)["legal"][0], 0))
    assert evening.table.chairs[seat].bank == 60_000 - 20_000 + 5_000


def test_betting_people_come_and_go() -> None:
    evening = Evening("hivos", 4, 3, rules={"stack": 10}, pace="instant")
    evening.sit("Béla")
    evening.start()
    assert [seat["kind"] for seat in evening.seen()["seats"]] == ["person", "person", "empty", "empty"]
    cili = evening.sit("Cili")
    assert cili == 2
    evening.play_deal()
    evening.next_deal()
    assert evening.table.deal is not None
    assert evening.table.deal.state.live == 0b111
    evening.do(1, wire.Away())
    evening.play_deal()
    kept = evening.table.chairs[1].standing
    evening.next_deal()
    assert evening.table.deal.state.live == 0b101
    assert evening.table.chairs[1].standing == kept
    assert refused(evening, 0, wire.Buy()) == "table/playing"
    evening.do(1, wire.Back())
    evening.do(2, wire.Leave())
    evening.play_deal()
    assert evening.table.chairs[2].empty
    evening.next_deal()
    evening.play_deal()
    (match,) = past.matches(written(evening.log))
    played = replay(loads(dumps(past.record(match))))
    taking_part = [chair.standing for chair in evening.table.chairs]
    assert list(played.standing) == taking_part


def test_a_broken_player_may_buy_in_again() -> None:
    evening = Evening("hivos", 2, 3, rules={"stack": 1}, pace="instant")
    evening.sit("Béla")
    evening.start()
    for _ in range(200):
        if evening.table.state.status == "ended":
            break
        if evening.table.running:
            legal = evening.seen(evening.table.turn or 0)["legal"]
            evening.act(next((verb for verb in ("look", "in", "check", "call", "stand") if verb in legal), None))
        else:
            evening.next_deal()
    assert evening.table.state.ended == "won"
    loser = 1 - (evening.table.won or 0)
    evening.do(loser, wire.Buy())
    assert evening.table.state.status == "between"
    evening.next_deal()
    assert evening.table.running


def test_the_last_deal_and_a_rematch() -> None:
    evening = Evening("fly", 3, 4, bots=2, pace="instant")
    evening.start()
    evening.do(0, wire.End())
    assert evening.seen()["last_deal"]
    evening.play_deal()
    assert evening.table.state.ended == "host"
    assert evening.seen()["leaders"]
    evening.do(0, wire.Start())
    evening.next_deal()
    assert evening.seen()["match"] == 2
    assert evening.seen()["deal"] == 1
    assert [match.number for match in past.matches(written(evening.log))] == [1, 2]


def test_minutes_end_a_match() -> None:
    evening = Evening("nemet", 2, bots=1, length=wire.Length(minutes=1), pace="instant")
    evening.start()
    evening.now += 61_000
    evening.play_deal()
    assert evening.table.state.ended in ("minutes", "won")


def test_talk_is_bounded() -> None:
    evening = Evening("nemet", 2)
    evening.do(0, wire.Say(text="Szia\u202e\n  there"))
    assert evening.seen()["events"][-1]["text"] == "Szia\ufffd\ufffd there"
    assert refused(evening, 0, wire.Say()) == "table/say"
    assert refused(evening, 0, wire.Say(phrase="nonsense")) == "table/say"
    assert refused(evening, 0, wire.Say(phrase="hello", text="x")) == "table/say"
    evening.do(0, wire.Chat(on=False))
    assert refused(evening, 0, wire.Say(text="hello")) == "table/chat"
    evening.do(0, wire.Say(emote="🍀"))


def test_a_deal_begun_under_other_rules_is_called_off_or_finished() -> None:
    evening = Evening("nemet", 3, 6, bots=2)
    evening.start()
    for _ in range(3):
        evening.act()
    log = written(evening.log)
    dealt = next(event for event in log if isinstance(event, ev.Dealt))
    dealt.engine = "firefly 0.0 other"
    assert Table.rebuilt(log).running, "what went the same under both is finished"
    acted = [event for event in log if isinstance(event, ev.Acted)]
    acted[1].check ^= 1
    with pytest.raises(FireflyError):
        Table.rebuilt(log)
    table = Table.without_deal(log)
    table.apply(ev.CalledOff(at=evening.now))
    assert table.state.version == 3
    assert not table.running
    seen = sight.view(table, PUBLIC, evening.now)
    assert seen.status == "between"
    assert seen.events[-1].said[0][0] == "web-log-called-off"
    following = by_itself.due(table)
    assert following is not None
    assert following.what == "deal"


def test_the_engine_is_named_by_its_sources() -> None:
    assert engine().startswith("firefly ")
    assert engine() == engine()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_frames_are_small_at_any_length_of_match(game: str, seats: int) -> None:
    evening = Evening(
        game, seats, 8, bots=seats - 1, spectators="later", rules={} if game == "nemet" else {"max_deals": 30}
    )
    evening.start()
    largest = 0
    for _ in range(400):
        if evening.table.state.status == "ended":
            break
        if evening.table.running:
            evening.act()
        else:
            evening.next_deal()
        largest = max(largest, *(len(evening.frame(viewer)) for viewer in range(PUBLIC, seats)))
    assert largest < 10_000


def test_events_are_numbered_without_gaps() -> None:
    evening = Evening("talon", 3, 2, bots=2)
    evening.start()
    evening.play_deal()
    numbers = [event["n"] for event in evening.seen(0)["events"]]
    assert all(after == before + 1 for before, after in itertools.pairwise(numbers))
    assert numbers[-1] == evening.seen()["n"]
