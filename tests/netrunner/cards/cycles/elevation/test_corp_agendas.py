"""Agendas of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, hq


def next_turn(t: Table, seat: str) -> int:
    """Play on to somebody's next turn; the clicks it begins with."""
    turn = t.game.state.turn
    while t.game.state.turn == turn or t.game.state.active != seat:
        end_turn(t)
    t.pass_until("Gain 1 credit")
    return t.clicks(seat)


def test_aggressive_trendsetting_asks_for_a_click_or_gives_the_corp_one() -> None:
    for pays, clicks in ((True, 3), (False, 4)):
        t = Table()
        t.score_area("corp", "Aggressive Trendsetting")
        t.root("Server 1", "PAD Campaign", rezzed=True)
        t.root("Server 2", "PAD Campaign", rezzed=True)
        t.set(runner_credits=20)
        t.start("runner")
        t.play("Run on Server 1", "Go on", "Trash PAD")
        assert t.decision.seat == "runner"
        t.click("Spend 1 click" if pays else "Let it happen")
        assert t.clicks("runner") == (2 if pays else 3)
        t.play("Run on Server 2", "Go on", "Trash PAD")
        assert not t.offered("Spend 1 click"), "the first time each turn only"
        assert next_turn(t, "corp") == clicks
        assert next_turn(t, "corp") == 3


def test_aggressive_trendsetting_hears_of_no_other_trashing() -> None:
    """Cards of HQ are not installed, and in the Corp's turn it is nobody's."""
    t = Table()
    t.score_area("corp", "Aggressive Trendsetting")
    t.hand("corp", "PAD Campaign")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Run on HQ", "Go on", "Trash PAD")
    assert not t.offered("Pay")


@pytest.mark.parametrize(("over", "counters"), [(0, 0), (1, 2), (2, 4)])
def test_embedded_reporting_pays_dividends(over: int, counters: int) -> None:
    """26: 10.13.1, 10.13.2."""
    t = Table()
    t.root("Server 1", "Embedded Reporting", advancement=3 + over)
    t.start("corp")
    t.click("Score Embedded Reporting")
    assert t.card("Embedded Reporting", "corp_score").agenda == counters


def test_embedded_reporting_finds_an_operation_as_the_turn_ends() -> None:
    for use in (True, False):
        t = Table()
        t.score_area("corp", "Embedded Reporting", agenda=1)
        t.deck("corp", "PAD Campaign", "Hedge Fund", "Palisade")
        t.start("corp", clicks=1)
        t.click("Gain 1 credit")
        t.pass_until("Spend")
        t.click("Spend" if use else "Do not")
        if use:
            assert not t.offered("Palisade")
            t.click("Hedge Fund")
            assert t.names("rd")[0] == "Hedge Fund"
        assert t.card("Embedded Reporting", "corp_score").agenda == (0 if use else 1)


def test_greenmail_pays_when_scored_and_when_forfeited() -> None:
    t = Table()
    t.root("Server 1", "Greenmail", advancement=2)
    t.root("Server 2", "Plutus")
    t.start("corp")
    t.click("Score Greenmail")
    assert t.credits("corp") == 7
    t.click("Rez Plutus")
    assert t.credits("corp") == 7 + 4
    assert t.names("removed") == ["Greenmail"]


@pytest.mark.parametrize("whose", ["corp", "runner"])
def test_next_big_thing_is_the_corps_to_use_wherever_it_lies(whose: str) -> None:
    t = Table(filler=0)
    t.score_area(whose, "Next Big Thing", agenda=1)
    t.deck("corp", *["Hedge Fund"] * 6)
    t.hand("corp", "PAD Campaign")
    t.start("corp")
    t.click("Next Big Thing: Draw 4")
    keys = [option.key for option in t.asked.options]
    t.answer(keys[:2])
    assert hq(t) == 1 + 4 - 2
    assert (t.card("Next Big Thing", f"{whose}_score").agenda, t.clicks("corp")) == (0, 2)
    assert not t.offered("Next Big Thing")


@pytest.mark.parametrize("whose", ["corp", "runner"])
def test_next_big_thing_comes_with_a_counter(whose: str) -> None:
    t = Table()
    t.root("Server 1", "Next Big Thing", advancement=5 if whose == "corp" else 0)
    t.start(whose)
    if whose == "corp":
        t.click("Score Next Big Thing")
    else:
        t.play("Run on Server 1", "Go on", "Rez nothing", "Steal")
    assert t.card("Next Big Thing", f"{whose}_score").agenda == 1
    assert not (whose == "runner" and t.offered("Next Big Thing"))


def test_off_the_books_installs_what_it_found_or_adds_it_to_hq() -> None:
    for install in (True, False):
        t = Table()
        t.score_area("corp", "Off the Books", agenda=1)
        t.deck("corp", "PAD Campaign", "Hedge Fund")
        t.set(corp_credits=0)
        t.start("corp", clicks=1)
        t.click("Gain 1 credit")
        t.pass_until("Spend")
        t.click("Spend")
        t.click("PAD Campaign")
        t.click("Install PAD" if install and t.offered("Install PAD") else "Yes" if install else "No")
        if install:
            t.click("new remote") if t.offered("new remote") else t.click(t.options[0])
        assert t.names("installed") == (["PAD Campaign"] if install else [])
        assert ("PAD Campaign" in t.names("hq")) != install
        assert t.credits("corp") == 1


def test_off_the_books_pays_dividends() -> None:
    t = Table()
    t.root("Server 1", "Off the Books", advancement=5)
    t.start("corp")
    t.click("Score Off the Books")
    assert t.card("Off the Books", "corp_score").agenda == 2


def test_project_ingatan_installs_from_archives_ignoring_all_costs() -> None:
    t = Table()
    t.root("Server 1", "Project Ingatan", advancement=4)
    t.ice("HQ", "Ice Wall", "Ice Wall")
    t.discard_pile("corp", "Palisade")
    t.set(corp_credits=0)
    t.start("corp", clicks=1)
    t.click("Score Project Ingatan")
    assert t.card("Project Ingatan", "corp_score").agenda == 1
    t.click("Gain 1 credit")
    t.pass_until("Spend")
    t.click("Spend")
    t.click("Palisade")
    t.click("Protecting HQ")
    assert "Palisade" in t.names("installed")
    assert t.credits("corp") == 1


def test_proprionegation_moves_the_run_to_archives() -> None:
    t = Table()
    t.root("Server 1", "Proprionegation", advancement=4)
    t.ice("Archives", "Palisade")
    t.ice("HQ", "Ice Wall")
    t.start("corp")
    t.click("Score Proprionegation")
    assert t.card("Proprionegation", "corp_score").agenda == 1
    assert not t.offered("Proprionegation:"), "only during a run"
    t = Table(policy=ASK_ALL)
    t.score_area("corp", "Proprionegation", agenda=1)
    t.ice("Archives", "Palisade")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Proprionegation:")
    t.click("Proprionegation:")
    assert t.game.run is not None
    assert (t.game.run.server, t.game.run.position) == ("archives", 0)


def test_sericulture_expansion_advances_any_installed_card() -> None:
    t = Table()
    t.root("Server 1", "Sericulture Expansion", advancement=5)
    t.root("Server 2", "PAD Campaign")
    t.start("corp", clicks=1)
    t.click("Score Sericulture Expansion")
    assert t.card("Sericulture Expansion", "corp_score").agenda == 2
    t.click("Gain 1 credit")
    t.pass_until("Spend")
    t.click("Spend")
    assert t.card("PAD Campaign").advancement == 2
    assert t.card("Sericulture Expansion", "corp_score").agenda == 1


@pytest.mark.parametrize(("title", "needed"), [("Project Ingatan", 3), ("Sericulture Expansion", 3)])
def test_without_an_excess_counter_nothing_can_be_spent(title: str, needed: int) -> None:
    t = Table()
    t.root("Server 1", title, advancement=needed)
    t.root("Server 2", "PAD Campaign")
    t.discard_pile("corp", "Palisade")
    t.start("corp", clicks=1)
    t.click(f"Score {title}")
    assert t.card(title, "corp_score").agenda == 0
    end_turn(t)
    assert t.card("PAD Campaign").advancement == 0
    assert t.names("archives") == ["Palisade"]
