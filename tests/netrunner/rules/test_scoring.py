"""What `engine/netrunner/rules/scoring.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import OnlyIf
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run
from tools.twins.netrunner import swappable


@pytest.mark.parametrize("seat", ["runner", "corp"])
def test_1_17_4_agendas_are_faceup_in_score_areas(seat: str) -> None:
    """4.5.2, 1.21.1: installed facedown before, seen by everybody now."""
    t = Table()
    t.root("Server 1", "Plain Agenda", advancement=3)
    t.start(seat)
    if seat == CORP:
        t.click("Score Plain Agenda")
    else:
        t.click("Run on Server 1")
        t.next_action()
    card = t.card("Plain Agenda", f"{seat}_score")
    assert card.faceup
    for viewer in ("corp", "runner", "spectator"):
        assert "Plain Agenda" in repr(t.view(viewer))


def test_3_2_3b_what_an_agenda_says_of_scoring_and_stealing_it_holds_wherever_it_is() -> None:
    """Installed facedown, in HQ, in R&D: it is inactive, and says so all the same (9.1.8)."""
    facts = {"agenda_points": 1, "advancement_requirement": 2}
    dear = Static(Price("steal", cost(credits=7)))
    blank("Guarded", "corp", "agenda", (Static(OnlyIf("score", Tagged())), dear), **facts)
    t = Table()
    t.root("Server 1", "Guarded", advancement=2)
    t.start("corp")
    assert not t.offered("Score Guarded")
    t.set(tags=1)
    t.refresh()
    assert t.offered("Score Guarded")
    for place in ("Server 1", "R&D"):
        t = Table()
        if place == "R&D":
            t.deck("corp", "Guarded")
        else:
            t.root(place, "Guarded")
        t.start("runner")
        t.click(f"Run on {place}")
        finish_run(t)
        assert t.names("runner_score") == []


def test_a_twin_keeps_the_agenda_that_is_being_scored() -> None:
    """What scoring costs shows what it is: how to pay is asked for this agenda, and for no other card."""
    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=5)
    t.root("Server 2", "Nico Campaign")
    t.root("Server 3", "PAD Campaign")
    t.start(CORP)
    t.click("Score Azef Protocol")
    assert t.decision.kind == "pay_with"
    agenda, other = t.card("Azef Protocol").oid, t.card("Nico Campaign").oid
    swapped = swappable(t.game.state, RUNNER)
    assert (agenda in swapped, other in swapped) == (False, True)
