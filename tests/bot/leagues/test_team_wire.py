"""A league of teams over the real wire, founded, lined up and played by presses, while the bot is killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.migrating import migrate
from engine.leagues import teams
from engine.leagues.model import Team
from engine.leagues.season.model import League
from sandbox.model import Message
from sandbox.server import SandboxServer
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import Victim, until, victim
from tests.bot.hands import PLACE, once
from tests.bot.leagues.test_league_wire import TITLE, Circle, Pair

CAPTAINS = {"Ada": ("Bran", "Red"), "Chloe": ("Dov", "Blue")}


class Dying(Circle):
    """People who look again when the bot has been killed and is back."""

    def __init__(self, server: SandboxServer, database: str, bot: Victim) -> None:
        super().__init__(server, database)
        self.bot = bot

    async def die(self) -> None:
        """SIGKILL, and another life."""
        await self.bot.kill()
        await self.bot.start()
        await until(lambda: self.connected, "the bot")

    @property
    def connected(self) -> bool:
        return bool(self.server.gateway.connected)

    async def found(self, captain: str, team: str) -> None:
        lobby = await self.slash(captain, "league team")
        modal = await self.press(captain, lobby, "Found a team…")
        await self.sandbox.submit(captain, modal, name=team)
        await self.reached(lambda league: any(each.name == team for each in league.event.teams), team)

    async def panel(self, who: str) -> Message:
        return await self.slash(who, "league team")

    def team(self, league: League, captain: str) -> Team:
        found = teams.team_of(league.event, str(self.sandbox.user(captain).id))
        assert found is not None
        return found


@pytest.mark.long
async def test_a_round_of_teams_whose_bot_is_killed(tmp_path: Path) -> None:
    """The bot dies after every step, and right after a press whose messages are still to be sent."""
    database = str(tmp_path / "teams.sqlite3")
    migrate(database)
    async with running_sandbox(openapi=find_openapi()) as server, victim(server, database) as bot:
        await bot.start()
        circle, sandbox = Dying(server, database, bot), server.sandbox
        await until(lambda: circle.connected, "the bot")
        shown = await circle.slash("Ada", "league create")
        modal = await circle.choose("Ada", shown, ":template", "teams")
        await sandbox.submit("Ada", modal, title=TITLE)
        await circle.shows(shown, f"## {TITLE}")
        await circle.press("Ada", shown, "Create and open sign-up")
        signup = await circle.page(TITLE)
        await circle.choose("Ada", shown, "set:boards", "2")
        await circle.reached(lambda league: league.settings.game.boards == 2, "two boards")
        modal = await circle.press("Ada", shown, "Name and numbers…")
        await sandbox.submit("Ada", modal, title=TITLE, fewest="2")
        await circle.reached(lambda league: league.settings.fewest == 2, "two teams")
        await circle.die()
        for captain, (member, team) in CAPTAINS.items():
            await circle.ask(captain, signup, "Join")
            await circle.found(captain, team)
            await circle.die()
            await circle.choose(captain, await circle.panel(captain), ":invite", sandbox.user(member))
            await circle.reached(lambda league, c=captain: bool(circle.team(league, c).invited), "asked")  # type: ignore[misc]
            await circle.die()
            lobby = await circle.ask(member, await circle.told(member, "Teams"), "Teams")
            await circle.press(member, lobby, f"Join {team}")
            await circle.reached(lambda league, c=captain: len(circle.team(league, c).members) == 2, member)  # type: ignore[misc]
        await circle.shows(signup, "**2 teams**")

        draft = await circle.slash("Ada", "league start")
        assert "**Red – Blue**" in draft.text or "**Blue – Red**" in draft.text
        await circle.die()
        mine = await circle.ask("Chloe", await circle.told("Chloe", "Teams"), "Teams")
        await circle.choose("Chloe", mine, ":board:1", str(sandbox.user("Dov").id))
        await circle.shows(mine, "1\\. Dov\n2\\. Chloe")
        await circle.press("Chloe", mine, "Confirm line-up")
        await circle.shows(mine, "(confirmed)")
        await circle.die()
        await circle.press("Ada", await circle.slash("Ada", "league repair"), "Publish")
        league = await circle.reached(lambda league: len(league.matches) == 2, "round one")
        await circle.die()
        page = await circle.page(f"{TITLE}: round 1")
        standings = await circle.page(f"{TITLE}: standings")
        await sandbox.wait_for(lambda: page.attachments and standings.attachments, "the pictures")
        assert "(2 boards open)" in page.text
        pairs = {frozenset(map(circle.name, league.pairing_of(key).players)) for key in league.matches}
        assert pairs == {frozenset({"Ada", "Dov"}), frozenset({"Bran", "Chloe"})}

        for key in league.matches:
            corp, runner = circle.sides(key)
            match = await circle.ask(corp, await circle.told(corp, "Report…"), "Report…")
            (value,) = (
                option["value"]
                for part in sandbox.controls(match).values()
                for option in part.get("options", ())
                if option["label"].startswith(f"{corp} ")
            )
            (select,) = (
                custom_id for custom_id, part in sandbox.controls(match).items() if part.get("options")
            )
            await sandbox.select(corp, match, select, value)
            await circle.reached(lambda league, k=key: league.matches[k].report is not None, "the report")  # type: ignore[misc]
            await circle.die()
            await circle.ask(runner, await circle.told(runner, "Confirm"), "Confirm")
        league = await circle.reached(lambda league: league.event.rounds[0].completed, "the end of the round")
        played = league.event.rounds[0]
        assert sum(teams.board_points(played, played.team_matches[0], 2)) == 6
        await sandbox.wait_for(lambda: "board open" not in page.text, "the round's page")
        assert sum("begins: 2 matches" in m.text for m in sandbox.messages(PLACE)) == 1
        assert bot.lives >= 9
        assert server.violations == []
        assert server.undeclared == []
        await until(Pair(server, database, "Ada", "Dov").rest, "an empty outbox")
        once(server, database)
