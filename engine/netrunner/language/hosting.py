"""Words of hosting (1.13) and of where a card may be installed (8.5.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.fields import Natural, Positive
from engine.netrunner.table.parts import Ability, Modifier

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game

__all__ = [
    "AsIfInHand", "CannotHost", "ConditionText", "Hosts", "InstalledFaceup", "MayInstallFaceup", "OnlyIn",
    "OnlyOn", "RemoteLimit",
]  # fmt: skip


class Hosts(Value, Modifier, frozen=True):
    """Cards can be installed hosted on the source (1.13.6a), at most `n` (0 = any number), cheaper.

    `memory`: no more than their memory costs come to in all (0 = any).

    Rules: 9.3.3e.
    """

    cards: Selector
    n: Natural = 0
    discount: Natural = 0
    memory: Natural = 0
    stat: Literal["hosts"] = "hosts"


class CannotHost(Value, Modifier, frozen=True):
    """No card can be hosted on the source; one that is there lies in an illegal place (10.3.1e)."""

    stat: Literal["cannot_host"] = "cannot_host"

    def covers(self, g: Game, s: Scope, oid: int) -> bool:
        """Whether it is about this card as a host."""
        return oid == s.source


class OnlyOn(Value, Modifier, frozen=True):
    """The source can only be installed hosted on one of these cards (1.13.6c)."""

    what: Selector
    stat: Literal["only_on"] = "only_on"


class OnlyIn(Value, Modifier, frozen=True):
    """The source can only be in the root of these servers (8.5.12).

    Rules: 4.6.6h.
    """

    servers: tuple[Literal["hq", "rd", "archives", "remote"], ...]
    stat: Literal["only_in"] = "only_in"


class InstalledFaceup(Value, Modifier, frozen=True):
    """The source, an agenda, is installed faceup (3.2.3a): it is neither rezzed nor unrezzed, and its
    abilities are active while it is installed."""

    stat: Literal["faceup"] = "faceup"


class MayInstallFaceup(Value, Modifier, frozen=True):
    """The controller may install these agendas faceup, where none of their abilities is active (3.2.3a)."""

    what: Selector
    stat: Literal["may_faceup"] = "may_faceup"

    def covers(self, g: Game, s: Scope, card: Card) -> bool:
        """Whether it is about installing this card."""
        return card.side == s.seat and self.what.matches(g, card, s)


class AsIfInHand(Value, Modifier, frozen=True):
    """The controller can play and install these cards as if they were in their hand (8.5, 8.6)."""

    what: Selector
    stat: Literal["as_if_in_hand"] = "as_if_in_hand"

    def covers(self, g: Game, s: Scope, card: Card) -> bool:
        """Whether this card of the set is one of them: of their own side."""
        return card.side == s.seat


class ConditionText(Value, frozen=True):
    """What a card says once it is converted into a condition counter (10.1.4), and all it says then."""

    abilities: tuple[Ability, ...]


class RemoteLimit(Value, Modifier, frozen=True):
    """The Corp has no more than so many remote servers (4.6.8f)."""

    n: Positive
    stat: Literal["remote_limit"] = "remote_limit"

    def covers(self, g: Game, s: Scope, remotes: int) -> bool:
        """Whether there can be no more than these."""
        return remotes >= self.n
