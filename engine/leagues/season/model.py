"""A league in time: the event of the domain, its people, its matches with their deadlines.

All times are Unix seconds (UTC). Persons are ids as text (the bot's user ids). Matches are keyed
"round:table". Values are frozen: an operation gives a new `League`, and the one before it is undo.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.leagues.model import Event, GameResult, Pairing, Result, Settings, Side
from engine.leagues.pairing import Draft

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

State: TypeAlias = Literal["planned", "signup", "closed", "running", "finished", "cancelled"]
"""planned: sign-up has not opened. closed: sign-up is over, round one is not published. running: from the
publication of round one on, also between rounds and in the cut."""
Publish: TypeAlias = Literal["organiser", "automatic"]
Decks: TypeAlias = Literal["starter", "free"]
Lists: TypeAlias = Literal["private", "cut", "public"]
OfferKind: TypeAlias = Literal["draw", "two_for_one", "extension", "time", "public"]
Effort: TypeAlias = Literal["ready", "proposed", "answered", "claimed", "moved", "reported"]
NoticeKind: TypeAlias = Literal[
    "signup",
    "round",
    "match",
    "result",
    "reminder",
    "deadline",
    "claim",
    "offer",
    "people",
    "end",
    "organiser",
]


Value: TypeAlias = "str | int | tuple[str, ...] | Sentence"
"""A value in a sentence; a `Sentence` is said first, in the same language. See `PERSONS` and `TIMES`."""

PERSONS: Final = frozenset({"person", "other", "winner", "corp", "runner", "actor", "people"})
"""Arguments that hold ids of persons (`people`: several), to be shown as a name or a mention."""
TYPED: Final = frozenset(
    {"text", "team", "foe", "player", "name", "first", "second", "title", "zone", "where"}
)
"""Arguments somebody typed, to be shown as they were typed: texts, and names of teams and of players."""
TIMES: Final = frozenset({"at", "deadline", "until", "start", "end"})
"""Arguments that hold Unix seconds (int), to be shown in the reader's local time."""


class Sentence(Struct, frozen=True):
    """A message of the catalogue with its values, not said yet (`words.text` says it)."""

    message: str
    args: dict[str, Value] = {}


class LeagueSettings(Struct, frozen=True):
    """What an organiser decides. `game` is the part that pairs and counts.

    `opens`, `closes`: when sign-up does so; None is by hand (None for `opens`: at once). `round_seconds`: an
    hour to eight weeks; `cut_seconds`: the same for rounds of the cut, 0 is as the others. `capacity`: how
    many get in, 0 is everybody. `fewest`: below that the league does not begin. `quiet`: minutes of the day
    (from, until) without reminders, equal is never. `publish`: who publishes a draft; `draft_seconds`: how
    long it lies open before it publishes itself. `early`: the next round begins as soon as all have played.
    `accept_seconds`: an unanswered report counts after that; `claim_seconds`: so does an unanswered claim.
    `extension_seconds`: how much a match may be extended by agreement in all. `reminders`: seconds before a
    deadline. `word_rounds`: in so many rounds from the first on, a forfeit by rule needs an organiser's word.
    `lists`: who may see decks: their owner; everybody once the cut begins; everybody once locked. `undo`:
    whether players may let each other take something back. `hints`: whether they may ask the computer
    for hints. `web`: whether everybody may read it on the web, where the host has pages. `check_in`: how
    long people may check in once sign-up is over, before round one is drawn; 0 is no check-in.
    `series`: the name of the series it belongs to, "" for none; `series_leagues`: how many leagues that has,
    0 for no end; `promote`: how many go up and down between two divisions by strength for the next one.
    `deck_format`: if `decks` is "free", the format of the decks that people register, with which the bot
    hosts the games; "" is that decks are only named, and games played elsewhere.
    """

    title: str
    game: Settings = Settings()
    zone: str = "UTC"
    opens: float | None = None
    closes: float | None = None
    round_seconds: int = WEEK
    cut_seconds: int = 0
    capacity: int = 0
    fewest: int = 3
    late: bool = True
    decks: Decks = "starter"
    lists: Lists = "private"
    publish: Publish = "organiser"
    draft_seconds: int = 2 * HOUR
    early: bool = True
    quiet: tuple[int, int] = (22 * 60, 8 * 60)
    reminders: tuple[int, ...] = (2 * DAY, 8 * HOUR)
    accept_seconds: int = DAY
    claim_seconds: int = DAY
    extension_seconds: int = 2 * DAY
    word_rounds: int = 0
    undo: bool = True
    hints: bool = False
    web: bool = False
    check_in: int = 0
    series: str = ""
    series_leagues: int = 0
    promote: int = 1
    deck_format: str = ""


class Deck(Struct, frozen=True):
    """A deck of one side as its player named it, with a list as text or link (or neither). `cards`: the list
    as the host plays it, where it is registered."""

    identity: str
    faction: str = ""
    text: str = ""
    link: str = ""
    cards: str = ""


class Availability(Struct, frozen=True):
    """Weekly windows in the person's zone: (day 0 Monday to 6 Sunday, from, until) in minutes of the day.
    `until` may be up to 2880: a window that goes on after midnight."""

    windows: tuple[tuple[int, int, int], ...] = ()


class Warning(Struct, frozen=True):
    """What organiser `by` ("": one who has been forgotten) told somebody they must not do again; in force
    until `until`."""

    by: str
    at: float
    until: float
    text: str


class Person(Struct, frozen=True):
    """Somebody who signed up. `zone` "", `quiet` None are the league's; these and `vacations` are `habits`.
    `locked`: decks cannot change. `gone`: gave up in the cut: their matches there are lost.
    `warnings`: the latest last, expired ones too, for organisers only. `named`: by an organiser.
    `formerly`: other names they had in this league, to be forgotten with them."""

    id: str
    name: str
    joined: float = 0.0
    zone: str = ""
    availability: Availability = Availability()
    quiet: tuple[int, int] | None = None
    corp: Deck | None = None
    runner: Deck | None = None
    locked: bool = False
    gone: bool = False
    warnings: tuple[Warning, ...] = ()
    named: bool = False
    vacations: tuple[tuple[float, float], ...] = ()
    formerly: tuple[str, ...] = ()


class Report(Struct, frozen=True):
    """What a player says a match came to. `due`: when it counts unanswered."""

    by: str
    at: float
    due: float
    result: Result


class Claim(Struct, frozen=True):
    """`by` says that `against` does not show up. `due`: when it counts unanswered. `answer`: what the other
    said; from then on an organiser decides. `evidence`: what was known when it was made."""

    by: str
    against: str
    at: float
    due: float
    text: str = ""
    evidence: tuple[Sentence, ...] = ()
    answer: str | None = None


class Offer(Struct, frozen=True):
    """Something both must want: an intentional draw, one game that decides both, `seconds` more, to play at
    `start`, or that all see the time they have agreed on."""

    kind: OfferKind
    by: str
    at: float
    seconds: int = 0
    start: float = 0.0


class Hosted(Struct, frozen=True):
    """A game the bot hosts for a match. `waiting`: who must move, since `moved`, when `by` moved last.
    `away`: seconds since then in which the host was away."""

    game: str
    corp: str
    runner: str
    started: float
    by: str = ""
    moved: float = 0.0
    waiting: tuple[str, ...] = ()
    result: GameResult | None = None
    away: float = 0.0


class Deed(Struct, frozen=True):
    """Something somebody did for a match to be played."""

    by: str
    what: Effort
    at: float

    @property
    def day(self) -> int:
        """The day it was done on, in days of UTC."""
        return int(self.at // DAY)


class Entry(Struct, frozen=True):
    """A line of the audit log. `actor` "" is the rule or the clock."""

    actor: str
    at: float
    message: str
    args: dict[str, Value] = {}
    match: str = ""


class MatchState(Struct, frozen=True):
    """A match in time. Who plays and how it ended is in the event's pairing (`pairing_of`).

    `deadline`: to play until then. `extended`: seconds by agreement so far. `graced`: times it was put off by
    rule. `ready`: who pressed Play. `agreed`: the time both settled on; `public`: both want it seen by all.
    `two_for_one`: both want one game to
    decide both. `side_due`: when chance picks the side in the cut. `disputed`: an organiser must decide.
    `nag`: when the organisers are told again. `reminded`: reminders that were sent or left out. `closed`:
    nothing more comes of it. `away`: seconds since `opened` in which the host was away. `record`: who said
    and decided what about it, the latest last; it outlives the match. `proposed`: who forfeits by rule, if an
    organiser says so; `lapsed`: the claim for which that is, where its time was not over.
    """

    key: str
    round: int
    table: int
    opened: float
    deadline: float
    extended: int = 0
    graced: int = 0
    ready: tuple[str, ...] = ()
    hosted: tuple[Hosted, ...] = ()
    report: Report | None = None
    disputed: bool = False
    dispute: str = ""
    claim: Claim | None = None
    offers: tuple[Offer, ...] = ()
    two_for_one: bool = False
    agreed: float | None = None
    public: bool = False
    side_due: float | None = None
    nag: float | None = None
    deeds: tuple[Deed, ...] = ()
    reminded: tuple[str, ...] = ()
    closed: bool = False
    away: float = 0.0
    record: tuple[Entry, ...] = ()
    proposed: tuple[str, ...] = ()
    lapsed: Claim | None = None

    @property
    def unanswered(self) -> Claim | None:
        """The claim for which a forfeit is proposed, though the match still has time."""
        return self.lapsed if self.proposed else None


class Drafted(Struct, frozen=True):
    """A round that is not published yet. `publishes`: when it does so by itself; None: an organiser does.
    `repaired`: whether an organiser has changed it by hand."""

    draft: Draft
    made: float
    publishes: float | None = None
    repaired: bool = False


class League(Struct, frozen=True):
    """Everything of a league. `done`: marks of what time brought already ("opened", "stuck:3", ...), so that
    nothing comes twice. `round_deadline`: of the round that is played (a ladder has none). `ended`: when it
    was over. `away_until`: outages of the host until then are taken in (`outages`). `called`: when an
    organiser last called all who owed something. `checking`: until when people check in (`check_in`), and
    `present` who has; None while nobody has to. `follows`: the host's number of the league before it in its
    series, 0 for none."""

    settings: LeagueSettings
    event: Event
    created: float
    state: State = "planned"
    people: dict[str, Person] = {}
    matches: dict[str, MatchState] = {}
    draft: Drafted | None = None
    round_deadline: float | None = None
    done: tuple[str, ...] = ()
    ended: float | None = None
    away_until: float = 0.0
    called: float = 0.0
    checking: float | None = None
    present: tuple[str, ...] = ()
    follows: int = 0

    def person(self, identifier: str) -> Person | None:
        """Somebody who signed up, or None."""
        return self.people.get(identifier)

    def pairing_of(self, key: str) -> Pairing:
        """The pairing of a match. LeagueError if there is none."""
        number, _, table = key.partition(":")
        return self.event.pairing(int(number), int(table))


class Notice(Struct, frozen=True):
    """A sentence for somebody. `audience`: "channel", "organisers", or "person:<id>". `message`: id of a
    message of the catalogue. `match`: the match it is about, so that buttons can go with it."""

    kind: NoticeKind
    audience: str
    message: str
    args: dict[str, Value] = {}
    match: str = ""

    @property
    def person(self) -> str | None:
        """Whom alone it is for."""
        return self.audience[7:] if self.audience.startswith("person:") else None


class Start(Struct, frozen=True):
    """A game the bot should open now for a match; it answers with `game_started`. `number`: from 1."""

    match: str
    corp: str
    runner: str
    number: int


class Outcome(Struct, frozen=True):
    """What an operation came to: the new league, who is told what, games to open, lines of the audit log."""

    league: League
    notices: tuple[Notice, ...] = ()
    starts: tuple[Start, ...] = ()
    audit: tuple[Entry, ...] = ()


class Owed(Struct, frozen=True):
    """What somebody owes now: "play", "overdue" (to report, unless it is
    forfeited), "side", "confirm", "claim" (to answer), "draw", "two_for_one",
    "extension", "time", "public" (offers to answer), "deck", "check_in", "line_up" (to confirm), "invited"
    (to answer a team). `deadline` None: whenever."""

    what: str
    message: str
    args: dict[str, Value] = {}
    match: str = ""
    deadline: float | None = None


class SideChoice(Struct, frozen=True):
    """Who picks the side in a game of the cut, and until when."""

    match: str
    chooser: str
    until: float
    options: tuple[Side, ...] = ("corp", "runner")
