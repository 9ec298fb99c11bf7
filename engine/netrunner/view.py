"""What leaves the engine for a screen: plain frozen values, and nothing a seat may not know.

`Game.view(seat)` builds a `View`. Every field here is either public or, for the seat asked,
its own; a card the seat may not identify has `code = None` and no characteristics (10.2).
"""

from __future__ import annotations

import msgspec


class Frozen(msgspec.Struct, frozen=True):
    """A value that never changes."""


class CardView(Frozen, frozen=True):
    """One card as a seat sees it."""

    oid: int | None
    """Handle of the object while it stays in its zone; None where naming it would tell something."""
    side: str
    """"corp" or "runner": the back of the card."""
    code: str | None = None
    """The card's definition ("palisade"), or None if this seat may not know it."""
    title: str | None = None
    type: str | None = None
    """"agenda", "asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource",
    "corp_identity" or "runner_identity"."""
    subtypes: tuple[str, ...] = ()
    faction: str | None = None
    faceup: bool = False
    """Rezzed for installed Corp cards. False with a code: only this seat knows the card."""
    unique: bool = False
    cost: int | None = None
    """Play, install or rez cost as printed."""
    strength: int | None = None
    """Current strength of installed ice and icebreakers, printed strength elsewhere."""
    memory_cost: int | None = None
    trash_cost: int | None = None
    advancement_requirement: int | None = None
    agenda_points: int | None = None
    counters: dict[str, int] = {}
    """Counters on it by kind: "advancement", "credit", "virus", "power", "agenda"."""
    hosted: tuple[CardView, ...] = ()
    subroutines: tuple[tuple[str, bool], ...] = ()
    """For faceup ice: text of each subroutine and whether it is broken now."""


class ServerView(Frozen, frozen=True):
    """One server: "hq", "rd", "archives" or "remote1", "remote2", ..."""

    id: str
    name: str
    """"HQ", "R&D", "Archives", "Server 1"."""
    ice: tuple[CardView, ...] = ()
    """Outermost first, innermost (next to the root) last."""
    root: tuple[CardView, ...] = ()


class CorpView(Frozen, frozen=True):
    name: str
    """The player's name in the game's own words: "Corp" (the bot puts in people's names)."""
    identity: CardView
    credits: int
    clicks: int
    hand_count: int
    max_hand_size: int
    deck_count: int
    archives: tuple[CardView, ...]
    """All cards in Archives; facedown ones without a code for the Runner."""
    score_area: tuple[CardView, ...]
    points: int
    bad_publicity: int
    servers: tuple[ServerView, ...]
    """HQ, R&D, Archives, then the remotes in order of creation."""
    hand: tuple[CardView, ...] | None = None
    """HQ, for the Corp only."""


class RunnerView(Frozen, frozen=True):
    name: str
    identity: CardView
    credits: int
    clicks: int
    hand_count: int
    max_hand_size: int
    deck_count: int
    heap: tuple[CardView, ...]
    score_area: tuple[CardView, ...]
    points: int
    tags: int
    core_damage: int
    link: int
    memory_used: int
    memory_limit: int
    programs: tuple[CardView, ...]
    hardware: tuple[CardView, ...]
    resources: tuple[CardView, ...]
    hand: tuple[CardView, ...] | None = None
    """The grip, for the Runner only."""
    run_credits: int = 0
    """Of `credits`, those from bad publicity that are lost when the run ends (6.3.3)."""


class RunView(Frozen, frozen=True):
    server: str
    """Id of the attacked server."""
    server_name: str
    phase: str
    """"initiation", "approach", "encounter", "movement", "success" or "ends" (6.1.3)."""
    position: int | None
    """Index into the attacked server's `ice` (0 = outermost) where the Runner is; None at the server."""
    ice_oid: int | None
    """The ice approached or encountered."""
    accessing: CardView | None = None
    """The card being accessed, as this seat sees it."""


class OptionView(Frozen, frozen=True):
    """One legal answer."""

    key: str
    """Give this to `answer`. At most 60 ASCII characters."""
    label: str
    """Plain words with what it costs: "Install Palisade protecting R&D · 1 credit"."""
    group: str
    """Heading under which to show it: "Basic actions", "Install", "Play", "Run", "Abilities", "Rez", ..."""
    code: str | None = None
    """The card it is about, if this seat may know it."""
    oid: int | None = None
    confirm: str | None = None
    """Set where the choice is irreversible and probably a slip: the question to ask once more."""
    passing: bool = False
    """True for "do nothing / continue / done"."""


class DecisionView(Frozen, frozen=True):
    """A question that is open for the seat that asked for the view."""

    id: int
    prompt: str
    """One or two plain sentences: what is asked, and why now."""
    options: tuple[OptionView, ...]
    minimum: int = 1
    maximum: int = 1
    """How many keys an answer must hold. 1 and 1: answer with one key."""
    step: str = ""
    """Rule number of the step that asks ("6.9.4c")."""


class ResultView(Frozen, frozen=True):
    winner: str | None
    """"corp", "runner" or None for a draw."""
    reason: str
    """"points", "flatline", "decked", "conceded" or "draw"."""
    text: str
    """One plain sentence."""


class View(Frozen, frozen=True):
    """The whole table as one seat sees it."""

    seat: str
    """"corp", "runner" or "spectator"."""
    turn: int
    """Turns taken so far by both, 1 = the Corp's first; 0 during setup."""
    active: str | None
    """Whose turn: "corp", "runner", None during setup and after the end."""
    step: str
    """Rule number of the step the game stands at ("5.6.2b")."""
    where: str
    """The same in plain words: "Corp's turn 3, action phase", "Run on R&D: approaching the outermost ice"."""
    waiting_for: tuple[str, ...]
    """Seats that have an open decision."""
    points_to_win: int
    corp: CorpView
    runner: RunnerView
    run: RunView | None = None
    decisions: tuple[DecisionView, ...] = ()
    """Open decisions of this seat."""
    result: ResultView | None = None
    revealed: tuple[CardView, ...] = ()
    """Cards this seat is being shown right now (revealed, looked at, found)."""


class CardInfo(Frozen, frozen=True):
    """A card definition for reading: facts and generated rules text."""

    code: str
    title: str
    side: str
    type: str
    type_line: str
    """"Ice: Barrier", "Agenda: Expansion", ..."""
    faction: str
    faction_name: str
    unique: bool
    facts: tuple[tuple[str, str], ...]
    """Printed values by name in reading order: ("Rez cost", "3"), ("Strength", "2"), ..."""
    text: tuple[str, ...]
    """Rules text, one paragraph an entry, generated from the declaration."""
