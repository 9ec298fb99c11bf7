"""Icebreakers of the Red Sand cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, against, finish_run, go_on, running, strength

# -- Inversificator ---------------------------------------------------------------------------------------


def order(t: Table, server: str) -> list[str]:
    """The ice protecting a server, from the innermost."""
    cards = t.game.state.cards
    return [t.game.face(cards[oid]).title for oid in t.game.state.servers[server].ice]


def through(*rig: str, ice: str = "Enigma") -> Table:
    """The Runner has met ice protecting HQ and broken all of it with the first of the rig."""
    t = Table()
    t.ice("HQ", ice)
    t.ice("R&D", "Palisade")
    t.rig(*rig)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click(f"Break everything with {rig[0]}")
    return t


def test_inversificator_swaps_ice_that_it_broke_alone_once_each_turn() -> None:
    t = through("Inversificator")
    while not t.offered("Use Inversificator"):
        go_on(t)
    t.click("Use Inversificator")
    if running(t) and t.offered("Palisade"):
        t.click("Palisade")
    assert (order(t, "hq"), order(t, "rd")) == (["Palisade"], ["Enigma"])
    finish_run(t)
    t.click("Run on R&D")
    t.click("Break everything with Inversificator")
    while running(t):
        assert not t.offered("Use Inversificator")
        go_on(t)


def test_inversificator_does_not_mind_what_others_broke() -> None:
    t = through("Yog.0", "Inversificator")
    while running(t):
        assert not t.offered("Use Inversificator")
        go_on(t)
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Inversificator", "Yog.0")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Inversificator: Break 1 code gate")
    t.click(t.options[0])
    t.click("Yog.0: Break 1 code gate")
    while running(t):
        assert not t.offered("Use Inversificator"), "it did not break all of it"
        go_on(t)


def test_inversificator_grows() -> None:
    t = against("Tollbooth", "Inversificator")
    before = strength(t, "Inversificator")
    t.click("Inversificator: +1 strength")
    assert strength(t, "Inversificator") == before + 1


# -- Na'Not'K ---------------------------------------------------------------------------------------------


def test_na_not_k_grows_with_the_ice_around() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Ice Wall", "Hunter")
    t.rig("Na'Not'K")
    t.set(runner_credits=9)
    t.start("runner")
    assert strength(t, "Na'Not'K") == 1
    t.click("Run on HQ")
    assert strength(t, "Na'Not'K") == 4
    t.click("Na'Not'K: +2 strength")
    assert strength(t, "Na'Not'K") == 6
    t.click("Na'Not'K: Break 1 sentry")
    if t.decision.kind == "target":
        go_on(t)
    finish_run(t)
    assert (t.game.state.tags, t.credits("runner")) == (0, 5)


# -- Persephone -------------------------------------------------------------------------------------------


def test_persephone_breaks_sentries_and_mills_for_what_resolved() -> None:
    t = against("Rototurret", "Persephone", "Leech")
    t.click("Persephone: +1")
    assert strength(t, "Persephone") == 2
    t.click("Persephone: Break")
    if t.decision.kind == "target":
        t.click("End the run.")
    t.click(LET)
    t.click("Leech")
    t.click("Use Persephone")
    assert "Sure Gamble" in t.names("heap")
    assert t.names("archives") == ["Hedge Fund"], "one subroutine resolved"


def test_persephone_does_not_hear_of_ice_that_was_not_encountered() -> None:
    t = Table()
    t.ice("HQ", "Rototurret", rezzed=False)
    t.rig("Persephone")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Persephone")
        go_on(t)
