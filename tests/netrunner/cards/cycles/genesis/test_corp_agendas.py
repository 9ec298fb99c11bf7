"""Agendas of the Genesis cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, owning, run_to_card, scoring

# -- Braintrust -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "placed"), [(3, 0), (5, 1), (7, 2)])
def test_braintrust_makes_ice_cheaper_for_what_was_too_much(counters: int, placed: int) -> None:
    t = Table()
    t.root("Server 1", "Braintrust", advancement=counters)
    t.ice("HQ", "Tollbooth", rezzed=False)
    t.start("corp")
    t.click("Score Braintrust")
    assert t.card("Braintrust", "corp_score").agenda == placed
    for credits in (8 - placed, 7 - placed):
        t.set(corp_credits=credits)
        assert t.game.can_rez(t.card("Tollbooth"), 0, "") == (credits == 8 - placed)


# -- Fetal AI ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["Server 1", "R&D"])
def test_fetal_ai_hurts_and_costs(where: str) -> None:
    t = run_to_card("Fetal AI", where, runner_credits=2)
    while not t.offered("Steal Fetal AI"):
        go_on(t)
    assert len(t.names("grip")) == 3
    assert t.happened("revealed") == (where == "R&D")
    t.click("Steal Fetal AI")
    assert t.credits("runner") == 0


# -- Government Contracts ---------------------------------------------------------------------------------


def test_government_contracts_turns_two_clicks_into_four_credits() -> None:
    t = owning("Government Contracts")
    t.start("corp")
    t.click("Government Contracts")
    assert (t.credits("corp"), t.clicks("corp")) == (9, 1)


# -- Project Vitruvius ------------------------------------------------------------------------------------


def test_project_vitruvius_gets_a_counter_for_every_advancement_past_three() -> None:
    t = scoring("Project Vitruvius", 5)
    t.discard_pile("corp", "Retribution", "Hedge Fund")
    t.start("corp")
    t.click("Score Project Vitruvius")
    assert t.card("Project Vitruvius", "corp_score").agenda == 2
    t.pass_until("Project Vitruvius")
    t.click("Project Vitruvius")
    t.click("Retribution")
    assert (t.names("hq"), t.card("Project Vitruvius", "corp_score").agenda) == (["Retribution"], 1)


def test_project_vitruvius_scored_with_three_has_no_counter() -> None:
    t = scoring("Project Vitruvius", 3)
    t.discard_pile("corp", "Retribution")
    t.start("corp")
    t.click("Score Project Vitruvius")
    assert t.card("Project Vitruvius", "corp_score").agenda == 0
    assert not t.offered("Project Vitruvius")


# -- False Lead -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clicks", "left"), [(4, 1), (3, 0), (2, None)])
def test_false_lead_takes_two_clicks_or_nothing(clicks: int, left: int | None) -> None:
    t = Table(policy=ASK_ALL)
    t.score_area("corp", "False Lead")
    t.start("runner", clicks=clicks)
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    if left is None:
        with pytest.raises(LookupError):  # 1.2.5: it would do nothing
            t.pass_until("False Lead: ")
        return
    t.pass_until("False Lead: ")
    assert t.decision.seat == "corp"
    t.click("False Lead: ")
    assert t.clicks("runner") == left
    assert t.names("corp_score") == []
