"""The state of a game of Netrunner: cards, servers, counters, history. Plain data only.

Who may know which field is declared in `sights` (10.2); a test fails on an undeclared one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from engine.kernel.machine import State
from engine.kernel.values import Value
from engine.netrunner.table.card import Card
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.events import Event
from engine.netrunner.table.orders import Orders, RunPlan
from engine.netrunner.table.parts import Ability, Modifier, NoSeat, Numbers, Results, Seat, Zone

if TYPE_CHECKING:
    from engine.netrunner.table.questions import Decision

CORP: Final = "corp"
RUNNER: Final = "runner"
SPECTATOR: Final = "spectator"
SEATS: Final = (CORP, RUNNER)

# Zones (4.1). Cards in the play area are in "play" until they are "installed".
RD: Final = "rd"
HQ: Final = "hq"
ARCHIVES: Final = "archives"
STACK: Final = "stack"
GRIP: Final = "grip"
HEAP: Final = "heap"
CORP_SCORE: Final = "corp_score"
RUNNER_SCORE: Final = "runner_score"
PLAY: Final = "play"
INSTALLED: Final = "installed"
SET_ASIDE: Final = "set_aside"
REMOVED: Final = "removed"
IDENTITY: Final = "identity"
HOSTED: Final = "hosted"
"""In the play area on a card, but not installed (1.13.2)."""
ZONES: Final = (
    RD, HQ, ARCHIVES, STACK, GRIP, HEAP, CORP_SCORE, RUNNER_SCORE, PLAY, INSTALLED, SET_ASIDE, REMOVED,
    IDENTITY, HOSTED,
)  # fmt: skip
CENTRALS: Final = (HQ, RD, ARCHIVES)
NEW: Final = "new"
"""Destination: a new remote server."""
DECK: Final[Mapping[str, Zone]] = {CORP: RD, RUNNER: STACK}
HAND: Final[Mapping[str, Zone]] = {CORP: HQ, RUNNER: GRIP}
DISCARD: Final[Mapping[str, Zone]] = {CORP: ARCHIVES, RUNNER: HEAP}
SCORE_AREA: Final[Mapping[str, Zone]] = {CORP: CORP_SCORE, RUNNER: RUNNER_SCORE}


def seat_named(name: str) -> Seat:
    """The seat of that name, which comes from outside. ValueError if there is none."""
    if name == CORP:
        return CORP
    if name == RUNNER:
        return RUNNER
    raise ValueError(f"no seat is named {name!r}")


def opponent(seat: str) -> Seat:
    """The other player."""
    return RUNNER if seat == CORP else CORP


class Server(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A server (4.6). `ice` lists positions from the innermost (0) outwards."""

    ice: tuple[int, ...] = ()
    root: tuple[int, ...] = ()


class Lingering(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An effect that lasts (9.10): a modifier, or a delayed conditional ability.

    `until` is a duration as `durations.key_of` writes it.
    """

    until: str
    source: int
    code: str
    seat: Seat
    modifier: Modifier | None = None
    ability: Ability | None = None
    target: int = 0
    number: int = 0
    """Unique, so that a delayed ability can be removed once it has resolved."""
    results: Results = ()
    """What the ability that created it had done, which it may refer to (1.15.4)."""
    numbers: Numbers = ()
    """The numbers of the ability that created it, X among them (9.10.1)."""
    turn: int = 0
    """The turn in which it was created."""
    named: str = ""
    """The code of the card whose name was chosen for it (9.10.3)."""
    index: int = -1
    """Which of the abilities of its source it is, if it is one that persists (9.12.5b)."""
    run: int = 0
    """The number of the run in which it was created, if it was in one."""
    event: Event | None = None
    """For a modifier: what had happened that the ability which created it was about."""


class Pending(Value, frozen=True):
    """An instance of a conditional ability that met its condition (9.6.2)."""

    seat: Seat
    source: int
    code: str
    ability: Ability
    event: Event | None
    number: int
    optional: bool
    lingering: int = 0
    """Number of the lingering effect it comes from, if any."""
    results: Results = ()
    """What the ability that created it had done, if it is a delayed one."""
    posthumous: bool = False
    """Whether its source was not active any more once it met its condition (9.1.8g), or never was."""
    index: int = 0
    """Which of the abilities of its source it is; -1 of none, a delayed one."""
    numbers: Numbers = ()
    """Numbers of the ability that created it, if it is a delayed one."""
    named: str = ""
    """The code of the card whose name was chosen for it."""


class Result(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How the game ended (1.7). `winner` is "" for a draw."""

    winner: Seat | NoSeat
    reason: str


class NetrunnerState(State, kw_only=True):
    """Everything there is to know about a game.

    Rules: 1.1.3, 1.9.5b, 1.14.2e.
    """

    if TYPE_CHECKING:
        decisions: list[Decision] = []  # type: ignore[assignment]  # this game's, for the kernel's

    edition: str = CR_24_03.name
    level: str = ""
    points_to_win: int = CR_24_03.points_to_win
    cards: dict[int, Card] = {}
    zones: dict[str, tuple[int, ...]] = {}
    outside: dict[str, tuple[str, ...]] = {}
    """Codes of the cards each seat brought along that are outside the game (1.5.1)."""
    servers: dict[str, Server] = {}
    credits: dict[str, int] = msgspec.field(default_factory=lambda: {CORP: 0, RUNNER: 0})
    clicks: dict[str, int] = msgspec.field(default_factory=lambda: {CORP: 0, RUNNER: 0})
    tags: int = 0
    bad_publicity: int = 0
    core_damage: int = 0
    run_credits: int = 0
    """How many of the Runner's credits are from bad publicity (6.3.3)."""
    turn: int = 0
    active: Seat | NoSeat = ""
    last_oid: int = 0
    last_number: int = 0
    """Counter for lingering effects, pending instances and the order of activation."""
    remotes: int = 0
    """Remote servers created so far; names are not used again."""
    runs: int = 0
    """Runs made so far; the current or last one has this number."""
    encounters: int = 0
    used: tuple[str, ...] = ()
    """Once-per-turn abilities used this turn, "oid:index" (9.3.3c)."""
    happened: list[Event] = []
    """The events of this turn in order, and effects that became imminent (9.9.5a)."""
    past: dict[str, tuple[Event, ...]] = {}
    """Of each seat's last turn, the events that cards may look back upon."""
    serial: int = 0
    """The number of the last event."""
    pending: list[Pending] = []
    """Instances that met their conditions since the last checkpoint, which marks them pending (10.3.1a)."""
    repeats: dict[str, int] = {}
    """How often abilities resolved since somebody last decided something, for endless loops (10.1.6a)."""
    lingering: list[Lingering] = []
    entered_root: tuple[int, ...] = ()
    """Cards that entered the root of a breached server since the last checkpoint (10.3.1j)."""
    last_known: dict[int, Card] = {}
    """Cards as they were before they left their zone in the action that goes on (4.6.6i, 9.5.5); sources of
    what lasts, too."""
    last_traits: dict[int, tuple[str, tuple[str, ...]]] = {}
    """Type and subtypes of those that were not as printed (1.12.6)."""
    moved: dict[int, int] = {}
    """What objects that moved in the action that goes on have become (1.12.2a)."""
    plans: dict[str, tuple[str, ...]] = {}
    """Answers a seat has already given for its next decisions."""
    planned_at: int = 0
    """How many decisions had been opened when the last plan was made."""
    memory: dict[str, tuple[tuple[int, int], ...]] = {}
    """What each seat remembers of cards it may not look at now: ids, and the turn in which it saw them."""
    orders: dict[str, Orders] = msgspec.field(default_factory=lambda: {CORP: Orders(), RUNNER: Orders()})
    run_plans: dict[str, RunPlan] = {}
    """What each seat decided for the whole of a run."""
    over: Result | None = None
    memory_aid: bool = True
    """Whether players are shown what they remember. What the computer knows does not depend on it."""
    mark: str = ""
    """The server that is the mark for the rest of the turn, "" without one (10.11.1a)."""
    marked_at: int = 0
    """The number of the last event before it became the mark (10.11.5)."""
    held: tuple[Event, ...] = ()
    """Cards that are being trashed and were set aside meanwhile: `other` is what each is now. They are told
    as trashed when it is settled where they go."""
    reverse: dict[str, str] = {}
    """Which reverse side the identity of a seat has, if copies of it have different ones (1.5.2). Only its
    player knows, until it is flipped."""
    gained: dict[int, tuple[int, ...]] = {}
    """Ids of the subroutines that rezzed ice gained, in the order in which it has them (9.8.3e, 9.8.2d)."""
    idle: dict[str, tuple[str, ...]] = {}
    """Answers of each seat to what it is asked now that have changed nothing."""
    looked: int = 0
    """The number of the last event that a checkpoint has looked at (9.6.5b)."""

    def forget_last_known(self) -> None:
        """An action begins: cards as they last were are known on only to what lasts and is about them.

        Its sources are, too, which were where "this server" is (4.6.6i).
        """
        about = {oid for effect in self.lingering for _, oids in effect.results for oid in oids}
        about |= {effect.source for effect in self.lingering}
        self.last_known = {oid: card for oid, card in self.last_known.items() if oid in about}
        self.last_traits = {oid: traits for oid, traits in self.last_traits.items() if oid in about}
