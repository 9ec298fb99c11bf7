"""A league as the bot has it in hand, and refusals that come from its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.messages import words
from bot.messages.refusals import Refusal
from bot.store.leagues import LeagueRow
from engine.leagues.errors import LeagueError, Note
from engine.leagues.season.model import TYPED, League, Outcome, Sentence
from engine.leagues.season.words import Said, text

VOIDED: Final = ("lg-repair-void", "names")
"""Where several names stand in one text, which are mentions elsewhere."""
Op = Callable[[League, float], Outcome]
"""Something done to a league at a time (Unix seconds): an operation of `season` with its arguments filled in.
It is pure, may be run in a thread, and again on a newer state. Raises LeagueError."""


@dataclass(frozen=True)
class StoredLeague:
    """A league as read from the store."""

    row: LeagueRow
    league: League = field(repr=False)

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def language(self) -> str:
        """What is spoken in its channel."""
        return self.row.language

    def name(self, person: str) -> str:
        """Somebody's name, so that Discord shows it as written. For direct messages and pictures' texts."""
        return named(self.league, person)

    def mention(self, person: str) -> str:
        """Somebody, as the league's channel names them; by name where they are not on Discord (imported)."""
        return mentioned(self.league, person)

    def said(
        self, said: Said | Note | LeagueError, language: str | None = None, *, names: bool = False
    ) -> str:
        """A sentence of the season: with mentions, or with `names`. In the channel's language unless another
        is asked for. What somebody typed into it is shown as it was typed."""
        spoken = language or self.language
        return text(
            _as_typed(said),
            spoken,
            person=self.name if names else self.mention,
            time=partial(words.moment, spoken),
        )


class Refused(Refusal):
    """What the rules of leagues do not allow; `error` says why, with the names of `league`."""

    def __init__(self, error: LeagueError, league: League | None = None) -> None:
        super().__init__(error.note.id)
        self.error = error
        self.league = league

    def text(self, language: str) -> str:
        said, time = _as_typed(self.error), partial(words.moment, language)
        if self.league is None:
            return text(said, language, time=time)
        league = self.league
        return text(said, language, person=lambda person: named(league, person), time=time)


def _as_typed(said: Said | Note | LeagueError) -> Sentence:
    """A sentence in which names and what somebody typed show as they were typed."""
    if isinstance(said, LeagueError):
        said = said.note
    if isinstance(said, Note):
        said = Sentence(said.id, dict(said.arguments))
    args = {
        name: words.plain(value)
        if isinstance(value, str) and (name in TYPED or (said.message, name) == VOIDED)
        else _as_typed(value)
        if isinstance(value, Sentence)
        else value
        for name, value in said.args.items()
    }
    return Sentence(said.message, args)


def user_of(person: str) -> int | None:
    """The Discord user a person of a league is; None for somebody imported."""
    return int(person) if person.isdecimal() and len(person) <= 20 else None


def named(league: League, person: str) -> str:
    """A person's name, with nothing in it that Discord would read as markup."""
    found = league.people.get(person)
    if found is not None:
        return words.plain(found.name)
    player = next((player for player in league.event.players if player.id == person), None)
    if player is not None:
        return words.plain(player.name)
    return words.mention(int(person)) if user_of(person) else words.plain(person)


def mentioned(league: League, person: str) -> str:
    """A person as a channel names them."""
    user_id = user_of(person)
    return words.mention(user_id) if user_id else named(league, person)
