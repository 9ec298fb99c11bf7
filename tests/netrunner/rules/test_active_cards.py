"""Which cards are active, and when they become so (1.8)."""

from __future__ import annotations

import pytest

from engine.netrunner import load, new_game
from engine.netrunner.decks.lists import Deck
from engine.netrunner.language.abilities import ActiveIn, Play, Static, When
from engine.netrunner.language.effects import Draw, Gain, RemoveFromGame
from engine.netrunner.language.flow import ChooseOne, Together
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import This
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import CORP_IDENTITY
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import corp, runner


def test_1_8_3a_what_is_active() -> None:
    """Installed faceup, rezzed, scored, an identity; an operation while it resolves."""
    larger = Static(Modify("hand_corp", 1))
    for title, type in (("Rezzed One", "asset"), ("Scored One", "agenda"), ("The Identity", "corp_identity")):
        corp(title, type, larger)
    corp("Played One", "operation", larger, Play((Gain(1),)))
    runner("Rigged One", "resource", Static(Modify("hand_corp", 1)))
    t = Table(corp="The Identity")
    t.start("corp")
    assert t.game.hand_size(CORP) == 6
    t.root("Server 1", "Rezzed One", rezzed=True)
    t.root("Server 2", "Rezzed One", rezzed=False)
    t.score_area("corp", "Scored One")
    t.rig("Rigged One")
    t.rig("Rigged One", faceup=False)
    t.hand("corp", "Played One")
    t.refresh()
    assert t.game.hand_size(CORP) == 9


@pytest.mark.parametrize("gone", [False, True])
def test_9_6_10_what_an_operation_has_heard_goes_with_it_be_it_the_first_card_of_the_game(gone: bool) -> None:
    """8.6.6c, 9.6.10: played for the first click it is active, and no more once it has removed itself."""
    does = Together((Gain(1), RemoveFromGame(This()))) if gone else Gain(1)
    hears = When(On(EventKind.GAIN_CREDITS, by=YOU), (Draw(3),))
    plain = blank("Plain House", CORP, CORP_IDENTITY, minimum_deck_size=0)
    opener = blank(f"Opener {gone}", CORP, "operation", (hears, Play((does,))))
    game = new_game(corp=Deck(plain, {opener: 20}), edition=CR_24_03.name)
    while not any(option.verb == "play" for option in game.decisions[0].options):
        game = load(game.save())
        asked = game.decisions[0]
        options = game.view(asked.seat).decisions[0].options
        game.answer(asked.seat, asked.id, next((o for o in options if o.passing), options[0]).key)
    held = len(game.state.zones["hq"])
    key = next(option.key for option in game.decisions[0].options if option.verb == "play")
    game.answer(CORP, game.decisions[0].id, key)
    assert game.state.credits[CORP] == 6
    assert len(game.state.zones["hq"]) == held - 1 + (0 if gone else 3)


def test_1_8_3b_a_runners_card_is_active_once_it_is_installed() -> None:
    """3.8.2, 3.8.3, 3.9.1, 3.9.2, 3.10.1, 3.10.2, 4.6.4c, 8.5.4, 1.16.6a, 2.3.4: faceup, for its install
    cost."""
    t = Table()
    t.set(runner_credits=20)
    t.hand("runner", "Pennyshaver", "Cleaver", "Telework Contract")
    t.start("runner")
    for title, left in (("Pennyshaver", 17), ("Cleaver", 14), ("Telework Contract", 13)):
        t.click(f"Install {title}")
        assert t.credits("runner") == left
        card = t.card(title)
        assert card.faceup
        assert t.game.is_active(card.oid)
        assert not card.server


def test_1_8_3c_corp_cards_are_installed_facedown_and_become_active_when_rezzed() -> None:
    """3.3.1, 3.3.2, 4.6.3, 4.6.4b, 8.1.2, 1.16.6c, 2.3.5: rezzing costs what is printed, installing
    nothing.

    Rules: 8.1.1, 8.1.2d.
    """
    t = Table()
    t.hand("corp", "Nico Campaign")
    t.start("corp")
    t.click("Install Nico Campaign in a new server")
    card = t.card("Nico Campaign")
    assert (t.credits("corp"), card.faceup, t.game.is_active(card.oid)) == (5, False, False)
    facedown = [card for server in t.view("runner").corp.servers for card in server.root]
    assert "Nico" not in repr(facedown)
    t.pass_until("Rez Nico Campaign")
    t.click("Rez Nico Campaign")
    card = t.card("Nico Campaign")
    assert (t.credits("corp"), card.faceup, t.game.is_active(card.oid)) == (3, True, True)
    assert card.credit == 9


def test_1_8_4a_cards_elsewhere_are_inactive() -> None:
    """4.2.5, 4.3.5, 4.4.4, 4.5.4, 3.2.3, 4.9.4, 1.8.6, 1.8.3a: only what is scored, faceup in play, or an
    identity."""
    t = Table()
    t.hand("corp", "Superconducting Hub")
    t.deck("corp", "Superconducting Hub")
    t.discard_pile("corp", "Superconducting Hub")
    t.root("Server 1", "Superconducting Hub")
    t.score_area("runner", "Superconducting Hub")
    t.start("corp")
    assert t.game.hand_size("corp") == 5
    t.score_area("corp", "Superconducting Hub")
    t.game.forget()
    assert t.game.hand_size("corp") == 7
    hubs = [card for card in t.game.state.cards.values() if card.code == "superconducting_hub"]
    assert {card.zone: t.game.is_active(card.oid) for card in hubs} == {
        "hq": False, "rd": False, "archives": False, "installed": False, "runner_score": False,
        "corp_score": True,
    }  # fmt: skip


def test_3_5_1_an_operation_is_active_while_it_resolves_and_then_trashed() -> None:
    """4.6.4e, 8.6.4, 3.7.1: between two of its instructions it lies faceup in the play area."""
    ask = ChooseOne(((Gain(1),), (Gain(2),)))
    corp("Long Story", "operation", Static(Modify("hand_corp", 1)), Play((ask,)))
    t = Table()
    t.hand("corp", "Long Story")
    t.start("corp")
    t.click("Play Long Story")
    assert t.decision.kind == "mode"
    story = t.card("Long Story", "play")
    assert story.faceup
    assert t.game.is_active(story.oid)
    assert t.game.hand_size(CORP) == 6
    t.click(t.options[0])
    assert t.names("archives") == ["Long Story"]
    assert t.game.hand_size(CORP) == 5


@pytest.mark.parametrize(("rezzed", "credits"), [(False, 6), (True, 5)])
def test_9_1_8b_what_is_active_on_an_unrezzed_card_is_not_while_it_is_rezzed(
    rezzed: bool, credits: int
) -> None:
    heard = When(On(EventKind.DRAW, by=YOU), (Gain(1),), optional=True)
    corp("Lamp", "asset", ActiveIn(("unrezzed",), heard))
    t = Table()
    t.root("Server 1", "Lamp", rezzed=rezzed)
    t.start(CORP)
    t.click("Draw 1 card")
    assert t.offered("Use Lamp") is not rezzed
    if not rezzed:
        t.click("Use Lamp")
    assert t.credits(CORP) == credits
