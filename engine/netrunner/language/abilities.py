"""The kinds of ability a card can have (9.1.1e)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Condition, Pattern, Scope
from engine.netrunner.language.costs import Cost
from engine.netrunner.language.instructions import Effect, Instructions
from engine.netrunner.table.facts import (
    AGENDA,
    ASSET,
    CORP_IDENTITY,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER_IDENTITY,
    UPGRADE,
)
from engine.netrunner.table.parts import Ability, CardType, Duration, EffectKind, Modifier, Seat

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["ActiveIn", "AtSetup", "CanAdvance", "Paid", "Play", "Remains", "Static", "Sub", "When"]

CORP_TYPES: Final = (AGENDA, ASSET, ICE, OPERATION, UPGRADE, CORP_IDENTITY)
"""What has persistent abilities (9.12.5a), and is accessed (7.1.1)."""
RUNNER_TYPES: Final = (EVENT, HARDWARE, PROGRAM, RESOURCE, RUNNER_IDENTITY)
"""What is used during an access: by the Runner (7.1.4)."""


class Paid(Value, Ability, frozen=True):
    """A paid ability (9.5): a trigger cost, then instructions.

    Rules: 1.11.3c, 9.5.2a.
    """

    cost: Cost
    effects: Instructions
    condition: Condition | None = None
    by: Seat | Literal["", "players"] = ""
    """The only seat that may use it, if not its controller; "players": either of them (9.5.3)."""
    once: bool = False
    """Once per turn (or `per` something else)."""
    interface: bool = False
    """Only against ice whose strength this program's matches (3.9.5)."""
    interrupt: EffectKind | Literal[""] = ""
    """Kind of expected effect it is relevant to ("net_damage", "tag"), for interrupts (9.9)."""
    access: bool = False
    """A mid-access ability (9.5.2c)."""
    per: Literal["turn", "run", "encounter"] = "turn"
    """What `once` is counted in."""

    def printed_on(self) -> tuple[CardType, ...]:
        if self.interface:
            return (PROGRAM,)  # 3.9.5e
        return RUNNER_TYPES if self.access else ()

    def faults(self) -> Iterable[str]:
        if self.interrupt and self.access:
            yield "it is used in interrupt windows or during accesses, not both"

    def usable_by(self, seat: Seat, controller: Seat) -> bool:
        """Whether a player may use it at all."""
        return self.by == "players" or (self.by or controller) == seat

    @property
    def breaks(self) -> bool:
        """Whether it breaks subroutines."""
        for effect in self.effects:  # noqa: SIM110  asked of every ability in every window
            if effect.breaks:
                return True
        return False


class When(Value, Ability, frozen=True):
    """A conditional ability (9.6). Optional ones may be left unused (9.6.9).

    Rules: 9.6.4, 9.6.4a, 9.6.9c.
    """

    on: Pattern
    effects: Instructions
    optional: bool = False
    persistent: bool = False
    """Stays active until the run is over if the Runner trashes the accessed card (9.12.5)."""
    interrupt: bool = False
    """Becomes pending in interrupt windows: `on` is a `would` (9.9.4b)."""
    access: bool = False
    """Active while its source is accessed, even if inactive (9.1.8a)."""
    once: bool = False
    """Once per turn (or `per` something else), which makes it optional (9.6.9)."""
    per: Literal["turn", "run", "breach"] = "turn"
    """What `once` is counted in."""
    together: bool = False
    """Met once by all that happens at the same time (9.12.2a): "whenever you trash at least 1 card"."""

    def printed_on(self) -> tuple[CardType, ...]:
        return CORP_TYPES if self.persistent or self.access else ()

    def faults(self) -> Iterable[str]:
        imminent = [kind.startswith("would:") for kind in self.on.heard]
        if self.interrupt and not (imminent and all(imminent)):
            yield "an interrupt waits for what is imminent, a `would`"
        if not self.interrupt and any(imminent):
            yield "only an interrupt hears of what is imminent"


class Upcoming(Value, Ability, frozen=True):
    """A modifier that applies to the next card that something happens to, from that moment on (9.10.1).

    What it gives is there before anything that the same event triggers (9.8.3e).
    """

    modifier: Modifier
    on: Pattern
    duration: Duration = ""
    """How long it lasts from then on; as long as it was waited for, unless it is said."""
    then: When | None = None
    """A delayed ability about that card (9.6.13), which is there from the same moment on."""


class Sub(Value, Ability, frozen=True):
    """A subroutine (9.8)."""

    effects: Instructions

    def printed_on(self) -> tuple[CardType, ...]:
        return (ICE,)


class Play(Value, Ability, frozen=True):
    """The play ability of an event or operation (9.7). `condition`: play it only if so (9.3.3).

    Rules: 9.7.2, 9.1.9c.
    """

    effects: tuple[Effect, ...]
    condition: Condition | None = None
    x: Amount | None = None
    """For a play cost of X: the most X may be (1.16.2c), by what everybody can see, since being asked tells.
    The effects know it as `X()`."""
    priority: bool = False
    """Play it only as the first click of the turn, with the basic action (1.11.4)."""

    def printed_on(self) -> tuple[CardType, ...]:
        return EVENT, OPERATION

    def faults(self) -> Iterable[str]:
        if not self.effects and self.condition is None:  # what stays in play may only say when it is played
            yield "effects is (), not at least one"


class Static(Value, Ability, frozen=True):
    """A static ability (9.4): a modifier while its condition holds.

    Rules: 9.4.3.
    """

    modifier: Modifier
    condition: Condition | None = None
    persistent: bool = False
    """Stays active until the run is over if the Runner trashes the accessed card (9.12.5)."""

    def printed_on(self) -> tuple[CardType, ...]:
        return CORP_TYPES if self.persistent else ()

    def on(self, g: Game, s: Scope) -> bool:
        """Whether its condition holds now."""
        return self.condition is None or self.condition.true(g, s)


class ActiveIn(Value, Ability, frozen=True):
    """An ability that is active while its card is in one of these zones, and only there (9.1.8b).

    `zones`: "heap", "archives", "hq", "grip", "runner_score", "removed"; "installed" for agendas that are
    installed faceup (3.2.3a), "unrezzed" for what a card does only while it is not rezzed: rezzing itself
    at another time (9.1.8c), or what an agenda does when it is installed facedown (9.1.8b). Not for changes
    of what objects are.
    """

    zones: tuple[
        Literal[
            "heap", "archives", "hq", "grip", "runner_score", "removed", "set_aside", "installed", "unrezzed"
        ],
        ...,
    ]
    ability: Ability

    def faults(self) -> Iterable[str]:
        if not isinstance(self.ability, Paid | When | Static):
            yield "an ability that is active in a zone is a paid, conditional or static one"
        elif isinstance(self.ability, Static) and self.ability.modifier.stat == "face":
            yield "what objects are is changed by active cards alone (9.12.1d)"

    def misplaced(self, side: str, kind: str) -> Iterable[str]:
        """What is wrong with its zones on a card of a side and type."""
        agenda = kind == AGENDA
        for zone in self.zones:
            if zone in ("installed", "runner_score") and not agenda:
                yield f"{zone!r} is for agendas"
            if zone in ({"heap", "grip"} if side == "corp" else {"archives", "hq", "unrezzed"}):
                yield f"no card of the {side.capitalize()} is ever in {zone!r}"
            if zone == "unrezzed" and agenda and not isinstance(self.ability, When):
                yield "agendas are neither rezzed nor unrezzed"


class AtSetup(Value, Ability, frozen=True):
    """What an identity changes about the setup before its player draws a starting hand (1.6.2)."""

    effects: Instructions

    def printed_on(self) -> tuple[CardType, ...]:
        return CORP_IDENTITY, RUNNER_IDENTITY


class Remains(Value, Ability, frozen=True):
    """The operation or event is not trashed once it has resolved, but when such an event happens (3.5.1b, c).

    Remains(CURRENT_OF_CORP), Remains(TURN_BEGINS): `triggers` has the patterns of currents and lockdowns.
    """

    until: Pattern

    def printed_on(self) -> tuple[CardType, ...]:
        return EVENT, OPERATION


class CanAdvance(Value, Ability, frozen=True):
    """The card can be advanced although it is no agenda (1.18.3).

    Rules: 9.1.8f.
    """

    def printed_on(self) -> tuple[CardType, ...]:
        return ASSET, ICE, UPGRADE
