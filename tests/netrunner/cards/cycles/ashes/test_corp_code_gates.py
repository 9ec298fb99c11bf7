"""Code gates of the Ashes cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let, met, running

# -- Afshar -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "broken"), [("HQ", 1), ("R&D", 2)])
def test_afshar_is_not_broken_whole_before_hq(server: str, broken: int) -> None:
    t = met("Afshar", "Unity", server=server, runner_credits=20)
    assert t.offered("Break everything") == (broken == 2)
    for _ in range(broken):
        t.click("Unity: Break 1")
        if t.decision.kind == "target":
            t.answer([t.asked.options[0].key])
    assert not t.offered("Unity: Break 1")
    let(t)
    assert t.happened("broken") == broken


def test_afshar_takes_credits_and_ends_the_run() -> None:
    t = met("Afshar")
    let(t)
    assert t.credits("runner") == 7
    assert not running(t)


# -- Congratulations! -------------------------------------------------------------------------------------


def test_congratulations_pays_both_and_once_more_when_passed() -> None:
    t = met("Congratulations!", runner_credits=0)
    let(t)
    assert (t.credits("corp"), t.credits("runner")) == (7 + 1, 1)
    finish_run(t)


def test_congratulations_pays_when_it_is_passed_broken() -> None:
    t = met("Congratulations!", "Unity", runner_credits=9)
    t.click("Break everything")
    while t.happened("pass_ice") == 0:
        go_on(t)
    assert t.credits("corp") == 6


# -- Engram Flush -----------------------------------------------------------------------------------------


def flushed(named: str) -> Table:
    """The Runner has met the ice, for which a card type was named."""
    t = Table()
    t.ice("HQ", "Engram Flush")
    t.hand("runner", "Cleaver", "Leech", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until(named)
    t.click(named)
    return t


def test_engram_flush_trashes_a_card_of_the_type_with_each_subroutine() -> None:
    t = flushed("Program")
    let(t)
    for title in ("Cleaver", "Leech"):
        t.click("Use Engram")
        t.click(title)
        assert title in t.names("heap")
    assert t.names("grip") == ["Sure Gamble"]


def test_engram_flush_need_not_trash() -> None:
    t = flushed("Event")
    let(t)
    t.click("Do not")
    t.click("Do not")
    assert len(t.names("grip")) == 3


def test_engram_flush_trashes_nothing_of_another_type() -> None:
    t = flushed("Resource")
    let(t)
    finish_run(t)
    assert len(t.names("grip")) == 3
    assert t.happened("revealed") == 6


def test_congratulations_pays_nothing_when_it_is_passed_unrezzed() -> None:
    t = Table()
    t.ice("HQ", "Congratulations!", rezzed=False)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.credits("corp") == 0
