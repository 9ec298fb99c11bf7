"""Sentries of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, grip, let, run_on, running


def test_bumi_may_trash_a_trojan_when_rezzed_in_a_run_here() -> None:
    for use in (True, False):
        t = Table()
        t.ice("HQ", "Bumi 1.0", rezzed=False)
        t.hosted("Bumi 1.0", "Tranquilizer")
        t.set(corp_credits=9)
        t.start("runner")
        t.click("Run on HQ")
        t.click("Rez Bumi")
        t.click("Use Bumi" if use else "Do not use")
        assert ("Tranquilizer" in t.names("heap")) == use


def test_bumi_trashes_a_program_and_does_core_damage_unless_clicks_are_lost() -> None:
    t = Table()
    t.ice("HQ", "Bumi 1.0")
    t.rig("Cleaver")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Bumi 1.0: Break", "Break: The Corp trashes", LET)
    finish_run(t)
    assert t.clicks("runner") == 2
    assert t.game.state.core_damage == 1
    assert "Cleaver" not in t.names("heap")


def test_bumi_resolves_both_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Bumi 1.0")
    t.rig("Cleaver")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    assert not t.offered("Bumi 1.0: Break"), "no click is left to lose"
    finish_run(t)
    assert "Cleaver" in t.names("heap")
    assert t.game.state.core_damage == 1


@pytest.mark.parametrize(("tags", "left"), [(0, 4), (1, 2)])
def test_doomscroll_hurts_more_with_two_tags(tags: int, left: int) -> None:
    t = Table()
    t.ice("HQ", "Doomscroll")
    t.set(tags=tags)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "HQ")
    assert (t.game.state.tags, grip(t)) == (tags + 1, left)


def test_empiricist_draws_puts_back_hurts_and_tags() -> None:
    for use in (True, False):
        t = Table(filler=0)
        t.ice("R&D", "Empiricist")
        t.deck("corp", "PAD Campaign", "Palisade")
        t.hand("corp", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 5)
        t.start("runner")
        t.play("Run on R&D", LET)
        assert set(t.names("hq")) == {"Hedge Fund", "PAD Campaign"}
        if use:
            t.click("Add 1 card") if t.offered("Add 1 card") else t.click("Yes")
            t.click("Hedge Fund")
            assert t.names("rd")[0] == "Hedge Fund"
        else:
            t.click("Do not") if t.offered("Do not") else t.click("No")
        assert (t.game.state.tags, grip(t)) == (1, 5 - 3)


@pytest.mark.parametrize(("credits", "tags", "ended"), [(5, 0, False), (2, 1, True)])
def test_lamplighter_tags_and_ends_the_run_of_the_tagged(credits: int, tags: int, ended: bool) -> None:
    t = Table()
    t.ice("HQ", "Lamplighter")
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on HQ", LET)
    if t.offered("Pay 3"):
        t.click("Pay 3")
    finish_run(t)
    assert t.game.state.tags == tags
    assert bool(t.happened("successful_run")) != ended


@pytest.mark.parametrize("server", ["Server 1", "Server 2"])
def test_lamplighter_goes_out_when_an_agenda_leaves_its_server(server: str) -> None:
    t = Table()
    t.ice("Server 1", "Lamplighter", rezzed=True)
    t.root(server, "Send a Message", advancement=5)
    t.start("corp")
    t.click("Score Send a Message")
    assert ("Lamplighter" in t.names("archives")) == (server == "Server 1")


# -- Biawak --------------------------------------------------------------------------------------------------


def waking(credits: int, *agendas: str) -> Table:
    t = Table()
    t.ice("HQ", "Biawak", rezzed=False)
    t.score_area("corp", *agendas)
    t.rig("Cleaver", "Open Market")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_biawak_can_be_paid_in_part_with_an_agenda() -> None:
    """26: 1.16.2e."""
    t = waking(4, "Offworld Office")
    t.click("Rez Biawak")
    assert t.credits("corp") == 0
    assert t.names("corp_score") == []
    let(t)
    t.click("Trash")
    t.click("Trash")
    finish_run(t)
    assert sorted(t.names("heap")) == ["Cleaver", "Open Market"]
    assert t.happened("successful_run") == 0


def test_biawak_asks_which_way_to_pay_where_both_can_be() -> None:
    t = waking(14, "Offworld Office")
    t.click("Rez Biawak")
    t.click("14")
    assert t.credits("corp") == 0
    assert t.names("corp_score") == ["Offworld Office"]
    let(t)
    t.click("End the run")
    assert not running(t)


def test_biawak_costs_too_much_without_an_agenda() -> None:
    t = waking(13)
    assert not t.offered("Rez Biawak")
