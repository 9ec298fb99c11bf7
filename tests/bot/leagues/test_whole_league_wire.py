"""A whole league over the real wire: from `/league create` to the export by eight, in each language."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.round_names import round_name
from engine.leagues.season.model import League
from engine.messages import DEFAULT, LANGUAGES, say
from sandbox.model import Message
from sandbox.server import SandboxServer
from sandbox.state import PEOPLE
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until
from tests.bot.hands import connected, once
from tests.bot.leagues.test_league_wire import TITLE, Circle
from tests.bot.store import read_rows
from tests.bot.test_evening_words import NAMED, english
from tests.long import slices

ORGANISER = PEOPLE[0]


class Eight(Circle):
    """Eight people who read and press in their language."""

    def __init__(self, server: SandboxServer, database: str, language: str) -> None:
        super().__init__(server, database)
        self.language = language
        for name in PEOPLE:
            self.sandbox.user(name).locale = language

    def say(self, message: str, **values: str | int) -> str:
        return say(self.language, message, **values)

    def name(self, person: str) -> str:
        return next(name for name in PEOPLE if str(self.sandbox.user(name).id) == person)

    async def create(self) -> None:
        """A knock-out whose rounds an organiser publishes; all eight join."""
        await self.slash(ORGANISER, "server language", language=self.language)
        shown = await self.slash(ORGANISER, "league create")
        modal = await self.choose(ORGANISER, shown, ":template", "knock-out-weekend")
        await self.sandbox.submit(ORGANISER, modal, title=TITLE)
        await self.shows(shown, f"## {TITLE}")
        await self.press(ORGANISER, shown, self.say("bl-create-now"))
        signup = await self.page(TITLE)
        await self.choose(ORGANISER, shown, "set:format", "single_elimination")
        await self.press(ORGANISER, shown, self.say("bl-page-time"))
        await self.choose(ORGANISER, shown, "set:publish", "organiser")
        await self.reached(
            lambda league: league.settings.publish == "organiser", "an organiser who publishes"
        )
        for who in PEOPLE:
            await self.ask(who, signup, self.say("blp-button-join"))
            await self.shows(signup, f"<@{self.sandbox.user(who).id}>")

    async def published(self, number: int) -> League:
        return await self.reached(lambda league: len(league.event.rounds) == number, f"round {number}")

    async def play(self, key: str) -> None:
        """The higher seed picks a side where one is to be picked, and reports that they won; the other
        confirms."""
        match = self.league().matches[key]
        first, second = (self.name(one) for one in self.league().pairing_of(key).players)
        if match.side_due is not None:
            pick = self.say("blp-button-corp")
            await self.ask(first, await self.told(first, pick), pick)
            await self.reached(lambda league: league.matches[key].side_due is None, "a side")
        label = self.say("blp-button-report")
        mine = await self.slash(first, "league my")
        await self.press(first, mine, self.say("blp-button-show"))
        await self.sandbox.wait_for(lambda: label in self.sandbox.labels(mine), "the match")
        await self.press(first, mine, label)
        await self.sandbox.wait_for(lambda: self._select(mine), "the results")
        options = self.sandbox.controls(mine)[self._select(mine)]["options"]
        value = next(one["value"] for one in options if first in one["label"])
        await self.sandbox.select(first, mine, self._select(mine), value)
        await self.reached(lambda league: league.matches[key].report is not None, "the report")
        confirm = self.say("blp-button-confirm")
        await self.ask(second, await self.told(second, confirm), confirm)
        await self.reached(lambda league: league.matches[key].closed, "the result")

    def _select(self, message: Message) -> str:
        controls = self.sandbox.controls(message)
        return next((key for key, part in controls.items() if part.get("options")), "")

    def texts(self) -> list[str]:
        """All that was ever said, to all and to each."""
        found = list(self.sandbox.messages(self.place))
        for who in PEOPLE:
            found += self.sandbox.messages(self.sandbox.dm(who))
            found += self.sandbox.ephemerals(who)
        return [message.text for message in found]


@pytest.mark.parametrize("language", slices(LANGUAGES, 1))
async def test_a_whole_league_from_its_creation_to_the_export(tmp_path: Path, language: str) -> None:
    database = str(tmp_path / "league.sqlite3")
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database):
        circle = Eight(server, database, language)
        await circle.create()
        await circle.slash(ORGANISER, "league start")
        for number, stage in enumerate(("top", "semi", "final"), 1):
            draft = await circle.slash(ORGANISER, "league repair")
            await circle.press(ORGANISER, draft, circle.say("bl-act-publish"))
            league = await circle.published(number)
            named = round_name(league.event, number)
            assert named["stage"] == stage
            await circle.page(circle.say("lst-round", league=TITLE, **named).removeprefix("## "))
            for key in [key for key, match in league.matches.items() if not match.closed]:
                await circle.play(key)
        league = await circle.reached(lambda league: league.state == "finished", "the end")
        waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting'"
        await until(lambda: read_rows(database, waiting)[0][0] == 0, "an empty outbox")
        shown = await circle.slash(ORGANISER, "league export", form="nrtm")
        (file,) = shown.attachments
        read = from_nrtm(msgspec.json.decode(file.content), seed=1)
        assert len(read.rounds) == 3
        names = NAMED | {*PEOPLE, *(name.capitalize() for name in PEOPLE), *TITLE.split()}
        left = {word: text for text in circle.texts() for word in english(text, language, names)}
        assert language == DEFAULT or left == {}
        for text in circle.texts():
            lines = [line.lstrip("•✅ ") for line in text.split("\n") if line.strip("`\n ")]
            assert len(lines) == len(set(lines)), text
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
