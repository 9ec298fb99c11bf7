"""Identities of the Runner of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, grip, hq, run_on


def muslihat(top: str) -> Table:
    t = Table(runner="MuslihaT: Multifarious Marketeer")
    t.deck("runner", top)
    t.start("runner", turn_begins=True)
    assert t.decision.kind == "target"
    assert t.decision.seat == "runner"
    assert top not in str(t.view("corp"))
    return t


@pytest.mark.parametrize("top", ["Cleaver", "Jailbreak"])
def test_muslihat_takes_an_icebreaker_or_a_run_event(top: str) -> None:
    t = muslihat(top)
    t.click(top)
    assert t.names("grip") == [top]
    assert any(top in line for line in t.log("corp")), "it is revealed"


def test_muslihat_need_not_take_it() -> None:
    t = muslihat("Cleaver")
    t.answer([])
    assert t.names("grip") == []
    assert t.names("stack")[0] == "Cleaver"
    assert not any("Cleaver" in line for line in t.log("corp"))


@pytest.mark.parametrize("top", ["Leech", "Sure Gamble", "Telework Contract"])
def test_muslihat_takes_nothing_else_and_the_corp_does_not_learn_why(top: str) -> None:
    t = muslihat(top)
    assert top not in t.options
    t.answer([t.decision.options[0].key])
    assert t.names("grip") == []
    assert t.names("stack")[0] == top
    state = t.game.state
    assert [oid for oid, _ in state.memory["runner"]] == [state.zones["stack"][0]]
    assert not any(top in line for line in t.log("corp"))


def test_baz_installs_when_ice_is_rezzed() -> None:
    t = Table(runner="Barry “Baz” Wong: Tri-Maf Veteran")
    t.ice("HQ", "Palisade", rezzed=False)
    t.hand("runner", "Docklands Pass", "Leech")
    t.start("runner")
    t.play("Run on HQ", "Rez Palisade")
    assert not t.offered("Leech")
    t.click("Docklands Pass")
    assert "Docklands Pass" in t.names("installed")
    finish_run(t)
    assert t.credits("runner") == 3


def test_baz_minds_no_other_cards() -> None:
    t = Table(runner="Barry “Baz” Wong: Tri-Maf Veteran")
    t.root("Server 1", "PAD Campaign")
    t.hand("runner", "Docklands Pass")
    t.start("corp")
    t.click("Rez PAD")
    assert t.decision.seat == "corp"


def test_dewi_turns_over_with_full_memory_and_draws_with_some_unused() -> None:
    """Its other side is "Dewi Subrotoputri: Shadow Guide"."""
    t = Table(runner="Dewi Subrotoputri: Pedagogical Dhalang", filler=9)
    t.rig("Cleaver", "Leech", "Mayfly")
    t.hand("runner", "T400 Memory Diamond")
    t.start("runner")
    assert t.game.memory_limit() == t.game.memory_used()
    t.play("Run on Archives", "Go on", "Use Dewi")
    t.next_action()
    assert t.credits("runner") == 6
    t.play("Run on Archives", "Go on")
    assert not t.offered("Use Dewi"), "nothing is unused"
    t.next_action()
    t.click("Install T400")
    t.play("Run on Archives", "Go on", "Use Dewi")
    t.next_action()
    assert grip(t) == 1


def test_dewi_stays_with_memory_unused() -> None:
    t = Table(runner="Dewi Subrotoputri: Pedagogical Dhalang", filler=9)
    t.start("runner")
    t.play("Run on Archives", "Go on")
    assert not t.offered("Use Dewi")


def test_ryo_pays_once_a_turn_for_a_run_in_which_a_subroutine_resolved() -> None:
    t = Table(runner="Ryō “Phoenix” Ōno: Out of the Ashes")
    t.ice("HQ", "Doomscroll")
    t.hand("corp", "Hedge Fund", "Palisade", "Palisade")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "Archives")
    assert t.credits("runner") == 5, "no subroutine resolved"
    t.play("Run on HQ", LET, "Go on")
    assert t.decision.seat == "corp"
    t.click("Hedge Fund")
    finish_run(t)
    assert t.credits("runner") == 6
    assert t.names("archives") == ["Hedge Fund"]
    run_on(t, "HQ")
    assert hq(t) == 2


def test_topan_installs_for_2_less_and_suffers() -> None:
    t = Table(runner="Topan: Ormas Leader")
    t.hand("runner", "Cleaver", "Leech", "Sure Gamble", "Diesel")
    t.start("runner")
    t.click("Topan: Ormas Leader")
    assert not t.offered("Diesel")
    t.click("Cleaver")
    assert t.names("installed") == ["Cleaver"]
    assert (t.credits("runner"), grip(t), t.clicks("runner")) == (5 - 1, 2, 3)
    assert not t.offered("Topan: Ormas Leader")


def topan_with_lilypad() -> Table:
    t = Table(runner="Topan: Ormas Leader")
    t.rig("Lilypad")
    t.hand("runner", "Cleaver", "Diesel")
    t.deck("runner", "Leech")
    t.start("runner")
    t.click("Topan: Ormas Leader")
    t.click("Cleaver")
    return t


def test_topan_hurts_before_or_after_what_else_hears_of_the_install() -> None:
    """Both are pending in one window, and the Runner chooses the order (9.2.8d)."""
    t = topan_with_lilypad()
    t.click("Use Topan")
    assert t.names("heap") == ["Diesel"]
    t.click("Use LilyPAD")
    assert t.names("grip") == ["Leech"]
    t = topan_with_lilypad()
    t.click("Draw 1 card")
    assert len(t.names("grip")) == 1


def test_topan_needs_something_to_install() -> None:
    t = Table(runner="Topan: Ormas Leader")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("Topan: Ormas Leader")


def test_magdalene_installs_what_was_discarded() -> None:
    t = Table(runner="Magdalene Keino-Chemutai: Cryptarchitect", filler=9)
    t.hand("runner", "Leech", "Mayfly", "Docklands Pass", *["Sure Gamble"] * 4)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    keys = [
        option.key
        for option, text in zip(t.asked.options, t.options, strict=True)
        if "Leech" in text or "Gamble" in text
    ]
    t.answer(keys[:2])
    assert t.offered("Leech")
    assert not t.offered("Mayfly")
    t.click("Leech")
    assert "Leech" in t.names("installed")


def test_magdalene_installs_one_of_all_that_were_discarded() -> None:
    t = Table(runner="Magdalene Keino-Chemutai: Cryptarchitect", filler=9)
    t.hand("runner", "Leech", "Mayfly", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.answer([o.key for o in t.asked.options if "Gamble" not in o.label])
    assert t.offered("Leech")
    t.click("Mayfly")
    assert not t.offered("Leech")
    assert t.names("heap") == ["Leech"]


def test_magdalene_installs_no_event_and_nothing_that_was_not_discarded() -> None:
    t = Table(runner="Magdalene Keino-Chemutai: Cryptarchitect", filler=9)
    t.discard_pile("runner", "Leech")
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.answer([option.key for option in t.asked.options][:1])
    assert not t.offered("Leech")
