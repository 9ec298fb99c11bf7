"""`/privacy`: what the bot knows about somebody, as a file; and forgetting it."""

from __future__ import annotations

import io
import secrets
from typing import Any

import discord
import msgspec

from bot.leagues.service.leagues import Leagues
from bot.messages import components
from bot.messages.components import button
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import people as user_store
from bot.store import privacy as store
from engine.leagues.season.model import League, Outcome
from engine.leagues.season.privacy import forget, forget_organiser, personal_data, signs

STYLE = discord.ButtonStyle


class Privacy:
    """Serves `/privacy`. Everything here is about the asker, in all servers."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues
        self.db = leagues.db

    async def export(self, asker: Asker) -> Answer:
        """Everything that is stored about them, as a JSON file only they get."""
        user_id = asker.user_id
        async with self.db.read(long=True) as db:
            data: dict[str, Any] = await store.everything(db, user_id)
            league_ids = await store.leagues_of(db, user_id)
        found = []
        for league_id in league_ids:
            try:
                table = await self.leagues.load(league_id)
            except Refusal:
                continue  # one that cannot be read does not keep the rest from them
            mine = personal_data(table.league, str(user_id))
            if mine:
                found.append({"id": league_id, **mine})
        data["leagues"] = found
        text = msgspec.json.format(msgspec.json.encode({"user": str(user_id), **data}), indent=2)
        file = discord.File(io.BytesIO(text), filename="sysop-my-data.json")
        layout = text_layout(say(asker.language, "bl-privacy-file"))
        layout.add(components.file("sysop-my-data.json"))
        return Answer(layout=layout, files=(file,))

    async def ask(self, asker: Asker) -> Answer:
        """What forgetting means. Sure?"""
        await self._free(asker)
        row = components.row(
            button(say(asker.language, "bl-privacy-yes"), f"lo:privacy:{asker.user_id}", STYLE.danger),
            button(say(asker.language, "bl-no"), "lo:privacy:0"),
        )
        return Answer(layout=text_layout(say(asker.language, "bl-privacy-sure"), rows=(row,)))

    async def _free(self, asker: Asker) -> None:
        """Refusal while games are going on: the others at the table need their answers."""
        async with self.db.read() as db:
            running = await store.running(db, asker.user_id)
        if running:
            raise Refusal("bl-privacy-playing", games=[str(game) for game in running])

    async def delete(self, asker: Asker, user_id: int) -> Answer:
        """Forget them: first in the leagues, which tell the others that somebody has left, then the rest."""
        if user_id == 0:
            return Answer(layout=text_layout(say(asker.language, "bl-privacy-kept")), update=True)
        if user_id != asker.user_id:
            raise Refusal("bl-forged")
        await self._free(asker)
        async with self.db.read(long=True) as db:
            league_ids = await store.leagues_of(db, user_id)
        kept, names = 0, {asker.name}
        for league_id in league_ids:
            try:
                names |= await self._leave(league_id, user_id)
            except Refusal:
                kept += 1  # damaged: its operator has to see to it
        async with self.db.write(long=True) as db:
            neutral = say((await user_store.server(db, asker.guild_id)).public, "bl-somebody")
            waiting = await store.forget(db, user_id, neutral, _alias, names, league_ids)
        for owner in waiting:
            self.leagues.wake(owner)
        await self.db.scrub()
        said = "bl-privacy-done" if not kept else "bl-privacy-damaged"
        return Answer(layout=text_layout(say(asker.language, said)), update=True)

    async def _leave(self, league_id: int, user_id: int) -> set[str]:
        """Out of one league; its results stay under a neutral name. What they were called there."""
        table = await self.leagues.load(league_id)
        person = str(user_id)
        neutral = say(table.language, "bl-somebody")
        names: set[str] = set()
        if person in table.league.people:
            found = table.league.people[person]
            names = {found.name, *found.formerly}
            prefix = neutral

            def op(league: League, now: float) -> Outcome:
                return forget(league, now, person, prefix)

            after = await self.leagues.change(league_id, None, "forget", op)
            # Their alias, unless they have left without a trace.
            new = after.league.people.keys() - table.league.people.keys()
            neutral = next(iter(new), neutral)
        elif signs(table.league, person):

            def unsigned(league: League, now: float) -> Outcome:
                return forget_organiser(league, person)

            await self.leagues.change(league_id, None, "forget", unsigned)
        async with self.db.write(long=True) as db:
            await store.forget_history(db, league_id, user_id, names, neutral)
        return names


def _alias() -> str:
    """An id that is nobody's."""
    return "x" + secrets.token_hex(8)
