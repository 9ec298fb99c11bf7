"""Who does it: the player who carries out an effect, not the one whose card it is about (1.14.5, 1.14.5a)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import (
    Derez,
    EndTheRun,
    HostOn,
    MoveIce,
    RemoveCounters,
    Reveal,
    Swap,
    SwapCards,
    TrashRandom,
    TrashTop,
    TurnFacedown,
)
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import InZone, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, HQ, RD, RUNNER, opponent
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go


def test_1_14_5_the_corp_trashes_for_noise() -> None:
    """1.14.5: "the Corp trashes the top card of R&D", so that Hostile Infrastructure does nothing."""
    t = Table(runner="Noise: Hacker Extraordinaire")
    t.root("Server 1", "Hostile Infrastructure", rezzed=True)
    t.hand(RUNNER, "Leech", "Mayfly")
    t.start(RUNNER)
    go(t, "Install Leech")
    t.next_action()
    assert (t.names("grip"), len(t.names("archives"))) == (["Mayfly"], 1)


def test_1_14_5_the_runner_trashes_for_personality_profiles() -> None:
    """1.14.5: "they trash 1 card from the grip at random"."""
    t = Table()
    t.score_area(CORP, "Personality Profiles")
    t.hand(RUNNER, "Special Order", "Diesel")
    t.deck(RUNNER, "Corroder")
    t.set(runner_credits=9)
    t.start(RUNNER)
    go(t, "Play Special Order", "Find Corroder")
    [event] = [e for e in t.events if e.kind is EventKind.TRASH and e.was == "grip"]
    assert event.seat == RUNNER


DONE: dict[str, tuple[Effect, EventKind]] = {
    "derez": (Derez(Each(Named("Palisade"))), EventKind.DEREZ),
    "reveal": (Reveal(Each(InZone((HQ,)))), EventKind.REVEAL),
    "remove counters": (RemoveCounters("power", 1, Each(Named("PAD Campaign"))), EventKind.REMOVE_COUNTERS),
    "move ice": (MoveIce(Each(Named("Palisade")), "rd"), EventKind.MOVE_ICE),
    "swap": (Swap(Type("ice")), EventKind.SWAP),
    "swap cards": (
        SwapCards(target(InZone((HQ,))), target(InZone((RD,)) & Named("Offworld Office"))),
        EventKind.SWAP,
    ),
    "host": (HostOn(Each(Named("Leech")), Each(Named("Cleaver"))), EventKind.HOST),
    "turn": (TurnFacedown(Each(Named("Leech"))), EventKind.TURN_FACEDOWN),
    "top of R&D": (TrashTop(1, who=CORP), EventKind.TRASH),
    "random of HQ": (TrashRandom(1, who=CORP), EventKind.TRASH),
}


@pytest.mark.parametrize("seat", [CORP, RUNNER])
@pytest.mark.parametrize("what", list(DONE))
def test_1_14_5_whoever_controls_an_ability_does_what_it_says(what: str, seat: Seat) -> None:
    """1.14.5: whoever's the card is that it is done to."""
    effect, kind = DONE[what]
    t = Table()
    t.ice("HQ", "Palisade", "Eli 1.0")
    t.root("Server 1", "PAD Campaign", rezzed=True, power=2)
    t.rig("Leech", "Cleaver")
    t.hand(CORP, "Hedge Fund")
    t.deck(CORP, "Offworld Office")
    t.start(CORP)
    events = t.effect(seat, effect)
    while t.decision.kind not in ("action", "window"):
        events = t.answer([t.asked.options[0].key])
    [event] = [e for e in events if e.kind is kind]
    assert event.seat == seat


@pytest.mark.parametrize("seat", [CORP, RUNNER])
@pytest.mark.parametrize("effect", [TrashTop, TrashRandom])
def test_1_14_5_a_player_told_to_trash_does_it(effect: type[TrashTop | TrashRandom], seat: Seat) -> None:
    """1.14.5: the cards of either player, by the other than who controls the ability."""
    t = Table()
    t.hand(CORP, "Hedge Fund")
    t.start(CORP)
    [event] = [e for e in t.effect(opponent(seat), effect(1, CORP, seat)) if e.kind is EventKind.TRASH]
    assert event.seat == seat


@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_1_14_5_whose_ability_ends_the_run_ends_it(seat: Seat) -> None:
    """6.1.4, 1.14.5."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(RUNNER)
    go(t, "Run on HQ")
    [event] = [e for e in t.effect(seat, EndTheRun()) if e.kind is EventKind.END_RUN]
    assert event.seat == seat
