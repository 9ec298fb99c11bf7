"""Identities of the Corp of the Core Set."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, run_on

# -- Haas-Bioroid: Engineering the Future -----------------------------------------------------------------


def test_engineering_the_future_pays_for_the_first_install() -> None:
    t = Table(corp="Haas-Bioroid: Engineering the Future")
    t.hand("corp", "PAD Campaign", "PAD Campaign")
    t.start("corp")
    t.click("Install PAD Campaign in a new server")
    assert t.credits("corp") == 6
    t.click("Install PAD Campaign in a new server")
    assert t.credits("corp") == 6


# -- Jinteki: Personal Evolution --------------------------------------------------------------------------


@pytest.mark.parametrize("stolen", [True, False])
def test_jinteki_hurts_for_every_agenda(stolen: bool) -> None:
    t = Table(corp="Jinteki: Personal Evolution")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner" if stolen else "corp")
    if stolen:
        run_on(t, "Server 1")
    else:
        t.click("Score Offworld Office")
        t.click("Use Jinteki: Personal Evolution: Do 1 net damage")
    assert len(t.names("grip")) == 1
    assert {e.damage for e in t.game.state.happened if e.kind == "damage"} == {"net"}


# -- NBN: Making News -------------------------------------------------------------------------------------


def test_making_news_pays_for_traces_and_nothing_else() -> None:
    t = Table(corp="NBN: Making News")
    t.ice("HQ", "Hunter")
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.identity("corp").credit == 2
    t.pass_until("0 credits")
    t.click("3 credits")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert (t.game.identity("corp").credit, t.credits("corp")) == (0, 4)
    t = Table(corp="NBN: Making News")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=4)
    t.start("corp")
    assert not t.offered("Play Hedge Fund")


# -- Weyland Consortium: Building a Better World ----------------------------------------------------------


def test_building_a_better_world_pays_for_transactions() -> None:
    t = Table(corp="Weyland Consortium: Building a Better World")
    t.hand("corp", "Beanstalk Royalties", "Anonymous Tip")
    t.start("corp")
    t.click("Play Beanstalk Royalties")
    assert t.credits("corp") == 5 + 3 + 1
    t.click("Play Anonymous Tip")
    assert t.credits("corp") == 9
