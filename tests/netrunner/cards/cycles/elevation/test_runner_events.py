"""Events of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, grip, running


def transfer(corp_credits: int) -> Table:
    t = Table()
    t.hand("runner", "Transfer of Wealth")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=corp_credits, runner_credits=5)
    t.start("runner")
    t.click("Play Transfer of Wealth")
    finish_run(t)
    return t


def test_transfer_of_wealth_turns_what_the_corp_loses_into_twice_as_much() -> None:
    t = transfer(8)
    cost = t.game.define("transfer_of_wealth").facts.cost or 0
    assert t.game.state.tags == 1
    assert t.credits("corp") == 5
    assert t.credits("runner") == 5 - cost + 6


def test_transfer_of_wealth_takes_what_is_there() -> None:
    t = transfer(1)
    cost = t.game.define("transfer_of_wealth").facts.cost or 0
    assert t.credits("corp") == 0
    assert t.credits("runner") == 5 - cost + 2


def test_transfer_of_wealth_does_nothing_unless_the_run_is_successful() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Transfer of Wealth")
    t.start("runner")
    t.click("Play Transfer of Wealth")
    finish_run(t)
    assert t.game.state.tags == 0
    assert t.credits("corp") == 5


@pytest.mark.parametrize("ended", [False, True])
def test_clean_getaway_pays_for_a_successful_run(ended: bool) -> None:
    t = Table()
    t.hand("runner", "Clean Getaway")
    if ended:
        t.ice("HQ", "Palisade")
    t.start("runner")
    t.play("Play Clean Getaway", "HQ")
    finish_run(t)
    assert t.credits("runner") == 5 - 3 + (0 if ended else 6)


def test_illumination_installs_up_to_three_for_a_credit_less() -> None:
    t = Table()
    t.hand("runner", "Illumination", "Cleaver", "Leech", "Mayfly", "Docklands Pass")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Illumination", "Go on", "Cleaver", "Leech")
    assert t.credits("runner") == 9 - (3 - 1) - (1 - 1)
    t.click("Mayfly")
    assert not t.offered("Docklands Pass")
    finish_run(t)
    assert sorted(t.names("installed")) == ["Cleaver", "Leech", "Mayfly"]


def test_illumination_installs_nothing_after_a_run_that_failed() -> None:
    t = Table()
    t.ice("R&D", "Palisade")
    t.hand("runner", "Illumination", "Leech")
    t.start("runner")
    t.click("Play Illumination")
    finish_run(t)
    assert t.names("installed") == ["Palisade"]


@pytest.mark.parametrize(("mode", "cards", "tags"), [("Draw", 4, 3), ("tags", 0, 1)])
def test_lie_low_draws_or_removes_tags(mode: str, cards: int, tags: int) -> None:
    t = Table(filler=9)
    t.hand("runner", "Lie Low")
    t.set(tags=3)
    t.start("runner")
    t.play("Play Lie Low", mode)
    if mode == "tags":
        t.click("2")
    assert (grip(t), t.game.state.tags, t.clicks("runner"), t.credits("runner")) == (cards, tags, 2, 4)


def test_lie_low_needs_two_clicks() -> None:
    t = Table()
    t.hand("runner", "Lie Low")
    t.start("runner", clicks=1)
    assert not t.offered("Lie Low")


def test_maintenance_access_goes_on_to_hq_after_the_ice_of_archives() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("corp", "PAD Campaign")
    t.hand("runner", "Maintenance Access")
    t.start("runner")
    t.click("Play Maintenance Access")
    assert t.clicks("runner") == 2
    finish_run(t)
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["hq"]


def test_maintenance_access_is_stopped_by_ice_of_archives() -> None:
    t = Table()
    t.ice("Archives", "Kessleroid")
    t.hand("runner", "Maintenance Access")
    t.start("runner")
    t.click("Play Maintenance Access")
    finish_run(t)
    assert not t.happened("successful_run")


def test_ritual_draws_for_the_clicks_that_are_left() -> None:
    t = Table(filler=9)
    t.hand("runner", "Ritual", "Leech")
    t.start("runner")
    t.click("Play Ritual")
    assert grip(t) == 1 + 3


@pytest.mark.parametrize("back", [True, False])
def test_scrounge_installs_from_the_heap_and_puts_back(back: bool) -> None:
    t = Table()
    t.hand("runner", "Scrounge")
    t.discard_pile("runner", "Leech", "Mayfly", "Diesel")
    t.start("runner")
    t.click("Play Scrounge")
    assert not t.offered("Diesel")
    t.click("Leech")
    t.click("Yes" if back else "No")
    if t.asks("target"):
        t.click("Mayfly")
    assert t.names("installed") == ["Leech"]
    assert ("Mayfly" in t.names("stack")) == back
    assert t.clicks("runner") == 2


def shred(hq: int, roots: int) -> Table:
    t = Table()
    t.ice("Server 1", "Kessleroid", rezzed=True)
    t.root("Server 1", *["PAD Campaign"] * roots)
    t.hand("corp", *["Hedge Fund"] * hq)
    t.hand("runner", "Shred")
    t.start("runner")
    t.play("Play Shred", "Server 1", LET)
    return t


def test_shred_asks_the_corp_for_cards_of_hq() -> None:
    t = shred(2, 1)
    assert t.decision.seat == "corp"
    t.click("Reveal and trash")
    assert not running(t)
    assert t.names("archives") == ["Hedge Fund"]
    assert t.happened("revealed") == 1


def test_shred_goes_on_if_they_do_not_the_first_time() -> None:
    t = shred(2, 1)
    t.click("Let it happen")
    assert t.names("archives") == []
    assert not running(t), "the second subroutine is the second time"


def test_shred_cannot_be_paid_for_without_cards() -> None:
    t = shred(0, 1)
    assert not (t.decision.seat == "corp" and t.offered("Reveal and trash"))


# -- Charm Offensive -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [True, False])
def test_charm_offensive_may_trash_a_rezzed_copy_of_a_card_in_archives(wanted: bool) -> None:
    t = Table()
    t.hand("runner", "Charm Offensive")
    t.discard_pile("corp", "Palisade", "PAD Campaign", faceup=False)
    t.ice("HQ", "Palisade", "Ice Wall")
    t.ice("R&D", "Palisade", rezzed=False)
    t.start("runner")
    t.click("Play Charm Offensive")
    for _ in range(20):
        if not running(t) and not t.offered("Charm Offensive"):
            break
        if t.offered("Use Charm Offensive") and wanted:
            t.click("Charm Offensive")
        elif t.offered("Palisade") and t.decision.kind == "target":
            t.click("Palisade")
        else:
            go_on(t)
    assert not t.offered("Ice Wall")
    ice = [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice]
    assert ice == (["ice_wall"] if wanted else ["palisade", "ice_wall"])
    assert len(t.game.state.servers["rd"].ice) == 1


def test_charm_offensive_needs_a_copy_that_was_accessed() -> None:
    t = Table()
    t.hand("runner", "Charm Offensive")
    t.discard_pile("corp", "PAD Campaign")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Play Charm Offensive")
    finish_run(t)
    assert not t.offered("Charm Offensive")
    assert t.names("archives") == ["PAD Campaign"]


def test_ritual_with_the_last_click_draws_nothing() -> None:
    t = Table(filler=9)
    t.hand("runner", "Ritual", "Leech")
    t.start("runner", clicks=1)
    assert t.offered("Play Ritual")
    t.click("Play Ritual")
    assert t.names("grip") == ["Leech"]
