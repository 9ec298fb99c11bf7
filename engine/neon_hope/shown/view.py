"""What leaves the engine for a screen: plain frozen values in the asker's language.

`Game.view(seat, language)` builds a `View`. Nothing in it is hidden from the seat asked: face-down modifiers,
decks, backs of clues and others' drawn encounter cards are not there at all.
"""

from __future__ import annotations

from engine.kernel.views import DecisionView, Frozen, OptionView, ResultView, TableView

__all__ = [
    "ActionView",
    "CardInfo",
    "CardView",
    "CellView",
    "ChapterView",
    "DecisionView",
    "EnvironmentView",
    "HeroView",
    "LocationView",
    "OptionView",
    "ResultView",
    "SlotView",
    "StoryView",
    "SurveillanceView",
    "TableView",
    "TaskNow",
    "TaskView",
    "TokenView",
    "View",
]


class SlotView(Frozen, frozen=True):
    """A danger symbol or a plain hacking slot of a card."""

    kind: str
    """"stress", "surveillance" (danger symbols), "slot" (free-standing) or "retreat" (of the retreat box)."""
    slot: bool
    """Whether a hacking die fits."""
    filled: bool


class TaskView(Frozen, frozen=True):
    """A task on a card, with the asker's chance of success."""

    type: str
    """"investigate", "support", "fight" or "hack"."""
    type_name: str
    attribute: str
    """Attribute id."""
    attribute_name: str
    difficulty: int
    main: bool
    danger: int | None = None
    retreat: int | None = None
    keywords: tuple[str, ...] = ()
    """Names in the view's language."""
    chance: float | None = None
    """Probability of success for the asker, without an action card or charges; None for spectators."""


class TokenView(Frozen, frozen=True):
    """A support token: on a clue, or in a play area."""

    kind: str
    """Attribute id, "hope" or "resource"."""
    name: str
    charges: int = 0


class CardView(Frozen, frozen=True):
    """A card in play. Only its side that is up can be seen."""

    oid: int
    code: str
    kind: str
    """"clue", "enemy", "condition", "tool", "character_tool", "follower", "community", "surveillance"."""
    name: str
    number: str = ""
    back: bool = False
    """For clues: the back is up; for enemies: retreated."""
    elite: bool = False
    secrets: int = 0
    support: tuple[TokenView, ...] = ()
    health: int | None = None
    damage: int = 0
    slots: tuple[SlotView, ...] = ()
    """Danger symbols and hacking slots, in the order of dice indexes where they have slots."""
    tasks: tuple[TaskView, ...] = ()
    """None on a retreated enemy."""
    keywords: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    """Rules text of the side that is up beside its signs (tasks, symbols, keywords), a paragraph an entry."""
    uses: int = 0
    usable: bool = True
    """Tools: False while an ability has been used up for now."""
    counters: int = 0
    counted: str = ""
    """What the counters stand for; "" for nothing in particular."""
    stage: int = 0
    """The stage an enemy is in, from 1; 0 for a card that has none."""
    stages: int = 0
    """How many it has."""
    reads: str = ""
    """By what the side that is up is read (`info.card_info`): the code, and where there are more, which."""


class LocationView(Frozen, frozen=True):
    id: str
    """"yard:upper"."""
    name: str
    seats: tuple[str, ...] = ()
    """Characters here, in clockwise order."""
    cards: tuple[CardView, ...] = ()
    """Clues, then enemies, then the rest."""
    access: str = "open"
    """"open", "locked" (nobody can move there), "locking" (the next to be locked), "closing" (the next to
    close) or "closed" (gone)."""


class EnvironmentView(Frozen, frozen=True):
    code: str
    name: str
    upper: LocationView
    lower: LocationView
    text: tuple[str, ...] = ()
    reads: str = ""
    """By what the side that is up is read."""


class CellView(Frozen, frozen=True):
    """A place of the grid, row by row."""

    modifier: str | None
    """"-3" to "+3", "skull", "epic-win", "epic-fail"; None: face down, or empty."""
    empty: bool = False
    """Nothing lies there: archived since the last reset."""


class ActionView(Frozen, frozen=True):
    """An action card in a hand or discard pile."""

    code: str
    name: str
    types: tuple[str, ...]
    type_names: tuple[str, ...]
    bonus: int
    impacts: int
    text: tuple[str, ...] = ()
    universal: bool = False


class HeroView(Frozen, frozen=True):
    """A character and its play area (NH 1.7)."""

    seat: str
    code: str
    name: str
    subtitle: str
    values: tuple[tuple[str, str, int], ...]
    """(attribute id, name, value with constant bonuses), in display order."""
    location: str
    """Location id; "" during setup."""
    location_name: str
    endurance: int
    start_endurance: int
    counters: int
    hope: int
    resources: int
    tokens: tuple[TokenView, ...]
    hand_count: int
    discard: tuple[ActionView, ...]
    tools: tuple[CardView, ...]
    """Character tool first, then tools and followers in the play area."""
    tool_set: tuple[tuple[str, str, int], ...]
    """Tools that can be bought: (code, name, cost)."""
    exhausted: bool
    done: bool
    """Whether the turn of this round has been taken."""
    lead: bool
    color: int
    """Seat number 0 to 3, for the standee's colour."""
    hand: tuple[ActionView, ...] | None = None
    """For the seat itself; for others only with open hands."""
    drawn: CardInfo | None = None
    """The encounter card drawn and not yet resolved: for the seat itself only."""
    secrets: tuple[str, ...] = ()
    """What the seat itself keeps secret, in words; for nobody else."""


class SurveillanceView(Frozen, frozen=True):
    value: int
    name: str
    escalated: bool
    thresholds: tuple[tuple[int, bool, str], ...]
    """(value, whether it lies behind, what it does), ascending; the last one loses the episode."""
    epic_fail: str = ""
    """What the Epic Fail does besides, while escalated."""

    @property
    def last(self) -> int:
        """The value at which the episode is lost."""
        return self.thresholds[-1][0]


class ChapterView(Frozen, frozen=True):
    number: int
    name: str
    goal: str
    text: str
    """Story on the front."""


class StoryView(Frozen, frozen=True):
    """A piece of story that has come up: introduction, chapter backs, resolution; for readable pages."""

    title: str
    text: str


class CardInfo(Frozen, frozen=True):
    """A card for reading: facts and generated rules text."""

    code: str
    title: str
    type_line: str
    """"Enemy · Elite", "Action card · Investigate", ..."""
    facts: tuple[tuple[str, str], ...]
    """Printed values by name in reading order."""
    text: tuple[str, ...]
    """Rules text, generated; one paragraph an entry."""
    flavour: str = ""
    kind: str = ""
    """"character", "action", "tool", "clue", "enemy", ...: what the picture is drawn by."""
    language: str = "en"
    """In which all of it is said."""


class TaskNow(Frozen, frozen=True):
    """The task being performed: everybody may know it."""

    seat: str
    card: CardView
    task: TaskView
    value: int
    """The modified attribute so far."""
    played: ActionView | None = None
    revealed: tuple[str, ...] = ()
    outcome: str = ""
    """"", "success" or "failure"."""


class View(TableView, frozen=True, kw_only=True):
    """The whole table as one seat ("p1" to "p4") or "spectator" sees it.

    `turn` counts rounds. A result's reason is "objective", "surveillance", "exhausted", "resolution",
    "abandoned" or "lesson".
    """

    language: str
    episode: str
    """Title."""
    difficulty: str
    """Name of the difficulty level."""
    phase: str
    """"setup", "character", "encounter" or "over"."""
    heroes: tuple[HeroView, ...]
    """Clockwise."""
    environments: tuple[EnvironmentView, ...]
    network: tuple[CardView, ...]
    community: tuple[CardView, ...] = ()
    surveillance: SurveillanceView
    grid: tuple[CellView, ...]
    """16 places; empty during setup."""
    archive_count: int = 0
    archive_known: tuple[str, ...] = ()
    """Archived modifiers this seat has looked at."""
    face_down: tuple[tuple[str, int], ...] = ()
    """The modifiers nobody can see (grid and archive together) as (modifier, how many)."""
    chapter: ChapterView
    encounter_deck_count: int = 0
    encounter_discard: tuple[str, ...] = ()
    """Names, last one on top."""
    scrap: tuple[str, ...] = ()
    """Names."""
    piles: tuple[tuple[str, str], ...] = ()
    """(how `info.card_info` reads it, name) of what lies open in these two, each card once."""
    notes: tuple[str, ...] = ()
    """Campaign notes made so far, in words."""
    trackers: tuple[tuple[str, int], ...] = ()
    advice_forbidden: bool = False
    """NH 20.10: while encounter cards are drawn and resolved nobody may advise."""
    looked_at: tuple[str, ...] = ()
    """What this seat is being shown right now: modifiers or names of encounter cards (Analyse)."""
    task: TaskNow | None = None
    """The task being performed."""
    stories: tuple[StoryView, ...] = ()
    """Story so far, in order."""
    fresh: tuple[str, ...] = ()
    """Codes of cards that changed since this seat's last answer (`engine.neon_hope.marked`)."""
    surveillance_moved: int = 0
    """By how much surveillance changed since then."""

    def hero(self, seat: str) -> HeroView | None:
        """The character of a seat."""
        return next((hero for hero in self.heroes if hero.seat == seat), None)
