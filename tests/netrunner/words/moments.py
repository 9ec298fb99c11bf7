"""Moments of games really played, in which words are asked what they mean there."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import chain

from engine.netrunner.game import load
from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.base import Bare, Scope
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import Damage, Gain, Increase, Prevent
from engine.netrunner.language.flow import Delayed, May
from engine.netrunner.language.happenings import Next, On, would
from engine.netrunner.language.instructions import AbilityFrame, ConditionalFrame, Effect
from engine.netrunner.language.selectors import Installed, This, Type
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, INSTALLED, RUNNER, SEATS
from engine.netrunner.testkit import Table, blank
from tests.netrunner.words.situations import NO, SOURCES, STOPS, situations

ASKS = May((Gain(1),))
"""Last of some instructions: while it is asked, what the others remember is known."""


def at(save: bytes) -> Table:
    """A table that goes on from a save."""
    t = Table.__new__(Table)
    t.policy, t.events = ASK_ALL, []
    t.game = load(save, ASK_ALL)
    return t


def by_chance(seed: int, answers: int) -> Iterator[Table]:
    """A game from one of the situations on, whose players do anything that they may, and rather something."""
    rnd = random.Random(seed)
    t = at(situations()[seed % len(situations())])
    for _ in range(answers):
        yield t
        if t.game.result is not None:
            return
        _answer(t, rnd, 0.8)


def _answer(t: Table, rnd: random.Random, willing: float) -> None:
    """Answer any question with anything; as often as is said with something that does not decline."""
    decision = rnd.choice(t.game.decisions)
    wanted, options = max(1, decision.minimum), decision.options
    some = tuple(option for option in options if option.key not in NO and not option.key.startswith("pass"))
    if len(some) >= wanted and rnd.random() < willing:
        options = some
    chosen = rnd.sample(options, wanted)
    t.game.answer(decision.seat, decision.id, tuple(option.key for option in chosen))


def after(effects: tuple[Effect, ...], situation: int) -> Iterator[Table]:
    """A game whenever it asks something while instructions are carried out, and then."""
    rnd = random.Random(situation)
    for seat in SEATS:
        t = at(situations()[situation])
        asked, source = t.decision.kind, t.card(SOURCES[situation % len(SOURCES)])
        frame = ConditionalFrame(
            seat=seat, source=source.oid, code=source.code, effects=(*effects, ASKS), named="leech"
        )
        t.game.refresh(frame)
        for _ in range(14):
            yield t
            if t.game.result is not None or t.decision.kind in (asked, *STOPS):
                break
            _answer(t, rnd, 1.0)


def of_abilities() -> Iterator[Table]:
    """A run on a table with abilities that ask while they resolve: interrupts, a cost, a subroutine."""
    any_card = Installed() & Type("program")
    pays = Paid(cost(Chosen("trash", 1, any_card)), (ASKS,))
    prevents = When(would("net_damage"), (Prevent("net_damage", 1), ASKS), interrupt=True)
    draws = When(would("draw"), (Increase("draw", 1),), interrupt=True)
    drawn = When(On(EventKind.DRAW), (ASKS,))
    later = When(ENCOUNTERED, (Delayed(When(Next(On(EventKind.ENCOUNTER_ENDS)), (ASKS,)), that=This()),))
    blank("Asker", RUNNER, "resource", (pays, prevents, draws, drawn))
    blank("Needle", CORP, "ice", (later, Sub((ASKS, Damage("net", 2)))), strength=9)
    t = Table(policy=ASK_ALL)
    t.rig("Asker", "Leech", "Cleaver")
    t.ice("HQ", "Needle")
    t.root("Server 1", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.hand("corp", "Hedge Fund")
    t.start(RUNNER)
    for text in ("Asker", "Draw 1 card", "Run on HQ", "Run on Server 1"):
        t.pass_until(text)
        t.click(text)
        for _ in range(40):
            yield t
            if t.decision.kind == "action" or t.offered("Run on Server 1"):
                break
            some = [
                o.key for o in t.asked.options if not o.passing and o.key not in NO and "use" not in o.key
            ]
            t.answer((some or [o.key for o in t.asked.options])[: max(1, t.asked.minimum)])


def moments(made: Iterable[tuple[Effect, ...]]) -> Iterator[Table]:
    """In abilities, after each of some instructions, then of games by chance: as many as are wanted."""
    yield from of_abilities()
    for situation in range(3):
        yield from chain.from_iterable(after(effects, situation) for effects in made)
    yield from chain.from_iterable(by_chance(seed, 300) for seed in range(20))


def scopes(t: Table, number: int) -> Iterator[Scope]:
    """What abilities may refer to then: those that resolve, and those of installed cards, hosted ones and
    one by turns, about what happened.
    """
    yield from (frame for frame in t.game.state.stack if isinstance(frame, AbilityFrame))
    cards = [card for card in t.game.state.cards.values() if card.zone == INSTALLED]
    for card in [*cards[number % max(1, len(cards)) :][:1], *(card for card in cards if card.host)]:
        for seat in SEATS:
            for event in (None, *t.game.state.happened[-2:]):
                yield Bare(seat, card.oid, card.code, event)
