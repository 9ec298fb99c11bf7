"""Conditions over who plays and what the campaign keeps of characters and episodes (R-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.neon_hope.language.base import ConditionValue
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import Logbook, owned

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.neon_hope.table.pack import Pack
    from engine.neon_hope.table.queries import Game


class CharacterIs(ConditionValue, frozen=True):
    """You are a character; where there is no "you", it plays."""

    op: ClassVar[str] = "character"

    code: str

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return any(g.hero(seat).code == self.code for seat in ((f.seat,) if f is not None else g.seats))

    def written(self, book: Logbook) -> bool:
        return self.code in ((book.who,) if book.who else book.campaign.characters)


class Marked(ConditionValue, frozen=True):
    """A campaign note has been written for you, or for anybody who plays."""

    op: ClassVar[str] = "marked"

    name: str
    who: Literal["you", "any"] = "you"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        whose = g.seats if self.who == "any" or f is None else (f.seat,)
        return any(self.name in g.state.marks.get(g.hero(seat).code, ()) for seat in whose)

    def written(self, book: Logbook) -> bool:
        whose = (book.who,) if self.who == "you" and book.who else book.campaign.characters
        return any(self.name in book.campaign.marks.get(code, ()) for code in whose)


class OwnsCard(ConditionValue, frozen=True):
    """You have an action card or tool among those you play with, as training left them; where there is no
    "you", its character plays and has it. What is swapped in this episode counts from the next one on."""

    op: ClassVar[str] = "owns"

    card: str

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        whose = (f.seat,) if f is not None else g.seats
        return self._had(g.pack, g.state.campaign.swaps, [g.hero(seat).code for seat in whose])

    def written(self, book: Logbook) -> bool:
        campaign = book.campaign
        return self._had(book.pack, campaign.swaps, (book.who,) if book.who else campaign.characters)

    def _had(self, pack: Pack, swaps: tuple[tuple[str, str], ...], codes: Iterable[str]) -> bool:
        return any(self.card in owned(pack, swaps, code) for code in codes)


class EpisodeWon(ConditionValue, frozen=True):
    """An earlier episode of the campaign was won."""

    op: ClassVar[str] = "won"

    episode: str

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return self.written(Logbook(g.pack, g.state.campaign, ""))

    def written(self, book: Logbook) -> bool:
        return book.won(self.episode)
