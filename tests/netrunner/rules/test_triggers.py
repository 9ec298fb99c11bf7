"""One trigger, one instance (9.6.2): whatever hears of an event hears of it once."""

from __future__ import annotations

from engine.netrunner.language.abilities import ActiveIn, When
from engine.netrunner.language.effects import Draw, Gain, Trash, TrashRandom
from engine.netrunner.language.flow import Delayed
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import ThisCard, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, runner


def test_9_6_2_a_persistent_ability_hears_the_trashing_of_its_own_card_once() -> None:
    """9.12.5b: what persists is not a new ability. Overseer Matrix is trashed: 1 credit, 1 tag."""
    t = Table()
    t.root("Server 1", "Overseer Matrix", rezzed=True)
    t.set(corp_credits=10, runner_credits=10)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Go on", "Trash Overseer", "Pay 1")
    assert not t.offered("Pay 1")
    assert (t.game.state.tags, t.credits(CORP)) == (1, 9)


def test_9_12_5_it_hears_of_what_is_trashed_later_in_the_run() -> None:
    """9.12.5a: each further card that is trashed from the server is one more instance."""
    t = Table()
    t.root("Server 1", "Overseer Matrix", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.set(corp_credits=10, runner_credits=20)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Go on", "Access Overseer", "Trash Overseer", "Pay 1")
    go(t, "Trash PAD", "Pay 1")
    assert not t.offered("Pay 1")
    assert (t.game.state.tags, t.credits(CORP)) == (2, 8)


def test_9_12_5b_what_persists_has_been_used_this_turn() -> None:
    """9.3.3c: a persistent ability that was used as often as it may be is not used again once it persists."""
    corp("Tell Twice", "asset", trash_cost=0)
    corp(
        "Watchpost",
        "upgrade",
        When(On(Kind.GAIN_CREDITS, by=YOU), (Draw(1),)),
        When(On(Kind.TRASH, by=RUNNER), (Gain(1),), once=True, persistent=True),
        trash_cost=0,
    )
    t = Table()
    t.root("Server 1", "Watchpost", rezzed=True)
    t.root("Server 1", "Tell Twice")
    t.start(RUNNER)
    go(t, "Run on Server 1", "Go on", "Access Watchpost", "Trash Watchpost", "Use Watchpost", "Trash Tell")
    assert not t.offered("Use Watchpost")
    assert t.credits(CORP) == 6


def test_9_6_2_a_card_that_is_active_on_both_sides_of_its_trashing_hears_it_once() -> None:
    """9.1.8b, 9.1.8g: where it was and where it goes."""
    mourned = When(On(Kind.TRASH, what=ThisCard()), (Gain(1),))
    runner("Old Friend", "resource", ActiveIn(("grip", "heap"), mourned))
    t = Table()
    t.hand(RUNNER, "Old Friend")
    t.start(RUNNER)
    t.effect(RUNNER, TrashRandom(1))
    assert t.credits(RUNNER) == 6


def test_9_12_2a_a_delayed_ability_hears_of_cards_trashed_together_once() -> None:
    """9.12.2a: of what is done to a set of cards an ability about all of them has one instance."""
    t = Table()
    t.rig("Leech", "Cleaver")
    t.start(RUNNER)
    heard = When(On(Kind.TRASH, by=YOU), (Gain(1),), together=True)
    t.effect(RUNNER, Delayed(heard, "turn"), Trash(Each(Type("program"))))
    assert t.credits(RUNNER) == 6
