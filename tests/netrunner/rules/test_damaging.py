"""What `engine/netrunner/rules/damaging.py` says, by the rules it cites."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.language.modifiers import SelectsDamaged
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize("active", [CORP, RUNNER])
def test_9_12_1c_of_two_who_choose_what_is_damaged_the_active_player_is_first(active: str) -> None:
    corp("Scalpel", "asset", Static(SelectsDamaged(n=1)))
    runner("Shield", "resource", Static(SelectsDamaged(n=1)))
    t = Table()
    t.root("Server 1", "Scalpel", rezzed=True)
    t.rig("Shield")
    t.hand(RUNNER, "Leech", "Cleaver", "Unity")
    t.start(active)
    t.effect(CORP, Damage("net", 2))
    assert (t.decision.seat, t.decision.kind) == (active, "damaged")


def test_10_4_1_damage_and_tags_of_nothing_are_nothing() -> None:
    """1.2.2a, 9.9.6: no event, no interrupt window."""
    t = Table()
    t.rig("Decoy", "Plascrete Carapace")
    t.start("corp")
    t.effect("corp", GiveTags(0), Damage("meat", 0))
    assert t.offered("Gain 1 credit")
    assert not [event for event in t.events if event.kind in ("tag", "damage")]


@pytest.mark.parametrize("kind", ["net", "meat", "core"])
def test_10_4_2a_damage_trashes_cards_at_random(kind: Literal["net", "meat", "core"]) -> None:
    """10.4.2b, 10.4.3, 4.3.9b: one a point, together; core damage leaves its mark."""
    t = Table()
    t.hand("runner", "Leech", "Cleaver", "Unity")
    t.start("corp")
    t.effect("corp", Damage(kind, 2))
    assert (len(t.names("grip")), len(t.names("heap"))) == (1, 2)
    assert t.game.state.core_damage == (2 if kind == "core" else 0)
    assert t.game.hand_size(RUNNER) == (3 if kind == "core" else 5)


def test_10_4_4_more_damage_than_cards_flatlines() -> None:
    t = Table()
    t.hand("runner", "Leech")
    t.start("corp")
    t.effect("corp", Damage("net", 1))
    assert t.winner is None
    t.effect("corp", Damage("net", 1))
    assert t.winner == CORP
