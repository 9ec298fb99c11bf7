"""The grid and the running task: analysing, shaping, archiving, changing the value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeGuard

from engine.kernel.steps import ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import AmountLike, CountedEffect, Fixed
from engine.neon_hope.language.base import EffectValue, could
from engine.neon_hope.table import chances
from engine.neon_hope.table.frames import (
    AnalyseEncountersFrame,
    AnalyseModifiersFrame,
    EffectsFrame,
    ShapeFrame,
)
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.neon_hope.table import parts
    from engine.neon_hope.table.queries import Game


class AnalyseModifiers(CountedEffect, frozen=True):
    """Analyse Modifiers N: look at face-down modifiers, archive up to some of them (NH 28.4)."""

    op: ClassVar[str] = "analyse_modifiers"

    archive: int = 0

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        if n > 0:
            g.push(AnalyseModifiersFrame(seat=f.seat, n=n, archive=self.archive, source=f.source))
        return None


class ShapeModifiers(CountedEffect, frozen=True):
    """Shape Modifiers N: reveal some, shuffle as many face-up ones back (NH 28.6)."""

    op: ClassVar[str] = "shape_modifiers"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        if n > 0:
            g.push(ShapeFrame(seat=f.seat, n=n, source=f.source))
        return None


class AnalyseEncounters(CountedEffect, frozen=True):
    """Analyse Encounter Cards N: look at the top of the deck, discard up to some (NH 28.5)."""

    op: ClassVar[str] = "analyse_encounters"

    discard: int = 0

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        if n > 0:
            g.push(AnalyseEncountersFrame(seat=f.seat, n=n, discard=self.discard, source=f.source))
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return bool(g.state.encounter_deck)


class ArchiveFaceUp(CountedEffect, frozen=True):
    """Put face-up modifiers of the grid on the archive card."""

    op: ClassVar[str] = "archive_face_up"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        up = [i for i, cell in enumerate(g.state.grid) if cell.modifier and cell.up]
        n = min(self.number(g, f), len(up))
        if n <= 0:
            return None
        if n < len(up):
            options = [Option(f"cell:{i}", "archive", to=g.state.grid[i].modifier, n=i) for i in up]
            keys = g.ask(f, f.seat, "archive", options, minimum=n, maximum=n, about=f.source)
            if keys is None:
                return ASK
            up = sorted(int(key.removeprefix("cell:")) for key in keys)
        do.archive(g, up, known=g.seats)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(cell.modifier and cell.up for cell in g.state.grid)


class TaskEffect(CountedEffect, frozen=True):
    """Base of what changes the running task. Outside of one it does nothing."""

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return g.task is not None


class ModifyValue(TaskEffect, frozen=True):
    """Change the modified attribute of the running task."""

    op: ClassVar[str] = "modify"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        if g.task is not None and n:
            g.task.value += n
            do.emit(g, "modified", seat=g.task.seat, code=do.source(g, f.source, f.code), n=n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        task, exact = g.task, g.orders(f.seat).full_control
        return task is not None and chances.matters(g, task, self.number(g, f), exact=exact)


class AddImpact(TaskEffect, frozen=True):
    """Additional impacts (NH 17.4)."""

    op: ClassVar[str] = "impact"

    n: AmountLike = 1

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        if g.task is not None and n:
            g.task.impacts += n
            do.emit(g, "impacts", seat=g.task.seat, code=do.source(g, f.source, f.code), n=n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return g.task is not None and chances.impact_matters(g, g.task)


class ExtraReveal(TaskEffect, frozen=True):
    """Reveal additional modifiers; after Epic Win or Epic Fail none are revealed (NH 8.5, 8.6)."""

    op: ClassVar[str] = "extra_reveal"

    n: AmountLike = 1

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        task, exact = g.task, g.orders(f.seat).full_control
        return task is not None and chances.matters(g, task, 0, self.number(g, f), exact=exact)

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        if g.task is not None and not g.task.epic:
            g.task.pending += max(self.number(g, f), 0)
            do.emit(
                g, "extra_reveal", seat=g.task.seat, code=do.source(g, f.source, f.code), n=g.task.pending
            )
        return None


class NoActivation(EffectValue, frozen=True):
    """Skulls revealed in this task do not activate enemies."""

    op: ClassVar[str] = "no_activation"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        if g.task is not None:
            g.task.ignore_activations = True
            do.emit(g, "quiet", seat=g.task.seat)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return g.task is not None


def adds(effects: Iterable[parts.Effect]) -> tuple[int, int]:
    """What effects add to the attribute of a task, and how many modifiers they reveal besides, as far as it
    is printed as a number."""
    numbers = [(isinstance(e, ModifyValue), e.n.n) for e in effects if _weighed(e) and isinstance(e.n, Fixed)]
    return sum(n for value, n in numbers if value), sum(n for value, n in numbers if not value)


def _weighed(effect: parts.Effect) -> TypeGuard[ModifyValue | ExtraReveal]:
    """Whether it changes chances by a printed number: such effects are weighed together."""
    return isinstance(effect, ModifyValue | ExtraReveal) and isinstance(effect.n, Fixed)


def worth_asking(effects: Iterable[parts.Effect], g: Game, f: EffectsFrame) -> bool:
    """Whether effects that somebody may choose to resolve could change anything for the better: what cannot
    is not offered. A bonus and the modifiers revealed for it are weighed together; stress alone is
    a price, and no reason."""
    found = list(effects)
    if any(could(e, g, f) for e in found if not _weighed(e) and e.op != "stress"):
        return True
    together = [e for e in found if _weighed(e)]
    exact = g.orders(f.seat).full_control
    return g.task is not None and chances.matters(g, g.task, *adds(together), exact=exact)
