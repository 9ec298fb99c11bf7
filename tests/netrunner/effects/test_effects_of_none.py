"""Instructions about none, or about what is so already: not offered, and nothing is told."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import CardsIn, CountersOn, Tags
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    BadPublicity,
    Damage,
    Derez,
    DiscardRandom,
    Gain,
    RevealRandom,
    Sabotage,
    TrashTop,
)
from engine.netrunner.language.happenings import would
from engine.netrunner.language.modifiers import Considered
from engine.netrunner.language.selectors import Installed, ThisCard, Type, target
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize(("tags", "offered"), [(0, False), (1, True)])
@pytest.mark.parametrize("word", [Sabotage, DiscardRandom])
def test_so_many_as_there_are_tags(word: type, tags: int, offered: bool) -> None:
    """1.2.5: what is about none could change nothing, what is about 1 could."""
    with taken_back():
        effect = word(Tags()) if word is Sabotage else word(Tags(), who=CORP)
        runner("Saw", "resource", Paid(cost(clicks=1), (effect,)))
        t = Table()
        t.rig("Saw")
        t.hand(CORP, "Hedge Fund")
        t.set(tags=tags)
        t.start(RUNNER)
        assert t.offered("Saw") == offered


def test_what_is_not_rezzed_is_not_derezzed() -> None:
    """8.1.3: it stays as it is, and nothing hears of it."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Palisade")
    t.start(RUNNER)
    for oid in t.game.state.servers["hq"].ice + t.game.state.servers["rd"].ice:
        before = t.happened("derezzed")
        was = t.game.state.cards[oid].faceup
        t.effect(RUNNER, Derez(target(Installed(CORP) & Type("ice"))))
        t.answer([next(o.key for o in t.asked.options if o.oid == oid)])
        assert t.happened("derezzed") - before == was
        assert not t.game.state.cards[oid].faceup


def test_only_the_cards_of_the_set_are_considered_to_have_counters() -> None:
    with taken_back():
        corp("Flatterer", "asset", Static(Considered("advancement", 1, Type("agenda"))))
        t = Table()
        t.root("Server 1", "Flatterer", rezzed=True)
        t.root("Server 2", "Offworld Office", advancement=3)
        t.root("Server 3", "Flatterer", advancement=3)
        t.start(CORP)
        assert t.offered("Score Offworld Office"), "3 and the one that is considered"


@pytest.mark.parametrize(("n", "gained"), [(0, 0), (1, 1)])
def test_an_effect_of_none_is_not_about_to_happen(n: int, gained: int) -> None:
    """9.9.2: nothing is expected of it, so nothing interrupts it."""
    with taken_back():
        runner("Flinch", "resource", When(would("net_damage"), (Gain(1),), interrupt=True))
        t = Table()
        t.rig("Flinch")
        t.hand(RUNNER, "Sure Gamble")
        t.start(RUNNER)
        before = t.credits(RUNNER)
        t.effect(CORP, Damage("net", n))
        assert t.credits(RUNNER) == before + gained


def test_1_2_4_no_cards_are_trashed_where_the_number_is_none() -> None:
    """1.2.4: a card for each tag, of which there are none, and then one."""
    t = Table()
    t.start(RUNNER)
    t.effect(RUNNER, TrashTop(Tags()))
    assert t.names("heap") == []
    t.set(tags=1)
    t.effect(RUNNER, TrashTop(Tags()))
    assert t.names("heap") == ["Sure Gamble"]


def test_1_2_5_no_bad_publicity_changes_nothing() -> None:
    """1.2.5: it is offered once there is some to take."""
    corp("Scandal", "asset", Paid(cost(), (BadPublicity(CardsIn("archives")),), once=True))
    for cards in (0, 1):
        t = Table()
        t.root("Server 1", "Scandal", rezzed=True)
        if cards:
            t.discard_pile(CORP, "Hedge Fund")
        t.start(CORP)
        assert t.offered("Scandal") == bool(cards)


def test_1_21_3_no_random_card_is_revealed() -> None:
    t = Table()
    t.hand(CORP, "Hedge Fund", "Palisade")
    t.start(CORP)
    t.effect(CORP, RevealRandom(CardsIn("archives")))
    assert not t.happened("revealed")
    t.effect(CORP, RevealRandom(1))
    assert t.happened("revealed") == 1


def test_10_12_sabotage_of_none_trashes_none() -> None:
    runner("Fuse", "resource", Paid(cost(clicks=1), (Gain(1), Sabotage(CountersOn("power", ThisCard())))))
    t = Table()
    t.rig("Fuse")
    t.hand(CORP, "Palisade", "Hedge Fund")
    t.start(RUNNER)
    t.click("Fuse")
    t.next_action()
    assert t.names("archives") == []
