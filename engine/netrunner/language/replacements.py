"""What static abilities and lingering effects prevent or do instead (9.9.8b, c; 24: 9.9.5c)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.kernel.values import Value
from engine.netrunner.language.base import Bare, Pattern, Selector
from engine.netrunner.language.fields import Natural
from engine.netrunner.language.instructions import Effect, unannounced
from engine.netrunner.table.parts import EffectKind, Modifier, ServerName, akin

if TYPE_CHECKING:
    from engine.netrunner.table.events import Event
    from engine.netrunner.table.game import Game

__all__ = ["InsteadOf", "Prevents"]


def _meets(g: Game, which: Pattern | None, s: Bare, event: Event) -> bool:
    """Whether an effect that becomes imminent is one of those meant."""
    return which is None or which.met(g, event, Bare(seat=s.seat, source=s.source, code=s.code, event=event))


def _others(which: Pattern | None, kind: EffectKind) -> Iterable[str]:
    """What a pattern of effects has that is no such effect, as faults."""
    for heard in () if which is None else which.heard:
        effect = heard.removeprefix("would:")
        if effect == heard:
            yield f"which is about {heard}, not about what is imminent (`would`)"
        elif not akin(effect, kind):
            yield f"which is about {effect}, not about {kind}"


class Prevents(Value, Modifier, frozen=True):
    """Part of an effect is always prevented (24: 9.9.5c): `n` of it, 0 = all of it (9.9.7b).

    Prevents("meat_damage")                            all meat damage
    Prevents("tag", 1, First(would("tag"), RUN))       the first time each run, 1 tag
    Prevents("trash", what=Type("program"))            programs, when they would be trashed
    """

    kind: EffectKind
    n: Natural = 0
    which: Pattern | None = None
    what: Selector | None = None
    """Of cards that would be trashed, only these."""

    def faults(self) -> Iterable[str]:
        if self.kind == "trace":  # 9.9.6d: its base strength may be changed, but it takes place
            yield "a trace cannot be prevented"
        yield from _others(self.which, self.kind)

    @property
    def stat(self) -> str:
        return f"prevent:{self.kind}"

    def concerns(self, g: Game, s: Bare, event: Event) -> bool:
        """Whether it prevents part of an effect that becomes imminent."""
        return _meets(g, self.which, s, event)


class InsteadOf(Value, Modifier, frozen=True):
    """Something else happens instead of an effect (9.9.8b, c), each time or on those of a pattern.

    InsteadOf("breach", (Gain(2),), optional=True)     may be decided at 6.9.5b (6.7.4b, c)
    InsteadOf("net_damage", (Damage("meat", 1),))      what else the instruction does stays

    Of a subroutine, another one is resolved instead, with the same source (9.8.9).

    Rules: 9.9.8.
    """

    kind: EffectKind
    effects: tuple[Effect, ...]
    which: Pattern | None = None
    optional: bool = False
    where: tuple[ServerName, ...] = ()
    """Of breaches, only those of successful runs on these servers; "remote", "here" as in patterns."""

    def faults(self) -> Iterable[str]:
        yield from _others(self.which, self.kind)
        if self.kind != "breach":  # which is replaced by instructions of their own (6.7.4c)
            yield from unannounced(self.effects)

    @property
    def stat(self) -> str:
        return f"instead:{self.kind}"

    def concerns(self, g: Game, s: Bare, event: Event) -> bool:
        """Whether it replaces an effect that becomes imminent."""
        return _meets(g, self.which, s, event)
