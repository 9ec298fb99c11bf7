"""What would flatline the Runner by their own choice is asked once more."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table

LOST = "that loses the game. Really do it?"


def confirms(t: Table) -> dict[str, str | None]:
    return {option.label: option.confirm for option in t.asked.options}


@pytest.mark.parametrize(("others", "damage"), [(1, 2), (2, None)])
def test_installing_what_hurts_more_than_the_grip_holds(others: int, damage: int | None) -> None:
    """Basilar Synthgland makes the Runner suffer 2 core damage, and has left the grip by then."""
    t = Table(policy=POLICY)
    t.hand(RUNNER, "Basilar Synthgland 2KVJ", *["Sure Gamble"] * others)
    t.set(runner_credits=9)
    t.start(RUNNER)
    label = next(each for each in t.options if each.startswith("Install Basilar"))
    assert confirms(t)[label] == (
        f"That does 2 damage, and by then you hold 1 card: {LOST}" if damage else None
    )
    t.click(label)
    assert (t.winner == CORP) is (damage is not None)


def test_who_can_prevent_it_is_not_asked() -> None:
    t = Table(policy=POLICY)
    t.rig("Caldera")
    t.hand(RUNNER, "Titanium Ribs", "Sure Gamble")
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert confirms(t)[next(each for each in t.options if each.startswith("Install Titanium"))] is None


@pytest.mark.parametrize(("cards", "asked"), [(3, True), (4, False)])
def test_letting_damage_happen_that_could_be_paid_for(cards: int, asked: bool) -> None:
    """Measured Response: 4 meat damage unless the Runner pays 8 credits (1.16.11b)."""
    t = Table(policy=POLICY)
    t.score_area(RUNNER, "Send a Message", "Offworld Office")
    t.hand(CORP, "Measured Response")
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.set(runner_credits=9, corp_credits=9)
    t.start(RUNNER, clicks=1)
    t.click("Run on Archives")
    t.pass_until("Play Measured Response")
    t.click("Play Measured Response")
    found = confirms(t)
    assert found["Pay 8 credits"] is None
    let = next(confirm for label, confirm in found.items() if label.startswith("Let it happen"))
    assert let == (f"That does 4 damage, and by then you hold 3 cards: {LOST}" if asked else None)


def test_choosing_the_damage_of_two_things() -> None:
    """Nightmare Archive: an agenda worth -1 point, or 1 core damage."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Nightmare Archive")
    t.hand(RUNNER)
    t.start(RUNNER)
    t.click("Run on Server 1")
    t.pass_until("The Corp does 1 core damage")
    asked = {option.label: option.confirm for option in t.asked.options}
    assert sorted(confirm is not None for confirm in asked.values()) == [False, True]
