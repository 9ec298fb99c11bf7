"""The worked examples of the first core rules (004), F1 to F12, in their edition; F6 is scenario C-24."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import GiveTags
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes, runs
from tests.netrunner.earlier.test_runs import running

CORE = CORE_2012.name


def table(**fields: int) -> Table:
    t = Table(edition=CORE)
    t.set(**fields)
    return t


def test_core_f1_datasucker_lowers_the_ice_encountered() -> None:
    t = table(runner_credits=9)
    t.ice("HQ", "Wall of Static")
    t.rig("Datasucker", virus=2)
    running(t)
    t.pass_until("Datasucker")
    t.click("Datasucker")
    assert (t.card("Datasucker").virus, t.game.strength(t.card("Wall of Static"))) == (1, 2)


@pytest.mark.parametrize(("trashed", "price"), [(0, 2), (1, 1), (2, 0)])
def test_core_f2_ice_costs_one_for_each_that_is_there(trashed: int, price: int) -> None:
    t = table(corp_credits=9)
    t.ice("Server 1", "Ice Wall", "Enigma")
    t.root("Server 1", "Adonis Campaign", rezzed=True)
    t.hand("corp", "Wall of Static")
    t.start("corp")
    if not trashed:
        t.click("Install Wall of Static protecting Server 1 ·")
    else:
        t.click("Install Wall of Static protecting Server 1, trashing")
        for title in ("Ice Wall", "Enigma")[:trashed]:
            t.click(f"Trash {title}" if t.offered(f"Trash {title}") else title)
        goes(t, "Done", "Trash nothing", "Enough", until="Gain 1 credit")
    assert t.credits("corp") == 9 - price


def test_core_f3_a_breaker_works_on_its_type_whatever_else_the_ice_is() -> None:
    t = table(runner_credits=9)
    t.ice("HQ", "Hadrian's Wall")
    t.ice("R&D", "Enigma")
    t.rig("Corroder")
    running(t)
    t.pass_until("Let the")
    assert t.offered("Corroder")
    t.pass_until("Run on R&D")
    t.click("Run on R&D")
    t.pass_until("Let the")
    assert not t.offered("Corroder: Break")


def test_core_f4_a_card_of_hq_an_upgrade_and_hq_again() -> None:
    t = Table(edition=CORE, policy=ASK_ALL)
    t.hand("corp", "Hedge Fund", "Ice Wall", "Enigma")
    t.root("HQ", "Akitaro Watanabe")
    t.hand("runner", "Legwork")
    t.set(runner_credits=9)
    t.start("runner")
    t.pass_until("Play Legwork")
    t.click("Play Legwork")
    t.pass_until("Access a random")
    t.click("Access a random")
    t.pass_until("Access the unrezzed" if t.offered("Access the unrezzed") else "Akitaro")
    rest = goes(t, "Access the", "Access a random")
    assert (len(rest), rest.count("Akitaro Watanabe")) == (3, 1)


def test_core_f5_the_run_of_the_rulebook() -> None:
    """Section 5.2 of the specification; Crypsis's own ability comes after the damage in today's words."""
    t = Table(corp="Jinteki: Personal Evolution", edition=CORE)
    t.ice("Server 1", "Wall of Thorns", "Ice Wall", rezzed=False)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Akitaro Watanabe")
    t.root("Server 1", "Nisei MK II", advancement=1)
    t.rig("Gordian Blade", "Crypsis", "Sacrificial Construct")
    t.rig("The Toolbox", credit=2)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(corp_credits=7, runner_credits=5)
    t.start("runner", clicks=1)
    t.click("Run on Server 1")
    t.play("Gordian Blade: Break", "Break: End", "Let the", "Go on (2 more ice)", "Do not rez")
    assert (t.card("The Toolbox").credit, t.clicks("runner"), t.happened("end_run")) == (1, 0, 0)
    t.click("Go on (1 more ice)")
    t.click("Rez Akitaro")
    assert t.credits("corp") == 6
    t.click("Rez Wall of Thorns")
    assert t.credits("corp") == 0
    for _ in range(5):
        t.click("Crypsis: +1")
    t.play("Crypsis: Break", "Break: End")
    assert (t.card("The Toolbox").credit, t.credits("runner")) == (0, 0)
    goes(t, "Let the", "Use Crypsis", "Use Sacrificial", "Sacrificial Construct", until="Go on to the server")
    assert (len(t.names("grip")), "Crypsis" in t.names("installed")) == (1, True)
    assert "Sacrificial Construct" in t.names("heap")
    goes(
        t,
        "Go on to the server",
        "Access the unrezzed",
        "Access the facedown",
        "Steal",
        until="Begin the turn",
    )
    assert t.names("runner_score") == ["Nisei MK II"]
    assert (t.names("grip"), "Akitaro Watanabe" in t.names("installed")) == ([], True)


def test_core_f7_experiential_data_strengthens_its_servers_ice() -> None:
    t = table()
    t.ice("HQ", "Wall of Static", "Enigma")
    t.ice("R&D", "Enigma")
    t.root("HQ", "Experiential Data", rezzed=True)
    t.start("corp")
    strengths = [t.game.strength(card) for card in t.game.installed() if t.game.face(card).type == "ice"]
    assert sorted(strengths) == [2, 3, 4]


def test_core_f8_magnum_opus_is_an_action() -> None:
    t = table(runner_credits=0)
    t.rig("Magnum Opus")
    t.start("runner")
    t.click("Magnum Opus")
    assert (t.credits("runner"), t.clicks("runner")) == (2, 3)


def test_core_f9_pad_campaign_when_the_turn_begins() -> None:
    t = table(corp_credits=0)
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Draw 1 card")
    assert t.credits("corp") == 1


def test_core_f11_what_was_neither_stolen_nor_trashed_returns() -> None:
    t = table()
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Hedge Fund")
    runs(t, "Server 1")
    goes(t)
    assert not t.card("PAD Campaign").faceup
    t.click("Run on HQ")
    goes(t)
    assert t.names("hq") == ["Hedge Fund"]


def test_core_f12_a_trash_symbol_is_a_cost_of_the_card_itself() -> None:
    t = table()
    t.rig("Decoy")
    t.start("runner")
    t.effect("corp", GiveTags(1))
    assert t.offered("Decoy")
    t.click("Decoy")
    assert (t.names("heap"), t.game.state.tags) == (["Decoy"], 0)
