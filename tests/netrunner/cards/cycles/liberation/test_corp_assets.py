"""Assets of the Liberation cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, hq, run_on, running


@pytest.mark.parametrize("action", ["Gain 1 credit", "Draw 1 card"])
def test_wage_workers_pay_the_third_equal_action(action: str) -> None:
    t = Table()
    t.root("Server 1", "Wage Workers", rezzed=True)
    t.start("corp")
    t.play(action, action)
    assert t.clicks("corp") == 1
    t.click(action)
    assert t.clicks("corp") == 1
    t.click(action)  # a fourth time is not the third
    assert t.clicks("corp") == 0


def test_wage_workers_pay_nothing_for_different_actions() -> None:
    t = Table()
    t.root("Server 1", "Wage Workers", rezzed=True)
    t.start("corp")
    t.play("Gain 1 credit", "Draw 1 card", "Gain 1 credit")
    assert t.clicks("corp") == 0


def asset(title: str, *hand: str, begins: bool = True, rezzed: bool = True, **counters: int) -> Table:
    """The Corp's turn with an asset in Server 1."""
    t = Table(filler=9)
    t.root("Server 1", title, rezzed=rezzed, **counters)
    t.hand("corp", *hand)
    t.set(corp_credits=9)
    if begins:
        t.start("corp", turn_begins=True)
    return t


@pytest.mark.parametrize(("server", "tags"), [("HQ", 1), ("Server 1", 1), ("HQ", 0)])
def test_b_1001_ends_runs_on_other_servers_for_a_tag(server: str, tags: int) -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "B-1001", rezzed=True)
    t.set(tags=tags)
    t.start("runner")
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    if server == "HQ" and tags:
        t.pass_until("B-1001:")
        t.click("B-1001:")
        assert t.game.state.tags == 0
        assert not running(t)
        return
    while running(t):
        assert not t.offered("B-1001:")
        go_on(t)


@pytest.mark.parametrize("place", ["hq", "rd", "archives", "remote"])
def test_behold_tags_for_4_credits_but_not_in_archives(place: str) -> None:
    t = Table(filler=0)
    if place == "hq":
        t.hand("corp", "Behold!")
    elif place == "rd":
        t.deck("corp", "Behold!")
    elif place == "archives":
        t.discard_pile("corp", "Behold!")
    else:
        t.root("Server 1", "Behold!")
    t.start("runner")
    servers = {"hq": "HQ", "rd": "R&D", "archives": "Archives", "remote": "Server 1"}
    t.click(f"Run on {servers[place]}")
    if place == "archives":
        t.next_action()
        assert (t.game.state.tags, t.credits("corp")) == (0, 5)
        return
    t.pass_until("Pay 4")
    t.click("Pay 4")
    assert (t.happened("revealed") == 1) == (place == "rd")
    assert (t.game.state.tags, t.credits("corp")) == (2, 1)


@pytest.mark.parametrize("use", [True, False])
def test_charlotte_cacador_pays_for_an_advancement_counter(use: bool) -> None:
    """Charlotte Caçador."""
    t = asset("Charlotte Caçador", advancement=1)
    t.pass_until("Spend 1")
    t.click("Spend 1" if use else "Do not")
    t.next_action()
    assert (t.credits("corp"), hq(t)) == ((13, 2) if use else (9, 1))
    assert t.card("Charlotte Caçador").advancement == 1 - use


def test_charlotte_cacador_is_advanced_and_trashed_for_credits() -> None:
    t = asset("Charlotte Caçador", begins=False)
    t.start("corp")
    assert not t.offered("Charlotte Caçador:")
    t.play("Advance Charlotte", "Charlotte Caçador:")
    assert t.credits("corp") == 11
    assert t.names("archives") == ["Charlotte Caçador"]


def test_cybersand_harvester_pays_installs_and_is_emptied() -> None:
    t = asset("Cybersand Harvester", "Palisade", begins=False)
    t.ice("HQ", "Ice Wall", "Palisade", rezzed=False)
    t.root("Server 2", "PAD Campaign")
    t.start("runner", clicks=1)
    t.play("Run on HQ", "Rez Palisade")
    assert t.card("Cybersand Harvester").credit == 2
    while t.game.state.active == "runner":
        go_on(t)
    t.pass_until("Rez PAD")
    t.set(corp_credits=9)
    t.click("Rez PAD")
    assert t.card("Cybersand Harvester").credit == 2, "not a piece of ice"
    t.pass_until("Install Palisade protecting HQ ·")
    before = t.card("Cybersand Harvester").credit + t.credits("corp")
    t.click("Install Palisade protecting HQ ·")
    while not t.offered("Gain 1 credit"):
        t.click(next(o for o in t.options if "Cybersand" in o))
    assert t.card("Cybersand Harvester").credit < 2
    assert t.card("Cybersand Harvester").credit + t.credits("corp") == before - 2
    t = asset("Cybersand Harvester", begins=False, credit=3)
    t.start("corp")
    t.click("Cybersand Harvester:")
    assert t.credits("corp") == 12
    assert t.names("archives") == ["Cybersand Harvester"]


@pytest.mark.parametrize("ice", [True, False])
def test_federal_fundraising_arranges_and_draws_without_ice(ice: bool) -> None:
    t = asset("Federal Fundraising", begins=False)
    t.deck("corp", "Hedge Fund", "PAD Campaign", "Palisade")
    if ice:
        t.ice("Server 1", "Ice Wall", rezzed=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Yes")
    t.click("Yes")
    t.answer([option.key for option in reversed(t.asked.options)])
    if not ice:
        t.pass_until("Yes")
        t.click("Yes")
    t.next_action()
    assert t.names("hq") == ["Palisade", *["PAD Campaign"] * (not ice)]


@pytest.mark.parametrize(("ice", "left"), [(False, 3), (True, 5)])
def test_front_company_guards_remote_servers_and_archives(ice: bool, left: int) -> None:
    t = asset("Front Company", begins=False)
    if ice:
        t.ice("Server 1", "Ice Wall", rezzed=False)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    assert not t.offered("Run on Server 1")
    run_on(t, "Archives")
    assert grip(t) == left
    run_on(t, "Archives")
    assert grip(t) == left, "the first time each turn"
    assert t.offered("Run on Server 1")


def test_front_company_is_rezzed_in_ones_own_turn_only() -> None:
    t = asset("Front Company", rezzed=False, begins=False)
    t.start("corp")
    assert t.offered("Rez Front Company")
    t = asset("Front Company", rezzed=False, begins=False)
    t.root("Server 2", "PAD Campaign")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Rez PAD")
    assert not t.offered("Rez Front Company")


@pytest.mark.parametrize("ice", [True, False])
def test_hearts_and_minds_moves_and_places_counters(ice: bool) -> None:
    t = asset("Hearts and Minds", begins=False)
    t.root("Server 2", "Offworld Office")
    t.root("Server 3", "PAD Campaign", advancement=1)
    if ice:
        t.ice("Server 1", "Palisade", rezzed=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Yes")
    t.click("Yes")
    for _ in range(6):
        if t.offered("Gain 1 credit"):
            break
        t.click("Yes" if t.offered("Yes") else "PAD" if t.offered("PAD") else "Offworld")
    assert t.card("PAD Campaign").advancement == 0
    assert t.card("Offworld Office").advancement == (1 if ice else 2)


def test_janaina_gathers_credits_and_goes_back_to_hq() -> None:
    """Janaína “JK” Dumont Kindelán."""
    t = asset("Janaína “JK” Dumont Kindelán", "Palisade")
    t.next_action()
    assert t.card("Janaína “JK” Dumont Kindelán").credit == 3
    t.play("Janaína “JK” Dumont Kindelán:", "Palisade", "Protecting HQ")
    assert t.credits("corp") == 12
    assert t.names("installed") == ["Palisade"]
    assert "Janaína “JK” Dumont Kindelán" in t.names("hq")


@pytest.mark.parametrize("use", [True, False])
def test_the_powers_that_be_install_for_nothing(use: bool) -> None:
    t = asset("The Powers That Be", begins=False)
    t.ice("HQ", "Ice Wall")
    t.root("Server 2", "Offworld Office", advancement=4)
    t.discard_pile("corp", "Palisade")
    t.start("corp")
    t.click("Score Offworld")
    t.click("Use The Powers")
    if use:
        t.play("Palisade", "Protecting HQ")
    else:
        t.click("No")
    assert ("Palisade" in t.names("installed")) == use
    t.next_action()
    assert t.credits("corp") == 9 + 7


@pytest.mark.parametrize("ice", [True, False])
def test_warm_reception_installs_what_is_not_scored_and_derezzes(ice: bool) -> None:
    t = asset("Warm Reception", "Hostile Takeover", begins=False)
    t.root("Server 2", "PAD Campaign", rezzed=True)
    if ice:
        t.ice("Server 1", "Palisade", rezzed=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Use Warm")
    t.click("Use Warm")
    t.play("Hostile", "new")
    if not ice:
        t.pass_until("Derez")
        t.click("Derez Warm")
    t.next_action()
    assert t.card("PAD Campaign").faceup == ice
    assert t.card("Warm Reception").faceup == ice
    t.play("Advance Hostile", "Advance Hostile")
    assert t.card("Hostile Takeover").advancement == 2
    assert not t.offered("Score Hostile")


def test_working_prototype_counts_what_is_rezzed_and_pays() -> None:
    t = asset("Working Prototype", begins=False, rezzed=False)
    t.root("Server 2", "PAD Campaign")
    t.start("corp")
    t.click("Rez Working")
    assert t.card("Working Prototype").power == 1
    t.click("Rez PAD")
    assert t.card("Working Prototype").power == 2
    t.click("Working Prototype: Gain 3")
    assert t.card("Working Prototype").power == 1
    assert t.credits("corp") == 9 - 1 - 2 + 3


def test_working_prototype_sends_a_resource_back() -> None:
    t = asset("Working Prototype", begins=False, power=5)
    t.rig("Telework Contract", "Cleaver")
    t.start("corp")
    t.click("Working Prototype: Gain 6")
    if t.offered("Telework"):
        t.click("Telework")
    assert t.credits("corp") == 15
    assert t.names("stack")[0] == "Telework Contract"
    assert t.card("Working Prototype").power == 0


# -- Balanced Coverage ------------------------------------------------------------------------------------


def covering(top: str) -> Table:
    t = Table()
    t.root("Server 1", "Balanced Coverage", rezzed=True)
    t.deck("corp", top)
    t.start("corp", turn_begins=True)
    return t


@pytest.mark.parametrize(("reveal", "gained"), [(True, 2), (False, 0)])
def test_balanced_coverage_pays_for_a_guessed_type(reveal: bool, gained: int) -> None:
    t = covering("Ice Wall")
    t.play("Use Balanced Coverage", "Ice")
    t.click("Yes" if reveal else "No")
    assert t.credits("corp") == 5 + gained
    assert t.happened("revealed") == int(reveal)


def test_balanced_coverage_pays_nothing_for_a_wrong_guess() -> None:
    t = covering("Ice Wall")
    t.play("Use Balanced Coverage", "Asset")
    assert not t.offered("Yes")
    assert (t.credits("corp"), t.happened("looked")) == (5, 1)


# -- Cohort Guidance Program ------------------------------------------------------------------------------


def cohort(*in_hq: str) -> Table:
    t = Table()
    t.root("Server 1", "Cohort Guidance Program", rezzed=True)
    t.hand("corp", *in_hq)
    t.discard_pile("corp", "Ice Wall", faceup=False)
    t.start("corp", turn_begins=True)
    t.click("Use Cohort")
    return t


def test_cohort_trades_a_card_for_credits_and_another() -> None:
    t = cohort("Hedge Fund")
    t.click("Trash 1 card")
    t.click("Hedge Fund")
    assert t.credits("corp") == 7
    assert sorted(t.names("archives")) == ["Hedge Fund", "Ice Wall"]
    assert hq(t) == 2, "one drawn by it, one by the turn"


def test_cohort_turns_a_card_faceup_to_advance_another() -> None:
    t = cohort("Hedge Fund")
    t.click("Turn 1 facedown")
    assert t.card("Ice Wall", "archives").faceup
    assert t.card("Cohort Guidance Program").advancement == 1
    assert t.credits("corp") == 5


def test_cohort_gains_nothing_without_a_card_to_trash() -> None:
    t = cohort()
    t.click("Trash 1 card")
    t.next_action()
    assert (t.credits("corp"), hq(t)) == (5, 1)


def test_janaina_gathers_nothing_in_the_runners_turn_and_need_not_install() -> None:
    t = Table()
    t.root("Server 1", "Janaína “JK” Dumont Kindelán", rezzed=True)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.card("Janaína “JK” Dumont Kindelán").credit == 0
    t = asset("Janaína “JK” Dumont Kindelán", "Palisade")
    t.next_action()
    t.play("Janaína “JK” Dumont Kindelán:", "No")
    assert t.names("installed") == []
    assert "Palisade" in t.names("hq")
