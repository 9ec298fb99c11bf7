"""What is paid for a card where a declaration says more, less or nothing (1.16)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import (
    InZone,
    Result,
    Type,
)
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner, small

# -- searching for what the next instruction installs ----------------------------------------------------


@pytest.mark.parametrize(
    ("follows", "credits", "found"),
    [
        ({"less": 3}, 2, True),
        ({"less": 3}, 1, True),
        ({"less": 1}, 0, False),
        ({"ignoring": "all"}, 0, True),
        ({"ignoring": "cost"}, 0, True),
        ({}, 2, False),
        ({"less": -1}, 3, False),
        ({"less": -1}, 4, True),
    ],
)
def test_what_can_be_installed_by_the_next_instruction_can_be_found(
    follows: dict[str, object], credits: int, found: bool
) -> None:
    """8.7.2b: the player must be able to install it, for what that instruction takes. Echelon costs 3."""
    small(
        "Scheme", "runner", "event",
        Play((fx.Search(Named("Echelon"), to_install=True), fx.Install(Result("found"), **follows))),  # type: ignore[arg-type]
    )  # fmt: skip
    t = Table()
    t.hand("runner", "Scheme")
    t.deck("runner", "Echelon")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Play Scheme")
    assert t.offered("Echelon") is found


# -- paying more than a card costs -----------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "offered"), [(2, False), (3, True)])
def test_a_card_may_be_installed_for_more(credits: int, offered: bool) -> None:
    """1.16.2a: Docklands Pass costs 2, and 1 more here."""
    more = fx.InstallFrom((GRIP,), Type("hardware"), less=-1)
    runner("Masterpiece", "hardware", When(On(EventKind.RUN_BEGINS), (more,), optional=True))
    t = Table()
    t.rig("Masterpiece")
    t.hand("runner", "Docklands Pass")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Archives")
    assert t.offered("Use Masterpiece") is offered
    if offered:
        t.play("Use Masterpiece", "Docklands Pass")
        assert t.credits("runner") == 0


def test_a_surcharge_and_a_discount_add_up_before_the_minimum() -> None:
    """1.16.2a: 1 more and 1 less of a card that costs nothing is nothing."""
    more = fx.InstallFrom((GRIP,), Type("hardware"), less=-1)
    runner("Masterpiece", "hardware", When(On(EventKind.RUN_BEGINS), (more,), optional=True))
    runner("Gift", "hardware")
    runner("Tinkerer", "resource", Static(Price("install", -1, Type("hardware"))))
    t = Table()
    t.rig("Masterpiece", "Tinkerer")
    t.hand("runner", "Gift")
    t.set(runner_credits=0)
    t.start("runner")
    t.play("Run on Archives", "Use Masterpiece", "Gift")
    assert (t.credits("runner"), "Gift" in t.names("installed")) == (0, True)


# -- costs that are ignored -----------------------------------------------------------------------------


@pytest.mark.parametrize("ignoring", ["cost", "credits"])
def test_nothing_is_asked_where_the_cost_is_ignored(ignoring: Any) -> None:
    """1.16.5a, b: there are no additional costs, so that there is nothing to decline (1.16.4c)."""
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.effect(CORP, fx.Rez(Each(Named("Nico Campaign")), ignoring=ignoring))
    assert (t.card("Nico Campaign").faceup, t.credits("corp")) == (True, 5)


def test_an_additional_cost_can_be_declined_although_the_cost_is_ignored() -> None:
    """1.16.4c, 1.16.5a: what is ignored is the play cost."""
    runner("Toll Event", "event", Play((Gain(5),)), Static(Price("play", cost(clicks=1))), cost=3)
    t = Table()
    t.hand("runner", "Toll Event")
    t.start("runner")
    t.effect(RUNNER, fx.PlayThat(Each(InZone((GRIP,))), ignoring="cost"))
    assert t.decision.kind == "additional"
    t.click("Do not pay")
    assert (t.credits("runner"), t.names("grip")) == (5, ["Toll Event"])
