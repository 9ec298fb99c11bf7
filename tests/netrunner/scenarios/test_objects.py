"""What objects are: active or not, which type, which subtypes, which abilities, which values (9.12.1)."""

from __future__ import annotations

from engine.netrunner import Deck, new_game
from engine.netrunner.language.abilities import Play, Static, When
from engine.netrunner.language.effects import Draw, Gain, Swap
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.selectors import Installed, Subtype, Type, target
from engine.netrunner.language.traits import LoseAbilities
from engine.netrunner.language.triggers import ACCESSED, TURN_BEGINS
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def subtypes(t: Table, title: str) -> frozenset[str]:
    return t.game.subtypes(t.card(title))


def test_a_new_copy_of_a_unique_card_replaces_the_old_one() -> None:
    """8.5.15e, 10.3.1d: a card becomes active when it becomes installed, after its cost is paid."""
    t = Table()
    t.rig("Pennyshaver", credit=4)
    t.hand("runner", "Pennyshaver")
    t.start("runner")
    old = t.card("Pennyshaver")
    t.click("Install Pennyshaver")
    assert t.log("corp") == ["The Runner installs **Pennyshaver**.", "**Pennyshaver** is trashed."]
    t.next_action()
    assert t.card("Pennyshaver").number != old.number, "the new copy stays"
    assert t.card("Pennyshaver").credit == 0
    assert t.credits("runner") == 2
    assert t.names("heap") == ["Pennyshaver"]


def test_a_card_does_not_see_its_own_installation_paid() -> None:
    """8.5.15d, e: it is not active yet.

    Rules: 8.5.11c.
    """
    runner("Payer", "resource", When(On(EventKind.SPEND_CREDITS, by=YOU), (Draw(1),)), cost=2)
    t = Table()
    t.hand("runner", "Payer", "Telework Contract")
    t.start("runner")
    t.click("Install Payer")
    t.next_action()
    assert t.names("grip") == ["Telework Contract"]
    t.click("Install Telework Contract")
    t.next_action()
    assert t.names("grip") == ["Sure Gamble"], "now it sees a payment"


def test_sets_ask_for_subtypes_as_they_are() -> None:
    """2.16.5, 9.12.1b: what gained a subtype has it, for strength as for targets.

    Rules: 9.1.9b.
    """
    runner("Hater", "resource", Static(Modify("strength", -1, Subtype("sentry"))))
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Hater")
    t.hand("runner", "Tinkering")
    t.start("runner")
    assert t.game.strength(t.card("Enigma")) == 2
    t.click("Play Tinkering")
    assert t.game.strength(t.card("Enigma")) == 1


def test_what_lost_a_subtype_is_no_target() -> None:
    """2.16.5: the printed subtype does not count if it was lost as often as gained."""
    runner(
        "Sentry Hunter", "event", Play((ForNow(Modify("strength", -5), "turn", target(Subtype("sentry"))),))
    )
    t = Table()
    t.ice("HQ", "Lycan", advancement=1)
    t.ice("R&D", "Rototurret")
    t.hand("runner", "Sentry Hunter")
    t.start("runner")
    assert "sentry" not in subtypes(t, "Lycan")
    t.click("Play Sentry Hunter")
    t.next_action()
    assert t.game.strength(t.card("Lycan")) == 1
    printed = t.game.definition(t.card("Rototurret")).facts.strength or 0
    assert t.game.strength(t.card("Rototurret")) == printed - 5


def test_a_facedown_runner_card_has_no_characteristics() -> None:
    """8.1.4a: no name, type or subtypes, and no active abilities.

    Rules: 2.15.3, 8.1.4, 1.8.4b, 2.16.4.
    """
    t = Table()
    t.rig("Telework Contract", credit=9, faceup=False)
    t.set(tags=1)
    t.start("corp")
    card = t.card("Telework Contract")
    assert not Type("resource").matches(t.game, card, t.game.bare("corp"))
    assert t.game.face(card).type == ""
    assert not t.offered("Trash Telework"), "no resource to trash (5.2.7g)"
    assert "Telework Contract" not in str(t.view("corp"))
    assert "Telework Contract" in str(t.view("runner")), "who installed it may look"


def test_a_set_without_zones_means_installed_cards() -> None:
    """1.15.2c: cards in hidden zones are no targets of "a piece of ice"."""
    any_ice = ForNow(Modify("strength", 1), "turn", target(Type("ice") | Subtype("barrier")))
    runner("Any Ice", "event", Play((any_ice,)))
    t = Table()
    t.deck("corp", "Enigma")
    t.hand("corp", "Wall of Static")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Enigma")
    t.hand("runner", "Any Ice")
    t.start("runner")
    t.click("Play Any Ice")
    assert len(t.options) == 2


def test_recurring_credits_of_an_identity_are_there_at_once() -> None:
    """1.10.5b, 1.8.3d: identities become active when the game begins."""
    runner("Rec", "runner_identity", Static(Recurring(2)), minimum_deck_size=1, influence_limit=1)
    game = new_game("beginner", seed=1, runner=Deck("test_rec", {"sure_gamble": 10}), edition=CR_24_03.name)
    assert [card.credit for card in game.state.cards.values() if card.code == "test_rec"] == [2]


def test_effects_of_the_kit_resolve_at_once_and_the_question_comes_again() -> None:
    t = Table(corp="", runner="")
    t.start("runner")
    t.effect("runner", Gain(3), Draw(1))
    assert t.credits("runner") == 8
    assert t.names("grip") == ["Sure Gamble"]
    t.set(runner_credits=0, runner_clicks=1)
    t.refresh()
    assert not t.offered("Play Sure Gamble")
    t.click("Gain 1 credit")
    assert t.credits("runner") == 1


def test_a_card_keeps_its_number_whatever_becomes_of_it() -> None:
    """1.12.1: the object is new, the card is not."""
    t = Table()
    (oid,) = t.hand("runner", "Pennyshaver")
    number = t.game.state.cards[oid].number
    t.start("runner")
    t.click("Install Pennyshaver")
    assert t.find(number).zone == "installed"
    assert t.find(number).oid != oid


# -- abilities and types that come and go ------------------------------------------------------------------


def test_an_access_ends_when_the_card_moves_elsewhere() -> None:
    """7.1.7: also to another server, where it stays the same object."""
    corp("Up One", "upgrade", When(ACCESSED, (Swap(Installed("corp") & Type("upgrade")),)), trash_cost=1)
    corp("Up Two", "upgrade", trash_cost=2)
    t = Table()
    t.root("HQ", "Up One", rezzed=True)
    t.root("R&D", "Up Two", rezzed=True)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Go on")
    assert t.card("Up One").server == "rd"
    assert t.options[0] == "Trash Up Two · 2 credits", "which is in the root of HQ now (7.4.6a)"


def test_what_lost_its_abilities_is_as_if_it_had_none() -> None:
    """9.1.9a: no subroutines to count, no ability that triggers."""
    runner("Hush", "program", Static(LoseAbilities(Type("ice"), keep_printed=("subroutine",))))
    corp("Null", "asset", Static(LoseAbilities(Type("resource"))))
    runner("Earner", "resource", When(TURN_BEGINS, (Gain(1),)))
    t = Table()
    t.ice("HQ", "Ashigaru")
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.rig("Earner")
    t.root("Server 1", "Null", rezzed=True)
    t.start("corp")
    ice_oid = t.card("Ashigaru").oid
    assert len(t.game.subroutines(ice_oid)) == 2
    assert t.game.face(t.card("Earner")).whens == {}
    t.rig("Hush")
    t.refresh()
    assert len(t.game.subroutines(ice_oid)) == 0, "the gained ones are lost, it has none printed"
