"""Upgrades of the Core Set."""

from __future__ import annotations

import pytest

from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, run_on, running

# -- Akitaro Watanabe -------------------------------------------------------------------------------------


def test_akitaro_and_experiential_data_help_the_ice_of_their_server() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Tollbooth", rezzed=False)
    t.ice("R&D", "Hunter", rezzed=False)
    t.root("HQ", "Akitaro Watanabe", "Experiential Data", rezzed=True)
    t.set(corp_credits=0)
    t.start("corp")
    ice = [t.game.state.cards[oid] for name in ("hq", "rd") for oid in t.game.state.servers[name].ice]
    assert [t.game.can_rez(card, 0, "") for card in ice] == [True, False, False]
    t.set(corp_credits=6)
    assert [t.game.can_rez(card, 0, "") for card in ice] == [True, True, True]
    assert [t.game.strength(card) for card in ice] == [2, 6, 4]


# -- Corporate Troubleshooter -----------------------------------------------------------------------------


def test_corporate_troubleshooter_makes_ice_of_its_server_stronger_for_the_turn() -> None:
    t = Table()
    t.root("HQ", "Corporate Troubleshooter", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=True)
    t.ice("R&D", "Palisade", rezzed=True)
    t.start(CORP)
    t.play("Corporate Troubleshooter", "3")
    assert t.credits(CORP) == 5 - 3
    assert sorted(t.game.strength(c) for c in t.game.state.cards.values() if c.code == "palisade") == [2, 5]
    assert t.names("archives") == ["Corporate Troubleshooter"]


# -- Red Herrings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("credits", [4, 5])
def test_red_herrings_make_stealing_cost_five(credits: int) -> None:
    t = Table()
    t.root("Server 1", "Red Herrings", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Do not steal"):
        go_on(t)
    assert t.offered("Steal Offworld Office") == (credits == 5)
    if credits == 5:
        t.click("Steal Offworld Office")
        finish_run(t)
        assert t.credits("runner") == 0
    run_on(t, "Server 2") if not running(t) else finish_run(t)
    assert t.happened("stolen") == 2 * (credits == 5)


# -- Research Station -------------------------------------------------------------------------------------


def test_research_station_is_in_hq_and_raises_the_hand_size() -> None:
    t = Table()
    t.hand("corp", "Research Station")
    t.root("HQ", "Research Station", rezzed=True)
    t.start("corp")
    assert t.game.hand_size("corp") == 7
    t.click("Install Research Station in the root of HQ, trashing")
    assert {card.server for card in t.game.installed()} == {"hq"}


# -- SanSan City Grid -------------------------------------------------------------------------------------


def test_sansan_city_grid_helps_agendas_in_its_server_only() -> None:
    t = Table()
    t.root("Server 1", "SanSan City Grid", rezzed=True)
    t.root("Server 1", "Offworld Office", advancement=3)  # requirement 4
    t.root("Server 2", "Send a Message", advancement=4)  # requirement 5
    t.start("corp")
    assert t.offered("Score Offworld Office")
    assert not t.offered("Score Send a Message")
