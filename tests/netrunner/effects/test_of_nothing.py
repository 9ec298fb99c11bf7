"""Instructions about none, or about what is so already: not offered, and nothing is told."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import Tags
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, Derez, DiscardRandom, Gain, Sabotage
from engine.netrunner.language.happenings import would
from engine.netrunner.language.modifiers import Considered
from engine.netrunner.language.selectors import Installed, Type, target
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
