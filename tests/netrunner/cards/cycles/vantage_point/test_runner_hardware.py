"""Hardware of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


@pytest.mark.parametrize(("tags", "then"), [(0, 1), (1, 1)])
def test_borrowed_goods_tags_who_is_not_tagged(tags: int, then: int) -> None:
    t = Table()
    t.hand("runner", "Borrowed Goods")
    t.set(tags=tags)
    t.start("runner")
    t.click("Install Borrowed Goods")
    assert (t.game.state.tags, t.game.memory_limit()) == (then, 5)


@pytest.mark.parametrize("use", [True, False])
def test_methuselah_feeds_on_hardware(use: bool) -> None:
    t = Table()
    t.rig("Methuselah", "Carmen")
    t.hand("runner", "Docklands Pass", "Leech")
    t.ice("HQ", "Flywheel")
    t.set(runner_credits=0)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.click("Trash 1" if use else "Do not")
    if use:
        t.click("Docklands")
    assert t.card("Methuselah").credit == (2 if use else 0)
    assert t.offered("Carmen") == use
    assert not t.offered("Install Leech")


def test_rotary_takes_a_tag_for_an_access_and_the_corp_trashes_it() -> None:
    for server, asked in (("R&D", True), ("Archives", False)):
        t = Table(filler=9)
        t.rig("Rotary")
        t.start("runner")
        t.play(f"Run on {server}", "Go on")
        assert t.offered("Take 1 tag") == asked
        if asked:
            t.click("Take 1 tag")
            finish_run(t)
            assert (t.game.state.tags, t.happened("accessed")) == (1, 2)
    for tags in (1, 0):
        t = Table()
        t.rig("Rotary")
        t.set(tags=tags)
        t.start("corp")
        assert t.offered("Rotary") == bool(tags)
        if tags:
            t.click("Rotary")
            assert (t.clicks("corp"), t.credits("corp"), t.names("heap")) == (2, 3, ["Rotary"])
    assert t.game.memory_limit() == 5


def test_the_tungsten_tailor_weakens_ice_and_pays_once_a_turn() -> None:
    t = Table()
    t.rig("The Tungsten Tailor", "Cleaver")
    t.ice("HQ", "Paywall")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.strength(t.card("Paywall")) == 0
    t.play("Run on HQ", "Cleaver: Break")
    finish_run(t)
    assert t.credits("runner") == 9 - 1 - 1 + 1
    t.play("Run on HQ", "Cleaver: Break")
    finish_run(t)
    assert t.credits("runner") == 8 - 1 - 1


def test_touchstone_pays_during_runs() -> None:
    t = Table(filler=9)
    t.rig("Touchstone", "Cleaver")
    t.hand("runner", "Diesel", "Diesel", "Leech")
    t.ice("HQ", "Paywall")
    t.set(runner_credits=0)
    t.start("runner")
    t.play("Play Diesel", "Play Diesel")
    assert t.card("Touchstone").credit == 1
    t.play("Run on HQ", "Cleaver: Break")
    assert t.card("Touchstone").credit == 0


def test_the_tungsten_tailor_pays_nothing_for_ice_that_is_still_strong() -> None:
    t = Table()
    t.rig("The Tungsten Tailor", "Cleaver")
    t.ice("HQ", "Palisade")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.strength(t.card("Palisade")) == 1
    t.play("Run on HQ", "Cleaver: Break")
    finish_run(t)
    assert t.credits("runner") == 9 - 1
