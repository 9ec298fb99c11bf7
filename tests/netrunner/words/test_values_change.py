"""Every modifier of values and of what cards are, with each value of its closed lists: something changes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, InZone, Type
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.language.traits import BecomeType, CopyOf, LoseAbilities, SetTo
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.state import CORP, RUNNER, SEATS
from engine.netrunner.testkit import Table
from tests.netrunner.words.moments import at
from tests.netrunner.words.samples import hints
from tests.netrunner.words.situations import situations
from tests.netrunner.words.test_carried_out import closed

ALL = InZone(("installed", "hq", "grip", "rd", "stack", "corp_score", "runner_score"))
OF_CARDS = ("strength", "advancement", "memory_cost", "points")
KINDS: tuple[Any, ...] = ("paid", "interface", "conditional", "static", "subroutine")


def changes() -> list[Modifier]:
    """Each of them with each of its values."""
    found: list[Modifier] = [
        Modify(stat, 1, ALL if stat in OF_CARDS else None) for stat in closed(Modify, "stat")
    ]
    found += [SetTo(stat, 7, ALL) for stat in closed(SetTo, "stat")]
    resources = Installed(RUNNER) & Type("resource")
    found += [BecomeType(into, resources) for into in closed(BecomeType, "into") if into != "resource"]
    found += [LoseAbilities(AnyCard(), (kind,)) for kind in KINDS]
    found += [LoseAbilities(AnyCard(), (), (kind,)) for kind in KINDS]
    found += [CopyOf(ALL, Type("ice"), kinds=(kind,)) for kind in KINDS]
    return [*found, CopyOf(Type("ice"), Type("program"), subtypes=True)]


def measured(t: Table) -> Any:
    """All that cards are, and what players have to go by."""
    g = t.game
    cards = []
    for card in g.state.cards.values():
        face = g.face(card)
        costs = [g.value(f"{act}_cost", card, face.facts.cost) for act in ("rez", "install", "play")]
        values = (g.strength(card), g.memory_cost(card), g.trash_cost(card), g.agenda_points(card))
        cards.append((face.type, face.subtypes, face.ids, values, g.advancement_requirement(card), costs))
    each = [(g.hand_size(seat), g.points_to_win(seat), g.changes(f"clicks_{seat}")) for seat in SEATS]
    return cards, g.memory_limit(), g.link(), each


@pytest.mark.parametrize("modifier", changes(), ids=str)
def test_a_modifier_changes_something(modifier: Modifier) -> None:
    t = at(situations()[1])
    before = measured(t)
    t.effect(CORP, ForNow(modifier, "turn"), source="Nico Campaign")
    assert measured(t) != before


def test_each_kind_of_ability_is_tried() -> None:
    assert set(KINDS) == set(hints(LoseAbilities)["kinds"].__args__[0].__args__)
