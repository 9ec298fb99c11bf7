"""Upgrades of the Ashes cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid
from tests.netrunner.cards.playing import (
    corp_holding,
    end_turn,
    finish_run,
    go_on,
    run_on,
    running,
)

# -- Cayambe Grid -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_cayambe_grid_advances_ice_and_asks_for_credits(pays: bool) -> None:
    t = Table()
    t.ice("Server 1", "Ice Wall", "Ice Wall", rezzed=False)
    t.root("Server 1", "Cayambe Grid", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Ice Wall")
    t.click("Ice Wall protecting Server 1 (innermost)")
    t.next_action()
    assert sorted(card.advancement for card in t.game.installed()) == [0, 0, 1]
    end_turn(t)
    t.pass_until("Run on Server 1")
    before = t.credits("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 2 credits")
    t.click("Pay 2 credits" if pays else "Let it happen")
    finish_run(t)
    assert (t.happened("successful_run"), t.credits("runner")) == (pays, before - 2 * pays)


# -- Ganked! ----------------------------------------------------------------------------------------------


def ganked(place: str) -> Table:
    t = Table()
    t.ice("Server 1", "Karunā")
    if place == "rd":
        t.deck("corp", "Ganked!")
        t.ice("R&D", "Palisade")
    else:
        t.root("Server 1", "Ganked!")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.rig("Carmen")
    t.set(runner_credits=20)
    t.start("runner")
    return t


def test_ganked_makes_the_runner_encounter_ice_again() -> None:
    t = ganked("here")
    t.click("Run on Server 1")
    t.click("Break everything with Carmen")
    while t.decision.kind != "unless":
        go_on(t)
    t.click("Trash")
    assert t.happened("encounter") == 2
    assert "Ganked!" in t.names("archives")
    finish_run(t)


def test_ganked_need_not() -> None:
    t = ganked("here")
    t.click("Run on Server 1")
    t.click("Break everything with Carmen")
    while t.decision.kind != "unless":
        go_on(t)
    t.click("Do not pay")
    finish_run(t)
    assert t.happened("encounter") == 1


def test_ganked_in_rd_is_revealed() -> None:
    t = Table()
    t.deck("corp", "Ganked!")
    t.start("runner")
    t.click("Run on R&D")
    while running(t) and t.happened("revealed") == 0:
        go_on(t)
    assert t.happened("revealed") == 1


def test_ganked_in_archives_cannot_be_trashed_once_more() -> None:
    """1.19.1: what lies in the discard pile is not moved there, or it would be accessed for ever."""
    t = Table()
    t.discard_pile("corp", "Ganked!")
    t.start("runner")
    t.click("Run on Archives")
    for _ in range(20):
        if not running(t):
            break
        assert t.decision.kind != "unless" or not t.offered("Trash")
        go_on(t)
    assert t.happened("accessed") == 1
    assert not running(t)


# -- Increased Drop Rates ---------------------------------------------------------------------------------


@pytest.mark.parametrize("takes", [True, False])
def test_increased_drop_rates_mends_a_name_unless_a_tag_is_taken(takes: bool) -> None:
    t = Table()
    t.deck("corp", "Increased Drop Rates")
    t.set(bad_publicity=1)
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Take 1 tag")
    assert t.happened("revealed") == 1
    t.click("Take 1 tag" if takes else "Let it happen")
    finish_run(t)
    assert (t.game.state.tags, t.game.state.bad_publicity) == ((1, 1) if takes else (0, 0))


def test_increased_drop_rates_is_not_revealed_in_hq() -> None:
    t = Table()
    t.hand("corp", "Increased Drop Rates")
    t.set(bad_publicity=1)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Take 1 tag")
    assert not t.happened("revealed")


# -- La Costa Grid ----------------------------------------------------------------------------------------


def test_la_costa_grid_advances_what_lies_in_its_root() -> None:
    t = Table()
    t.root("Server 1", "La Costa Grid", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Offworld Office")
    t.start("corp", turn_begins=True)
    t.click("Begin the turn")
    assert not t.offered("Offworld Office")
    t.click("PAD Campaign")
    assert t.card("PAD Campaign").advancement == 1


def test_la_costa_grid_goes_to_remote_servers() -> None:
    t = corp_holding("La Costa Grid")
    t.root("Server 1", "PAD Campaign")
    t.start("corp")
    assert t.offered("Install La Costa Grid in Server 1")
    assert not t.offered("Install La Costa Grid in the root of HQ")
    t.click("Install La Costa Grid in a new server")
    assert t.card("La Costa Grid").server == "remote2"


# -- Letheia Nisei ----------------------------------------------------------------------------------------


def letheia(bids: tuple[int, int]) -> Table:
    """The Runner passed the ice and has come to the server; both have bid."""
    t = Table()
    t.ice("Server 1", "Karunā", rezzed=False)
    t.root("Server 1", "Letheia Nisei", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    while t.decision.kind != "bid":
        go_on(t)
    bid(t, *bids)
    return t


@pytest.mark.parametrize("jacks", [True, False])
def test_letheia_nisei_sends_the_runner_back(jacks: bool) -> None:
    t = letheia((0, 1))
    t.click("Trash Letheia")
    assert t.names("archives") == ["Letheia Nisei"]
    t.click("Jack out" if jacks else "Go on")
    assert running(t) != jacks
    finish_run(t)
    assert t.happened("approach_ice") == (1 if jacks else 2)


@pytest.mark.parametrize("declines", [True, False])
def test_letheia_nisei_stays_where_it_is(declines: bool) -> None:
    t = letheia((0, 1) if declines else (1, 1))
    if declines:
        t.click("Do not")
    finish_run(t)
    assert t.happened("approach_ice") == 1
    assert "Letheia Nisei" in t.names("installed")
    assert t.happened("revealed_bids") == 1


# -- Reduced Service --------------------------------------------------------------------------------------


def test_reduced_service_is_paid_for_and_makes_runs_dearer() -> None:
    t = Table()
    t.root("Server 1", "Reduced Service")
    t.set(corp_credits=5, runner_credits=9)
    t.start("corp")
    t.pass_until("Rez Reduced Service")
    t.click("Rez Reduced Service")
    t.click("Pay")
    assert not t.offered("5")
    t.click("3")
    assert (t.card("Reduced Service").power, t.credits("corp")) == (3, 2)
    end_turn(t)
    t.click("Run on Server 1")
    assert t.credits("runner") == 9 - 6
    finish_run(t)
    assert t.card("Reduced Service").power == 3, "no central server"
    run_on(t, "Archives")
    assert t.card("Reduced Service").power == 2
    assert not t.offered("Run on Server 1"), "3 credits"


def test_reduced_service_takes_four_at_most_and_may_be_left_empty() -> None:
    t = Table()
    t.root("Server 1", "Reduced Service")
    t.set(corp_credits=9)
    t.start("corp")
    t.pass_until("Rez Reduced Service")
    t.click("Rez Reduced Service")
    t.click("Do not")
    assert t.card("Reduced Service").power == 0
    end_turn(t)
    t.click("Run on Server 1")
    assert t.credits("runner") == 5
    finish_run(t)


# -- Tranquility Home Grid --------------------------------------------------------------------------------


@pytest.mark.parametrize("credits", [True, False])
def test_tranquility_home_grid_pays_for_the_first_install_in_its_root(credits: bool) -> None:
    t = corp_holding("PAD Campaign", "Offworld Office", "Ice Wall")
    t.root("Server 1", "Tranquility Home Grid", rezzed=True)
    t.start("corp")
    t.click("Install Ice Wall protecting Server 1")
    t.next_action()
    t.click("Install PAD Campaign in Server 1 ·")
    t.click("Gain 2 credits" if credits else "Draw 1 card")
    assert t.credits("corp") == 9 + 2 * credits
    assert len(t.names("hq")) == 1 + (not credits)
    t.click("Install Offworld Office in Server 1 ·")
    t.next_action()
    assert t.credits("corp") == 9 + 2 * credits, "the first time each turn"


def test_tranquility_home_grid_goes_to_remote_servers_and_hears_of_its_own_alone() -> None:
    t = corp_holding("Tranquility Home Grid", "PAD Campaign")
    t.root("Server 1", "Tranquility Home Grid", rezzed=True)
    t.start("corp")
    assert not t.offered("Install Tranquility Home Grid in the root of HQ")
    t.click("Install Tranquility Home Grid in a new server")
    t.click("Install PAD Campaign in a new server")
    t.next_action()
    assert t.credits("corp") == 9


# -- Cold Site Server -------------------------------------------------------------------------------------


def test_cold_site_server_asks_a_click_and_a_credit_for_each_counter() -> None:
    t = Table()
    t.root("HQ", "Cold Site Server", rezzed=True, power=2)
    t.start("runner")
    t.click("Run on HQ")
    assert t.clicks("runner") == 4 - 1 - 2
    assert t.credits("runner") == 5 - 2
    finish_run(t)
    assert not t.offered("Run on HQ"), "3 clicks are not left"
    assert t.offered("Run on R&D")


def test_cold_site_server_takes_counters_for_clicks_until_the_next_turn() -> None:
    t = Table()
    t.root("HQ", "Cold Site Server", rezzed=True, power=2)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Cold Site Server").power == 0
    t.click("Cold Site Server: Place 1 power counter")
    assert t.card("Cold Site Server").power == 1
    assert t.clicks("corp") == 2


def test_cold_site_server_without_counters_asks_nothing() -> None:
    t = Table()
    t.root("HQ", "Cold Site Server", rezzed=True)
    t.start("runner")
    t.click("Run on HQ")
    assert t.clicks("runner") == 3
    assert t.credits("runner") == 5
