"""Events of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.prices import Price
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running

# -- Always Have a Backup Plan ----------------------------------------------------------------------------


def backup(*ice: str) -> Table:
    """The first run, on R&D, is over."""
    t = Table()
    t.ice("R&D", *ice)
    t.root("R&D", "Manegarm Skunkworks")
    t.hand("runner", "Always Have a Backup Plan")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Play Always Have a Backup Plan")
    t.click("R&D")
    while running(t) and t.decision.kind != "reaction":
        go_on(t)
    return t


def test_backup_plan_runs_again_and_bypasses_the_ice_that_stopped_the_first() -> None:
    t = backup("Palisade")
    assert t.happened("unsuccessful_run") == 1
    t.click("Use Always Have a Backup Plan")
    while running(t):
        go_on(t)
    assert t.happened("bypass") == 1
    assert [e.server for e in t.game.state.happened if e.kind == "run_begins"] == ["rd", "rd"]
    assert t.clicks("runner") == 3, "the second run costs no click"


def test_backup_plan_bypasses_the_last_ice_met_and_no_other() -> None:
    t = backup("Palisade", "Whitespace")
    t.click("Use Always Have a Backup Plan")
    while running(t):
        go_on(t)
    bypassed = [e.code for e in t.game.state.happened if e.kind == "bypass"]
    assert bypassed == ["palisade"]
    encounters = [e.code for e in t.game.state.happened if e.kind == "encounter"]
    assert encounters == ["whitespace", "palisade"] * 2


def test_backup_plan_need_not_run_again() -> None:
    t = backup("Palisade")
    go_on(t)
    t.next_action()
    assert t.happened("run_begins") == 1


def test_backup_plan_does_nothing_after_a_successful_run() -> None:
    t = backup()
    t.next_action()
    assert (t.happened("run_begins"), t.happened("successful_run")) == (1, 1)


def test_backup_plan_pays_additional_costs_once() -> None:
    """1.16.5: the second run ignores what is asked for running the server."""
    with taken_back():
        card(
            "toll_gate",
            Static(Price("run", cost(clicks=1, credits=1), servers=("hq",))),
            facts=Facts(id="toll_gate", title="Toll Gate", side="corp", faction="nbn", type="upgrade"),
        )
        t = Table()
        t.ice("HQ", "Palisade")
        t.root("Server 1", "Toll Gate", rezzed=True)
        t.hand("runner", "Always Have a Backup Plan")
        t.set(runner_credits=9)
        t.start("runner")
        t.click("Play Always Have a Backup Plan")
        t.click("HQ")
        while t.decision.kind != "reaction":
            go_on(t)
        assert (t.credits("runner"), t.clicks("runner")) == (6, 2)
        t.click("Use Always Have a Backup Plan")
        assert running(t)
        assert (t.credits("runner"), t.clicks("runner")) == (6, 2)


# -- Blueberry!™ Diesel -----------------------------------------------------------------------------------


def blueberry() -> Table:
    t = Table()
    t.deck("runner", "Leech", "Cleaver", "Telework Contract", "Sure Gamble")
    t.hand("runner", "Blueberry!™ Diesel")
    t.start("runner")
    t.click("Play Blueberry")
    return t


def test_blueberry_diesel_puts_a_card_on_the_bottom_before_it_draws() -> None:
    t = blueberry()
    assert {"Leech", "Cleaver"} <= set(t.options)
    assert "Telework Contract" not in t.options
    assert "Leech" not in str(t.view("corp"))
    t.click("Leech")
    assert sorted(t.names("grip")) == ["Cleaver", "Telework Contract"]
    assert t.names("stack")[-1] == "Leech"


def test_blueberry_diesel_need_not_put_one_there() -> None:
    t = blueberry()
    bottom = t.names("stack")[-1]
    t.answer([])
    assert sorted(t.names("grip")) == ["Cleaver", "Leech"]
    assert t.names("stack")[-1] == bottom


# -- Bravado ----------------------------------------------------------------------------------------------


def test_bravado_runs_on_protected_servers_and_pays_for_ice_passed() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Enigma", rezzed=False)
    t.hand("runner", "Bravado")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=3, corp_credits=0)
    t.start("runner")
    t.click("Play Bravado")
    finish_run(t)
    assert t.happened("run_begins", server="hq") == 1, "the one server with ice: nobody is asked"
    assert t.credits("runner") == 6 + 2


def test_bravado_cannot_be_played_where_no_ice_is() -> None:
    t = Table()
    t.hand("runner", "Bravado")
    t.start("runner")
    assert not t.offered("Bravado")


# -- Direct Access ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [True, False])
def test_direct_access_takes_what_identities_do_while_it_resolves(back: bool) -> None:
    t = Table(runner="Zahya Sadeghi: Versatile Smuggler", corp="Jinteki: Restoring Humanity")
    t.hand("runner", "Direct Access")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Play Direct Access")
    t.click("HQ")
    t.pass_until("Yes: shuffle")
    t.answer([o.key for o in t.asked.options if o.passing != back])
    assert t.credits("runner") == 4, "Zahya gains nothing"
    assert t.names("heap") == ["Direct Access"] * (not back)
    assert ("Direct Access" in t.names("stack")) == back
    t.click("Run on HQ")
    t.pass_until("Zahya")


# -- In the Groove ----------------------------------------------------------------------------------------


def test_in_the_groove_pays_for_installs_of_the_turn() -> None:
    t = Table()
    t.hand("runner", "In the Groove", "Leech", "Cleaver", "Armitage Codebusting")
    t.set(runner_credits=9)
    t.start("runner", clicks=5)
    t.click("Play In the Groove")
    t.click("Install Leech")
    t.click("Gain 1 credit")
    assert t.credits("runner") == 9 - 1 + 1
    t.click("Install Cleaver")
    t.click("Draw 1 card")
    assert "Sure Gamble" in t.names("grip")


def test_in_the_groove_is_played_first_and_pays_for_no_free_card() -> None:
    t = Table()
    t.hand("runner", "In the Groove")
    t.start("runner")
    t.click("Gain 1 credit")
    assert not t.offered("Play In the Groove")


# -- events that cost cards -------------------------------------------------------------------------------


def test_harmony_ar_therapy_shuffles_cards_with_different_names_and_leaves_the_game() -> None:
    t = Table()
    t.hand("runner", "Harmony AR Therapy")
    t.discard_pile("runner", "Leech", "Leech", "Cleaver", "Diesel")
    t.start("runner")
    t.click("Play Harmony AR Therapy")
    t.click("Leech", "Cleaver")
    assert sorted(t.names("heap")) == ["Diesel", "Leech"]
    assert {"Leech", "Cleaver"} <= set(t.names("stack"))
    assert t.names("removed") == ["Harmony AR Therapy"]


def test_harmony_ar_therapy_takes_no_two_cards_of_a_name() -> None:
    t = Table()
    t.hand("runner", "Harmony AR Therapy")
    t.discard_pile("runner", "Leech", "Leech")
    t.start("runner")
    t.click("Play Harmony AR Therapy")
    assert t.options == ["Leech"]
    t.click("Leech")
    assert t.names("heap") == ["Leech"]


@pytest.mark.parametrize("resource", [True, False])
def test_isolation_costs_a_resource(resource: bool) -> None:
    t = Table()
    t.hand("runner", "Isolation")
    t.rig("Leech", *["No Free Lunch"] * resource)
    t.start("runner")
    assert t.offered("Play Isolation") == resource
    if resource:
        t.click("Play Isolation")
        assert t.credits("runner") == 5 - 2 + 7
        assert sorted(t.names("heap")) == ["Isolation", "No Free Lunch"]
        assert t.names("installed") == ["Leech"]


@pytest.mark.parametrize("others", [3, 2])
def test_moshing_costs_three_cards_of_the_grip(others: int) -> None:
    t = Table()
    t.hand("runner", "Moshing", *["Diesel"] * others)
    t.start("runner")
    assert t.offered("Play Moshing") == (others == 3)
    if others == 3:
        t.click("Play Moshing")
        t.answer([option.key for option in t.asked.options])
        assert t.credits("runner") == 8
        assert t.names("grip") == ["Sure Gamble"] * 3
        assert sorted(t.names("heap")) == ["Diesel"] * 3 + ["Moshing"]


def test_rejig_swaps_a_program_for_a_dearer_one() -> None:
    t = Table()
    t.hand("runner", "Rejig", "Carmen", "Diesel")
    t.rig("Cleaver", "No Free Lunch")
    t.start("runner")
    t.click("Play Rejig")
    assert not t.offered("Diesel")
    t.click("Carmen")
    assert sorted(t.names("installed")) == ["Carmen", "No Free Lunch"]
    assert sorted(t.names("grip")) == ["Cleaver", "Diesel"]
    assert t.credits("runner") == 5 - (5 - 3)


def test_rejig_needs_a_program_or_a_piece_of_hardware() -> None:
    t = Table()
    t.hand("runner", "Rejig", "Carmen")
    t.rig("No Free Lunch")
    t.start("runner")
    assert not t.offered("Play Rejig")


@pytest.mark.parametrize("program", [True, False])
def test_spec_work_costs_a_program(program: bool) -> None:
    t = Table()
    t.hand("runner", "Spec Work")
    t.rig("No Free Lunch", *["Leech"] * program)
    t.start("runner")
    assert t.offered("Play Spec Work") == program
    if program:
        t.click("Play Spec Work")
        assert t.credits("runner") == 5 - 1 + 4
        assert t.names("grip") == ["Sure Gamble"] * 2
        assert sorted(t.names("heap")) == ["Leech", "Spec Work"]


# -- Khusyuk ----------------------------------------------------------------------------------------------


def khusyuk(*rig: str) -> Table:
    """A run of Khusyuk on R&D, whose top cards are four agendas and an asset."""
    t = Table()
    t.deck("corp", "Hostile Takeover", "Offworld Office", "PAD Campaign", "Hostile Takeover", "Hedge Fund")
    t.rig(*rig)
    t.hand("runner", "Khusyuk")
    t.start("runner")
    t.click("Play Khusyuk")
    t.click("Go on to the server")
    return t


def test_khusyuk_accesses_one_of_as_many_cards_as_have_the_chosen_cost() -> None:
    t = khusyuk("Cleaver", "Fermenter", "Aniccam", "Flip Switch", "Lucky Charm")
    assert t.options[0] == "1", "an install cost greater than 0"
    t.click("1")
    assert sorted(t.names("set_aside")) == ["Hostile Takeover", "Offworld Office", "PAD Campaign"]
    t.click("Offworld Office")
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("set_aside") == []
    assert t.happened("accessed") == 1
    assert t.happened("breach_begins") == 0


def test_khusyuk_accesses_nothing_where_no_card_has_that_cost() -> None:
    t = khusyuk("Cleaver")
    t.click("5")
    finish_run(t)
    assert t.happened("accessed") == 0
