"""Infinite loops (10.1.6): a mandatory one ends by a number that its player chooses, an optional one ends
with the run it is created in.

Loops are told by counting: `table.loops.UNASKED` and `INSIDE`. A run goes round if the Runner comes to a
place of it a third time and everything lies as it did the time before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from engine.kernel.steps import Frame
from engine.netrunner.language.instructions import AbilityFrame, ConditionalFrame, SubroutineFrame
from engine.netrunner.table.frames.runs import RunFrame
from engine.netrunner.table.loops import INSIDE, UNASKED, chosen, numbers
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import CORP, RD, STACK, Pending

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

_END: Final = "end"
_INSIDE: Final = "resolved inside"
_LAST: Final = "last inside"


# -- mandatory loops (10.1.6a) -------------------------------------------------------------------------


def _key(p: Pending) -> str:
    return f"delayed:{p.lingering}" if p.lingering else f"{p.source}:{p.index}"


def resolved(g: Game, key: str | Pending) -> None:
    """Note that an ability resolves once more."""
    outer = _outer(g, key) if isinstance(key, Pending) else None
    if outer is not None:
        _count_inside(outer)
    repeats = g.state.repeats
    key = key if isinstance(key, str) else _key(key)
    repeats[key] = repeats.get(key, 0) + 1


def decided(g: Game) -> None:
    """Somebody decided something else: what goes on now is no loop of before."""
    if g.state.repeats:
        g.state.repeats.clear()


def looping(g: Game, p: Pending) -> bool:
    """Whether an instance is one more of a mandatory loop."""
    if p.optional:
        return False
    return g.state.repeats.get(_key(p), 0) >= UNASKED or _inside(_outer(g, p)) >= UNASKED


def broken(g: Game, f: Frame, p: Pending) -> bool | None:
    """Whether the loop of an instance has ended, so that it does not resolve; None to ask (10.1.6a).

    The rules let the player choose any number; what happened before the question counts as part of it.
    """
    outer = _outer(g, p)
    # Where it resolved so often without a decision, that has been asked about already.
    if outer is not None and (_last(g) or g.state.repeats.get(_key(p), 0) < UNASKED):
        return _over_inside(g, f, outer, UNASKED)
    return over(g, f, _key(p), p.seat, p.source)


def over(g: Game, f: Frame, key: str, seat: Seat, about: int) -> bool | None:
    """Whether an ability that is to resolve again is a loop that has ended; None to ask (10.1.6a)."""
    repeats = g.state.repeats
    if repeats.get(key, 0) < UNASKED:
        return False
    if _END not in repeats:
        keys = g.ask(f, seat, "loop", numbers(about), about=about)
        if keys is None:
            return None
        repeats[_END] = UNASKED + chosen(keys[0])
    return repeats[key] >= repeats[_END]


# -- mandatory loops of abilities that resolve inside of themselves (10.1.6a) -----------------------------


def subroutine_over(g: Game, f: SubroutineFrame) -> bool | None:
    """Whether a subroutine that is to resolve is part of a loop that has ended; None to ask (10.1.6a)."""
    outer = next(
        (o for o in g.state.stack if isinstance(o, SubroutineFrame) and o is not f and o.source == f.source),
        None,
    )
    if outer is not None:
        ended = _over_inside(g, f, outer, INSIDE)
        if ended is False:
            _count_inside(outer)
        return ended
    key = f"subroutines:{f.source}"
    ended = over(g, f, key, f.seat, f.source)
    if ended is False:
        resolved(g, key)
    return ended


def _outer(g: Game, p: Pending) -> ConditionalFrame | None:
    """The outermost resolution of a conditional ability of the same card that is not complete."""
    frames = (frame for frame in g.state.stack if isinstance(frame, ConditionalFrame))
    return next((frame for frame in frames if frame.source == p.source), None)


def _inside(outer: AbilityFrame | None) -> int:
    """How often abilities of a card resolved since `outer`, their outermost resolution, began; that counts.

    Decisions do not set it back: whatever is chosen, the first has not come to an end.
    """
    return 0 if outer is None else dict(outer.numbers).get(_INSIDE, 1)


def _count_inside(outer: AbilityFrame) -> None:
    outer.remember(_INSIDE, _inside(outer) + 1)


def _last(g: Game) -> int:
    """How often what resolves inside of itself does so in all; 0 if nobody was asked. All abilities that go
    round together have one number."""
    frames = (frame for frame in g.state.stack if isinstance(frame, AbilityFrame))
    return max((dict(frame.numbers).get(_LAST, 0) for frame in frames), default=0)


def _over_inside(g: Game, f: Frame, outer: AbilityFrame, most: int) -> bool | None:
    """Whether what is to resolve inside of itself is a loop that has ended; None to ask (10.1.6a)."""
    if _inside(outer) < most:
        return False
    if not _last(g):
        keys = g.ask(f, outer.seat, "loop", numbers(outer.source), about=outer.source)
        if keys is None:
            return None
        outer.remember(_LAST, most + chosen(keys[0]))
    return _inside(outer) >= _last(g)


# -- optional loops during a run (10.1.6b) -------------------------------------------------------------


def comes_to(g: Game, run: RunFrame) -> None:
    """Note that the Runner comes to a place of the run: to ice, or past it.

    If all is as it was here before, the Runner has to jack out the next time they may. If they could not
    since then, what the Corp chose since then to keep it going is not offered any more (10.1.6b).
    """
    rounds = run.rounds
    place = f"{run.server}:{run.position}:{run.phase}"
    often = rounds.places.count(place)
    seen, must, barred = rounds.seen, rounds.must, rounds.barred
    if often:
        now = _digest(g, run)
        if now in seen or often >= UNASKED:
            since = len(seen) - 1 - seen[::-1].index(now) if now in seen else 0
            must = rounds.stayed > since
            if not must:
                barred = (*barred, *(choice for when, choice in rounds.choices if when > since))
        seen = (*seen, now)
    run.rounds = msgspec.structs.replace(
        rounds, places=(*rounds.places, place), seen=seen, must=must, barred=barred
    )


def _digest(g: Game, run: RunFrame) -> int:
    """A number for how everything lies. Equal positions have equal numbers, in every process.

    Which cards lie in the decks need not be told: those are the same cards as long as nothing moves.
    """
    state = g.state
    cards = [
        msgspec.structs.replace(card, since=0, code="" if card.zone in (RD, STACK) else card.code)
        for _, card in sorted(state.cards.items())
    ]
    plain = (
        run.server, run.position, run.phase, cards, sorted(state.zones.items()),
        sorted(state.servers.items()), sorted(state.credits.items()), sorted(state.clicks.items()),
        state.run_credits, state.tags, state.bad_publicity, state.core_damage, len(state.lingering),
        state.used,
    )  # fmt: skip
    return crc32(msgspec.msgpack.encode(plain))


def chose(g: Game, decision: Decision, keys: Iterable[str]) -> None:
    """Note what the Corp chose while a run may be going round."""
    if decision.seat != CORP:
        return
    run = g.run
    if run is None or not run.rounds.seen:
        return
    options = (decision.option(key) for key in keys)
    new = tuple(
        (len(run.rounds.seen), _choice(decision.kind, option, decision.about)) for option in options if option
    )
    run.rounds = msgspec.structs.replace(run.rounds, choices=(*run.rounds.choices, *new))


def left(g: Game, seat: Seat, kind: str, options: list[Option], about: int, minimum: int) -> list[Option]:
    """The options without those with which the Corp would keep a run going round, if others are left."""
    if seat != CORP:
        return options
    run = g.run
    if run is None or not run.rounds.barred:
        return options
    kept = [option for option in options if _choice(kind, option, about) not in run.rounds.barred]
    return kept if len(kept) >= max(1, minimum) else options


def _choice(kind: str, option: Option, about: int) -> tuple[str, str, int]:
    return kind, option.verb, option.oid or about
