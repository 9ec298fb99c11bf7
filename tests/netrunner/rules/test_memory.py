"""What `engine/netrunner/rules/memory.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import Gain, Install, Trash
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, InZone, Subtype, ThisCard, Type, target
from engine.netrunner.language.sets import Each, HostedOn
from engine.netrunner.language.traits import SetTo
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import verbs
from tests.netrunner.scenarios.making import breaker, runner


def test_3_9_3_memory_is_that_of_the_place_where_a_program_is_going_to_be() -> None:
    """3.9.3, 1.13.5: what needs more memory than there is can only be where its cost is taken away."""
    runner(
        "Annex Drive", "hardware", Static(Hosts(Type("program"))),
        Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
    )  # fmt: skip
    breaker("Colossus", memory_cost=5)
    t = Table()
    t.rig("Annex Drive")
    t.hand(RUNNER, "Colossus")
    t.start(RUNNER)
    assert [option for option in t.options if "Colossus" in option] == [
        "Install Colossus on Annex Drive · free"
    ]


def test_3_9_3_a_program_that_changes_its_memory_cost_does_so_once() -> None:
    """9.1.8e: before it is installed, and after that not twice."""
    runner("Shrunk", "program", Static(Modify("memory_cost", -1)), memory_cost=3)
    t = Table()
    t.hand(RUNNER, "Shrunk")
    t.start(RUNNER)
    t.click("Install Shrunk")
    assert t.game.memory_used() == 2


def test_3_9_3_what_lowers_memory_costs_lowers_those_of_programs_in_hand() -> None:
    """3.9.3: so that three of them fit, and a fourth does not."""
    runner("Packer", "hardware", Static(Modify("memory_cost", -1, Subtype("daemon"))))
    runner("Sprite", "program", memory_cost=3, subtypes=("daemon",))
    t = Table()
    t.rig("Packer", "Sprite", "Sprite")
    t.hand(RUNNER, "Sprite")
    t.start(RUNNER)
    assert t.game.memory_used() == 4
    assert t.offered("Install Sprite")
    t.click("Install Sprite")
    assert t.decision.kind in ("trash_like", "memory")


def test_3_9_3_programs_without_memory_cost_do_not_help() -> None:
    """3.9.3c, 10.3.1e: trashing them would leave the limit exceeded, so they are no choice."""
    runner("Feather", "program", memory_cost=0)
    t = Table(policy=ASK_ALL)
    t.rig("Feather", "Leech", "Mayfly", "Cleaver", "Unity")
    t.start("runner")
    t.effect("runner", Gain(1))
    assert t.decision.kind == "memory"
    assert sorted(verbs(t)["trash_for_memory"]) == ["Cleaver", "Leech", "Mayfly", "Unity"]


def test_3_9_3b_the_host_of_a_program_is_not_trashed_for_it() -> None:
    """3.9.3b: another program may be, to make room for the one that is installed on it."""
    runner("Dry Dock", "program", Static(Hosts(Type("program"))), memory_cost=2)
    runner("Ballast", "program", memory_cost=2)
    t = Table(policy=ASK_ALL)
    t.rig("Dry Dock", "Ballast")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone(("grip",)))))
    dock = t.card("Dry Dock").oid
    t.answer([f"host:{dock}"])
    assert t.decision.kind == "trash_like"
    assert [o.oid for o in t.decision.options if o.verb == "trash_first"] == [t.card("Ballast").oid]


def test_3_9_3b_a_program_beyond_the_memory_limit_makes_room_first() -> None:
    """1.20.3, 8.5.6c, 3.9.3: with 4 units taken the Runner must trash a program to install another."""
    t = Table()
    t.rig("Big Program", "Small Program", "Small Program")
    t.hand("runner", "Leech")
    t.start("runner")
    t.click("Install Leech")
    assert not t.offered("Leech")
    t.click("Big Program")
    t.next_action()
    assert "Leech" in t.names("installed")
    assert t.game.memory_used() <= 4
    assert len(t.names("heap")) == 1


@pytest.mark.parametrize("lost", [3, 4, 5])
def test_3_9_3c_without_memory_no_program_that_needs_any_stays(lost: int) -> None:
    """3.9.3c, 1.20.2: nor if the limit is lower than 0."""
    runner("Leak", "resource", Static(Modify("memory", -lost)))
    runner("Idea", "program", memory_cost=0)
    t = Table(runner="")
    t.rig("Leak", "Leech", "Idea", "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, Gain(1))
    if t.decision.kind == "memory":
        t.answer([t.decision.options[0].key])
    assert t.names("installed") == (["Leak", "Idea", "Cleaver"] if lost == 3 else ["Leak", "Idea"])


def test_3_9_3c_a_lower_limit_trashes_programs() -> None:
    """10.3.1e, 1.20.2: Dyson Mem Chip's unit is gone with it.

    Rules: 1.20.2, 2.10.2.
    """
    t = Table()
    t.rig("Dyson Mem Chip", "Big Program", "Big Program", "Small Program")
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.effect("runner", Trash(target(Installed("runner") & Type("hardware"))))
    assert t.decision.kind == "memory"
    t.click("Small Program")
    assert t.game.memory_used() == 4
    assert sorted(t.names("heap")) == ["Dyson Mem Chip", "Small Program"]
