"""A facedown card that must be of a kind is shown before it moves, if its place does not tell (4.1.2a)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.base import Selector
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.effects import (
    AddToHand,
    HostOn,
    Pick,
    RemoveFromGame,
    Reveal,
    SetAside,
    ShuffleInto,
    SwapCards,
    ToBottom,
    ToTop,
    Trash,
)
from engine.netrunner.language.flow import If
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Installed, InZone, Result, Subtype, Type, target
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, HQ
from engine.netrunner.testkit import Table

MOVES: list[Effect] = [
    Trash(target(Installed(CORP) & Type("asset"))),
    ToTop(target(Installed(CORP) & Type("asset"))),
    ToBottom(target(InZone((HQ,)) & Type("asset"))),
    ShuffleInto(target(InZone((HQ,)) & Type("asset"))),
    RemoveFromGame(target(InZone((HQ,)) & Type("asset"))),
    SetAside(target(InZone((HQ,)) & Type("asset"))),
    HostOn(target(InZone((HQ,)) & Type("asset")), target(Installed(CORP) & Type("ice"))),
    SwapCards(target(InZone((HQ,)) & Type("asset")), target(InZone(("archives",)))),
    If(~Tagged(), (Pick(InZone((HQ,)) & Type("asset")), ToBottom(Result("chosen")))),
    If(~Tagged(), (Pick(InZone((HQ,)) & Type("asset")), Reveal(Result("chosen")), ToTop(Result("chosen")))),
]


def shown(t: Table) -> list[str]:
    """What was revealed."""
    return [event.code for event in t.game.state.happened if event.kind == "revealed"]


@pytest.mark.parametrize("effect", MOVES, ids=lambda effect: type(effect).__name__)
def test_4_1_2a_a_hidden_card_that_must_be_an_asset_is_shown_before_it_moves(effect: Effect) -> None:
    t = Table()
    t.root("Server 1", "PAD Campaign", rezzed=False)
    t.ice("HQ", "Palisade")
    t.hand(CORP, "PAD Campaign", "Hedge Fund")
    t.discard_pile(CORP, "Tithe")
    t.start(CORP)
    t.effect(CORP, effect)
    while t.decision.kind in ("target", "pick"):
        t.answer([next((o for o in t.asked.options if "PAD" in o.label), t.asked.options[0]).key])
    assert shown(t) == ["pad_campaign"]


def test_4_1_2a_what_protects_a_server_is_ice_and_not_shown() -> None:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "PAD Campaign", rezzed=False)
    t.start(CORP)
    t.effect(CORP, Trash(target(Installed(CORP) & Type("ice"))))
    if t.asks("target"):
        t.click("Palisade")
    assert t.names("archives") == ["Palisade"]
    assert not t.card("Palisade", "archives").faceup
    assert shown(t) == []


BY_PLACE = [
    (Type("ice"), 0), (Subtype("barrier"), 1), (Type("ice") - Subtype("sentry"), 1),
    (Type("ice") | Type("asset"), 0), (Type("asset") | Type("ice"), 0),
    (Subtype("barrier") | Type("asset"), 1),
]  # fmt: skip


@pytest.mark.parametrize(("among", "revealed"), BY_PLACE)
def test_4_1_2a_that_a_facedown_card_is_ice_is_told_by_its_place(among: Selector, revealed: int) -> None:
    """8.5.3b: that it is a barrier is not, nor that it is no sentry."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(CORP)
    t.effect(CORP, AddToHand(target(Installed(CORP) & among)))
    t.click("HQ")
    assert (t.names(HQ), t.happened(EventKind.REVEAL)) == (["Palisade"], revealed)


@pytest.mark.parametrize("effect", MOVES, ids=lambda effect: type(effect).__name__)
def test_1_15_2_where_the_hidden_cards_are_no_assets_nothing_is_chosen_and_moved(effect: Effect) -> None:
    """10.2: the Corp is asked all the same."""
    t = Table()
    t.root("Server 1", "Offworld Office", rezzed=False)
    t.ice("HQ", "Palisade")
    t.hand(CORP, "Hedge Fund")
    t.discard_pile(CORP, "Tithe")
    t.start(CORP)
    before = t.game.state.zones | {"rd": ()}
    t.effect(CORP, effect)
    while t.decision.kind in ("target", "pick"):
        t.answer([t.asked.options[0].key])
    assert t.game.state.zones | {"rd": ()} == before


@pytest.mark.parametrize("either", [Type("asset") | Type("event"), Type("event") | Type("asset")])
def test_10_2_where_hidden_cards_may_be_of_one_of_two_types_their_player_is_asked(either: Selector) -> None:
    """No card of the Corp is an event, but the one in HQ could be an asset."""
    t = Table()
    t.hand(CORP, "Hedge Fund")
    t.start(CORP)
    t.effect(CORP, Trash(target(InZone((HQ,)) & either)))
    assert t.asks("target")
    t.answer([t.asked.options[0].key])
    assert t.names(HQ) == ["Hedge Fund"]
