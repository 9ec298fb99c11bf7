"""The saved state of a game: plain values only (design: everything is data at every decision)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from engine.kernel.machine import State

SPECTATOR: Final = "spectator"
SEATS: Final = ("p1", "p2", "p3", "p4")
"""Seats in clockwise order. A seat plays one character (the rules count characters)."""

NETWORK: Final = "network"
COMMUNITY: Final = "community"
SCRAP: Final = "scrap"


Access = Literal["open", "locked", "closing", "closed"]
"""Whether characters can move to a location: nobody to a "locked" one; one that is "closing" is the next to
close; "closed" ones are gone, with all that was there."""


class Plain(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A saved value that is replaced, never changed."""


class Token(Plain, frozen=True):
    """An attribute token in a play area (NH 10.1)."""

    attribute: str
    charges: int = 2


class Cell(Plain, frozen=True):
    """A place of the grid: a modifier, face up or not (NH 4.2)."""

    modifier: str
    up: bool = False


class Archived(Plain, frozen=True):
    """A modifier on the archive card, and who has seen it: a looker (R-26), or all and the spectators."""

    modifier: str
    known: tuple[str, ...] = ()


class Card(Plain, frozen=True):
    """A card in play (also one in a tool set or on the scrap pile)."""

    oid: int
    code: str
    place: str
    """A location ("yard:upper"), "network", "community", "scrap", "play:p1" or "set:p1" (a tool set)."""
    back: bool = False
    """Which side is up; for enemies: retreated (NH 11.4)."""
    variant: int = 0
    """Which of a clue's copies it is: hidden until it is turned over (NH 3.13)."""
    secrets: int = 0
    support: tuple[str, ...] = ()
    damage: int = 0
    dice: tuple[int, ...] = ()
    """Filled hacking slots, by index: first the task's free-standing ones, then danger symbols with a slot in
    order, then the retreat box."""
    follower: bool = False
    uses: int = 0
    """Uses left (tools)."""
    used: str = ""
    """Abilities used this turn or round: "t0 r1" and so on."""
    counters: int = 0
    stage: int = 0
    """How many of its stages an enemy has left behind."""


class Hero(Plain, frozen=True):
    """A character in the game."""

    seat: str
    code: str
    location: str = ""
    endurance: int = 0
    start_endurance: int = 0
    cards: tuple[str, ...] = ()
    """All action cards, before the starting hand is chosen (NH 2.5)."""
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    counters: int = 0
    """Unspent action counters."""
    hope: int = 0
    resources: int = 0
    tokens: tuple[Token, ...] = ()
    exhausted: bool = False
    done: bool = False
    """Whether the turn of this round has been taken."""
    used: str = ""
    """Abilities of the character used this turn or round, as on cards."""
    drawn: tuple[str, ...] = ()
    """The encounter card drawn and not yet resolved (NH 20.8): its drawer's alone."""
    secrets: tuple[str, ...] = ()
    """What its seat alone knows (`language.story.KeepSecret`)."""


class Orders(Plain, frozen=True):
    """A seat's standing orders: what is answered without asking."""

    help: str = "ask"
    """Spend charges for others (T2c): "ask", "always" or "never"."""
    full_control: bool = False
    """Ask even where only one choice is sensible."""
    stress: str = "ask"
    """What is lost to stress: "ask", "least" (what is least useful, hope among it) or "hope" (hope first)."""
    keep: int = 1
    """So many cards stay, or the order does not hold."""
    take_back: str = "ask"
    """Which cards are taken back: "ask" or "useful"."""
    charges: int = 0
    """Charges are spent, for oneself and others, where the chance is under so many percent; 0: ask."""
    may: tuple[tuple[str, bool], ...] = ()
    """What one's own cards offer by "may" and whether it is done, by the code of the card."""


EventKind = Literal[
    "activation", "analyses", "analyses_encounters", "archived", "attacks", "buys", "chapter",
    "chapter_done", "charge", "chooses", "completes", "consequences", "counters", "crossed", "damage",
    "danger", "defeated", "die", "die_turned", "difficulty", "discard", "draws", "encounter",
    "encounter_discarded", "encounter_ends", "encounter_phase", "ends", "endurance", "enemy_moves", "enters",
    "environment",
    "environment_leaves", "environment_turned", "escalation", "excess", "exhausted", "extra_action",
    "extra_reveal", "failure", "focus", "follower", "healed", "hope", "impacts", "introduction",
    "late_focus", "lead", "location", "looks", "looks_at_card", "mark", "modified", "modifier", "move",
    "note", "over", "past_threshold", "plays", "pool", "quiet", "recharge", "recycled", "reset",
    "reshuffled", "resolution", "resources", "retreats", "returns", "rolled", "round", "says",
    "scrapped", "secret", "secrets", "setup", "shapes", "shuffled_in", "spent_threshold", "stage",
    "stress", "success", "surveillance", "swap", "take_back", "task", "threshold", "token", "tracker",
    "triggers", "turn", "turn_ends", "turned", "unmark", "uses", "watched",
]  # fmt: skip
"""What can happen, as the log tells it."""


class Event(Plain, frozen=True):
    """Something that happened. The kind says which fields matter; see `log`."""

    kind: str
    seat: str = ""
    code: str = ""
    place: str = ""
    n: int = 0
    other: str = ""
    private: str = ""
    """The only seat that may be told of it."""


class Result(Plain, frozen=True):
    """How the episode ended (NH P)."""

    won: bool
    reason: str
    """"objective", "surveillance", "exhausted", "resolution", "abandoned" or "lesson"."""
    resolution: str = ""


OVER: Final = "-"
"""Stands for the step after the last one of a campaign."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A line of a campaign's log: what a step has changed."""

    step: str
    """The code of the step."""
    kind: str
    """"result" (`name`: the episode's resolution), "choice" (`n`: which), "note", "crossed" (a note is
    crossed out), "mark", "unmark" (of a character), "swap" (`name`: both cards), "tracker"
    and "pool" (`n`: how much more), "epilogue" (it was come to)."""
    name: str = ""
    n: int = 0
    who: str = ""
    """The character it is about; empty: the group."""


class Campaign(msgspec.Struct, frozen=True):
    """What is carried from episode to episode (R-39, F24). Also kept outside of games, as JSON."""

    code: str
    """The campaign's code."""
    episode: int = 0
    """How many episodes have been played."""
    characters: tuple[str, ...] = ()
    results: tuple[tuple[str, str], ...] = ()
    """(episode, resolution) of those played."""
    flags: dict[str, int] = {}
    notes: tuple[str, ...] = ()
    trackers: dict[str, int] = {}
    followers: tuple[tuple[str, str], ...] = ()
    """(character, clue)."""
    pool: dict[str, int] = {}
    """Changes of the modifier pool: modifier to how many more (negative: fewer)."""
    step: str = ""
    """The step that comes next, OVER after the last; empty: as the episodes say that were played (campaigns
    kept before there were steps, and new ones)."""
    chosen: dict[str, int] = {}
    """What each character has chosen so far in a step that asks everybody."""
    entries: tuple[Entry, ...] = ()
    """The log line by line, as steps wrote it."""
    marks: dict[str, tuple[str, ...]] = {}
    """Notes written for single characters, by character: scars, allies, secrets, who betrayed whom."""
    swaps: tuple[tuple[str, str], ...] = ()
    """Cards swapped for good, in order: which one went, and which came in its place."""
    sides: dict[str, int] = {}
    """Which side up each character's tool lay at the end of its last episode: 0 the front, 1 the back."""
    packs: tuple[str, ...] = ()
    """The packs it was begun with, the first the one it belongs to, as "id@version"; empty: kept before."""


class NeonHopeState(State, kw_only=True):
    """The whole game. Dicts and lists hold immutable values only."""

    packs: tuple[str, ...]
    """Ids of the packs it is played with, as "id@version"."""
    episode: str
    difficulty: str
    campaign: Campaign
    lead: str = "p1"
    open_hands: bool = False
    heroes: dict[str, Hero] = {}
    """By seat, in clockwise order."""
    orders: dict[str, Orders] = {}
    cards: dict[int, Card] = {}
    last_oid: int = 0
    environments: list[str] = []
    """Codes of those in play, in order of appearance."""
    episode_deck: list[str] = []
    """Clues not in play, as "code:variant", and other cards set aside."""
    encounter_deck: list[str] = []
    """Top card first."""
    encounter_discard: list[str] = []
    removed: list[str] = []
    """Difficulty cards that are out of the game (NH 3.7)."""
    pool: dict[str, int] = {}
    grid: list[Cell] = []
    archive: list[Archived] = []
    looked: list[int] = []
    """Places of the grid that a character is looking at (Analyse)."""
    round: int = 0
    phase: str = "setup"
    """"setup", "character", "encounter" or "over"."""
    active: str = ""
    surveillance: int = 0
    surveillance_card: str = ""
    escalated: bool = False
    thresholds: list[int] = []
    """Those that do not trigger any more: they have, or the episode began past them."""
    chapter: str = ""
    next_chapter: str = ""
    """The chapter an effect named to come next; empty: the one the card names."""
    chapters: list[str] = []
    """Finished chapters."""
    flags: dict[str, int] = {}
    trackers: dict[str, int] = {}
    notes: list[str] = []
    pool_changes: dict[str, int] = {}
    """For the next episode (the pool of this one is fixed at setup)."""
    defeated: list[str] = []
    """Codes of enemies and conditions defeated so far."""
    completed: list[str] = []
    """Codes of clues whose main task was completed."""
    advice_forbidden: bool = False
    focus_timing: str = "after_task"
    """R-13: "after_task" or "immediate"."""
    over: Result | None = None
    access: dict[str, Access] = {}
    """Locations that are not simply open."""
    turned: list[str] = []
    """Environments that show their back."""
    crossed: list[str] = []
    """Campaign notes of before that were crossed out."""
    marks: dict[str, tuple[str, ...]] = {}
    """Notes written for single characters, by character."""
    swaps: list[tuple[str, str]] = []
    """Cards swapped for good, from the next episode on."""
    sets: list[str] = []
    """Card sets of the encounter deck; empty: kept before."""
