"""What somebody who wants to take something back has seen since, and whether others had a say.

Events say who saw which card, the count of draws whether chance was used. Cards of one's own hand are no
secret from others: this game is played together, and they may be talked about (NH 20.10). What others had
answered already, to questions put to all at once, is theirs until it takes effect: then they had a say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.kernel.undo import Since, waiting
from engine.neon_hope.table.frames import EffectsFrame, StressFrame, TogetherFrame

if TYPE_CHECKING:
    from collections import Counter

    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Event

_SHOWN = frozenset((
    "turned", "enters", "environment", "chapter", "encounter", "encounter_discarded", "introduction", "stage",
    "environment_turned",
))  # fmt: skip
"""Events that show everybody a card, or a side of it, that nobody could see before."""
_ALONE = frozenset(("draws", "looks_at_card"))
"""Those that show a card to one seat."""
_ORDERED = frozenset(("charge", "stress", "take_back"))
"""Those that tell what somebody chose who was not asked, for standing orders answered."""


def since(before: Game, now: Game, events: Sequence[Event]) -> Since:
    """What came to pass from one state of a game to a later one; `events` is all that happened between."""
    found = {seat: _learnt(before, events, seat) for seat in now.seats}
    return Since(
        {seat: tuple(code for code, _ in cards) for seat, cards in found.items()},
        {seat: tuple(code if public else "" for code, public in cards) for seat, cards in found.items()},
        before.state.draws != now.state.draws,
        frozenset((*_asked(before, now), *_ahead(before, now, events))),
    )


def _learnt(before: Game, events: Sequence[Event], seat: str) -> list[tuple[str, bool]]:
    """What the seat saw first, as (code, whether everybody saw it); "" for modifiers it looked at."""
    known = set(before.state.heroes[seat].drawn)
    found: dict[str, bool] = {}
    looked = 0
    for code, public in _seen(events, seat):
        if not code:
            looked += 1
        elif code not in known:
            found[code] = found.get(code, False) or public
    return [*found.items(), *([("", False)] * looked)]


def _seen(events: Sequence[Event], seat: str) -> Iterator[tuple[str, bool]]:
    """Every card that the seat was shown, in order; of a clue turned over the back counts as a card."""
    for event in events:
        if event.kind in _SHOWN and event.code:
            yield event.code.partition("~")[0], True
        elif event.kind in _ALONE and event.private == seat:
            yield event.code.partition("~")[0], False
        elif event.kind == "looks" and event.private == seat:
            yield "", False


def _asked(before: Game, now: Game) -> set[str]:
    """Seats with a question that was not open before. Who might take the next turn was asked nothing about
    what happened, and has not answered."""
    there = {d.id for d in before.state.decisions}
    return {d.seat for d in now.state.decisions if d.id not in there and d.kind != "begin"}


def _ahead(before: Game, now: Game, events: Sequence[Event]) -> set[str]:
    """Seats that had decided something before, which shows in what happened: by an answer that waited for
    those of others, or by orders."""
    return {*(_waiting(before) - _waiting(now)), *(event.seat for event in events if event.kind in _ORDERED)}


def _waiting(g: Game) -> Counter[str]:
    """How many answers of each seat have not taken effect yet."""
    found = waiting(g.state)
    for frame in g.state.stack:
        if isinstance(frame, TogetherFrame):
            found.update(seat for seat, _ in frame.said)
        elif isinstance(frame, EffectsFrame | StressFrame):
            found[frame.seat] += len(frame.early)
    return found
