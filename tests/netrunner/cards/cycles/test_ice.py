"""Ice."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running


def met(title: str, *rig: str, server: str = "HQ", advancement: int = 0, **fields: int) -> Table:
    """The Runner encounters the ice."""
    t = Table()
    t.ice(server, title, advancement=advancement)
    t.rig(*rig)
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click(f"Run on {server}")
    while t.game.encounter is None:
        go_on(t)
    return t


def run_through(t: Table) -> None:
    while running(t):
        go_on(t)


@pytest.mark.parametrize(
    ("title", "ends"), [("Enigma", 1), ("Little Engine", 1), ("Eli 1.0", 1), ("Mother Goddess", 1)]
)
def test_ice_that_ends_the_run(title: str, ends: int) -> None:
    t = met(title)
    run_through(t)
    assert t.happened("end_run") == ends


def test_enigma_takes_a_click() -> None:
    t = met("Enigma")
    finish_run(t)
    assert t.clicks("runner") == 4 - 1 - 1


def test_eli_can_be_broken_with_clicks() -> None:
    t = met("Eli 1.0")
    for _ in range(2):
        t.click("Eli 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    run_through(t)
    assert t.happened("successful_run") == 1
    assert t.clicks("runner") == 1


def test_little_engine_pays_whoever_breaks_the_others() -> None:
    t = met("Little Engine", "Buzzsaw", runner_credits=30)
    while t.game.strength(t.card("Buzzsaw")) < t.game.strength(t.card("Little Engine")):
        t.click(next(label for label in t.options if label.startswith("Buzzsaw: ") and "+" in label))
    before = t.credits("runner")
    t.click("Buzzsaw: Break up to 2")
    if t.decision.kind == "target":
        t.answer(["sub:0", "sub:1"])
    run_through(t)
    assert t.credits("runner") == before - 1 + 5
    assert t.happened("successful_run") == 1


@pytest.mark.parametrize(("counters", "strength"), [(0, 1), (3, 4)])
def test_shadow_grows_with_advancement(counters: int, strength: int) -> None:
    t = met("Shadow", advancement=counters, corp_credits=9)
    assert t.game.strength(t.card("Shadow")) == strength
    while t.decision.kind != "trace":
        go_on(t)
    assert t.credits("corp") == 9 + 2
    t.click("0 credits")
    t.click("0 credits")
    run_through(t)
    assert t.game.state.tags == 1
    assert t.happened("successful_run") == 1


def test_shadow_can_be_advanced_and_its_trace_beaten() -> None:
    t = Table()
    t.ice("HQ", "Shadow")
    t.start("corp")
    assert t.offered("Advance Shadow")
    t = met("Shadow")
    while t.decision.kind != "trace":
        go_on(t)
    t.click("0 credits")
    t.click("3 credits")
    run_through(t)
    assert t.game.state.tags == 0


def test_mother_goddess_takes_after_other_rezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Mother Goddess")
    t.ice("R&D", "Palisade")
    t.ice("Archives", "Karunā", rezzed=False)
    t.start("runner")
    goddess = t.card("Mother Goddess")
    assert "barrier" in t.game.subtypes(goddess)
    assert "sentry" not in t.game.subtypes(goddess), "facedown ice has nothing to give"


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


def test_drafter_takes_back_and_installs_for_nothing() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Drafter")
    t.discard_pile("corp", "Hedge Fund")
    t.hand("corp", "Karunā")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "may":
        go_on(t)
    t.click("Yes")
    assert "Hedge Fund" in t.names("hq")
    t.click("Karunā")
    t.click("HQ")
    assert t.names("installed").count("Karunā") == 1
    assert t.credits("corp") == 0, "installing behind two pieces of ice costs nothing"
    finish_run(t)


def test_drafter_need_not() -> None:
    t = Table()
    t.ice("HQ", "Drafter")
    t.discard_pile("corp", "Hedge Fund")
    t.hand("corp", "Karunā")
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        t.click("No") if t.offered("No") else go_on(t)
    assert t.names("hq") == ["Karunā"]
    assert t.names("archives") == ["Hedge Fund"]


@pytest.mark.parametrize("title", ["Shadow", "Wormhole"])
def test_shadow_and_wormhole_can_be_advanced(title: str) -> None:
    t = Table()
    t.ice("HQ", title, "Enigma")
    t.start("corp")
    assert not t.offered("Advance Enigma")
    t.click(f"Advance {title}")
    assert t.card(title).advancement == 1
