"""Rules about costs, timing and sources of abilities that are easily overlooked."""

from __future__ import annotations

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.effects import (
    InstallFrom,
    Trash,
)
from engine.netrunner.language.effects.damage import Damage
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import would
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.table.state import GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

PROGRAM = Installed(RUNNER) & Type("program")


def test_1_15_2f_no_target_is_chosen_once_the_instruction_is_imminent() -> None:
    """There was no program when it was announced; one that an interrupt installs is not trashed."""
    corp("Strike", "operation", Play((Together((Damage("net", 1), Trash(target(PROGRAM)))),)))
    quick = When(would("net_damage"), (InstallFrom((GRIP,), Type("program")),), optional=True, interrupt=True)
    runner("Quick Hand", "resource", quick)
    t = Table()
    t.rig("Quick Hand")
    t.hand("runner", "Small Program", "Diesel")
    t.hand("corp", "Strike")
    t.start("corp")
    t.play("Play Strike", "Use Quick Hand", "Small Program")
    assert sorted(t.names("installed")) == ["Quick Hand", "Small Program"]
    assert t.names("heap") == ["Diesel"]


def test_1_15_2f_what_was_there_is_announced_before_the_interrupt() -> None:
    """The other side: a program that was there is the target, whatever is installed meanwhile."""
    corp("Strike", "operation", Play((Together((Damage("net", 1), Trash(target(PROGRAM)))),)))
    quick = When(would("net_damage"), (InstallFrom((GRIP,), Type("program")),), optional=True, interrupt=True)
    runner("Quick Hand", "resource", quick)
    t = Table()
    t.rig("Quick Hand", "Tiny Program")
    t.hand("runner", "Small Program", "Diesel")
    t.hand("corp", "Strike")
    t.start("corp")
    t.play("Play Strike", "Use Quick Hand", "Small Program")
    assert sorted(t.names("installed")) == ["Quick Hand", "Small Program"]
    assert sorted(t.names("heap")) == ["Diesel", "Tiny Program"]
