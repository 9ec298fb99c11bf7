"""What is foreseen is counted: link, what is done twice, and what is paid before it."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Sub, When
from engine.netrunner.language.costs import Cost, DamageCost
from engine.netrunner.language.effects import Damage, Draw, EndTheRun, Trace
from engine.netrunner.language.flow import ForNow, Repeat, Unless
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import This
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import blank
from tests.netrunner.test_flatlines_foreseen import CAN, RUN, SURE, Played, at, confirm

PRICK = Damage("net", 1)


@pytest.mark.parametrize("rig", ["", "Rabbit Hole"])
def test_link_counts_against_a_trace(rig: str) -> None:
    """Rabbit Hole: +1 link (10.8.3)."""
    blank("Gate", CORP, ICE, (Sub((Trace(1, (Damage("net", 2),)),)),), strength=3)
    t = at("Gate", cards=1, corp=0, rig=(rig,) if rig else ())
    assert (SURE in (confirm(t, RUN) or "")) is (not rig)
    Played().held_against(t.game, rig, RUN)


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("gained", [True, False])
def test_what_is_done_twice_counts_twice(gained: bool, cards: int) -> None:
    """By an instruction that is repeated, and by subroutines that the ice gains."""
    gains = When(ENCOUNTERED, (ForNow(GainSubs(Sub((PRICK,)), 2), "encounter", This()),))
    blank("Twice", CORP, ICE, (gains if gained else Sub((Repeat((PRICK,), 2),)),), strength=3)
    t = at("Twice", cards=cards)
    assert (SURE in (confirm(t, RUN) or "")) is (cards < 2)
    Played().held_against(t.game, (gained, cards), RUN)


@pytest.mark.parametrize("cards", [1, 2])
def test_damage_that_is_paid_to_stay_in_the_run_counts_with_what_comes(cards: int) -> None:
    """The run ends unless the Runner suffers 1 net damage (1.16.11); then comes another."""
    toll = Unless((EndTheRun(),), (Cost((DamageCost("net", 1),)),), by=RUNNER)
    blank("Toll", CORP, ICE, (Sub((toll,)), Sub((PRICK,))), strength=3)
    t = at("Toll", cards=cards)
    t.click(RUN)
    said = {option.verb: t.asked.options[i].confirm for i, option in enumerate(t.decision.options)}
    assert (SURE in (said["pay"] or "")) is (cards < 2)
    assert said["do_not_pay"] is None
    Played().held_against(t.game, cards)


@pytest.mark.parametrize(("what", "said"), [
    ((Draw(1, who=RUNNER), Damage("net", 2)), False),
    ((Damage("net", 2), Draw(2, who=RUNNER)), True),
    ((Damage("net", 2), Draw(3, who=RUNNER), Damage("net", 1)), True),
])  # fmt: skip
def test_cards_that_are_drawn_before_count_and_those_after_do_not(
    what: tuple[Effect, ...], said: bool
) -> None:
    blank("Tide", CORP, ICE, (Sub(what),), strength=3)
    t = at("Tide", cards=1)
    assert (SURE in (confirm(t, RUN) or "")) is said
    Played().held_against(t.game, said, RUN)


@pytest.mark.parametrize(("cards", "said"), [(5, True), (6, False)])
def test_damage_that_does_more_for_each_card_it_trashes(cards: int, said: bool) -> None:
    """Saisentan: three times 1 net damage, and 1 more for each card of the type that the Corp named."""
    assert (CAN in (confirm(at("Saisentan", cards=cards), RUN) or "")) is said
