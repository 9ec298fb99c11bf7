"""Targets (1.15): who chooses them, when, and that nobody is asked for none."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Sub, When
from engine.netrunner.language.amounts import Tags
from engine.netrunner.language.effects import InstallFrom, Trash
from engine.netrunner.language.effects.damage import Damage
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import would
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

PROGRAM = Installed(RUNNER) & Type("program")


@pytest.mark.parametrize(("title", "chooser"), [("Rototurret", CORP), ("Bulwark", RUNNER)])
def test_1_14_5_the_controller_of_an_ability_chooses_unless_it_says_who(title: str, chooser: str) -> None:
    """1.15.1, 1.15.2b, 1.14.4: a program is the only legal target, and the Corp controls its subroutines."""
    t = Table()
    t.ice("HQ", title)
    t.rig("Small Program", "Tiny Program", "Tech Trader")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.seat == chooser
    assert sorted(t.options) == ["Small Program", "Tiny Program"]


def test_1_15_2e_nobody_is_asked_for_no_targets() -> None:
    """1.15.2b: as many as there are tags."""
    ice("Sweeper", Sub((Trash(target(Installed(RUNNER), number=Tags())),)))
    for tags in (0, 1):
        t = Table(policy=ASK_ALL)
        t.ice("HQ", "Sweeper")
        t.rig("Leech", "Cleaver")
        t.set(tags=tags)
        t.start(RUNNER)
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        asked = 0
        while t.game.run is not None:
            asked += t.decision.kind == "target"
            passing = [option.key for option in t.asked.options if option.passing]
            t.answer(passing[:1] or [t.asked.options[0].key])
        assert (asked, len(t.names("heap"))) == (tags, tags)


def test_1_15_2e_no_target_is_chosen_twice() -> None:
    """1.15.2d, 9.12.2a: three counters, two programs: both are chosen, once each, and go together."""
    t = Table()
    t.root("Server 1", "Aggressive Secretary", advancement=3)
    t.rig("Small Program", "Tiny Program")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert sorted(t.names("heap")) == ["Small Program", "Tiny Program"]


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
