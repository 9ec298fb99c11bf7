"""Resources of the Borealis cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    against,
    end_turn,
    finish_run,
    rigged,
    run_on,
    scoring,
    turn_begins,
)

NAMES = {"hq": "HQ", "rd": "R&D", "archives": "Archives"}

# -- Asmund Pudlat ----------------------------------------------------------------------------------------


def test_asmund_pudlat_brings_two_different_cards_one_each_turn() -> None:
    t = Table()
    t.hand("runner", "Asmund Pudlat")
    t.deck("runner", "Leech", "Leech", "Revolver", "Corroder")
    t.start("runner", clicks=1)
    t.click("Install Asmund Pudlat")
    assert not t.offered("Corroder")
    assert sum("Leech" in label for label in t.options) == 1
    t.click("Leech", "Revolver")
    host = t.card("Asmund Pudlat").oid
    held = [card for card in t.game.state.cards.values() if card.host == host]
    assert len(held) == 2
    assert all(card.faceup for card in held)
    end_turn(t)
    t.click("Yes")
    t.click("Revolver")
    assert "Revolver" in t.names("grip")
    assert "Asmund Pudlat" in t.names("installed")
    end_turn(t)
    end_turn(t)
    t.click("Yes")
    assert "Leech" in t.names("grip")
    assert t.names("heap")[-1] == "Asmund Pudlat"


def test_asmund_pudlat_may_keep_what_he_holds_and_goes_without_any() -> None:
    t = Table()
    t.hand("runner", "Asmund Pudlat")
    t.deck("runner", "Leech")
    t.start("runner", clicks=1)
    t.click("Install Asmund Pudlat")
    t.click("Leech")
    end_turn(t)
    t.click("No")
    assert ("Asmund Pudlat" in t.names("installed"), "Leech" in t.names("grip")) == (True, False)
    t = turn_begins("Asmund Pudlat")
    assert t.names("heap") == ["Asmund Pudlat"]


# -- Avgustina Ivanovskaya --------------------------------------------------------------------------------


def test_avgustina_sabotages_for_the_first_virus_of_a_turn() -> None:
    t = Table()
    t.rig("Avgustina Ivanovskaya")
    t.hand("runner", "Cleaver", "Leech", "Fermenter")
    t.hand("corp", "Palisade")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Cleaver")
    assert t.decision.seat == "runner"
    t.click("Install Leech")
    t.click("Palisade")
    t.click("Install Fermenter")
    assert t.decision.seat == "runner"
    assert t.names("archives") == ["Palisade"]


# -- Backstitching ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_the_mark", [True, False])
def test_backstitching_bypasses_ice_at_the_mark(at_the_mark: bool) -> None:
    t = Table()
    for server in NAMES.values():
        t.ice(server, "Enigma")
    t.rig("Backstitching")
    t.start("runner", turn_begins=True)
    t.next_action()
    mark = t.game.state.mark
    t.click(f"Run on {NAMES[mark] if at_the_mark else next(NAMES[id] for id in NAMES if id != mark)}")
    assert t.offered("Trash Backstitching") == at_the_mark
    if at_the_mark:
        t.click("Trash Backstitching")
        finish_run(t)
        assert (t.names("heap"), t.happened("bypass"), t.happened("successful_run")) == (
            ["Backstitching"],
            1,
            1,
        )


def test_backstitching_may_wait() -> None:
    t = against("Enigma")
    t.rig("Backstitching")
    finish_run(t)
    t.game.state.mark = "hq"
    t.click("Run on HQ")
    t.click("Do not")
    finish_run(t)
    assert "Backstitching" in t.names("installed")


# -- Daeg, First Net-Cat ----------------------------------------------------------------------------------


@pytest.mark.parametrize("charge", [True, False])
def test_daeg_charges_when_an_agenda_is_scored(charge: bool) -> None:
    t = scoring("Offworld Office", 4)
    t.rig("Daeg, First Net-Cat")
    t.rig("Leech", power=1)
    t.start("corp")
    t.click("Score Offworld Office")
    t.click("Use Daeg" if charge else "Do not use")
    assert t.card("Leech").power == 1 + charge


def test_daeg_charges_when_an_agenda_is_stolen() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.rig("Daeg, First Net-Cat")
    t.rig("Leech", power=1)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Use Daeg")
    t.click("Use Daeg")
    assert t.card("Leech").power == 2


# -- Info Bounty ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_the_mark", [True, False])
def test_info_bounty_pays_for_the_first_run_on_the_mark_that_breaches(at_the_mark: bool) -> None:
    t = turn_begins("Info Bounty")
    t.next_action()
    mark = t.game.state.mark
    server = NAMES[mark] if at_the_mark else next(NAMES[id] for id in NAMES if id != mark)
    run_on(t, server)
    run_on(t, server)
    assert t.credits("runner") == 5 + 2 * at_the_mark


def test_info_bounty_pays_nothing_for_a_first_run_that_does_not_breach() -> None:
    t = turn_begins("Info Bounty")
    t.next_action()
    server = NAMES[t.game.state.mark]
    t.click(f"Run on {server}")
    t.click("Jack out")
    run_on(t, server)
    assert t.credits("runner") == 5


# -- Light the Fire! --------------------------------------------------------------------------------------


def lit(*root: str, **ice: str) -> Table:
    """A run on Server 1 with Light the Fire!"""
    t = Table()
    t.root("Server 1", *root, rezzed=True)
    t.rig("Light the Fire!")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Light the Fire!: ")
    return t


def test_light_the_fire_burns_a_remote_server_whose_cards_do_nothing() -> None:
    t = lit("PAD Campaign", "Crisium Grid")
    assert (t.game.state.core_damage, t.names("grip"), t.clicks("runner")) == (1, [], 3)
    assert t.game.run is not None
    assert t.game.run.server == "remote1"
    finish_run(t)
    assert sorted(t.names("archives")) == ["Crisium Grid", "PAD Campaign"]
    assert t.happened("accessed") == 0
    assert t.happened("successful_run") == 1, "Crisium Grid would have forbidden it"


def test_light_the_fire_needs_a_remote_server_and_a_card_to_lose() -> None:
    t = rigged("Light the Fire!")
    t.root("Server 1", "PAD Campaign")
    t.refresh()
    assert not t.offered("Light the Fire!"), "an empty grip"
    t = Table()
    t.rig("Light the Fire!")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("Light the Fire!")


# -- No Free Lunch ----------------------------------------------------------------------------------------


def test_no_free_lunch_pays_once() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.start("runner")
    t.click("No Free Lunch: Gain 3 credits")
    assert t.credits("runner") == 8
    assert t.names("heap") == ["No Free Lunch"]


def test_no_free_lunch_removes_a_tag() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.set(tags=2)
    t.start("runner")
    t.click("No Free Lunch: Remove 1 tag")
    assert t.game.state.tags == 1
    assert t.names("heap") == ["No Free Lunch"]


def test_no_free_lunch_removes_no_tag_that_is_not_there() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.start("runner")
    assert not t.offered("No Free Lunch: Remove")


# -- Tsakhia "Bankhar" Gantulga ---------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "left"), [("HQ", 5 - 1 - 3), ("R&D", 7 - 3 - 3)])
def test_tsakhia_replaces_subroutines_in_the_first_encounter_at_the_chosen_server(
    server: str, left: int
) -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga')
    t.ice("HQ", "Neural Katana", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * (5 if server == "HQ" else 7))
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", server)
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert len(t.names("grip")) == left


def test_tsakhia_chooses_anew_each_turn() -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga')
    t.ice("HQ", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", "HQ")
    end_turn(t)
    end_turn(t)
    t.click("Do not use it")
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert len(t.names("grip")) == 2
