"""What one word less of a rule would change: each test tells the rule from its nearest neighbour."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    Gain,
    GiveTags,
    Pick,
    ResolveSubroutine,
)
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.selectors import (
    Installed,
    Result,
    Type,
)
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, ice


def test_3_9_5h_each_part_of_an_ability_breaks_on_ice_of_its_own_subtype() -> None:
    """3.9.5h: on a barrier only the first of two instructions breaks anything."""
    breaker("Janus", Paid(cost(credits=1), (Break(1, "barrier"), Break(1, "sentry")), interface=True))
    ice("Rampart", Sub((Gain(1),)), Sub((Gain(1),)), subtype="barrier")
    t = Table()
    t.ice("HQ", "Rampart")
    t.rig("Janus")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.pass_until("Janus")
    t.click("Janus")
    while t.decision.kind == "target":
        t.answer([t.decision.options[0].key])
    assert len(t.game.unbroken()) == 1


def test_9_12_3c_a_mode_may_be_about_the_card_that_it_chooses_first() -> None:
    """9.12.3c, 9.8.11: the Corp can choose the ice, so the subroutine counts as one that can be resolved."""
    ice("Fount", Sub((Gain(4),)))
    stir = (Pick(Installed(CORP) & Type("ice")), ResolveSubroutine(Result("chosen")))
    corp("Crossroads", "operation", Play((ChooseOne(((GiveTags(1),), stir)),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Fount")
    t.hand(CORP, "Crossroads")
    t.start(CORP)
    t.pass_until("Play Crossroads")
    t.click("Play Crossroads")
    assert (t.decision.kind, len(t.options)) == ("mode", 2)
    t.answer([t.decision.options[1].key])
    while t.decision.kind in ("target", "subroutine"):
        t.answer([t.decision.options[0].key])
    t.next_action()
    assert (t.credits(CORP), t.game.state.tags) == (9, 0)


@pytest.mark.parametrize("cards", [0, 1])
def test_1_2_5_nobody_draws_from_an_empty_stack(cards: int) -> None:
    """1.2.5, 5.2.7b: the action would change nothing; the Corp may draw from an empty R&D (1.7.2c)."""
    t = Table(filler=0)
    t.deck(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    assert any(option.verb == "draw" for option in t.decision.options) is bool(cards)
