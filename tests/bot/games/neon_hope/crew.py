"""Several people playing a real episode through the sandbox, by the buttons and selects they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bot.games.neon_hope.kind import rules
from bot.games.neon_hope.rules import CoopGame, Rules
from bot.store.schema import State
from engine import players
from engine.kernel.views import DecisionView
from engine.neon_hope import recap
from engine.neon_hope.shown.view import View
from engine.neon_hope.table.state import Campaign, Event
from sandbox.model import Message
from sandbox.server import SandboxServer
from tests.bot.dying import Found, Table, Victim, until
from tests.bot.hands import PLACE
from tests.bot.panel import way_to

RULES = rules([])


@dataclass(frozen=True)
class Seen:
    """An episode as the database has it."""

    game: CoopGame
    version: int
    status: str
    thread_id: int | None

    @property
    def view(self) -> View:
        return self.game.view("spectator")


class Crew(Table):
    """Plays for everybody at a table; whoever is asked may answer first, and presses again if nothing comes
    of it."""

    def __init__(
        self,
        server: SandboxServer,
        database: str,
        victim: Victim,
        seed: int,
        level: str,
        rules: Rules = RULES,
    ) -> None:
        super().__init__(server, database, victim, seed)
        self.policy = level
        self.rules = rules

    def seen(self, game_id: int) -> Seen:
        ((state, *rest),) = self.query(
            "SELECT state, version, status, thread_id FROM games WHERE id = ?", game_id
        )
        assert isinstance(state, bytes)
        return Seen(self.rules.load(State.unpacked(state)), *rest)

    def campaign(self) -> Campaign:
        ((state,),) = self.query("SELECT state FROM campaigns")
        return msgspec.json.decode(str(state), type=Campaign)

    async def table(self, cast: Mapping[str, str], **options: object) -> Message:
        """Somebody opens a table and everybody chooses a character; returns the lobby's message."""
        first = next(iter(cast))
        before = {message.id for message in self.sandbox.messages(PLACE)}
        await self.sandbox.slash(first, PLACE, "neonhope start", **options)

        def shown() -> Message | None:
            new = (m for m in self.sandbox.messages(PLACE) if m.id not in before)
            return next((m for m in new if m.components), None)

        return await self.seated(await self.sandbox.wait_for(shown, "the lobby"), cast)

    async def seated(self, lobby: Message, cast: Mapping[str, str]) -> Message:
        """Everybody chooses a character at an open table."""
        for who in cast:
            (choice,) = (key for key in self.sandbox.controls(lobby) if key.endswith(":character"))
            await self.sandbox.select(who, lobby, choice, cast[who])
            # Acknowledged is not yet stored; shown is.
            mine = f"<@{self.sandbox.user(who).id}>: **"
            await until(lambda: mine in lobby.text, f"{who} at the table")  # noqa: B023
        return lobby

    async def begin(self, who: str, lobby: Message, cast: Mapping[str, str]) -> int:
        """Begin; returns the game's id once its thread stands."""
        threads = len(self.sandbox.threads())
        (press,) = (key for key in self.sandbox.controls(lobby) if key.endswith(":begin"))
        for _ in range(3):
            # A bot that has only just come back may not hear the first press; people press again.
            made = await self.sandbox.click(who, lobby, press)
            if made.acknowledged:
                break
        await until(lambda: len(self.sandbox.threads()) > threads, "the thread")
        game_id = int(self.sandbox.threads()[-1].name.partition(":")[0].rpartition(" ")[2])
        heroes = self.seen(game_id).view.heroes
        by_character = {character: person for person, character in cast.items()}
        self.people = {hero.seat: by_character[hero.code] for hero in heroes}
        return game_id

    async def step(self, game_id: int) -> bool:
        """Answer one open decision through Discord; False when the episode is over."""
        seen = self.seen(game_id)
        game = seen.game
        if game.result is not None:
            return False
        seat = self.random.choice(list(game.waiting_for))
        # A panel shows the first of a seat's questions.
        asked = game.view(seat).decisions[0]
        keys = list(players.choose(game, seat, asked.id, level=self.policy))  # type: ignore[arg-type]
        who = self.people[seat]

        def find() -> Found | None:
            panel = self.panel(who, game_id, asked.id)
            return self.control(panel, game_id, asked, keys) if panel is not None else None

        await self.press_until(who, find, lambda: self.moved(game_id, seen.version))
        return True

    def control(self, panel: Message, game_id: int, asked: DecisionView, keys: list[str]) -> Found | None:
        """What to press next in a panel to answer with these keys."""
        press = way_to(self.sandbox.controls(panel), game_id, asked, keys)
        return (panel, *press) if press is not None else None

    def log_lines(self, game_id: int) -> list[str]:
        """What happened, in the lines in which the thread has to say it."""
        game = self.seen(game_id).game
        sections: list[list[Event]] = [[]]
        for section, events in self.answers(game_id, list[Event]):
            for event in events:
                if event.kind in ("turn", "encounter_phase"):
                    sections.append([])
                sections[-1].append(event)
            # Stories stand between sections.
            sections += [[] for _ in range(section + 1 - len(sections))]
        return [
            f"__Round {event.n}__ · {line}" if event.kind == "turn" else line
            for events in sections
            for event, line in recap(game, events, "spectator", "en")
        ]

    def told(self, game_id: int) -> tuple[list[str], list[str]]:
        """(Lines of the log, lines of story) as they stand in the thread, after the greeting."""
        thread_id = self.seen(game_id).thread_id
        contents = [m.content for m in self.sandbox.messages(str(thread_id)) if m.content][1:]
        lines = [line for content in contents for line in content.split("\n")]
        return (
            [line for line in lines if not line.startswith(">")],
            [line for line in lines if line.startswith(">")],
        )
