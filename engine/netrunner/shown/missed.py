"""What happened since a seat's last answer, for who comes back after hours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.kernel.views import MISSED
from engine.messages import DEFAULT, say
from engine.netrunner.shown.lines import NONE, Heading, News, Small, Totals, heading
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import opponent

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

_BOUNDS = frozenset((EventKind.ACTION, EventKind.ACTION_ENDS, EventKind.TURN))
"""Between the first of these and the next one, an action is going on."""


def missed(
    g: Game, answers: Sequence[tuple[str, Sequence[Event]]], seat: str, language: str = DEFAULT,
    names: Mapping[str, str] | None = None,
) -> tuple[str, ...]:  # fmt: skip
    """What happened since the seat's last answer, from the beginning of the action it fell into.

    `answers` has for each answer, oldest first, whose it was and what came of it; the seat's own last answer
    counts, so that it reads what its press did. At most `MISSED` lines, the latest ones; () if nothing
    happened that is worth a word.
    """
    last = max((i for i, (who, _) in enumerate(answers) if who == seat), default=0)
    before = [event for _, found in answers[:last] for event in found]
    begun = max((i for i, event in enumerate(before) if event.kind in _BOUNDS), default=-1)
    events = [event for _, found in answers[last:] for event in found]
    if begun >= 0 and before[begun].kind is EventKind.ACTION:
        events = [*before[begun:], *events]
    lines = recap(g, events, seat, language, names)
    if len(lines) > 1 and isinstance(lines[-1], Heading):
        lines = lines[:-1]  # whose turn it is stands in the panel's title
    if not lines or events[0].kind is EventKind.TURN or not g.state.turn:
        return _latest(lines, MISSED, language)
    ended = next((event for event in events if event.kind is EventKind.TURN), None)
    turn = ended.n - 1 if ended is not None else g.state.turn
    whose = g.state.active if turn == g.state.turn else opponent(ended.seat) if ended is not None else seat
    # Of one's own turn that is over the heading is left out where it would push something else away.
    if turn and (whose != seat or (ended is not None and len(lines) < MISSED)):
        lines = (heading(Reader(seat, g.words(language)), whose, turn, names or {}), *lines)
    elif whose == seat and len(lines) > MISSED:
        # What was left to oneself goes before anything that is news.
        own = next((i for i, line in enumerate(lines) if isinstance(line, Totals)), None)
        lines = tuple(line for i, line in enumerate(lines) if i != own)
    return _latest(lines, MISSED, language)


def _latest(lines: tuple[str, ...], most: int, language: str) -> tuple[str, ...]:
    """So many lines, under the heading of the turn that the first of them is in. What decides games stays,
    however many there are, and so does what the last turn left; of the rest earlier totals, draws and credits
    go before all else, the earliest first.
    """
    if len(lines) <= most:
        return lines
    left = max((i for i, line in enumerate(lines) if isinstance(line, Totals)), default=-1)
    light = [i for i, line in enumerate(lines) if i != left and not isinstance(line, News | Heading)]
    light.sort(key=lambda i: (not isinstance(lines[i], Small | Totals), i))
    shown = lines
    for n in range(1, len(light) + 1):
        shown = _without(lines, frozenset(light[:n]), language)
        if len(shown) <= most:
            break
    return shown


def _without(lines: tuple[str, ...], gone: frozenset[int], language: str) -> tuple[str, ...]:
    """The lines without some, which are counted in the first, and without headings that nothing is below."""
    kept = [(i, line) for i, line in enumerate(lines) if i not in gone]
    after = [line for _, line in kept[1:]] + [Heading()]
    kept = [
        each for each, next_ in zip(kept, after, strict=True)
        if not (isinstance(each[1], Heading) and isinstance(next_, Heading))
    ]  # fmt: skip
    first = kept[0][0] if kept else len(lines)
    above = next((line for line in reversed(lines[:first]) if isinstance(line, Heading)), "")
    if kept and isinstance(kept[0][1], Heading):
        above, kept = kept[0][1], kept[1:]
    more = say(language, "nr-recap-more", heading=above or NONE, n=len(gone))
    return (more, *(line for _, line in kept))
