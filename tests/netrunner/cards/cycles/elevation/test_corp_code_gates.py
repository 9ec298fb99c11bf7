"""Code gates of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, grip, let, run_on, running


def mycoweb(*others: str, **fields: int) -> Table:
    """Mycoweb's first subroutine resolves; the others protect R&D, rezzed; a Palisade lies in Archives."""
    t = Table()
    t.set(**fields)
    t.ice("HQ", "Mycoweb")
    t.ice("R&D", *others)
    t.discard_pile("corp", "Palisade", "Nico Campaign")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_mycoweb_installs_from_archives_and_rezzes_for_less() -> None:
    t = mycoweb(corp_credits=1)
    assert t.options == ["Palisade", "No"]
    t.click("Palisade")
    t.click("R&D")
    assert (t.card("Palisade").server, t.credits("corp")) == ("rd", 1)
    t.click("Yes: rez")
    if t.decision.kind == "target":
        t.click("Palisade")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 0


def test_mycoweb_resolves_subroutines_of_a_sentry_and_of_another_code_gate() -> None:
    t = mycoweb("Karunā", "Funhouse", "Palisade", "Whitespace")
    t.click("No")
    if t.decision.kind == "may":
        t.click("No")
    assert t.decision.seat == "corp"
    while t.decision.kind != "subroutine":
        go_on(t)
    assert [label.removeprefix("Resolve: ") for label in t.options] == [
        "Do 2 net damage. The Runner may jack out.", "Do 2 net damage.",
    ]  # fmt: skip
    t.click("Do 2 net damage.")
    assert grip(t) == 3
    assert [label.partition(" protecting")[0] for label in t.options] == [
        "Funhouse",
        "Whitespace",
    ]  # a code gate, but not Mycoweb itself
    t.click("Whitespace")
    t.click("The Runner loses 3 credits")
    assert t.credits("runner") == 2
    assert running(t)


def test_mycoweb_alone_resolves_nothing_else() -> None:
    t = mycoweb()
    t.click("No")
    while t.decision.seat == "corp":
        assert t.decision.kind != "subroutine"
        go_on(t)
    assert running(t)
    assert grip(t) == 5


def test_flyswatter_purges_when_rezzed_in_a_run_here_alone() -> None:
    t = Table()
    t.ice("HQ", "Flyswatter", rezzed=False)
    t.rig("Leech", virus=2)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Flyswatter")
    assert t.card("Leech").virus == 0
    run_left = running(t)
    finish_run(t)
    assert run_left
    assert not t.happened("successful_run")


@pytest.mark.parametrize(("stolen", "unbroken"), [(0, 1), (1, 2), (2, 3)])
def test_n_pot_ends_the_run_at_each_threat(stolen: int, unbroken: int) -> None:
    agendas = ["Send a Message"] * stolen
    t = Table()
    t.ice("HQ", "N-Pot")
    t.score_area("corp", *agendas)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    for _ in range(unbroken):
        t.click("N-Pot: Break")
        if t.offered("Break: "):
            t.click(next(text for text in t.options if text.startswith("Break: ")))
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 9 - 3 * unbroken


def test_n_pot_ends_the_run_of_whoever_pays_nothing() -> None:
    t = Table()
    t.ice("HQ", "N-Pot")
    t.start("runner")
    run_on(t, "HQ")
    assert not t.happened("successful_run")


def test_n_pot_resolves_as_far_as_the_threat_goes() -> None:
    """The first subroutine broken, the second ends the run from threat 2 on."""
    for stolen in (0, 1):
        t = Table()
        t.ice("HQ", "N-Pot")
        t.score_area("corp", *["Send a Message"] * stolen)
        t.set(runner_credits=3)
        t.start("runner")
        t.play("Run on HQ", "N-Pot: Break", "Break: End the run", LET)
        finish_run(t)
        assert bool(t.happened("successful_run")) != bool(stolen)


def test_syailendra_can_be_advanced() -> None:
    t = Table()
    t.ice("HQ", "Syailendra")
    t.start("corp")
    t.click("Advance Syailendra")
    assert t.card("Syailendra").advancement == 1


def test_scatter_field_is_strong_alone_and_installs() -> None:
    t = Table()
    t.ice("HQ", "Scatter Field")
    t.hand("corp", "PAD Campaign")
    t.start("runner")
    assert t.game.strength(t.card("Scatter Field")) == 4
    t.play("Run on HQ", LET, "PAD Campaign", "A new server")
    assert "PAD Campaign" in t.names("installed")
    assert not running(t)
    t = Table()
    t.ice("HQ", "Scatter Field", "Palisade")
    t.start("runner")
    assert t.game.strength(t.card("Scatter Field")) == 0


@pytest.mark.parametrize(("advanced", "placed"), [(3, 2), (2, 1)])
def test_syailendra_advances_drains_and_hurts(advanced: int, placed: int) -> None:
    t = Table()
    t.ice("HQ", "Syailendra", advancement=advanced)
    t.root("Server 1", "Send a Message")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.click("Run on HQ")
    if advanced == 3:
        t.play("Use Syailendra", "Send a Message")
    t.play(LET, "Yes", "Send a Message")
    assert t.card("Send a Message").advancement == placed
    assert (t.credits("runner"), grip(t)) == (3, 3)
