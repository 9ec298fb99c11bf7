"""Tags given and removed by instructions (10.5)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Play
from engine.netrunner.language.amounts import Remembered
from engine.netrunner.language.effects import Gain, RemoveTags
from engine.netrunner.language.selectors import ANY_NUMBER
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
