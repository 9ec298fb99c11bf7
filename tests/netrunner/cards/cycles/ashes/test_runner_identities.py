"""Identities of the Runner of the Ashes cycle."""

import pytest

from engine.netrunner.decks.legality import Reason, report
from engine.netrunner.decks.lists import Deck
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, heard, run_on, run_to_access, witness

FRONT, BACK = "Hoshiko Shiro: Untold Protagonist", "Hoshiko Shiro: Mahou Shoujo"


def test_hoshiko_draws_and_loses_at_once() -> None:
    """The other side of Hoshiko Shiro: the credit is lost when what hears of the draw is asked."""
    t = Table(runner="Hoshiko Shiro: Untold Protagonist")
    t.root("Server 1", "PAD Campaign")
    t.rig(witness(EventKind.DRAW_ENDS, by="runner"))
    t.start("runner", clicks=1)
    run_to_access(t, "Server 1")
    t.next_action()
    assert t.game.state.active == "corp"
    before = t.credits("runner")
    end_turn(t)
    heard(t)
    assert (t.credits("runner"), t.names("grip")) == (before - 1, ["Sure Gamble"])


def identity(t: Table) -> str:
    return t.game.define(t.game.identity("runner").code).title


@pytest.mark.parametrize("runs", [True, False])
def test_hoshiko_shiro_untold_protagonist_turns_over_after_an_access(runs: bool) -> None:
    t = Table(runner=FRONT)
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    assert t.game.link() == 0
    if runs:
        run_on(t, "HQ")
    else:
        t.click("Gain 1 credit")
    while t.game.state.active == "runner":
        go_on(t)
    assert identity(t) == (BACK if runs else FRONT)
    assert t.credits("runner") == (7 if runs else 6)


def next_turn(t: Table) -> None:
    """The Runner's turn ends, and that of the Corp; the next one of the Runner begins."""
    for seat in ("runner", "corp"):
        while t.game.state.active == seat:
            go_on(t)
    while not t.offered("Run on HQ"):
        go_on(t)


def test_hoshiko_shiro_mahou_shoujo_draws_and_turns_back_without_an_access() -> None:
    t = Table(runner=FRONT)
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    run_on(t, "HQ")
    next_turn(t)
    assert identity(t) == BACK
    assert t.game.link() == 1
    assert t.names("grip") == ["Sure Gamble"]
    assert t.credits("runner") == 7 - 1
    run_on(t, "HQ")
    next_turn(t)
    assert identity(t) == BACK, "a card was accessed"
    assert t.names("grip").count("Sure Gamble") == 2
    next_turn(t)
    assert identity(t) == FRONT


def test_no_deck_is_built_around_the_other_side() -> None:
    """3.1.1a: the front has the limits."""
    deck = Deck("hoshiko_shiro_untold_protagonist_back", {})
    assert Reason.NOT_AN_IDENTITY in [problem.reason for problem in report(deck).problems]
    front = Deck("hoshiko_shiro_untold_protagonist", {})
    assert Reason.NOT_AN_IDENTITY not in [problem.reason for problem in report(front).problems]


# -- Az McCaffrey, Lat ------------------------------------------------------------------------------------


def test_az_installs_the_first_job_connection_or_hardware_of_a_turn_for_less() -> None:
    t = Table(runner="Az McCaffrey: Mechanical Prodigy")
    t.hand("runner", "Leech", "Docklands Pass", "Side Hustle", "DreamNet")
    t.set(runner_credits=20)
    t.start("runner")
    for title, credits in (("Leech", 19), ("DreamNet", 16), ("Docklands Pass", 15), ("Side Hustle", 13)):
        t.click(f"Install {title}")
        assert t.credits("runner") == credits


@pytest.mark.parametrize(("title", "cost"), [("Cybertrooper Talut", 1), ("Side Hustle", 1), ("DreamNet", 3)])
def test_az_knows_connections_and_jobs(title: str, cost: int) -> None:
    t = Table(runner="Az McCaffrey: Mechanical Prodigy")
    t.hand("runner", title)
    t.start("runner")
    t.click(f"Install {title}")
    assert t.credits("runner") == 5 - cost


@pytest.mark.parametrize(("hq", "asked"), [(2, True), (1, False), (3, False)])
def test_lat_draws_with_as_many_cards_as_the_corp(hq: int, asked: bool) -> None:
    t = Table(runner="Lat: Ethical Freelancer")
    t.hand("runner", "Diesel", "Diesel")
    t.hand("corp", *["Hedge Fund"] * hq)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.offered("Use Lat") == asked
    if asked:
        t.click("Use Lat")
        assert t.names("grip") == ["Diesel", "Diesel", "Sure Gamble"]


def test_lat_counts_cards_as_it_resolves() -> None:
    """9.6.5d: how many cards there are is no part of its trigger condition."""
    t = Table(runner="Lat: Ethical Freelancer", filler=9)
    t.hand("runner", "The Class Act", "Diesel")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.start("runner", clicks=1)
    t.play("Install The Class Act", "Sure Gamble")
    assert len(t.names("grip")) == 5
    assert t.offered("Use Lat")
