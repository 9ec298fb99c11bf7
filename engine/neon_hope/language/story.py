"""What an episode remembers, and what the campaign keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import AmountLike, counted, fixed, normalise
from engine.neon_hope.language.base import EffectValue, Who
from engine.neon_hope.language.picks import seats
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import Logbook

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class RaiseFlag(EffectValue, frozen=True):
    """Note that something happened."""

    op: ClassVar[str] = "flag"

    name: str
    n: int = 1

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.flag(g, self.name, self.n)
        return None

    def write(self, book: Logbook) -> None:
        book.flag(self.name, self.n)


class ChangeTracker(EffectValue, frozen=True):
    """Change a campaign tracker within its bounds."""

    op: ClassVar[str] = "tracker"

    name: str
    n: AmountLike

    def __post_init__(self) -> None:
        normalise(self)

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = counted(self.n, g, f)
        if n:
            do.tracker(g, self.name, n)
        return None

    def write(self, book: Logbook) -> None:
        book.tracker(self.name, fixed(self.n) or 0)


class PoolAdd(EffectValue, frozen=True):
    """Modifiers come into the pool of the following episodes (F25)."""

    op: ClassVar[str] = "pool_add"

    modifier: str
    n: int = 1

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.pool_change(g, self.modifier, self.n)
        return None

    def write(self, book: Logbook) -> None:
        book.pool(self.modifier, self.n)


class PoolRemove(EffectValue, frozen=True):
    """Modifiers leave the pool of the following episodes (F25)."""

    op: ClassVar[str] = "pool_remove"

    modifier: str
    n: int = 1

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.pool_change(g, self.modifier, -self.n)
        return None

    def write(self, book: Logbook) -> None:
        book.pool(self.modifier, -self.n)


class WriteNote(EffectValue, frozen=True):
    """Write a campaign note."""

    op: ClassVar[str] = "note"

    name: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.note(g, self.name)
        return None

    def write(self, book: Logbook) -> None:
        book.note(self.name)


class CrossOut(EffectValue, frozen=True):
    """Cross a campaign note out: it holds no more."""

    op: ClassVar[str] = "cross_out"

    name: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.cross_out(g, self.name)
        return None

    def write(self, book: Logbook) -> None:
        book.cross_out(self.name)


class MarkCharacter(EffectValue, frozen=True):
    """Write a campaign note for characters: a scar, an ally, a secret, who betrayed whom."""

    op: ClassVar[str] = "mark"

    name: str
    who: Who = "you"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        for seat in whom or ():
            do.mark(g, seat, self.name)
        return ASK if whom is None else None

    def write(self, book: Logbook) -> None:
        book.mark(self.name, self.who)


class UnmarkCharacter(EffectValue, frozen=True):
    """Take a campaign note of characters back: a scar heals, an ally leaves."""

    op: ClassVar[str] = "unmark"

    name: str
    who: Who = "you"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        for seat in whom or ():
            do.unmark(g, seat, self.name)
        return ASK if whom is None else None

    def write(self, book: Logbook) -> None:
        book.unmark(self.name, self.who)


class SwapCard(EffectValue, frozen=True):
    """From the next episode on a character has another action card or tool in the place of one it has."""

    op: ClassVar[str] = "swap_card"

    out: str
    into: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.swap_card(g, self.out, self.into)
        return None

    def write(self, book: Logbook) -> None:
        book.swap(self.out, self.into)


class KeepSecret(EffectValue, frozen=True):
    """Keep something in mind that nobody else is told, for this episode."""

    op: ClassVar[str] = "secret"

    name: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.keep_secret(g, f.seat, self.name)
        return None


class NextChapter(EffectValue, frozen=True):
    """Another chapter comes next. Its name is a spoiler and is not said."""

    op: ClassVar[str] = "chapter"

    card: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.next_chapter(g, self.card)
        return None


class EndEpisode(EffectValue, frozen=True):
    """The episode ends. How is a spoiler and is not said."""

    op: ClassVar[str] = "end"

    resolution: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.end(g, resolution=self.resolution)
        return None
