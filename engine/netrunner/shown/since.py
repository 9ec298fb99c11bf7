"""What somebody who wants to take something back has seen since, and whether others had a say.

Nothing here knows what cards do: events say who saw which card, the state who may know which one, and the
count of draws whether chance was used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.kernel.undo import Since, waiting
from engine.netrunner.orders import decided_ahead
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.memory import remembers
from engine.netrunner.table.state import SEATS, opponent

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

_BOTH = ("", "players")
"""What `Event.secret` says of cards that both players see."""


def since(before: Game, now: Game, events: Sequence[Event]) -> Since:
    """What came to pass from one state of a game to a later one; `events` is all that happened between."""
    found = {seat: _learnt(before, now, events, seat) for seat in SEATS}
    return Since(
        {seat: tuple(code for code, _ in cards) for seat, cards in found.items()},
        {seat: tuple(code if public else "" for code, public in cards) for seat, cards in found.items()},
        before.state.draws != now.state.draws,
        frozenset((*_asked(before, now), *_ahead(before, now, events), *_waited(before, now))),
    )


def _learnt(before: Game, now: Game, events: Iterable[Event], seat: str) -> list[tuple[str, bool]]:
    """Cards (and whether everybody saw them) of which the seat knew before only that they exist."""
    old, new = _known(before, seat), _known(now, seat)
    other = _known(now, opponent(seat))
    found = {number: (code, number in other) for number, code in new.items()}
    for number, code, public in _seen(before, now, events, seat):
        found[number] = (code, public or found.get(number, (code, False))[1])
    return [card for number, card in found.items() if number not in old]


def _known(g: Game, seat: str) -> dict[int, str]:
    """Number and code of each card that the seat knows or remembers (10.2)."""
    return {
        card.number: card.code
        for card in g.state.cards.values()
        if knows(g, card, seat) or remembers(g.state, seat, card.oid)
    }


def _seen(before: Game, now: Game, events: Iterable[Event], seat: str) -> Iterator[tuple[int, str, bool]]:
    """Number and code of the cards that events showed to the seat, and whether to the other player too."""
    for event in events:
        card = event.card or now.state.cards.get(event.oid) or before.state.cards.get(event.oid)
        if event.code and event.secret in (*_BOTH, seat) and card is not None and card.code == event.code:
            yield card.number, card.code, event.secret in _BOTH


def _asked(before: Game, now: Game) -> set[str]:
    """Seats with a question that was not open before."""
    open_before = {d.id for d in before.state.decisions}
    return {d.seat for d in now.state.decisions if d.id not in open_before}


def _waited(before: Game, now: Game) -> set[str]:
    """Seats whose answers waited for the other player's and have taken effect: bids, mulligans."""
    return set(waiting(before.state) - waiting(now.state))


def _ahead(before: Game, now: Game, events: Iterable[Event]) -> set[str]:
    """Seats whose orders or plans may have answered for them: they did not have to be asked, and what they
    decided shows in what happened. Such questions are put in runs only."""
    runs = {event.run for event in events if event.run}
    runs |= {now.state.runs for event in events if event.kind is EventKind.RUN_BEGINS}
    if not runs:
        return set()
    states = (before.state, now.state)
    ordered = {seat for seat in SEATS for state in states if decided_ahead(state.orders[seat])}
    return ordered | {seat for state in states for seat, plan in state.run_plans.items() if plan.run in runs}
