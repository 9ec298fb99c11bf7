"""Hostile Infrastructure and Metamorph."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


@pytest.mark.parametrize(("rezzed", "left"), [(True, 4), (False, 5)])
def test_hostile_infrastructure_hurts_who_trashes_a_corp_card(rezzed: bool, left: int) -> None:
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", rezzed=rezzed)
    t.root("Server 2", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 2")
    t.pass_until("Trash")
    t.click("Trash")
    finish_run(t)
    assert len(t.names("grip")) == left


def test_hostile_infrastructure_hurts_who_trashes_it() -> None:
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash")
    finish_run(t)
    assert len(t.names("grip")) == 4


@pytest.mark.parametrize("ours", [("Palisade", "Tithe"), ("PAD Campaign", "Nico Campaign")])
def test_metamorph_swaps_two_of_the_corps_cards(ours: tuple[str, str]) -> None:
    ice = ours[0] == "Palisade"
    t = Table()
    for server, title in zip(("R&D", "Archives") if ice else ("Server 1", "Server 2"), ours, strict=True):
        (t.ice if ice else t.root)(server, title)
    t.ice("HQ", "Metamorph")
    before = [t.card(title).server for title in ours]
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert [t.card(title).server for title in ours] == before[::-1]
