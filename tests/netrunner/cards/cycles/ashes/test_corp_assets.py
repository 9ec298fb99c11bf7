"""Assets of the Ashes cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import corp_holding


@pytest.mark.parametrize(("inside", "usable"), [("PAD Campaign", True), ("Hedge Fund", False)])
def test_vaporframe_fabricator_asks_whatever_hq_holds(inside: str, usable: bool) -> None:
    """10.2: that there is nothing to install in HQ is not told by asking nothing."""
    t = Table()
    t.hand("corp", inside)
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash Vaporframe Fabricator")
    assert t.decision.seat == "corp"
    assert t.asks("reaction")
    assert t.offered("Use Vaporframe Fabricator") == usable


def test_vaporframe_fabricator_installs_for_nothing_once_a_turn() -> None:
    t = corp_holding("Ice Wall", "Ice Wall")
    t.ice("HQ", "Enigma")
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.start("corp")
    t.click("Vaporframe Fabricator:")
    t.play("Ice Wall", "HQ")
    t.next_action()
    assert t.names("installed").count("Ice Wall") == 1
    assert (t.credits("corp"), t.clicks("corp")) == (9, 2)
    assert not t.offered("Vaporframe Fabricator:")


@pytest.mark.parametrize("card", ["Ice Wall", "PAD Campaign"])
def test_vaporframe_fabricator_installs_as_it_is_trashed_but_not_in_its_root(
    card: str,
) -> None:
    t = corp_holding(card)
    t.ice("Server 1", "Enigma", rezzed=False)
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash Vaporframe Fabricator")
    t.click("Vaporframe Fabricator")
    while t.decision.seat == "corp" and not t.offered("Server 1") and not t.offered("new"):
        t.answer([t.asked.options[0].key])
    assert t.offered("Server 1") == (card == "Ice Wall")
