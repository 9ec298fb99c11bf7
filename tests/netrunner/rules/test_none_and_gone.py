"""None of something, and what is not there any more: effects, costs and choices at their edges."""

from __future__ import annotations

import pytest

from engine.netrunner.decks import decks_of, new_game
from engine.netrunner.decks.lists import starter_decks
from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.amounts import Tags, X
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Gain,
    MoveIce,
    RemoveFromGame,
    Trash,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.selectors import Installed, This, Type, Unrezzed, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

# -- places that are gone ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["asset", "upgrade", "ice"])
def test_4_6_8e_a_server_that_is_gone_when_an_install_begins_is_chosen_anew(kind: str) -> None:
    """4.6.8e, 8.5.15b: the Runner removes the only card of Server 1 while the click is being paid for."""
    corp("Old Card", "asset")
    (ice if kind == "ice" else corp)("New Card", **({} if kind == "ice" else {"type": kind}))
    runner("Remover", "resource", When(First(On(EventKind.ACTION)), (RemoveFromGame(target(Unrezzed())),)))
    t = Table()
    t.root("Server 1", "Old Card")
    t.hand(CORP, "New Card")
    t.rig("Remover")
    t.start(CORP)
    t.click("Install New Card protecting Server 1" if kind == "ice" else "Install New Card in Server 1")
    assert t.names("removed") == ["Old Card"]
    t.click("A new server" if kind == "asset" else "HQ")
    assert [card.server for card in t.game.state.cards.values() if card.code == "test_newcard"] == [
        "remote2" if kind == "asset" else "hq"
    ]


def test_4_6_8e_a_server_that_its_last_ice_leaves_is_gone() -> None:
    """4.6.8e, 4.6.9a."""
    ice("Nomad", Paid(cost(clicks=1), (MoveIce(This(), "hq"),)))
    t = Table()
    t.ice("Server 1", "Nomad")
    t.start(CORP)
    t.click("Nomad")
    assert "remote1" not in t.game.state.servers
    assert t.card("Nomad").server == "hq"


# -- none -------------------------------------------------------------------------------------------------


def test_1_15_2e_nobody_is_asked_for_no_targets() -> None:
    """1.15.2b: as many as there are tags."""
    ice("Sweeper", Sub((Trash(target(Installed(RUNNER), number=Tags())),)))
    for tags in (0, 1):
        t = Table(policy=ASK_ALL)
        t.ice("HQ", "Sweeper")
        t.rig("Leech", "Cleaver")
        t.set(tags=tags)
        t.start(RUNNER)
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        asked = 0
        while t.game.run is not None:
            asked += t.decision.kind == "target"
            passing = [option.key for option in t.asked.options if option.passing]
            t.answer(passing[:1] or [t.asked.options[0].key])
        assert (asked, len(t.names("heap"))) == (tags, tags)


# -- credits on cards -------------------------------------------------------------------------------------


def test_1_10_4b_credits_on_cards_pay_for_an_x() -> None:
    """1.16.2c: X is as much as pool and card together can pay for using this card."""
    runner("Engine", "resource", Paid(cost(credits=X()), (Gain(X()),), once=True))
    runner("Purse", "resource", Static(Pays(("use",), Type("resource"))))
    t = Table()
    t.rig("Engine")
    t.rig("Purse", credit=3)
    t.set(runner_credits=2)
    t.start(RUNNER)
    t.click("Engine")
    assert t.options == [f"X is {x}" for x in range(2 + 3 + 1)]


def test_1_10_3c_counters_that_are_credits_may_lie_on_a_card_that_pays_for_nothing() -> None:
    runner("Till", "resource", Paid(cost(credits=1, counter="credit", counters=1), (Gain(4),)))
    runner("Purse", "resource", Static(Pays(("use",), Type("resource"))))
    t = Table()
    t.rig("Till", credit=1)
    t.rig("Purse", credit=1)
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Till")
    assert (t.credits(RUNNER), t.card("Till").credit, t.card("Purse").credit) == (4, 0, 0)


def test_1_10_4_credits_for_one_thing_do_not_pay_for_another_for_the_turn() -> None:
    """What lasts for the turn pays for what it says and no more."""
    runner("Fund", "resource", Paid(cost(), (ForNow(Pays(("install",)), "turn"),), once=True))
    runner("Slot", "resource", Paid(cost(credits=1), (Gain(1),)))
    t = Table()
    t.rig("Fund", credit=3)
    t.rig("Slot")
    t.hand(RUNNER, "Leech")
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Fund")
    assert t.offered("Install Leech")
    assert not t.offered("Slot")


# -- decks ------------------------------------------------------------------------------------------------


def test_1_5_the_decks_of_a_game_that_has_begun() -> None:
    game = new_game("beginner", seed=2, edition=CR_24_03.name)
    lists = starter_decks()
    assert decks_of(game) == {
        CORP: lists["gateway-beginner-corp"], RUNNER: lists["gateway-beginner-runner"],
    }  # fmt: skip
