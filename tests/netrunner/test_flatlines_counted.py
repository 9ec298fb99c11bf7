"""What is foreseen is counted: link, what is done twice, and what is paid, lost or declined before it."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Sub, When
from engine.netrunner.language.costs import Cost, DamageCost, cost
from engine.netrunner.language.effects import Damage, Draw, EndTheRun, Lose, Trace
from engine.netrunner.language.flow import ForNow, May, MayPay, Repeat, Unless
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import This
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.policy import POLICY
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank
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


LOSE_CLICK = Lose(1, "clicks", who=RUNNER)


@pytest.mark.parametrize(
    ("what", "clicks", "credits", "corp", "said"),
    [
        ((LOSE_CLICK,), 1, 5, 5, SURE),  # the last click was spent for the run
        ((LOSE_CLICK,), 2, 0, 0, ""),
        ((Lose(1, who=RUNNER),), 4, 0, 5, SURE),
        ((Lose(1, who=RUNNER),), 4, 1, 0, ""),
        ((Lose(1, who=CORP),), 4, 5, 0, SURE),
        ((Lose(1, who=CORP),), 4, 0, 1, ""),
        ((Lose(1, "clicks", who=CORP),), 4, 5, 5, SURE),
        ((LOSE_CLICK, Lose(1, who=RUNNER)), 1, 1, 0, ""),
    ],
)
def test_what_the_runner_may_lose_for_it_has_to_be_there(
    what: tuple[Effect, ...], clicks: int, credits: int, corp: int, said: str
) -> None:
    """1.2.4: nobody may lose what they do not have, so that the 2 net damage that it spares is done."""
    spared = May(what, (Damage("net", 2),), by=RUNNER)
    blank("Bargain", CORP, ICE, (Sub((spared,)),), strength=3)
    t = at("Bargain", cards=1, clicks=clicks, credits=credits, corp=corp)
    asked = confirm(t, RUN) or ""
    assert (SURE in asked, CAN in asked) == (said == SURE, said == CAN)
    Played().held_against(t.game, what, RUN)


@pytest.mark.parametrize(("cards", "asked"), [(0, True), (1, False)])
def test_declining_what_would_spare_the_runner(cards: int, asked: bool) -> None:
    """Mr. Hendrik: for 2 credits of the Corp 1 core damage, or the Runner loses all remaining clicks."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Mr. Hendrik", rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    t.click(RUN)
    t.pass_until("Pay")
    t.click("Pay")
    assert t.asks("may")
    assert (SURE in (confirm(t, "No") or "")) is asked
    assert confirm(t, "Yes") is None
    Played().held_against(t.game, cards)


TOLLED = MayPay(cost(credits=1), (Damage("net", 1),), by=RUNNER, otherwise=(Damage("net", 2),))


@pytest.mark.parametrize(("cards", "pay", "leave"), [(0, SURE, SURE), (1, "", SURE), (2, "", "")])
def test_what_the_runner_may_pay_for_something_else(cards: int, pay: str, leave: str) -> None:
    """1 net damage for 1 credit, or else 2."""
    blank("Turnpike", CORP, ICE, (Sub((TOLLED,)),), strength=3)
    t = at("Turnpike", cards=cards, credits=1)
    t.click(RUN)
    assert t.asks("unless")
    assert [SURE if SURE in (o.confirm or "") else "" for o in t.asked.options] == [pay, leave]
    Played().held_against(t.game, cards)
