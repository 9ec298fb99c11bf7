"""Code gates of the SanSan cycle."""

import pytest

from tests.netrunner.cards.playing import end_turn, facing, finish_run, met, run_through

# -- Little Engine ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "ends"), [("Enigma", 1), ("Little Engine", 1), ("Eli 1.0", 1), ("Mother Goddess", 1)]
)
def test_ice_that_ends_the_run(title: str, ends: int) -> None:
    t = met(title)
    run_through(t)
    assert t.happened("end_run") == ends


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


# -- Lockdown ---------------------------------------------------------------------------------------------


def test_lockdown_keeps_the_runner_from_drawing() -> None:
    t = facing("Lockdown")
    finish_run(t)
    assert not t.offered("Draw 1 card")
    end_turn(t)
    end_turn(t)
    assert t.offered("Draw 1 card")
