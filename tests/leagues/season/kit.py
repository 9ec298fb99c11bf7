"""A league told as a story: who does what, and what time brings in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import GameResult, Pairing, Settings
from engine.leagues.season import (
    Entry,
    Habits,
    League,
    LeagueSettings,
    MatchState,
    Notice,
    Outcome,
    Result,
    Start,
    away,
    create,
    decode,
    encode,
    join,
    next_due,
    publish_draft,
    start,
    text,
    tick,
    with_habits,
)
from engine.leagues.season.model import DAY, HOUR, WEEK
from engine.leagues.season.times import rest_of

MONDAY = 1_767_596_400.0
"""5 January 2026, 07:00 UTC."""
BOSS = "900"
NAGS = ("ls-draft-waits", "ls-organisers-decide")
"""What organisers are told again; nobody is in quiet hours."""


def plain(person: str) -> str:
    return f"@{person}"


class Story:
    """A league and the time it is. Everything said is kept, and is said in every language."""

    def __init__(self, settings: LeagueSettings | None = None, *, now: float = MONDAY, **fields: Any) -> None:
        self.now = now
        self.notices: list[Notice] = []
        self.fresh: list[Notice] = []
        self.starts: list[Start] = []
        self.habits: dict[str, Habits] = {}
        self.outcome: Outcome = create(now, BOSS, settings or LeagueSettings("Night league", **fields))
        self.league: League = self.outcome.league
        self._keep(self.outcome)

    def _keep(self, outcome: Outcome) -> Outcome:
        self.outcome = outcome
        self.league = decode(encode(outcome.league))
        assert self.league == outcome.league
        self.notices += outcome.notices
        self.fresh = list(outcome.notices)
        self.starts = list(outcome.starts)
        for told in outcome.notices:
            if told.kind == "reminder" or told.message in NAGS:
                person = self.league.people.get(told.person or "")
                assert rest_of(self.league, person).around(self.now) is None, f"{told} in quiet hours"
        everything: list[Notice | Entry] = [*outcome.notices, *outcome.audit]
        for said in everything:
            for language in ("en", "de"):
                sentence = text(said, language, person=plain)
                assert sentence.strip(), said
                assert "{" not in sentence, said
        return outcome

    def do(self, act: Callable[..., Outcome], *args: Any, **kwargs: Any) -> Outcome:
        """`act(league, now, ...)`."""
        return self._keep(act(self.league, self.now, *args, **kwargs))

    def refuse(self, act: Callable[..., Outcome], *args: Any, **kwargs: Any) -> str:
        """The id of the reason why it cannot be done; it can be said in every language."""
        before = encode(self.league)
        with pytest.raises(LeagueError) as refused:
            act(self.league, self.now, *args, **kwargs)
        assert encode(self.league) == before
        for language in ("en", "de"):
            assert refused.value.say(language).strip()
        return refused.value.note.id

    def until(self, moment: float) -> list[Notice]:
        """A host that is always there: tick at every due time up to a moment. Everything said on the way."""
        said: list[Notice] = []
        for _ in range(5000):
            due = next_due(self.league)
            if due is None or due > moment:
                break
            self.now = max(self.now, due)
            before = self.league
            self.do(tick)
            said += self.fresh
            after = next_due(self.league)
            assert self.league != before or (after is not None and after > due), "something due is not done"
        else:
            raise AssertionError("time does not go on")
        self.now = max(self.now, moment)
        self.fresh = said
        return said

    def wait(self, seconds: float) -> list[Notice]:
        return self.until(self.now + seconds)

    def late(self, seconds: float) -> list[Notice]:
        """A host that is there, and ticks late and once."""
        self.now += seconds
        self.do(tick)
        return self.fresh

    def away(self, seconds: float) -> list[Notice]:
        """A host that is away, comes back, says so, and ticks once."""
        start = self.now
        self.now += seconds
        self._keep(away(self.league, start, self.now))
        said = self.fresh
        self.do(tick)
        self.fresh = said + self.fresh
        return self.fresh

    def says(self, person: str, **habits: Any) -> None:
        """Somebody has said something for all their games (`Habits`)."""
        self.habits[person] = replace(self.habits.get(person, Habits()), **habits)
        self.league = with_habits(self.league, self.habits)

    # -- looking --------------------------------------------------------------------------------------------

    def ids(self, person: str | None = None) -> list[str]:
        """Messages of the last step, of one audience ("channel", "organisers", an id) or of all."""
        audience = person if person in (None, "channel", "organisers") else f"person:{person}"
        return [n.message for n in self.fresh if audience is None or n.audience == audience]

    def say(self, person: str, language: str = "en") -> list[str]:
        audience = person if person in ("channel", "organisers") else f"person:{person}"
        return [text(n, language, person=plain) for n in self.fresh if n.audience == audience]

    def match(self, key: str) -> MatchState:
        return self.league.matches[key]

    def pairing(self, key: str) -> Pairing:
        return self.league.pairing_of(key)

    @property
    def open(self) -> list[str]:
        return [key for key, match in self.league.matches.items() if not match.closed]

    def players(self, key: str) -> tuple[str, str]:
        one, other = self.pairing(key).players
        return one, other

    # -- common steps ---------------------------------------------------------------------------------------

    def join(self, count: int, first: int = 1) -> None:
        for number in range(first, first + count):
            self.do(join, str(number), f"Player {number}")

    def begin(self, count: int) -> None:
        """So many sign up, and round one is published."""
        self.join(count)
        self.do(start, BOSS, organiser=True)
        if self.league.draft is not None:
            self.do(publish_draft, BOSS, organiser=True)


def won(pairing: Pairing, winner: str, *, games: int = 1) -> Result:
    """A result in which one player won everything."""
    one, other = pairing.player1, pairing.player2 or ""
    corps = (one, other)[:games] if games == 2 else (pairing.corp or one,)
    played = [game(corp, other if corp == one else one, winner) for corp in corps]
    return Result(tuple(replace(each, reason="") for each in played))


def game(corp: str, runner: str, winner: str) -> GameResult:
    return GameResult(corp, runner, *((3, 0) if corp == winner else (0, 3)), reason="agenda")


SINGLE = Settings("sss", seed=7, rounds=3)
DOUBLE = Settings("dss", seed=7, rounds=2)


def single(count: int = 4) -> Story:
    story = Story(game=SINGLE)
    story.begin(count)
    return story


def double(count: int = 4) -> Story:
    story = Story(game=DOUBLE)
    story.begin(count)
    return story


__all__ = [
    "BOSS", "DAY", "DOUBLE", "HOUR", "MONDAY", "SINGLE", "WEEK",
    "Story", "double", "game", "plain", "single", "won",
]  # fmt: skip
