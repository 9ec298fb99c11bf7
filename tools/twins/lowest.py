"""Games that differ in the lowest cards of both decks alone, played side by side.

Which cards a game holds may make it quicker or slower and nothing else (`objects.index.Pool`): until one of
these cards moves, or somebody looks at it, the games are asked the same, show the same, and are saved alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from engine.netrunner import recap
from engine.netrunner.game import Game, load
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.objects.index import Pool, pool
from engine.netrunner.table.state import CORP, DECK, RUNNER, SEATS, SPECTATOR
from engine.players.netrunner import advise
from tools.sweep.checks import Broken

VIEWERS = (*SEATS, SPECTATOR)
LOWEST = 3
"""So many cards of each deck are others."""
FIELDS = tuple(sorted(vars(Pool([]))))
"""All that a game knows of its cards."""
SHOWN = ("view", "why not")


class Lowest:
    """A game, and another with other cards lowest in its decks, which do more than any others in it."""

    def __init__(self, game: Game, rnd: random.Random) -> None:
        self.game = game
        self.rnd = rnd
        self.compared = 0
        """How often nothing told the two apart."""
        self.real: dict[int, str] = {}
        """The lowest cards with the codes they have in the game."""
        self.other = self._fork()

    def _fork(self) -> Game:
        self.real = {oid: self.game.state.cards[oid].code for oid in lowest(self.game)}
        other = load(self.game.save(), self.game.policy)
        other.log = self.game.log
        cards = other.state.cards
        codes = frozenset(card.code for oid, card in cards.items() if oid not in self.real)
        for oid in self.real:
            new = self.rnd.choice(adding(pool(codes), cards[oid].side) or deck_cards(cards[oid].side))
            codes |= {new}
            cards[oid] = msgspec.structs.replace(cards[oid], code=new)
        other.meet_cards()
        other.forget()
        return other

    def answer(self, seat: str, decision_id: int, keys: Sequence[str]) -> None:
        """Give an answer in both. Broken, if it is none in the other, or anything tells them apart then."""
        self.game.answer(seat, decision_id, keys)
        self.other.answer(seat, decision_id, keys)
        if self.game.result is not None:
            return
        if not self.real or searched(self.game) or not set(self.real) <= set(lowest(self.game)):
            self.other = self._fork()
            return
        self.compare()
        log, self.other = self.other.log, load(self.other.save(), self.other.policy)
        self.other.log = log  # that it was saved and loaded tells nothing, either

    def compare(self) -> None:
        """Broken, unless both are asked and show the same, and are saved alike."""
        _same("questions", self.game.decisions, self.other.decisions)
        _same("saves", _plain(self.game), _plain(self._disguised()))
        for i, seat in enumerate(VIEWERS):
            _same(f"{seat}: lines", *(list(_lines(game, seat)) for game in (self.game, self.other)))
            if i == self.compared % len(VIEWERS):  # by turns, since it takes time
                both = _shown(self.game, seat), _shown(self.other, seat)
                for what, mine, theirs in zip(SHOWN, *both, strict=True):
                    _same(f"{seat}: {what}", mine, theirs)
        self.compared += 1

    def compare_hints(self, level: str) -> None:
        """Broken, if who is asked would be told something else of what to do."""
        for decision in self.game.decisions:
            mine, theirs = (
                advise(game, decision.seat, decision.id, level) for game in (self.game, self.other)
            )
            _same(f"{decision.seat}: hint", mine, theirs)

    def _disguised(self) -> Game:
        """The other game with the codes of the first."""
        state = self.other.state.clone()
        for oid, code in self.real.items():
            state.cards[oid] = msgspec.structs.replace(state.cards[oid], code=code)
        return Game(state, self.other.policy)


@cache
def deck_cards(side: str) -> tuple[str, ...]:
    """The declared cards of a side that can be in a deck."""
    return tuple(
        code for code in sorted(declared())
        if definition(code).facts.side == side and not definition(code).type.endswith("_identity")
    )  # fmt: skip


def adding(known: Pool, side: str) -> list[str]:
    """The cards of a side that would tell a game something more of what may happen in it."""
    return [code for code in deck_cards(side) if any(_more(known, _alone(code), field) for field in FIELDS)]


@cache
def _alone(code: str) -> Pool:
    """What a game would know if this were its only card."""
    return pool(frozenset((code,)))


def _more(known: Pool, other: Pool, field: str) -> bool:
    """Whether the other has something, a set or a yes, that what is known lacks."""
    mine, theirs = getattr(known, field), getattr(other, field)
    return bool(theirs - mine if isinstance(theirs, frozenset) else theirs > mine)


def lowest(game: Game) -> tuple[int, ...]:
    """The lowest cards of both decks, as far as nobody has seen them."""
    state = game.state
    seen = {oid for found in state.memory.values() for oid, _ in found}
    asked = {option.oid for decision in state.decisions for option in decision.options}
    found = (oid for side in (CORP, RUNNER) for oid in state.zones[DECK[side]][-LOWEST:])
    return tuple(oid for oid in found if oid not in seen | asked and not state.cards[oid].faceup)


def searched(game: Game) -> bool:
    """Whether somebody looks through a deck."""
    return any(decision.kind == "search" for decision in game.decisions)


def _lines(game: Game, seat: str) -> Iterator[str | None]:
    """What happened by the last answer, as the log and as the recap tell it."""
    yield from (game.describe(event, seat) for event in game.log)
    yield from recap(game, game.log, seat)


def _shown(game: Game, seat: str) -> Iterator[object]:
    yield msgspec.json.encode(game.view(seat))
    yield game.why_not(seat) if seat in SEATS else ()


def _plain(game: Game) -> object:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(game.state))


def _same(what: str, mine: object, theirs: object) -> None:
    if mine != theirs:
        raise Broken(f"{what}: {_where(mine, theirs)}")


def _where(mine: object, theirs: object) -> str:
    """Where two values differ, and how."""
    if isinstance(mine, bytes) and isinstance(theirs, bytes):
        at = next((i for i, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]), 0)
        return f"{mine[max(0, at - 60) : at + 80]!r} / {theirs[max(0, at - 60) : at + 80]!r}"
    if isinstance(mine, dict) and isinstance(theirs, dict):
        key = next(key for key in mine.keys() | theirs.keys() if mine.get(key) != theirs.get(key))
        return f"[{key}] {_where(mine.get(key), theirs.get(key))}"
    if isinstance(mine, list | tuple) and isinstance(theirs, list | tuple):
        for i, (one, two) in enumerate(zip(mine, theirs, strict=False)):
            if one != two:
                return f"[{i}] {_where(one, two)}"
        return f"{len(mine)} / {len(theirs)}: {[*mine[len(theirs) :], *theirs[len(mine) :]][:2]!r:.300}"
    return f"{mine!r:.300} / {theirs!r:.300}"
