"""Hardware of the Liberation cycle: Jeitinho."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, run_on

# -- Jeitinho ---------------------------------------------------------------------------------------------


def test_jeitinho_becomes_an_agenda_after_three_successful_runs() -> None:
    t = Table()
    t.rig("Jeitinho")
    t.start("runner")
    for server in ("HQ", "R&D", "Archives"):
        run_on(t, server)
    t.click("Gain 1 credit")
    for _ in range(9):
        if t.offered("Use Jeitinho"):
            break
        go_on(t)
    t.click("Use Jeitinho")
    assert t.names("runner_score") == ["Jeitinho"]
    (card,) = [card for card in t.game.state.cards.values() if card.zone == "runner_score"]
    assert t.game.face(card).subtypes == {"assassination"}
    assert t.winner is None


def test_jeitinho_stays_without_all_three_runs() -> None:
    t = Table()
    t.rig("Jeitinho")
    t.start("runner")
    run_on(t, "HQ")
    run_on(t, "R&D")
    end_turn(t)
    assert t.names("installed") == ["Jeitinho"]


def test_three_jeitinhos_win_the_game() -> None:
    t = Table()
    t.rig("Jeitinho")
    t.start("runner")
    for turn in range(3):
        for server in ("HQ", "R&D", "Archives"):
            run_on(t, server)
        t.click("Gain 1 credit")
        for _ in range(9):
            if t.offered("Use Jeitinho"):
                break
            go_on(t)
        t.click("Use Jeitinho")
        assert (t.winner == "runner") == (turn == 2)
        if turn < 2:
            end_turn(t)
            t.next_action()
            t.rig("Jeitinho")
            t.refresh()


def bypassed(points: bool) -> Table:
    """The Runner bypasses Palisade with Jeitinho in the heap."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.discard_pile("runner", "Jeitinho")
    t.hand("runner", "Inside Job")
    if points:
        t.score_area("corp", "Offworld Office", "Hostile Takeover")
    t.start("runner")
    t.click("Play Inside Job")
    t.click("HQ")
    return t


def test_jeitinho_is_installed_from_the_heap_for_a_click_when_ice_is_bypassed() -> None:
    t = bypassed(points=True)
    for _ in range(9):
        if t.asks("unless"):
            break
        go_on(t)
    t.click("Spend 1 click")
    assert "Jeitinho" in t.names("installed")
    assert t.clicks("runner") == 2
    assert t.credits("runner") == 5 - 2 - 1


def test_jeitinho_stays_in_the_heap_below_threat_3() -> None:
    t = bypassed(points=False)
    while t.game.run is not None:
        assert not t.asks("unless")
        go_on(t)
    assert "Jeitinho" in t.names("heap")
