"""Agendas, assets, upgrades, operations and identities of further lots."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, hq, run_on, running


def office(*titles: str, **fields: int) -> Table:
    """The Corp's turn with these in HQ."""
    t = Table()
    t.hand("corp", *titles)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("corp")
    return t


# -- operations -------------------------------------------------------------------------------------------


def test_blue_level_clearance_takes_two_clicks() -> None:
    t = office("Blue Level Clearance")
    t.click("Play Blue Level Clearance")
    assert (t.credits("corp"), hq(t), t.clicks("corp")) == (9 - 2 + 5, 2, 1)


@pytest.mark.parametrize("tags", [1, 2])
def test_boom_needs_two_tags(tags: int) -> None:
    t = office("BOOM!", tags=tags)
    t.hand("runner", *["Sure Gamble"] * 8)
    assert t.offered("Play BOOM!") == (tags == 2)
    if tags == 2:
        t.click("Play BOOM!")
        assert (grip(t), t.clicks("corp")) == (1, 1)


def test_service_outage_makes_the_first_run_of_the_turn_dearer() -> None:
    t = office("Service Outage")
    t.click("Play Service Outage")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    t.set(runner_credits=0)
    t.refresh()
    assert not t.offered("Run on HQ")
    t.set(runner_credits=1)
    t.refresh()
    run_on(t, "HQ")
    assert t.credits("runner") == 0
    run_on(t, "R&D")
    assert t.happened("run_begins") == 2


def test_service_outage_goes_when_an_agenda_is_stolen() -> None:
    t = office("Service Outage")
    t.root("Server 1", "Offworld Office")
    t.click("Play Service Outage")
    end_turn(t)
    run_on(t, "Server 1")
    assert t.names("archives") == ["Service Outage"]


# -- agendas ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grip", [3, 4])
def test_obokata_protocol_hurts_whoever_steals_it(grip: int) -> None:
    t = Table()
    t.root("Server 1", "Obokata Protocol")
    t.hand("runner", *["Sure Gamble"] * grip)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Do not steal")
    assert t.offered("Steal Obokata Protocol") == (grip == 4)
    if grip == 4:
        t.click("Steal Obokata Protocol")
        assert (t.names("grip"), t.names("runner_score")) == ([], ["Obokata Protocol"])


@pytest.mark.parametrize(("tags", "points"), [(0, 2), (1, 3)])
def test_market_research_is_worth_more_if_the_runner_is_tagged(tags: int, points: int) -> None:
    t = office(tags=tags)
    t.root("Server 1", "Market Research", advancement=4)
    t.refresh()
    t.click("Score Market Research")
    assert t.card("Market Research", "corp_score").agenda == tags
    assert t.game.points("corp") == points


# -- assets and upgrades ----------------------------------------------------------------------------------


def test_breaker_bay_grid_lowers_rez_costs_in_its_root() -> None:
    t = office(corp_credits=4)
    t.root("Server 1", "Breaker Bay Grid", rezzed=True)
    t.root("Server 1", "SanSan City Grid")
    t.root("Server 2", "SanSan City Grid")
    t.refresh()
    there, elsewhere = (c for c in t.game.installed() if c.code == "sansan_city_grid")
    assert t.game.can_rez(there, 0, "")
    assert not t.game.can_rez(elsewhere, 0, "")


def test_georgia_emelyov_hurts_after_unsuccessful_runs_and_moves() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Wall of Static")
    t.root("HQ", "Georgia Emelyov", rezzed=True)
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.pass_until("Gain 1 credit")
    run_on(t, "HQ")
    assert grip(t) == 2
    t.pass_until("Georgia Emelyov: Move")
    t.click("Georgia Emelyov: Move")
    t.click("R&D")
    assert (t.card("Georgia Emelyov").server, t.credits("corp")) == ("rd", 3)
    t.pass_until("Gain 1 credit")
    run_on(t, "HQ")
    assert grip(t) == 2, "she is not there any more"


@pytest.mark.parametrize("stolen", [True, False])
def test_tucana_finds_ice_for_an_agenda(stolen: bool) -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.deck("corp", "Tithe", "Hunter")
    t.set(corp_credits=1)
    t.start("runner" if stolen else "corp")
    if stolen:
        t.click("Run on Server 1")
        while not t.offered("Use Tucana"):
            go_on(t)
    else:
        t.click("Score Offworld Office")
        t.set(corp_credits=1)
    t.pass_until("Use Tucana")
    t.click("Use Tucana")
    t.click("Hunter" if t.offered("Hunter") else t.options[0])
    t.click("Server 1")
    assert t.card("Hunter").faceup
    assert t.card("Hunter").server == "remote1"


def test_tucana_counts_after_it_was_trashed_and_only_there() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office")
    t.deck("corp", "Hunter")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access Tucana")
    t.play("Access Tucana", "Trash Tucana")
    t.pass_until("Use Tucana")
    t.click("Do not use it")
    finish_run(t)
    t.click("Run on Server 2")
    while running(t):
        assert not t.offered("Tucana")
        go_on(t)


def test_tucana_is_installed_in_remote_servers_only() -> None:
    t = office("Tucana")
    t.click("Install Tucana")
    assert not t.offered("HQ")


# -- identities -------------------------------------------------------------------------------------------


def test_controlling_the_message_traces_the_first_trash_of_a_turn() -> None:
    t = Table(corp="NBN: Controlling the Message")
    t.root("Server 1", "Melange Mining Corp.")
    t.root("Server 2", "Melange Mining Corp.")
    t.rig("No Free Lunch")
    t.set(runner_credits=20)
    t.start("runner")
    for server in ("Server 1", "Server 2"):
        t.click(f"Run on {server}")
        t.pass_until("Trash Melange Mining Corp.")
        t.click("Trash Melange Mining Corp.")
        if server == "Server 1":
            t.click("Use NBN")
            t.play("0 credits", "0 credits")
            assert t.game.state.tags == 1
        finish_run(t)
    assert t.happened("traced") == 1


def test_controlling_the_message_may_be_left() -> None:
    t = Table(corp="NBN: Controlling the Message")
    t.root("Server 1", "Melange Mining Corp.")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Melange Mining Corp.")
    t.play("Trash Melange Mining Corp.", "Do not use it")
    finish_run(t)
    assert t.happened("traced") == 0


@pytest.mark.parametrize("counters", [0, 2])
def test_allele_repression_swaps_cards_of_hq_and_archives(counters: int) -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Allele Repression", rezzed=True, advancement=counters)
    t.hand("corp", "Palisade", "Hunter", "Enigma")
    t.discard_pile("corp", "Tithe", "Hedge Fund", "Urtica Cipher", faceup=False)
    t.start("corp")
    t.pass_until("Gain 1 credit")
    t.click("Advance Allele Repression")
    t.pass_until("Allele Repression: Swap 1 card in HQ")
    t.click("Allele Repression: Swap 1 card in HQ")
    for mine, there in (("Palisade", "Tithe"), ("Hunter", "Hedge Fund"), ("Enigma", "Urtica"))[
        : counters + 1
    ]:
        t.click(mine)
        t.click(there)
    assert sorted(t.names("hq")) == (
        ["Enigma", "Hunter", "Tithe"] if counters == 0 else ["Hedge Fund", "Tithe", "Urtica Cipher"]
    )
    down = [t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"]]
    assert down.count(True) == 1, "only Allele Repression itself, which was rezzed"


@pytest.mark.parametrize("copy", [True, False])
def test_the_twins_make_the_runner_meet_ice_again(copy: bool) -> None:
    t = Table()
    t.ice("Server 1", "Hunter")
    t.root("Server 1", "The Twins", rezzed=True)
    t.hand("corp", *["Hunter"] * copy, "Palisade")
    t.start("runner")
    t.click("Run on Server 1")
    while t.happened("pass_ice") < 1:
        go_on(t)
    while t.decision.seat == "runner":
        go_on(t)
    assert t.offered("Reveal and trash 1 copy") is copy
    t.click("Reveal and trash" if copy else "Do not pay")
    finish_run(t)
    assert (t.happened("encounter"), t.happened("pass_ice")) == (1 + copy, 1)
    assert t.names("archives") == ["Hunter"] * copy
    assert t.happened("revealed") == copy


def test_the_twins_may_keep_the_copy() -> None:
    t = Table()
    t.ice("Server 1", "Hunter")
    t.root("Server 1", "The Twins", rezzed=True)
    t.hand("corp", "Hunter")
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Do not pay"):
        go_on(t)
    t.click("Do not pay")
    finish_run(t)
    assert (t.happened("encounter"), t.names("hq")) == (1, ["Hunter"])


def test_raman_rai_swaps_what_was_drawn_with_a_card_of_its_type() -> None:
    """8.4.3b, 8.8.4d: what it is swapped with counts as drawn instead. Rules: 2.1.4."""
    t = Table()
    t.root("Server 1", "Raman Rai", rezzed=True)
    t.deck("corp", "Enigma", "Hunter")
    t.discard_pile("corp", "Hedge Fund", "Tollbooth", faceup=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Use Raman Rai")
    t.click("Use Raman Rai")
    t.click("Lose 1 click")
    if t.offered("Tollbooth"):
        assert not t.offered("Hedge Fund")
        t.click("Tollbooth")
    t.next_action()
    assert t.names("hq") == ["Tollbooth"]
    assert sorted(t.names("archives")) == ["Enigma", "Hedge Fund"]
    assert t.card("Enigma", "archives").faceup, "it was revealed (8.8.4a)"
    assert t.clicks("corp") == 2
    t.click("Draw 1 card")
    assert t.names("hq") == ["Tollbooth", "Hunter"], "once per turn"
