"""When conditions hold, on a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from msgspec.structs import replace

from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import FlagValue, HandSize, TrackerValue
from engine.neon_hope.language.base import Condition
from engine.neon_hope.language.conditions import (
    AllOf,
    AnyOf,
    CharactersAre,
    CharactersAt,
    CompletedCards,
    Defeated,
    DifficultyIs,
    EnemiesThere,
    EpisodeEnded,
    Escalated,
    FlagIs,
    InPlay,
    Noted,
    NotSo,
    RoundIs,
    Scrapped,
    Succeeded,
    SurveillanceIs,
    TaskIs,
    TrackerIs,
    Turned,
)
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.testkit import Table

Lay = Callable[..., Table]


def holds(t: Table, condition: Condition, seat: str = "p1") -> bool:
    """For a seat; objectives ask without one."""
    return condition.holds(t.game, EffectsFrame(seat=seat) if seat else None)


def test_flags_trackers_and_notes(table: Lay) -> None:
    t = table()
    g = t.game
    assert not holds(t, FlagIs("seen"))
    do.flag(g, "seen", 1)
    assert holds(t, FlagIs("seen"), seat="")
    assert not holds(t, FlagIs("seen", 2))
    do.tracker(g, "attention", 3)
    assert holds(t, TrackerIs("attention", 3))
    assert not holds(t, TrackerIs("attention", 4))
    assert not holds(t, Noted("met-the-crowd"))
    do.note(g, "met-the-crowd")
    assert holds(t, Noted("met-the-crowd"))
    assert (FlagValue("seen").count(g, None), TrackerValue("attention").count(g, None)) == (1, 3)
    assert HandSize().count(g, None) == 0  # nobody's hand


def test_earlier_episodes_count(table: Lay) -> None:
    t = table()
    state = t.game.state
    state.campaign = replace(state.campaign, notes=("old",), results=(("first", "won"),))
    assert holds(t, Noted("old"))
    assert holds(t, EpisodeEnded("first", "won"))
    assert not holds(t, EpisodeEnded("first", "found"))


def test_surveillance_rounds_levels_and_characters(table: Lay) -> None:
    t = table("vex", "noor", "kim", difficulty="hard").surveillance(10)
    assert holds(t, SurveillanceIs(10))
    assert not holds(t, SurveillanceIs(11))
    assert not holds(t, Escalated())
    assert holds(t.surveillance(25, escalated=True), Escalated())
    assert holds(t, RoundIs(1))
    assert not holds(t, RoundIs(2))
    assert holds(t, DifficultyIs(("hard", "hopeless")))
    assert not holds(t, DifficultyIs(("normal",)))
    assert holds(t, CharactersAre(3, 3))
    assert not holds(t, CharactersAre(4))
    assert not holds(t, CharactersAre(1, 2))


def test_cards(table: Lay) -> None:
    t = table().put("floor", at="yard:upper").put("maze", at="yard:lower")
    assert holds(t, InPlay("floor"))
    assert holds(t, InPlay("yard"))
    assert not holds(t, InPlay("guard"))
    both = ("floor", "maze")
    assert not holds(t, Turned(("floor",)))
    do.turn_over(t.game, t.card("floor").oid)
    assert holds(t, Turned(("floor",)))
    assert not holds(t, Turned(both))
    do.scrap(t.game, t.card("maze").oid)
    assert holds(t, Turned(both))
    assert holds(t, Scrapped(("maze",)))
    assert not holds(t, Scrapped(both))
    t.game.state.completed.append("maze")
    assert holds(t, CompletedCards(("maze",)))
    assert not holds(t, CompletedCards(both))
    assert not holds(t, Turned(("guide",)))  # not in play yet
    t.game.state.defeated[:] = ["drone", "drone"]
    assert holds(t, Defeated("drone", 2))
    assert not holds(t, Defeated("drone", 3))


def test_a_follower_has_left(table: Lay) -> None:
    t = table().put("guide", at="yard:upper")
    do.become_follower(t.game, t.card("guide").oid, "p2")
    assert holds(t, Turned(("guide",)))
    assert holds(t, InPlay("guide"))


def test_who_is_where(table: Lay) -> None:
    t = table("vex", "noor", "kim").at("noor", "yard:lower").at("kim", "dock:upper")
    assert holds(t, CharactersAt("yard:lower"), seat="")
    assert holds(t, CharactersAt("yard"))
    assert not holds(t, CharactersAt("dock:lower"))
    assert not holds(t, CharactersAt("yard", "all"))
    t.change("kim", exhausted=True)
    assert holds(t, CharactersAt("yard", "all"))  # the exhausted stay behind
    assert not holds(t, CharactersAt("yard:upper", "all"))


@pytest.mark.parametrize(("where", "n"), [("here", 1), ("environment", 2), ("anywhere", 3)])
def test_enemies(table: Lay, where: Literal["here", "environment", "anywhere"], n: int) -> None:
    t = table().put("guard", at="yard:upper").put("turret", at="yard:lower").put("brute", at="dock:upper")
    t.put("drone", at="yard:upper", back=True)  # retreated
    assert holds(t, EnemiesThere(where, n))
    assert not holds(t, EnemiesThere(where, n + 1))
    assert holds(t, EnemiesThere(where), seat="") == (where == "anywhere")


def test_the_running_task(table: Lay) -> None:
    t = table().put("floor", at="yard:upper").reveals("-3")
    assert not holds(t, TaskIs())
    assert not holds(t, Succeeded())
    t.turn("vex").answer("vex", "Investigate: FLOOR")
    assert t.game.task is not None
    assert holds(t, TaskIs())
    assert holds(t, TaskIs(("investigate", "fight"), "courage"))
    assert not holds(t, TaskIs(("fight",)))
    assert not holds(t, TaskIs((), "technology"))
    assert not holds(t, Succeeded())
    t.game.task.outcome = "success"
    assert holds(t, Succeeded())


def test_together(table: Lay) -> None:
    t = table()
    yes, no = RoundIs(1), RoundIs(9)
    assert holds(t, AllOf((yes, yes)))
    assert not holds(t, AllOf((yes, no)))
    assert holds(t, AnyOf((no, yes)))
    assert not holds(t, AnyOf((no, no)))
    assert holds(t, NotSo(no))
    assert holds(t, NotSo(AllOf((yes, NotSo(yes)))))
