"""Tags given and removed by instructions (10.5)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.amounts import Remembered
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, RemoveTags
from engine.netrunner.language.modifiers import CountsAsTagged, Modify
from engine.netrunner.language.selectors import ANY_NUMBER
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_up_to_so_many_tags_is_a_choice() -> None:
    """1.2.4: none may be chosen where the card says so, and never more than there are."""
    runner("Hideout", "event", Play((RemoveTags(2, least=0),)), cost=0)
    t = Table()
    t.hand("runner", "Hideout", "Hideout")
    t.set(tags=3)
    t.start("runner")
    t.click("Play Hideout")
    assert t.options == ["2", "1", "0"]
    t.click("1")
    assert t.game.state.tags == 2
    t.click("Play Hideout")
    t.click("2")
    assert t.game.state.tags == 0


def test_any_number_of_tags_by_the_corp() -> None:
    corp("Ledger", "operation", Play((RemoveTags(ANY_NUMBER, least=0), Gain(Remembered("removed")))), cost=0)
    t = Table()
    t.hand("corp", "Ledger")
    t.set(tags=3)
    t.start("corp")
    t.click("Play Ledger")
    assert len(t.options) == 4
    t.click("2")
    assert (t.game.state.tags, t.credits("corp")) == (1, 7)


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_who_pays_with_a_tag_removes_it(side: Seat) -> None:
    """1.14.5: no card of the Runner's pays so today; what hears of removed tags hears who removed them."""
    make, kind = {"corp": (corp, "upgrade"), "runner": (runner, "resource")}[side]
    make("Confessor", kind, Paid(cost(tags=-1), (Gain(1),)))
    t = Table()
    if side == "corp":
        t.root("Server 1", "Confessor", rezzed=True)
    else:
        t.rig("Confessor")
    t.set(tags=2)
    t.start(side)
    t.click("Confessor")
    assert t.game.state.tags == 1
    assert [event.seat for event in t.game.state.happened if event.kind is EventKind.UNTAG] == [side]


def test_who_is_tagged_while_tagged_is_tagged_by_tags_alone() -> None:
    """What counts the Runner as tagged is not on for that alone; with a tag, or another such card, it is."""
    runner("Mirror", "resource", Static(CountsAsTagged(), Tagged()))
    runner("Mark", "resource", Static(CountsAsTagged()))
    runner("Counts", "resource", Static(Modify("hand_runner", 1), Tagged()))
    for rig, tags, tagged in ((("Mirror",), 0, False), (("Mirror",), 1, True), (("Mirror", "Mark"), 0, True)):
        t = Table()
        t.rig(*rig, "Counts")
        t.set(tags=tags)
        t.start("runner")
        assert t.game.tagged() is tagged
        assert t.view("runner").runner.max_hand_size == 5 + tagged
