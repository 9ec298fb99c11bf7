"""One operation at work: the league as it changes, and what it brings with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.leagues.errors import LeagueError, Note
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.season.model import (
    DAY,
    Deed,
    Drafted,
    Effort,
    Entry,
    League,
    MatchState,
    Notice,
    NoticeKind,
    Outcome,
    Person,
    Sentence,
    Start,
    Value,
)

if TYPE_CHECKING:
    from engine.leagues.model import Pairing

RESPITE = DAY
"""How much more time a match gets by rule."""


RECORD = 40
"""Lines in the record of a match at most."""


def sentence(message: str, /, **args: Value) -> Sentence:
    """A sentence, written as it is read."""
    return Sentence(message, args)


def from_note(note: Note) -> Sentence:
    """A sentence of the domain."""
    return Sentence(note.id, dict(note.arguments))


class Course:
    """What an operation changes. Nothing leaves it but through `outcome`, so a refusal changes nothing."""

    def __init__(self, league: League, now: float, actor: str = "") -> None:
        self.league = league
        self.now = now
        self.actor = actor
        self.notices: list[Notice] = []
        self.starts: list[Start] = []
        self.audit: list[Entry] = []

    def outcome(self) -> Outcome:
        """The league as it is now, with everything said on the way."""
        return Outcome(self.league, tuple(self.notices), tuple(self.starts), tuple(self.audit))

    def take(self, outcome: Outcome) -> None:
        """Go on from an operation that was done to the league as it is here, with what that brought."""
        self.league = outcome.league
        self.notices += outcome.notices
        self.starts += outcome.starts
        self.audit += outcome.audit

    # -- saying ---------------------------------------------------------------------------------------------

    def tell(self, audience: str, kind: NoticeKind, message: str, match: str = "", /, **args: Value) -> None:
        """A notice to "channel", "organisers" or somebody's id."""
        if audience not in ("channel", "organisers"):
            audience = f"person:{audience}"
        notice = Notice(kind, audience, message, args, match)
        if notice not in self.notices:  # what is done twice on the way (a draft drawn anew) is told once
            self.notices.append(notice)

    def log(self, message: str, match: str = "", /, **args: Value) -> None:
        """A line of the audit log, and of the record of the match it is about."""
        entry = Entry(self.actor, self.now, message, args, match)
        self.audit.append(entry)
        found = self.league.matches.get(match)
        if found is not None:
            self.set_match(replace(found, record=(*found.record, entry)[-RECORD:]))

    # -- changing -------------------------------------------------------------------------------------------

    @property
    def event(self) -> Event:
        return self.league.event

    def change(self, **fields: Any) -> None:
        """Other values of fields of the league."""
        self.league = replace(self.league, **fields)

    def set_person(self, person: Person) -> None:
        self.change(people={**self.league.people, person.id: person})

    def person(self, identifier: str) -> Person:
        """LeagueError if nobody of this id signed up."""
        found = self.league.people.get(identifier)
        if found is None:
            raise LeagueError("ls-error-not-in")
        return found

    def set_match(self, match: MatchState) -> None:
        self.change(matches={**self.league.matches, match.key: match})

    def match(self, key: str) -> MatchState:
        """LeagueError if there is none."""
        found = self.league.matches.get(key)
        if found is None:
            raise LeagueError("ls-error-no-match", match=key)
        return found

    def open_match(self, key: str) -> MatchState:
        """A match that is not over. LeagueError otherwise."""
        found = self.match(key)
        if found.closed:
            raise LeagueError("ls-error-match-over")
        return found

    def mine(self, key: str) -> tuple[MatchState, str]:
        """A match of the actor's that is not over, and their opponent. LeagueError otherwise."""
        pairing = self.pairing(key)
        if self.actor not in pairing.players:
            raise LeagueError("ls-error-not-yours")
        return self.open_match(key), pairing.opponent(self.actor) or ""

    def pairing(self, key: str) -> Pairing:
        """The pairing of a match. LeagueError if there is none."""
        self.match(key)
        return self.league.pairing_of(key)

    def deed(self, match: MatchState, by: str, what: Effort) -> MatchState:
        """The match with something somebody did for it: of each kind the latest of each day."""
        new = Deed(by, what, self.now)
        kept = tuple(each for each in match.deeds if (each.by, each.what, each.day) != (by, what, new.day))
        return replace(match, deeds=(*kept, new))

    def mark(self, what: str) -> bool:
        """Whether this was not done before; it is now."""
        if what in self.league.done:
            return False
        self.change(done=(*self.league.done, what))
        return True

    def unmark(self, prefix: str) -> None:
        """Marks that begin so may be made again."""
        self.change(done=tuple(mark for mark in self.league.done if not mark.startswith(prefix)))

    def set_draft(self, draft: Drafted | None) -> None:
        self.change(draft=draft)


def in_cut(event: Event) -> bool:
    """Whether the bracket has been drawn."""
    return event.cut is not None


def is_knock_out(event: Event) -> bool:
    return event.settings.format in KNOCK_OUT


def need_organiser(organiser: bool) -> None:
    """LeagueError for everybody else."""
    if not organiser:
        raise LeagueError("ls-error-organisers")
