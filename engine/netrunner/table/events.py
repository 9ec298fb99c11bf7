"""What happens, as data: a closed list of kinds, and events with typed roles."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

import msgspec

from engine.netrunner.table.card import Card
from engine.netrunner.table.parts import NoSeat, NoZone, Seat, Zone


class EventKind(StrEnum):
    """What kind of change an event is. Each is a verb whose subject is the event's `seat`."""

    # The turn (chapter 5)
    TURN_BEGINS = "turn_begins"
    TURN_ENDS = "turn_ends"
    ACTION = "action"
    """Taking an action; `detail` is the basic action or "oid:index" of a card's."""
    ACTION_ENDS = "action_ends"
    ACTION_PHASE_ENDS = "action_phase_ends"
    DISCARD = "discarded"
    DISCARD_ENDS = "discard_ends"
    """Cards were discarded down to the maximum hand size (5.5.2), one by one or at once; `n` of them."""
    # Credits, clicks, counters (1.9 to 1.11)
    GAIN_CREDITS = "gain_credits"
    LOSE_CREDITS = "lose_credits"
    SPEND_CREDITS = "spend_credits"
    """`other` of them from cards, some from the bad publicity fund if that is where it says they come from;
    `detail` is what for."""
    TAKE_CREDITS = "take_credits"
    POOL_EMPTY = "pool_empty"
    """A player has no credits in their pool: the last one left it, or a turn begins like that."""
    GAIN_CLICKS = "gain_clicks"
    LOSE_CLICKS = "lose_clicks"
    SPEND_CLICKS = "spend_clicks"
    """`detail` is what for."""
    PLACE_COUNTERS = "place_counters"
    REMOVE_COUNTERS = "remove_counters"
    PURGE = "purge"
    # Cards (chapters 1, 4, 8)
    DRAW = "drawn"
    """One card; cards drawn together are an event each."""
    DRAW_ENDS = "draw_ends"
    """Cards were drawn together and are in the hand; `n` of them."""
    SHUFFLE = "shuffled"
    SEARCH = "searched"
    REVEAL = "revealed"
    EXPOSE = "exposed"
    LOOK = "looked"
    """A card at which only `secret` looks."""
    INSTALL = "installed"
    """`detail` is "ice" or "root"."""
    CREATE_SERVER = "creates_server"
    """A remote server comes to be (4.6.8b)."""
    UNINSTALL = "uninstalled"
    REZ = "rezzed"
    DEREZ = "derezzed"
    ADVANCE = "advanced"
    """The card is told as it was before (9.6.6a)."""
    PLAY = "played"
    RESOLVE = "resolved"
    """An event or operation has resolved (8.6.7h)."""
    USE = "used"
    """Using a paid ability; `n` clicks; `detail` is "trash" if the card was trashed for it. Or a card whose
    ability lets hosted credits be spent (9.1.6c): `detail` is "counters", `other` how many."""
    TRASH = "trashed"
    """`detail` is why, if the rules did it; "subroutine" if it was damage of a subroutine (10.4.2)."""
    FORFEIT = "forfeited"
    SCORE = "scored"
    """`detail` is how many advancement counters it had past its requirement, when scoring began."""
    STEAL = "stolen"
    MOVE_ICE = "moved_ice"
    MOVE_CARD = "moved_card"
    """An installed card was moved to the root of another server."""
    SWAP = "swapped"
    HOST = "hosted"
    """A card was hosted on another, `other`, without being installed there."""
    TURN_FACEUP = "turned_faceup"
    """An installed Runner card (8.1.4e)."""
    TURN_FACEDOWN = "turned_facedown"
    TURN_ARCHIVES_FACEUP = "turned_archives_faceup"
    """Facedown cards in Archives were turned faceup together (4.4.6b, 7.5.2); `n` of them."""
    TURN_ARCHIVES_FACEDOWN = "turned_archives_facedown"
    """Cards in Archives were turned facedown; `n` of them."""
    ATTEMPT = "attempted"
    """An event of the kind in `detail` that was wholly prevented (`Rules.counts_attempts`)."""
    FLIP = "flipped"
    ADD_AS_AGENDA = "added_as_agenda"
    """`n` agenda points (10.1.3)."""
    # Runs (chapter 6)
    RUN_BEGINS = "run_begins"
    APPROACH_ICE = "approach_ice"
    ENCOUNTER = "encounter"
    ENCOUNTER_ENDS = "encounter_ends"
    """`detail` is "fully_broken" if the ice was; `n` subroutines were unbroken."""
    BREAK = "broken"
    """A subroutine, `n` from 0; `detail` is "printed" if it is printed on the ice."""
    FULLY_BREAK = "fully_broken"
    RESOLVE_SUBROUTINE = "resolves_subroutine"
    """A subroutine that nothing prevented begins to resolve, itself or what replaced it (9.8.9)."""
    BYPASS = "bypass"
    BOOST = "boost"
    WEAKEN = "weaken"
    PASS_ICE = "pass_ice"  # noqa: S105
    PASS_ALL_ICE = "passed_all_ice"  # noqa: S105
    APPROACH_SERVER = "approach_server"
    JACK_OUT = "jack_out"
    END_RUN = "end_run"
    SUCCESSFUL_RUN = "successful_run"
    UNSUCCESSFUL_RUN = "unsuccessful_run"
    RUN_ENDS = "run_ends"
    """`detail` is "successful", "unsuccessful" or ""."""
    # Breaches and accesses (chapter 7)
    BREACH = "breach_begins"
    ACCESS_LIMIT = "access_limit"
    """How many cards of the hand or deck can be accessed is fixed (7.3.5): `n`."""
    BREACH_ENDS = "breach_ends"
    ACCESS = "accessed"
    ACCESS_ENDS = "access_ends"
    PAY_TRASH_COST = "paid_trash_cost"
    # Damage, tags, bad publicity (10.4 to 10.6)
    DAMAGE = "damage"
    TAG = "tag"
    UNTAG = "untag"
    BAD_PUBLICITY = "bad_publicity"
    REMOVE_BAD_PUBLICITY = "remove_bad_publicity"
    TRACE_BEGINS = "trace_begins"
    """`n` is the base trace strength."""
    TRACE = "traced"
    """`detail` is "successful" or "unsuccessful", `n` by how much, `other` the trace strength."""
    REVEAL_BIDS = "revealed_bids"
    """Both players revealed and paid their bids (10.14.5): `n` the Corp's, `other` the Runner's; `detail` is
    "match" or "differ"."""
    PREVENT = "prevented"
    """`detail` is the kind of effect."""
    IMMINENT = "imminent"
    """An effect became imminent (9.9.2); `detail` is its kind. Nothing changed yet."""
    STANDING = "standing"
    """What a conditional ability with a static condition is about (9.6.7)."""
    # Lines of the log only
    TURN = "turn"
    TURN_TOTALS = "turn_totals"
    """What the player whose turn ends has left: `n` credits, `other` cards in hand; `detail` is the score."""
    ORDERED = "ordered"
    """What comes next was decided ahead, and is so told to that player alone: `detail` is "rez", "break",
    "access" or "steal"."""
    KEEP = "keep"
    MULLIGAN = "mulligan"
    DRAWS = "draws"
    SUBROUTINE = "subroutine"
    TRIGGERS = "triggers"
    PAYS_FOR = "pays_for"
    BID = "bid"
    NAMES = "names"
    CHOOSE = "chooses"
    """An installed card that an ability `by` a card will be about, from now on (10.2.3b)."""
    MARK = "identifies_mark"
    """The server becomes the mark (10.11.2)."""
    SWITCH = "switches"
    """A player's identity is another one now."""
    RUN_PLAN = "run_plan"
    """A player has decided for the rest of the run."""
    SERVER_GONE = "server_gone"
    CONCEDE = "concede"
    GAME_OVER = "game_over"


class Cause(StrEnum):
    """Why something happens."""

    RULES = "rules"
    """A rule or a step of a procedure."""
    ACTION = "action"
    """A basic action."""
    TRASH_COST = "trash_cost"
    """The trash cost of the accessed card was paid (7.1.5)."""
    COST = "cost"
    DAMAGE = "damage"
    PAID = "paid"
    CONDITIONAL = "conditional"
    PLAY = "play"
    SUBROUTINE = "subroutine"


CauseName = Literal[
    "rules", "action", "trash_cost", "cost", "damage", "paid", "conditional", "play", "subroutine", "ability",
]  # fmt: skip
"""Causes as patterns name them; "ability" is any of an ability's."""

FROM_FUND: Final = "fund"
"""Where credits of the bad publicity fund come from (10.6.2)."""
BY_ABILITY = frozenset((Cause.PAID, Cause.CONDITIONAL, Cause.PLAY, Cause.SUBROUTINE))
"""An effect of a card."""


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An observable change: what abilities look for, and a line of the log.

    `secret` names the one seat that may know `code` ("" = everybody, "players" = both, "none" = nobody).
    """

    kind: EventKind
    seat: Seat | NoSeat = ""
    """Who does it, "" for the rules: who installs, trashes, draws, takes tags, does the damage."""
    oid: int = 0
    code: str = ""
    card: Card | None = None
    """The card it is about as it was (when it left) or as it became."""
    server: str = ""
    was: Zone | NoZone = ""
    """The zone the card came from."""
    came_from: str = ""
    """The server the card came from."""
    to: Zone | NoZone = ""
    """The zone the card went to."""
    counter: str = ""
    """Kind of counter."""
    damage: str = ""
    """Kind of damage."""
    detail: str = ""
    """What the kind says it is."""
    n: int = 0
    other: int = 0
    """Another object: what the card became or was, the one it was swapped with, what broke it."""
    cause: Cause = Cause.RULES
    source: int = 0
    """The card whose ability did it, 0 if none."""
    by: str = ""
    """The code of that card."""
    run: int = 0
    """Number of the run it happened in, 0 outside."""
    secret: str = ""
    accessed: int = 0
    """Of cards trashed: the object that was being accessed."""
    serial: int = 0
    """Number in the game, 0 for lines of the log only."""
    ability: int = -1
    """Which of the subroutines that the card's declaration names it is about; -1 for none of them."""
    attacked: str = ""
    """The server attacked by the run it happened in."""
    means: Card | None = None
    """The source as it was, if a card of the game may look back at what cards of some kind did (9.3.2b)."""

    @property
    def heard_as(self) -> str:
        """What abilities listen for: its kind, or "would:" and the kind of effect."""
        return f"would:{self.detail}" if self.kind is EventKind.IMMINENT else self.kind
