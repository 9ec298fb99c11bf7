"""What is paid inside of an ability, or may be paid to be spared something (1.16.11)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play
from engine.netrunner.language.conditions import Did
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import Draw, Gain, Trash
from engine.netrunner.language.flow import If, Pay, PayForEach, Unless
from engine.netrunner.language.selectors import Installed, InZone, Type, target
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


def test_1_16_11_what_was_paid_for_each_is_chosen_anew_by_what_comes_after() -> None:
    runner(
        "Levy",
        "resource",
        Paid(
            cost(clicks=1),
            (
                PayForEach(Installed(CORP), cost(credits=1)),
                PayForEach(Installed(RUNNER), cost(credits=2)),
            ),
        ),
    )
    t = Table()
    t.rig("Levy", "Leech")
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Whitespace")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Levy")
    t.click("Palisade", "Whitespace")
    assert t.credits(RUNNER) == 7
    t.click("Leech")
    assert t.credits(RUNNER) == 5


@pytest.mark.parametrize(("payer", "offered"), [(CORP, True), (RUNNER, False)])
def test_1_16_11_who_has_to_pay_has_to_have_the_credits(payer: str, offered: bool) -> None:
    runner("Fine", "resource", Paid(cost(clicks=1), (Pay(cost(credits=5), CORP),)))
    t = Table()
    t.rig("Fine")
    t.set(corp_credits=5 * (payer == CORP), runner_credits=5 * (payer == RUNNER))
    t.start(RUNNER)
    assert t.offered("Fine") is offered


def test_1_16_11b_who_must_pay_chooses_how() -> None:
    pays = Unless((Draw(1),), (cost(credits=1), cost(clicks=1)), by=RUNNER, must=True)
    t = Table()
    t.start(RUNNER)
    t.effect(CORP, pays)
    assert (t.decision.seat, t.decision.kind, len(t.options)) == (RUNNER, "unless", 2)


def test_1_16_11b_that_hidden_cards_cannot_pay_is_not_told() -> None:
    """Who could pay with a card of their grip is asked, whatever they hold."""
    pays = Unless((Draw(1),), (cost(Chosen("trash", 1, InZone((GRIP,)) & Type("program"))),), by=RUNNER)
    t = Table()
    t.hand(RUNNER, "Sure Gamble")
    t.start(RUNNER)
    t.effect(CORP, pays)
    assert (t.decision.seat, t.decision.kind, len(t.options)) == (RUNNER, "unless", 1)


PROGRAM = Installed(RUNNER) & Type("program")


@pytest.mark.parametrize(("saved", "credits"), [(False, 8), (True, 5)])
def test_1_16_11c_if_you_do_is_no_cost(saved: bool, credits: int) -> None:
    """Whether it can be interrupted shows it: a program that was saved was not trashed, and pays nothing."""
    runner("Melt", "event", Play((Trash(target(PROGRAM)), If(Did("trashed", AnyCard()), (Gain(3),)))))
    t = Table()
    t.rig("Small Program", "Sacrificial Construct")
    t.hand("runner", "Melt")
    t.start("runner")
    t.click("Play Melt")
    t.click("Sacrificial Construct" if saved else "Pass")
    assert ("Small Program" in t.names("installed")) is saved
    assert t.credits("runner") == credits


def test_1_16_11c_without_anything_to_do_it_resolves_all_the_same() -> None:
    """A nested cost that cannot be paid would leave the choice; here nothing happens."""
    runner("Melt", "event",
           Play((Trash(target(PROGRAM)), If(Did("trashed", AnyCard()), (Gain(3),)), Draw(1))))  # fmt: skip
    t = Table()
    t.hand("runner", "Melt")
    t.start("runner")
    t.click("Play Melt")
    assert (t.credits("runner"), len(t.names("grip"))) == (5, 1)
