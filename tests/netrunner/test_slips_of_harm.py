"""What would flatline the Runner by their own choice is asked once more."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, MakeRun, MayJackOut
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.triggers import RUN_ENDS, SUCCESSFUL_RUN
from engine.netrunner.policy import POLICY
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.parts import Ability
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank

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


@pytest.mark.parametrize(
    ("title", "abilities", "asked"),
    [
        ("Host", (), False),
        ("Doorman", (Static(Cannot("jack_out", who=RUNNER)),), True),
        ("Turnstile", (Static(Price("jack out", cost(credits=9))),), True),
    ],
)
def test_suffering_what_one_can_leave_before_more_comes(
    title: str, abilities: tuple[Ability, ...], asked: bool
) -> None:
    """6.1.5, 1.16.10c: 1 damage, and 2 more behind a subroutine that lets the Runner jack out, unless they
    cannot or have not the credits for it."""
    toll = Unless((Damage("net", 1),), (cost(credits=1),), by=RUNNER)
    blank("Gate", CORP, ICE, (Sub((toll,)), Sub((MayJackOut(),)), Sub((Damage("net", 2),))), strength=3)
    blank(title, CORP, "asset", abilities)
    t = Table(policy=POLICY)
    t.ice("HQ", "Gate")
    t.root("Server 1", title, rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * 2)
    t.start(RUNNER)
    t.click("Run on HQ")
    let = next(confirm for label, confirm in confirms(t).items() if label.startswith("Let it happen"))
    assert (let is not None) is asked


@pytest.mark.parametrize(
    ("on", "optional", "asked"),
    [(RUN_ENDS, False, True), (RUN_ENDS, True, False), (SUCCESSFUL_RUN, False, False)],
)
def test_a_run_after_which_one_suffers_damage(on: On, optional: bool, asked: bool) -> None:
    """Not where that can be declined, nor where it depends on a success: the Runner can leave before that."""
    hurts = When(on, (Damage("net", 2),), optional=optional)
    title = f"Dive {on.kinds[0].value} {optional}"
    blank(title, RUNNER, "event", (Play((MakeRun(("hq",), abilities=(hurts,)),)),))
    t = Table(policy=POLICY)
    t.hand(RUNNER, title, "Sure Gamble")
    t.start(RUNNER)
    found = next(confirm for label, confirm in confirms(t).items() if label.startswith("Play Dive"))
    assert (found is not None) is asked, found
