"""So much for everybody: within an hour, of what costs the others something (forgotten when the bot stops);
at once, of what may stand open (counted in the store). All figures are here, and in docs/hosting.md."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from math import ceil
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages.refusals import Refusal
from bot.store import counts


@dataclass(frozen=True)
class Most:
    """So much for a person, and for all people of a server."""

    person: int
    server: int

    def check(self, person: int, server: int, identifier: str) -> None:
        """Refusal where so many are open that one more would be too many: `identifier`, or what it says of a
        server (`-server`)."""
        if person >= self.person:
            raise Refusal(identifier, most=self.person)
        if server >= self.server:
            raise Refusal(f"{identifier}-server", most=self.server)


PAGES: Final = Most(120, 5000)
"""An hour: pictures and other slow pages, beside those that come by themselves."""
FILES: Final = Most(30, 500)
"""An hour: exports and imports, and shuffles that are dealt again."""
HINTS: Final = 20
"""An hour and person: advice of the computer."""
POSTS: Final = 3
"""An hour and person: pages of a replay posted for all."""
CHALLENGES: Final = Most(10, 500)
"""Open at once: challenges that nobody has answered."""
GAMES: Final = 20
"""Going on at once, of a person: games of two against the computer."""
TABLES: Final = Most(20, 200)
"""Open at once: tables of NEON HOPE, forming (of whoever opened them) or played (of whoever sits there)."""
LEAGUES: Final = Most(10, 50)
"""Open at once: leagues that are not over, of whoever created them."""
HOUR: Final = 3600.0


async def check_games(db: AsyncConnection, kind: str, user_id: int) -> None:
    """Refusal where somebody plays so many games of a kind against the computer that one more is too many."""
    if await counts.against_computers(db, kind, user_id) >= GAMES:
        raise Refusal("bot-too-many-games", most=GAMES)


class Quota:
    """Counts what each person has done within the last hour, at most `most` times."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._done: OrderedDict[int, deque[float]] = OrderedDict()

    def wait(self, user_id: int, now: float) -> float:
        """How many seconds somebody has to wait until they may do it again; 0: they may now."""
        done = self._done.get(user_id, deque())
        while done and done[0] <= now - HOUR:
            done.popleft()
        return done[0] + HOUR - now if len(done) >= self.most else 0.0

    def count(self, user_id: int, now: float) -> float:
        """Note that somebody does it now; where they have to `wait`, only returns for how long."""
        if wait := self.wait(user_id, now):
            return wait
        self._done.setdefault(user_id, deque()).append(now)
        self._done.move_to_end(user_id)
        # Whoever has done nothing for an hour stands first, and need not be remembered.
        while next(iter(self._done.values()))[-1] <= now - HOUR:
            self._done.popitem(last=False)
        return 0.0


class Quotas:
    """What persons and servers may ask for within an hour."""

    def __init__(self, most: Most, identifier: str) -> None:
        self.persons, self.servers = Quota(most.person), Quota(most.server)
        self.identifier = identifier

    def count(self, user_id: int, guild_id: int | None, now: float) -> None:
        """Note that somebody asks now. Refusal if they, or their server, have asked for too much."""
        if left := self.persons.wait(user_id, now):
            raise Refusal(self.identifier, most=self.persons.most, minutes=ceil(left / 60))
        if guild_id and (left := self.servers.count(guild_id, now)):
            raise Refusal(f"{self.identifier}-server", most=self.servers.most, minutes=ceil(left / 60))
        self.persons.count(user_id, now)
