"""The field in the hands of organisers: adding, dropping, substituting, byes, seeds, imported players."""

from __future__ import annotations

import re
from typing import Any, Final

import discord

from bot.leagues.access import Actor, LeagueAccess, asked
from bot.leagues.organisers.warning import Warnings
from bot.leagues.stored import Op, Refused, StoredLeague
from bot.messages import words
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.vocabulary import plain
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.season import people
from engine.leagues.season.absence import set_away
from engine.leagues.season.importing import link
from engine.leagues.season.naming import set_name

ACTIONS: Final = (
    "add", "drop", "rejoin", "admit", "check-in", "substitute", "bye", "no-bye", "away", "seed", "name",
    "link", "warn",
)  # fmt: skip


class Roster:
    """Serves `/league player`."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access
        self.warnings = Warnings(access)

    async def player(
        self,
        who: Actor,
        league_id: int,
        action: str,
        user: discord.User | discord.Member,
        other: str,
        seed: int | None,
    ) -> Answer:
        """Do something with `user`. `other`: whose place they take, which imported player they are, what they
        are called, or the rounds they are not in."""
        if user.bot:
            raise Refusal("bl-no-bots", name=words.plain(user.display_name))
        table = await self.access.organised(who, league_id)
        person, name = str(user.id), user.display_name
        if action not in ("add", "substitute", "link") and person not in table.league.people:
            raise Refused(LeagueError("ls-error-not-in"))
        if action == "warn":
            return await self.warnings.panel(who, league_id, person)
        if action == "drop" and table.league.event.rounds:
            # Open matches are lost with it.
            plain = table.name(person)
            layout = asked(table, "bl-drop-sure", "bl-drop-yes", "drop", person, who.language, player=plain)
            return Answer(layout=layout)
        if action in ("substitute", "link"):
            other = self._named(table, other, action)
        if action == "add":
            seed = await self.access.leagues.seed_of(table, person)
        op = _op(who.key, action, person, name, other, seed or 0)
        table = await self.access.do(who, league_id, f"player-{action}", op, person=person)
        return self._done(table, who, action, person)

    async def ask_drop(self, who: Actor, league_id: int, person: str) -> Answer:
        """Really take out somebody who has left the server? Their open matches are lost with it."""
        table = await self.access.organised(who, league_id)
        if person not in table.league.people:
            raise Refused(LeagueError("ls-error-not-in"))
        plain = table.name(person)
        return Answer(
            layout=asked(table, "bl-drop-sure", "bl-drop-yes", "drop", person, who.language, player=plain)
        )

    async def drop(self, who: Actor, league_id: int, person: str) -> Answer:
        """Take somebody out, now that it is sure."""
        op = _op(who.key, "drop", person, "", "", 0)
        table = await self.access.do(who, league_id, "player-drop", op, person=person)
        answer = self._done(table, who, "drop", person)
        return Answer(layout=text_layout(answer.text), update=True)

    def _done(self, table: StoredLeague, who: Actor, action: str, person: str) -> Answer:
        name = table.mention(person)
        waits = person in table.league.people and table.league.event.player(person).status == "waiting"
        said = "bl-player-waiting" if action == "add" and waits else f"bl-player-{action}"
        return Answer(text=say(who.language, said, player=name))

    def _named(self, table: StoredLeague, other: str, action: str) -> str:
        """The player an organiser means: an id (as offered), a mention, or a name. Refusal if nobody is."""
        said = other.strip()
        found = said.strip("<@!>")
        if found in table.league.people:
            return found
        same = [one.id for one in table.league.event.players if one.name.lower() == said.lower()]
        if len(same) != 1:
            raise Refusal(
                "bl-player-which" if said else f"bl-player-other-{action}", name=words.plain(said[:50])
            )
        return same[0]


def _op(who: str, action: str, person: str, name: str, other: str, seed: int) -> Op:
    """The operation an action stands for."""
    whom: dict[str, Any] = {"person": person, "organiser": True}
    ops: dict[str, Op] = {
        "add": lambda league, now: people.join(league, now, who, name, seed=seed, **whom),
        "drop": lambda league, now: people.leave(league, now, who, **whom),
        "rejoin": lambda league, now: people.rejoin(league, now, who, **whom),
        "admit": lambda league, now: people.admit(league, now, who, person, organiser=True),
        "check-in": lambda league, now: people.come(league, now, who, **whom),
        "substitute": lambda league, now: people.substitute(
            league, now, who, other, person, name, organiser=True
        ),
        "bye": lambda league, now: people.give_bye(league, now, who, person, True, organiser=True),
        "no-bye": lambda league, now: people.give_bye(league, now, who, person, False, organiser=True),
        "away": lambda league, now: set_away(league, now, who, _rounds(other), **whom),
        "seed": lambda league, now: people.set_seed(league, now, who, person, seed, organiser=True),
        "name": lambda league, now: set_name(league, now, who, person, other, organiser=True),
        "link": lambda league, now: link(league, now, who, other, person),
    }
    if action not in ops:
        raise Refusal("bl-forged")
    return ops[action]


def _rounds(text: str) -> tuple[int, ...]:
    """Numbers of rounds as they are typed: "2, 3", “２、３”, nothing for none. Refusal for anything else."""
    said = re.split("[,、 ]+", plain(text).strip(",、")) if text.strip() else []
    if not all(one.isascii() and one.isdecimal() and len(one) <= 3 for one in said):
        raise Refusal("bl-player-rounds", text=words.plain(text[:50]))
    return tuple(map(int, said))
