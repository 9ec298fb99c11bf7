"""Code gates of Order and Chaos."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel import machine
from engine.netrunner.table.events import Event
from engine.netrunner.table.loops import INSIDE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run


@pytest.mark.parametrize(("counters", "price"), [(0, 9), (2, 3), (3, 0)])
def test_wormhole_gets_cheaper_with_advancement(counters: int, price: int) -> None:
    t = Table()
    t.ice("HQ", "Wormhole", rezzed=False, advancement=counters)
    t.set(corp_credits=10)
    t.start("corp")
    assert t.offered("Advance Wormhole")
    end_turn(t)
    credits = t.credits("corp")
    t.click("Run on HQ")
    t.click("Rez Wormhole")
    assert t.credits("corp") == credits - price


def test_wormhole_resolves_a_subroutine_of_other_rezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Wormhole")
    t.ice("R&D", "Karunā", "Palisade")
    t.ice("Archives", "Hunter", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    assert t.decision.seat == "corp"
    assert len(t.options) == 2, "neither itself nor what is not rezzed"
    t.click("Palisade")
    finish_run(t)
    assert t.happened("end_run") == 1


def resolved(events: list[Event]) -> Counter[int]:
    """How often which ice resolved a subroutine."""
    return Counter(event.oid for event in events if event.kind == "subroutine")


def wormholes(number: int) -> Table:
    """The Runner has run into one of so many rezzed Wormholes and lets it resolve."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    for server in ("HQ", "R&D", "Archives")[:number]:
        t.ice(server, "Wormhole")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    return t


@pytest.mark.parametrize(("more", "text"), [(0, "Stop now"), (1, "1 more time"), (100, "100 more times")])
def test_10_1_6a_two_wormholes_go_round_as_often_as_the_corp_says(more: int, text: str) -> None:
    """10.1.6a: the example of the rule."""
    t = wormholes(2)
    assert (t.decision.kind, t.decision.seat) == ("loop", "corp")
    assert sorted(resolved(t.click(text)).values()) == [more] * (2 if more else 0)
    t.click("Go on")
    assert t.offered("Leave Hedge Fund"), "the Runner continues the run"


def choose(t: Table, n: int) -> list[Event]:
    """Choose now the one ice, now the other as long as it is asked; what happened."""
    events: list[Event] = []
    times = 0
    while t.decision.kind == "target":
        assert times < 1000, "a loop without end"
        events += t.answer([t.decision.options[(n + times) % 2].key])
        times += 1
    return events


@pytest.mark.parametrize(("more", "text"), [(0, "Stop now"), (5, "5 more times"), (100, "100 more times")])
@pytest.mark.parametrize("first", [0, 1])
def test_10_1_6a_three_wormholes_go_round_whatever_the_corp_chooses(more: int, text: str, first: int) -> None:
    """10.1.6a: which of the others resolves is chosen each time, and none of them ends it."""
    t = wormholes(3)
    events = choose(t, first)
    assert max(resolved(events).values()) in (INSIDE - 1, INSIDE), "the encounter's own is before them"
    assert (t.decision.kind, t.decision.seat) == ("loop", "corp")
    events = t.click(text) + choose(t, first)
    assert max(resolved(events).values(), default=0) in (more, more + 1)
    t.click("Go on")
    assert t.offered("Leave Hedge Fund")


def test_10_1_6a_the_next_encounter_is_a_loop_of_its_own() -> None:
    """10.1.6a: what the Corp said is about the loop it was asked for."""
    t = Table()
    t.ice("HQ", "Wormhole", "Wormhole")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "Stop now", "Go on", "Let the unbroken")
    assert t.decision.kind == "loop"


def test_a_game_that_finds_no_end_refuses_the_answer_and_can_be_conceded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A loop that is not found by counting must not keep anybody at the table."""
    t = wormholes(3)
    monkeypatch.setattr(machine, "DEPTH", len(t.game.state.stack))
    before = t.game.save()
    for option in t.decision.options:
        with pytest.raises(RuntimeError, match="nobody decided"):
            t.answer([option.key])
        assert t.game.save() == before
    t.game.concede("runner")
    assert t.game.result is not None
    assert (t.game.result.winner, t.game.decisions) == ("corp", ())
