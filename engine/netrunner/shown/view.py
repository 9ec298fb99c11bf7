"""What leaves the engine for a screen: plain frozen values, and nothing a seat may not know.

`Game.view(seat)` builds a `View`. Every field here is either public or, for the seat asked,
its own; a card the seat may not identify has `code = None` and no characteristics (10.2).
"""

from __future__ import annotations

from engine.kernel.views import DecisionView, Frozen, OptionView, ResultView, TableView
from engine.netrunner.table.knowledge import part_name

__all__ = [
    "CardInfo",
    "CardView",
    "CorpView",
    "DecisionView",
    "OptionView",
    "ResultView",
    "RunView",
    "RunnerView",
    "SeenView",
    "ServerView",
    "SignView",
    "View",
]


class SignView(Frozen, frozen=True):
    """A sign for something that a subroutine does."""

    name: str
    """"end" (of the run), "net", "meat" or "core" (damage), "tag", "credit_down", "trash": see `signs.py`."""
    n: int = 0
    """How much, where it is printed; else 0."""
    sure: bool = True
    """False where it depends on something or somebody."""


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
    resolved: tuple[int, ...] = ()
    """Which of them, by their place, have resolved in the encounter in progress."""
    seen: int = 0
    """In which turn this seat saw it, where it may not look at it now and has followed it since; else 0."""
    signs: tuple[tuple[SignView, ...], ...] = ()
    """For installed ice this seat knows: what each subroutine does."""
    breaks: tuple[str, ...] = ()
    """Subtypes of ice of which it breaks subroutines ("Barrier"); "" for any ice."""
    used: bool = False
    """Whether an ability of it was used that can be used once each turn, in this turn (9.3.3c)."""
    chosen_by: tuple[str, ...] = ()
    """Titles of cards with an effect that lasts and for which this one was chosen ("Femme Fatale")."""


class SeenView(Frozen, frozen=True):
    """A card in a hand or a deck that a seat has seen, and can follow since."""

    code: str
    title: str
    zone: str
    """"hq", "rd", "grip" or "stack"."""
    place: int
    """1 for the top of a deck, and so on; 0 in a hand, which has no order."""
    turn: int
    """In which turn it was seen (see `View.turn`)."""


class ServerView(Frozen, frozen=True):
    """One server: "hq", "rd", "archives" or "remote1", "remote2", ..."""

    id: str
    name: str
    """"HQ", "R&D", "Archives", "Server 1"."""
    ice: tuple[CardView, ...] = ()
    """Outermost first, innermost (next to the root) last."""
    root: tuple[CardView, ...] = ()
    mark: bool = False
    """Whether it is the mark (10.11)."""
    chosen_by: tuple[str, ...] = ()
    """Titles of cards with an effect that lasts and for which it was chosen ("Security Testing")."""

    def part(self, language: str, *, ice: bool) -> str:
        """ "protecting R&D", "in the root of R&D"."""
        return part_name(self.id, language, ice=ice)


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
    """HQ, for the Corp only unless it is played revealed."""
    in_play: tuple[CardView, ...] = ()
    """Operations that stay in the play area: currents and lockdowns (3.5.1b, c)."""
    to_win: int = 7
    """Agenda points this player needs to win (1.7.2a)."""


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
    """The grip, for the Runner only unless it is played revealed."""
    in_play: tuple[CardView, ...] = ()
    """Events that stay in the play area: currents (3.7.1b)."""
    facedown: tuple[CardView, ...] = ()
    """Installed facedown Runner cards, which are of no type (8.1.4a)."""
    run_credits: int = 0
    """Of `credits`, those from bad publicity that are lost when the run ends (6.3.3)."""
    fund: int = 0
    """Credits from bad publicity that are kept apart from `credits` until the run ends (10.6.3)."""
    to_win: int = 7
    """Agenda points this player needs to win (1.7.2a)."""


class RunView(Frozen, frozen=True):
    server: str
    """Id of the attacked server."""
    server_name: str
    phase: str
    """"initiation", "approach", "encounter", "movement", "success" or "ends" (6.1.3)."""
    position: int | None
    """Index into the attacked server's `ice` (0 = outermost) where the Runner is, or before which if the ice
    they were at is gone; None at the server."""
    ice_oid: int | None
    """The ice approached or encountered."""
    accessing: CardView | None = None
    """The card being accessed, as this seat sees it."""
    before: bool = False
    """Whether the ice at `position` has not been approached: the run begins, or passed the last."""


class View(TableView, frozen=True, kw_only=True):
    """The whole table as one seat ("corp", "runner" or "spectator") sees it.

    `turn` counts the turns of both, 1 = the Corp's first. A result's reason is "points", "flatline", "card",
    "decked", "conceded", "time", "lesson", "draw" or "abandoned".
    """

    points_to_win: int
    corp: CorpView
    runner: RunnerView
    run: RunView | None = None
    revealed: tuple[CardView, ...] = ()
    """Cards this seat is being shown right now (revealed, looked at, found)."""
    ending: tuple[str, ...] = ()
    """Once the game is over: lines that name what was hidden, both hands and the facedown cards."""
    remembered: tuple[SeenView, ...] = ()
    """What this seat has seen of hands and decks (10.2); of other cards, see `CardView.seen`."""
    fresh: tuple[int, ...] = ()
    """Installed cards that changed since this seat's last answer (`fresh.marked`)."""
    drawn: tuple[str, ...] = ()
    """Codes of the cards it has drawn since."""
    language: str = "en"
    """Of its words, for those that a picture adds."""
    outside: tuple[str, ...] = ()
    """Titles of the cards that this seat has brought along and that lie outside the game (1.5.4a)."""


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
    language: str = "en"
    """In which all of it is said."""
