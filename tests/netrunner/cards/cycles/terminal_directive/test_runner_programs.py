"""Other programs of Terminal Directive."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import rigged

# -- Dhegdheer --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "room", "discount"), [("Dhegdheer", 1, 1), ("Leprechaun", 2, 0)])
def test_daemons_host_a_number_of_programs(title: str, room: int, discount: int) -> None:
    t = rigged(title, runner_credits=9)
    t.hand("runner", *["Mimic"] * 3)
    t.refresh()
    used = t.game.memory_used()
    for _ in range(room):
        t.click(f"Install Mimic on {title}")
    assert t.game.memory_used() == used
    assert t.credits("runner") == 9 - room * (3 - discount)
    assert not t.offered(f"Install Mimic on {title}")


# -- Egret ------------------------------------------------------------------------------------------------


def test_egret_makes_ice_everything() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Egret")
    t.start("runner")
    t.click("Install Egret")
    assert {"barrier", "code_gate", "sentry"} <= set(t.game.face(t.card("Ice Wall")).subtypes)
