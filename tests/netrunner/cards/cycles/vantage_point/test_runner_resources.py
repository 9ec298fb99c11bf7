"""Resources of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.language.costs import Chosen, cost, nested
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, go_on, grip, run_on, running


def test_hackerspace_hosts_unique_connections_and_companions() -> None:
    t = Table()
    t.rig("Hackerspace")
    t.hand("runner", "“Knickknack” O’Brian", "Stick and Poke")
    t.start("runner")
    t.click("Knickknack” O’Brian on Hackerspace")
    assert t.credits("runner") == 5 - 1
    assert t.game.hand_size("runner") == 5
    t.click("Stick and Poke on Hackerspace")
    assert t.game.hand_size("runner") == 7


def test_stick_and_poke_gives_ice_a_subroutine_once_a_turn() -> None:
    t = Table(filler=9)
    t.rig("Stick and Poke")
    t.ice("HQ", "Flywheel")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    assert len(t.game.unbroken()) == 3
    t.click(LET)
    assert t.happened("damage") == 1
    assert grip(t) == 2
    while running(t):
        t.click("No") if t.offered("No") else go_on(t)
    t.click("Run on HQ")
    assert len(t.game.unbroken()) == 2


@pytest.mark.parametrize(("rez", "mode"), [(True, "Draw"), (True, "tag"), (False, "")])
def test_underdome_irregulars_wait_for_ice_to_be_rezzed(rez: bool, mode: str) -> None:
    t = Table(filler=9)
    t.rig("Underdome Irregulars")
    t.ice("HQ", "Flywheel", rezzed=False)
    t.set(tags=1)
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    t.click("Rez Flywheel" if rez else "Do not rez")
    while running(t):
        t.click("No") if t.offered("No") else go_on(t)
    if rez:
        t.click(mode)
        assert (grip(t), t.game.state.tags) == ((2, 1) if mode == "Draw" else (0, 0))
    assert ("Underdome Irregulars" in t.names("heap")) != rez


# -- Nurse Hạnh ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("facedown", "drawn"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_nurse_hanh_draws_for_two_or_more_cards_turned_faceup_at_once(facedown: int, drawn: int) -> None:
    t = Table()
    t.rig("Nurse Hạnh")
    t.discard_pile("corp", *["Hedge Fund"] * facedown, faceup=False)
    t.discard_pile("corp", "Hedge Fund", faceup=True)
    t.start("runner")
    run_on(t, "Archives")
    assert grip(t) == drawn


# -- Word on the Street --------------------------------------------------------------------------------------


def talked_about(turn: int) -> Table:
    t = Table()
    t.rig("Word on the Street")
    t.root("Server 1", "Offworld Office", advancement=4, turn=turn)
    t.start("corp")
    return t


def test_word_on_the_street_is_added_where_an_agenda_was_installed_this_turn() -> None:
    t = talked_about(1)
    t.click("Score Offworld Office")
    assert sorted(t.names("corp_score")) == ["Offworld Office", "Word on the Street"]
    assert t.game.points("corp") == 1
    assert t.credits("runner") == 5
    assert Chosen("forfeit", 1).candidates(t.game, nested("corp", cost(forfeit=1), t.game.bare("corp"))) == (
        t.card("Offworld Office", "corp_score").oid,
    ), "it cannot be forfeited"


def test_word_on_the_street_pays_for_an_agenda_that_lay_there() -> None:
    t = talked_about(0)
    t.click("Score Offworld Office")
    assert t.names("corp_score") == ["Offworld Office"]
    assert t.names("heap") == ["Word on the Street"]
    assert t.credits("runner") == 9
    assert grip(t) == 1


@pytest.mark.parametrize("title", ["Daily Casts", "Bank Job"])
def test_hackerspace_hosts_no_other_resource(title: str) -> None:
    t = Table()
    t.rig("Hackerspace")
    t.hand("runner", title)
    t.start("runner")
    assert t.offered(f"Install {title}")
    assert not t.offered(f"{title} on Hackerspace")
