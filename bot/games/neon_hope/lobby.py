"""A lobby as plain values: who is in, which characters they play, and what the table has agreed on.

Nothing here knows Discord or the store. Each change gives a new lobby or raises `Denied` with the message
that says why.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.hosting.pace import NONE

MOST: Final = 4
"""Characters at a table (NH 1.1)."""
CHANCE: Final = "?"
"""A character left to chance."""
LIMITS: Final = (0, 30, 120, 600, 3600)
"""Seconds a table may give for help offers; 0: as long as it takes."""


class Denied(Exception):
    """The lobby does not allow it. `id` and `arguments` make the sentence for the one who asked."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, with the codes of the characters they play (or CHANCE)."""

    user_id: int
    name: str
    characters: tuple[str, ...] = (CHANCE,)


class Options(msgspec.Struct, frozen=True):
    """What the table has agreed on."""

    difficulty: str = "normal"
    lead: str = ""
    """Code of the lead character (NH 2.4), who is at the table; "": as the episode recommends."""
    open_hands: bool = False
    limit: int = 600
    """Seconds in which an offer to help is to be answered; silence means no."""
    several: bool = False
    """Whether one person may play several characters (R-40)."""
    pace: str = NONE
    """How long a move may take (`GameRow.pace`)."""


class Lobby(msgspec.Struct, frozen=True):
    """A table that is forming. `characters` are those to choose from."""

    characters: tuple[str, ...]
    people: tuple[Person, ...] = ()
    options: Options = Options()

    # -- looking -------------------------------------------------------------------------------------------

    def person(self, user_id: int) -> Person | None:
        return next((person for person in self.people if person.user_id == user_id), None)

    @property
    def places(self) -> int:
        """Characters at the table so far."""
        return sum(len(person.characters) for person in self.people)

    @property
    def most(self) -> int:
        """Characters there is room for."""
        return min(MOST, len(self.characters))

    def taken_by(self, code: str) -> Person | None:
        return next((person for person in self.people if code in person.characters), None)

    # -- changing ------------------------------------------------------------------------------------------

    def join(self, user_id: int, name: str) -> Lobby:
        if self.person(user_id) is not None:
            raise Denied("bnh-already-in")
        if self.places >= self.most:
            raise Denied("bnh-full", most=self.most)
        return self._with(people=(*self.people, Person(user_id, name)))

    def leave(self, user_id: int) -> Lobby:
        self._joined(user_id)
        return self._with(people=tuple(p for p in self.people if p.user_id != user_id))

    def without(self, user_id: int, gone: int, host: bool = False) -> Lobby:
        """Go on without somebody who was taken over from the last episode: anybody at the table may say so,
        and whoever has opened it. Whoever comes after all joins again."""
        if not host:
            self._joined(user_id)
        if self.person(gone) is None:
            raise Denied("bnh-forged")
        return self.leave(gone)

    def choose(self, user_id: int, name: str, wanted: Sequence[str]) -> Lobby:
        """Play these characters (or CHANCE); who is not in yet joins by it."""
        lobby = self if self.person(user_id) is not None else self.join(user_id, name)
        codes = tuple(dict.fromkeys(wanted))
        if not codes or any(code != CHANCE and code not in self.characters for code in codes):
            raise Denied("bnh-forged")
        if len(codes) > 1 and not self.options.several:
            raise Denied("bnh-one-character")
        others = [person for person in lobby.people if person.user_id != user_id]
        for person in others:
            for code in codes:
                if code != CHANCE and code in person.characters:
                    raise Denied("bnh-character-taken", character=code, name=person.name)
        if sum(len(person.characters) for person in others) + len(codes) > self.most:
            raise Denied("bnh-full", most=self.most)
        people = tuple(
            msgspec.structs.replace(p, characters=codes) if p.user_id == user_id else p for p in lobby.people
        )
        return lobby._with(people=people)

    def set(self, user_id: int, allowed: Sequence[object], host: bool = False, **changes: Any) -> Lobby:
        """Change options: anybody at the table may, and whoever has opened it. `allowed` are the values that
        can be chosen."""
        if not host:
            self._joined(user_id)
        if any(value not in allowed for value in changes.values()):
            raise Denied("bnh-forged")
        lobby = self._with(options=msgspec.structs.replace(self.options, **changes))
        if not lobby.options.several and any(len(p.characters) > 1 for p in lobby.people):
            raise Denied("bnh-several-in-use")
        return lobby

    def drawn(self, chance: random.Random) -> tuple[tuple[str, Person], ...]:
        """Who plays whom, in the order of the seats: what was left to chance is drawn."""
        free = [code for code in self.characters if self.taken_by(code) is None]
        chance.shuffle(free)
        return tuple(
            (free.pop() if code == CHANCE else code, person)
            for person in self.people
            for code in person.characters
        )

    def ready(self, user_id: int) -> None:
        """Denied unless this person may begin."""
        self._joined(user_id)

    def _joined(self, user_id: int) -> None:
        if self.person(user_id) is None:
            raise Denied("bnh-not-in")

    def _with(self, **changes: Any) -> Lobby:
        lobby = msgspec.structs.replace(self, **changes)
        lead = lobby.options.lead
        if lead and lobby.taken_by(lead) is None:
            options = msgspec.structs.replace(lobby.options, lead="")
            return msgspec.structs.replace(lobby, options=options)
        return lobby
