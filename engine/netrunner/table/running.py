"""What the words of cards may ask of the run in progress, and do with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.netrunner.table.breaking import Breaking
from engine.netrunner.table.frames.runs import BreachFrame, EncounterFrame, RunFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option


class Running(ABC):
    """The part of a game that is about its run, declared as the rest is (`table.game`)."""

    @property
    @abstractmethod
    def run(self) -> RunFrame | None:
        """The run in progress that formally began or is being announced."""

    @property
    @abstractmethod
    def run_number(self) -> int:
        """Number of the run in progress, 0 outside of one (6.3.4)."""

    @property
    @abstractmethod
    def encounter(self) -> EncounterFrame | None:
        """The innermost encounter in progress."""

    @property
    @abstractmethod
    def breach(self) -> BreachFrame | None:
        """The breach in progress."""

    @property
    @abstractmethod
    def accessed(self) -> int:
        """The object being accessed, 0 if none."""

    @abstractmethod
    def unbroken(self) -> list[int]:
        """Unbroken subroutines of the encountered ice, by place."""

    @abstractmethod
    def unbroken_in(self, encounter: EncounterFrame) -> list[int]:
        """Unbroken subroutines in an encounter (9.8.4), by place; none once the ice is gone."""

    @abstractmethod
    def breaking(self, source: int) -> Breaking:
        """What a card may break of the encountered ice now (9.8.5), as far as limits go (1.2.2)."""

    @abstractmethod
    def end_run(self, by: Seat) -> None:
        """A player ends the run (6.1.4)."""

    @abstractmethod
    def jack_out_options(self, *, by_card: bool = False) -> list[Option]:
        """Go on or jack out; with how many ice are still in the way (6.1.5). `by_card`: no step asks."""

    @abstractmethod
    def can_jack_out(self) -> bool:
        """Whether all additional costs to jack out of the run can be paid (1.16.10)."""

    @abstractmethod
    def jack_out(self) -> None:
        """The Runner ends the run voluntarily (6.1.5), once additional costs are paid."""

    @abstractmethod
    def bypass(self) -> None:
        """Abort the encounter and pass the ice (6.5.8)."""

    @abstractmethod
    def break_subroutines(self, which: Sequence[int], source: int, code: str) -> None:
        """Subroutines become broken for this encounter (9.8.5)."""
