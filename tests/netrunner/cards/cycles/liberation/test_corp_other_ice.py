"""Other ice of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run

LYCIAN = "Lycian Multi-Munition"


def lycian(*subtypes: str) -> Table:
    """The Runner encounters it with these subtypes."""
    t = Table()
    t.ice("HQ", LYCIAN, rezzed=False)
    t.rig("Leech", "Telework Contract")
    t.start("runner")
    t.play("Run on HQ", f"Rez {LYCIAN}")
    for subtype in subtypes:
        t.click(next(o for o in t.options if subtype in o))
    if len(subtypes) < 3:
        t.click(next(o.label for o in t.asked.options if not o.key.startswith("mode")))
    t.click("Let the")
    return t


@pytest.mark.parametrize(
    ("subtypes", "clicks", "programs", "ends"),
    [
        (("Code Gate",), 2, 1, False),
        (("Sentry",), 3, 0, False),
        (("Barrier",), 3, 1, True),
        (("Sentry", "Barrier"), 3, 0, True),
        (("Barrier", "Code Gate", "Sentry"), 2, 0, True),
    ],
)
def test_lycian_does_what_its_chosen_subtypes_say(
    subtypes: tuple[str, ...], clicks: int, programs: int, ends: bool
) -> None:
    t = lycian(*subtypes)
    finish_run(t)
    assert t.clicks("runner") == clicks
    assert t.credits("runner") == (4 if clicks == 2 else 5)
    assert t.names("installed").count("Leech") == programs
    assert t.happened("successful_run") == (0 if ends else 1)
    assert t.credits("corp") == 5 - 3 + (1 if ends else 0)


def test_lycian_chooses_at_least_one_and_is_derezzed_as_the_turn_ends() -> None:
    t = Table()
    t.ice("HQ", LYCIAN, rezzed=False)
    t.start("runner")
    t.play("Run on HQ", f"Rez {LYCIAN}")
    assert len(t.options) == 3
    t.click(next(o for o in t.options if "Barrier" in o))
    assert t.decision.seat == "corp"
    t.click(next(o.label for o in t.asked.options if not o.key.startswith("mode")))
    assert "barrier" in t.game.face(t.card(LYCIAN)).subtypes
    finish_run(t)
    end_turn(t)
    assert not t.card(LYCIAN).faceup
    assert "barrier" not in t.game.face(t.card(LYCIAN)).subtypes
