"""What a button says it costs is what is taken, also where cards change the price (1.16.9, 1.16.10)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Subtype, Type
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.fixture(autouse=True, scope="module")
def _cards() -> Iterator[None]:
    with taken_back():
        corp("Heavy Air", "asset", Static(Price("break", cost(credits=1), Subtype("icebreaker"))))
        corp("Toll", "asset", Static(Price("run", cost(credits=2), servers=("hq",))))
        corp("Guard", "asset", Static(Price("run", cost(clicks=1), basic=True)))
        corp(
            "Barbs", "asset",
            Static(Price("steal", cost(net_damage=2), Type("agenda"))),
            Static(Price("steal", 3, Type("agenda"))),
        )  # fmt: skip
        corp("Levy", "asset", Static(Price("steal", cost(credits=1), Type("agenda"))))
        corp("Tag Keeper", "asset", Static(Price("remove tag", 2)))
        corp("Slow Play", "asset", Static(Price("advance", cost(credits=1), Type("agenda"))))
        runner("Friend", "resource")
        yield


def label(t: Table, start: str) -> str:
    return next(label for label in t.options if label.startswith(start))


def test_breaking_with_a_dearer_breaker() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.root("Server 1", "Heavy Air", rezzed=True)
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert label(t, "Cleaver: Break").endswith("· 2 credits")
    t.click("Cleaver: Break")
    assert t.game.state.credits[RUNNER] == 7


@pytest.mark.parametrize(
    ("installed", "said", "left"),
    [
        ((), "Run on HQ", (3, 5)),
        (("Toll",), "Run on HQ · 2 credits", (3, 3)),
        (("Toll", "Guard"), "Run on HQ · 2 clicks, 2 credits", (2, 3)),
    ],
)
def test_a_run_says_what_it_costs_beside_a_click(
    installed: tuple[str, ...], said: str, left: tuple[int, int]
) -> None:
    t = Table()
    for number, title in enumerate(installed, 1):
        t.root(f"Server {number}", title, rezzed=True)
    t.start(RUNNER)
    assert label(t, "Run on HQ") == said
    t.click(said)
    assert (t.game.state.clicks[RUNNER], t.game.state.credits[RUNNER]) == left


def test_basic_actions_say_their_changed_price() -> None:
    t = Table()
    t.set(tags=1, runner_credits=9)
    t.root("Server 1", "Tag Keeper", rezzed=True)
    t.start(RUNNER)
    assert label(t, "Remove 1 tag").endswith("· 4 credits")
    t.click("Remove 1 tag")
    assert t.game.state.credits[RUNNER] == 5


def test_advancing_says_its_changed_price() -> None:
    t = Table()
    t.root("Server 1", "Slow Play", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.start("corp")
    assert label(t, "Advance Offworld Office").endswith("· 2 credits")


@pytest.mark.parametrize(
    ("assets", "price"), [(("Barbs",), 3), (("Levy", "Barbs"), 4), (("Levy", "Barbs", "Levy"), 5)]
)
def test_stealing_says_all_that_it_costs(assets: tuple[str, ...], price: int) -> None:
    """1.16.10b: what several cards add is one cost, and its credits are one sum."""
    t = Table()
    for number, title in enumerate(assets, 2):
        t.root(f"Server {number}", title, rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 2)
    t.start(RUNNER)
    t.click("Run on Server 1")
    t.pass_until("Do not steal")
    said = label(t, "Steal Offworld Office")
    t.click(said)
    assert said.endswith(f"· {price} credits, suffer 2 net damage")
    assert t.game.state.credits[RUNNER] == 5 - price
    assert t.names("grip") == []


@pytest.mark.parametrize("credits", [4, 5])
def test_an_agenda_that_costs_something_is_asked_about_once(credits: int) -> None:
    """7.1.6a, 7.2.3: where nothing else can be done with it, its own question is the one. It says what is
    accessed, and whether the cost can be paid."""
    t = Table()
    t.hand("corp", "Bellona")
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on HQ", "Go on")
    assert t.decision.kind == "steal"
    able = "Pay it?" if credits == 5 else "that you cannot pay"
    assert t.asked.prompt.startswith("You access Bellona")
    assert able in t.asked.prompt
    t.click(t.options[0])
    assert t.names("runner_score") == ["Bellona"] * (credits == 5)


def test_what_can_be_done_with_it_before_is_still_asked_first() -> None:
    """7.2.2 comes before 7.2.3."""
    t = Table()
    t.rig("Imp", virus=2)
    t.hand("corp", "Bellona")
    t.set(runner_credits=5)
    t.start("runner")
    t.play("Run on HQ", "Go on")
    assert t.asks("access")
    t.click("Go on; whether")
    assert t.asks("steal")
