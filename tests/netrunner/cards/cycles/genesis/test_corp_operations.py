"""Operations of the Genesis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, holding, run_on

# -- Power Grid Overload ----------------------------------------------------------------------------------


def overload(**fields: int) -> Table:
    t = holding("Power Grid Overload", corp_credits=5, **fields)
    t.rig("Docklands Pass", "Pennyshaver", "Unity")
    t.start("runner")
    run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Play Power Grid Overload")
    t.set(runner_credits=0)
    t.refresh()
    return t


def test_power_grid_overload_reaches_as_far_as_the_trace_exceeds() -> None:
    t = overload()
    t.click("Play Power Grid Overload")
    assert (t.decision.kind, t.decision.seat) == ("trace", "corp")
    t.click("0 credits")  # 2 more than the link: only the cheaper one
    assert t.names("heap") == ["Docklands Pass"]
    t = overload()
    t.play("Play Power Grid Overload", "1 credit")
    assert t.options == ["Docklands Pass", "Pennyshaver"]
    t.click("Pennyshaver")
    assert t.names("heap") == ["Pennyshaver"]


def test_power_grid_overload_needs_a_successful_run() -> None:
    t = holding("Power Grid Overload")
    t.rig("Docklands Pass")
    t.start("corp")
    assert not t.offered("Play Power Grid Overload")


# -- Trick of Light ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_trick_of_light_moves_counters(moved: int) -> None:
    t = Table()
    t.hand("corp", "Trick of Light")
    t.root("Server 1", "Urtica Cipher", advancement=3)
    t.root("Server 2", "Offworld Office")
    t.ice("HQ", "Palisade")
    t.start("corp")
    t.click("Play Trick of Light")
    assert len(t.options) == 2
    t.click("Offworld Office")
    if t.decision.kind == "target":
        t.click("Urtica Cipher")
    t.click(str(moved))
    assert (t.card("Urtica Cipher").advancement, t.card("Offworld Office").advancement) == (3 - moved, moved)
    assert t.clicks("corp") == 2
