"""What the bot must know of a game that reads files of the operator's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple


class OwnFile(NamedTuple):
    """A file of the operator's own that a setting names."""

    setting: str
    path: str
    mistake: str
    """Why it cannot be used; "" if it can."""


class Files(ABC):
    """A `GameKind` that reads files which settings name."""

    @abstractmethod
    def files(self) -> Sequence[OwnFile]:
        """Those that settings name."""


class Content(ABC):
    """A `GameKind` with content packs."""

    @abstractmethod
    def mistakes(self) -> Sequence[str]:
        """Why packs were left out: sentences for their author."""

    @abstractmethod
    def doubts(self) -> Sequence[str]:
        """What looks like a slip in packs that can be played."""

    @abstractmethod
    def playable(self) -> Sequence[str]:
        """The packs that can be played, by id."""
