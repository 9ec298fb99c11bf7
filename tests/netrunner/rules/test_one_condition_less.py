"""What one condition less would change, and no other test tells."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, Trash
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.selectors import Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner
from tools.twins.netrunner import swappable


def told(t: Table, seat: str) -> list[str]:
    """Why the seat cannot do what it cannot do now."""
    return [line for _, lines in t.game.why_not(seat, "en") for line in lines]


@pytest.mark.parametrize("ice", [0, 1])
def test_9_12_3c_of_several_modes_one_has_to_be_possible_as_a_whole(ice: int) -> None:
    mode = (Trash(target(Type("ice"))), Gain(1))
    runner("Fork", "resource", Paid(cost(clicks=1), (ChooseOne((mode, (*mode, Gain(1))), must=True),)))
    t = Table()
    t.ice("HQ", *["Palisade"] * ice)
    t.rig("Fork")
    t.start(RUNNER)
    assert t.offered("Fork") is bool(ice)


@pytest.mark.parametrize("title", ["Hedge Fund", "Palisade"])
def test_10_2_whether_hidden_cards_leave_something_to_choose_is_not_told_by_asking(title: str) -> None:
    """Clone Suffrage Movement may take an operation back: the Runner does not see whether there is one."""
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    t.discard_pile(CORP, title, faceup=False)
    t.start(CORP, turn_begins=True)
    t.pass_until("No")
    assert (t.decision.seat, t.decision.kind) == (CORP, "may")
    assert t.offered("Yes") is (title == "Hedge Fund")


@pytest.mark.parametrize(("title", "told"), [("Leech", 1), ("Docklands Pass", 0)])
def test_9_9_5c_what_spares_no_card_prevents_nothing(title: str, told: int) -> None:
    runner("Vault", "resource", Static(Prevents("trash", what=Type("program"))))
    t = Table()
    t.rig("Vault", title)
    t.start(CORP)
    t.effect(CORP, Trash(Each(Named(title))))
    assert t.happened("prevented") == told
    assert (title in t.names("installed")) is bool(told)


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
