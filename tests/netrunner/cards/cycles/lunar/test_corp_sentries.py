"""Sentries of the Lunar cycle."""

import pytest

from engine.netrunner.language.effects import InstallFrom, Trash
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, facing, go_on, grip, run_on, run_through

# -- Architect --------------------------------------------------------------------------------------------


def test_architect_installs_from_rd_for_nothing_and_from_elsewhere() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Architect")
    t.deck("corp", "Hedge Fund", "Hunter", "Enigma", "Hedge Fund", "Urtica Cipher", "Viktor 1.0")
    t.discard_pile("corp", "Melange Mining Corp.")
    t.hand("corp", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Hunter")
    assert not t.offered("Hedge Fund")
    assert not t.offered("Viktor"), "the sixth card"
    t.click("Hunter")
    t.click("Protecting HQ")
    assert t.credits("corp") == 5
    t.pass_until("Tithe")
    assert t.offered("Melange Mining Corp.")
    t.click("Tithe")
    t.click("Protecting HQ")
    assert t.credits("corp") == 5 - 3, "from HQ the install cost is paid"
    assert [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice][2:] == ["hunter", "tithe"]


def test_architect_cannot_be_trashed() -> None:
    t = Table()
    t.ice("HQ", "Architect", "Palisade")
    t.start("runner")
    t.effect("runner", Trash(Each(Type("ice"))))
    assert t.names("installed") == ["Architect"]


def test_architect_is_not_offered_to_be_trashed_for_other_ice() -> None:
    """8.5.6b with 1.2.2: somebody without credits chose it for ever."""
    t = Table()
    t.ice("HQ", "Architect")
    t.hand("corp", "Tithe")
    t.set(corp_credits=0)
    t.start("runner")
    t.effect("corp", InstallFrom(("hq",), Type("ice")))
    t.click("Tithe")
    t.click("Protecting HQ")
    assert not t.offered("Architect")
    assert t.names("installed") == ["Architect"], "the install cost is one credit"
    assert t.names("hq") == ["Tithe"]


# -- Gemini -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "damage"), [(0, 1), (3, 2)])
def test_gemini_does_more_damage_if_its_trace_is_strong_enough(credits: int, damage: int) -> None:
    t = facing("Gemini", corp_credits=credits, runner_credits=0)
    t.click(LET)
    if credits:
        t.click(f"{credits} credits")
    assert len(t.options) == 2, "the Corp orders what became pending"
    t.click("Use Gemini")
    while t.decision.kind in ("trace", "link"):
        go_on(t)
    assert grip(t) == 5 - damage


def test_gemini_does_damage_though_its_trace_fails() -> None:
    t = facing("Gemini", corp_credits=3, runner_credits=9)
    t.click(LET)
    t.play("3 credits", "9 credits")
    assert grip(t) == 4


# -- Lycan ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counters", [0, 1, 2])
def test_lycan_changes_with_odd_counters(counters: int) -> None:
    t = Table()
    t.ice("HQ", "Lycan", advancement=counters)
    t.rig("Leech")
    t.start("corp")
    face = t.game.face(t.card("Lycan"))
    assert ("code_gate" in face.subtypes, "sentry" in face.subtypes) == (counters == 1, counters != 1)
    t.click("Advance Lycan")
    end_turn(t)
    run_on(t, "HQ")
    assert t.names("heap") == ["Leech"]


# -- Troll ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "clicks", "ended"), [(0, 2, 0), (1, 3, 1)])
def test_troll_traces_and_lets_the_runner_choose(choice: int, clicks: int, ended: int) -> None:
    t = Table()
    t.ice("HQ", "Troll")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "trace":
        go_on(t)
    t.click("0 credits")
    t.click("0 credits")
    assert (t.decision.seat, t.decision.kind) == ("runner", "mode")
    t.answer([t.decision.options[choice].key])
    run_through(t)
    assert (t.clicks("runner"), t.happened("end_run")) == (clicks, ended)


def test_troll_does_nothing_if_the_trace_fails() -> None:
    t = Table()
    t.ice("HQ", "Troll")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "trace":
        go_on(t)
    t.click("0 credits")
    t.click("2 credits")
    run_through(t)
    assert (t.clicks("runner"), t.happened("successful_run")) == (3, 1)
