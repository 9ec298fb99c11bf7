"""Numbers that cards count by, and how cards compare them, on a table where each is different."""

from __future__ import annotations

import pytest

from engine.netrunner.language.amounts import (
    AmountLike,
    BadPublicityCount,
    Case,
    CountersOn,
    ForEvery,
    Half,
    HandSize,
    HowMany,
    IceProtecting,
    Least,
    Link,
    Most,
    Plus,
    Points,
    Remotes,
    Sum,
    Tags,
    ThreatLevel,
    UnusedMemory,
    amount,
)
from engine.netrunner.language.base import Condition
from engine.netrunner.language.conditions import (
    AtLeast,
    AtMost,
    Equal,
    Even,
    Exists,
    InPhase,
    Odd,
    Tagged,
    ThisAt,
    Threat,
    TurnOf,
)
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.flow import If
from engine.netrunner.language.selectors import Installed, Type
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table


def table() -> Table:
    """3 tags, 1 bad publicity, scores of 3 and 2, two remotes, ice 2 on HQ and 1 on R&D, two programs."""
    t = Table()
    t.set(tags=3, bad_publicity=1)
    t.score_area("corp", "Send a Message")
    t.score_area("runner", "Offworld Office")
    t.root("Server 1", "Urtica Cipher", advancement=2)
    t.ice("Server 2", "Palisade")
    t.ice("HQ", "Palisade", "Tithe")
    t.ice("R&D", "Whitespace")
    t.rig("Leech", "Cleaver", virus=1)
    t.start("corp")
    return t


def number(t: Table, what: AmountLike, *, source: str = "", seat: str = "corp") -> int:
    """What an amount is, told by the credits it gives; source and seat are those of the ability."""
    before = t.credits(seat)
    t.effect(seat, Gain(amount(what)), source=source)
    return t.credits(seat) - before


def holds(t: Table, condition: Condition, *, source: str = "", seat: str = "corp") -> bool:
    """Whether a condition is met, told by a credit."""
    before = t.credits(seat)
    t.effect(seat, If(condition, (Gain(1),)), source=source)
    return t.credits(seat) > before


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (Half(Tags()), 1),
        (Half(Tags(), up=True), 2),
        (Least((Tags(), BadPublicityCount(), amount(2))), 1),
        (Most((BadPublicityCount(), Tags(), amount(2))), 3),
        (Sum((Tags(), BadPublicityCount())), 4),
        (Plus(2, Tags(), 2), 8),
        (ForEvery(Tags(), each=2), 1),
        (ForEvery(Tags(), each=1, past=1, times=3), 6),
        (Case(Tagged(), 3, 2), 3),
        (Case(AtLeast(Tags(), 4), 3, 2), 2),
        (Case(AtLeast(Tags(), 4), 3), 0),
        (ThreatLevel(), 3),
        (Points("you"), 3),
        (HandSize("you"), 5),
        (UnusedMemory(), 2),
        (Link(), 0),
        (CountersOn("virus", Installed("runner")), 2),
        (CountersOn("virus", Type("asset")), 0),
        (HowMany(Type("ice")), 4),
        (Remotes(), 2),
        (Remotes(root=True), 1),
        (Remotes(ice=True), 1),
        (Remotes(root=True, ice=True), 0),
        (IceProtecting("hq"), 2),
        (IceProtecting("archives"), 0),
    ],
)
def test_amounts(what: AmountLike, expected: int) -> None:
    """1.17.1, 1.17.1a, 1.20.2, 4.3.6, 4.6.8, 10.5, 10.6."""
    assert number(table(), what) == expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (AtLeast(Tags(), 3), True),
        (AtLeast(Tags(), 4), False),
        (AtMost(Tags(), 3), True),
        (AtMost(Tags(), 2), False),
        (Equal(Tags(), 3), True),
        (Equal(Tags(), 2), False),
        (Odd(Tags()), True),
        (Odd(Points("you")), True),
        (Odd(Remotes()), False),
        (Even(Remotes()), True),
        (Even(Tags()), False),
        (Even(Link()), True),
        (Threat(3), True),
        (Threat(4), False),
        (Exists(Type("asset")), True),
        (Exists(Type("resource")), False),
        (TurnOf("you"), True),
        (TurnOf("runner"), False),
        (InPhase("action"), True),
        (InPhase("draw"), False),
        (InPhase("discard"), False),
    ],
)
def test_conditions(condition: Condition, expected: bool) -> None:
    """1.17.1a (threat), 5.6 (phases of a turn), 10.5."""
    assert holds(table(), condition) is expected


def test_the_highest_score_is_the_threat_level_whoever_has_it() -> None:
    """1.17.1a."""
    t = table()
    t.score_area("runner", "Send a Message")
    t.refresh()
    assert number(t, ThreatLevel()) == 5
    assert holds(t, Threat(5))
    assert not holds(t, Threat(6))


def test_ice_is_counted_where_the_source_is() -> None:
    """4.6.9: here is the server whose root the source is in, or which it protects."""
    t = table()
    assert number(t, IceProtecting("here"), source="Urtica Cipher") == 0
    assert number(t, IceProtecting("here"), source="Tithe") == 2
    assert number(t, IceProtecting("here"), source="Whitespace") == 1
    assert number(t, IceProtecting("here"), source="Leech") == 0
    assert holds(t, ThisAt("remote"), source="Urtica Cipher")
    assert not holds(t, ThisAt("central"), source="Urtica Cipher")
    assert holds(t, ThisAt("central"), source="Tithe")
    assert holds(t, ThisAt(("rd", "hq")), source="Whitespace")
    assert not holds(t, ThisAt(("hq", "archives")), source="Whitespace")
    assert not holds(t, ThisAt("central"), source="Leech")


def test_ice_of_the_attacked_server_is_counted_during_a_run_only() -> None:
    """6.3.1: the attacked server is that of the run in progress."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.ice("R&D", "Whitespace")
    t.start("runner")
    assert number(t, IceProtecting("attacked")) == 0
    t.pass_until("Run on R&D")
    t.click("Run on R&D")
    assert number(t, IceProtecting("attacked")) == 1


def test_the_phases_of_a_turn_are_told_apart() -> None:
    """5.6.1, 5.6.2, 5.6.3, 5.7.1, 5.7.2: the Corp's has a draw phase, the Runner's only an action and a
    discard phase."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.start("corp", turn_begins=True)
    assert t.decision.step == "5.6.1b"
    assert holds(t, InPhase("draw"))
    assert not holds(t, InPhase("action"))
    t.pass_until("Gain 1 credit")
    assert holds(t, InPhase("action"))
    t.set(corp_clicks=0)
    t.refresh()
    t = Table(policy=ASK_ALL)
    t.rig("Smartware Distributor")
    t.start("runner", turn_begins=True)
    assert holds(t, InPhase("action"), seat="runner")
    assert not holds(t, InPhase("draw"), seat="runner")
