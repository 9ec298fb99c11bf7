"""Computers that take their time: what they do is worked out in other processes, while everything goes on.

A game that waits for such a computer is stored like one that waits for a person. Here the computer's
questions are thought about, one after the other on a copy in memory, and what came of it is stored in one
transaction once a person is asked. Nothing is kept of it before: after a crash it is thought again, and comes
to the same. A thought that fails or takes too long is replaced by the choice that needs none.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from bot.contract import computers
from bot.contract.game import Keys
from bot.contract.kind import Table
from bot.hosting.applying import Stale, asked_of_computer, run_computers
from bot.hosting.play import Play
from bot.messages.refusals import Refusal
from bot.process.logs import logger
from bot.process.measures import THOUGHT
from bot.process.stopping import finish
from bot.process.workers import Workers
from bot.store import games as store
from bot.store.database import StoreUnavailable

log = logger(__name__)

SECONDS = 3.0
"""How long one decision may be thought about. Usually it takes a tenth of that, and its work is bounded by
itself; where a busy host gives one up all the same, the normal player chooses, which is counted."""


KIND: Final = "think"
"""A game that is thought about, as processes share them out."""


class Thinking:
    """Thinks for the computers of all games."""

    def __init__(self, play: Play, workers: Workers, sweep_seconds: float) -> None:
        self.play = play
        self.workers = workers
        self.sweep_seconds = sweep_seconds
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._open = True

    def wake(self, game_id: int) -> None:
        """A computer has to move in this game."""
        if not self._open:
            return
        if game_id in self._running:
            self._again.add(game_id)
            return
        task = asyncio.get_running_loop().create_task(self._serve(game_id), name=f"thinking {game_id}")
        self._running[game_id] = task
        task.add_done_callback(lambda _: self._ended(game_id, task))

    def _ended(self, game_id: int, task: asyncio.Task[None]) -> None:
        if self._running.get(game_id) is task:
            del self._running[game_id]

    async def run(self) -> None:
        """Look now and then for games in which a computer was interrupted."""
        while True:
            try:
                async with self.play.db.read() as db:
                    found = await store.computers_asked(db)
                for game_id in found:
                    self.wake(game_id)
            except (StoreUnavailable, OSError) as error:
                log.warning("computers put off", error=type(error).__name__)
            await self.play.clock.sleep(self.sweep_seconds)

    async def _serve(self, game_id: int) -> None:
        leases = self.play.db.leases
        if not await leases.take(KIND, game_id):
            return  # another process thinks, and has been told
        try:
            while self._open:
                self._again.discard(game_id)
                try:
                    await self._turn(game_id)
                except Stale:
                    continue  # it has gone on meanwhile, or was taken back: thought about anew
                if game_id not in self._again:
                    return
        except (Refusal, StoreUnavailable) as error:
            log.warning("computer put off", game=game_id, error=type(error).__name__)
        except Exception as error:
            log.exception("computer failed", game=game_id, error=type(error).__name__)
        finally:
            leases.free(KIND, game_id)

    async def _turn(self, game_id: int) -> None:
        """All that the computers have to decide until a person is asked. Stale if somebody was faster."""
        table = await self.play.load(game_id)
        version, answers = table.row.version, dict[int, Keys]()
        while True:
            run_computers(table, answers)
            asked = asked_of_computer(table)
            if asked is None:
                break
            answers[asked.id] = await self._thought(table, asked.seat, asked.id)
        if answers:
            await self.play.carry_out(game_id, version, answers)

    async def _thought(self, table: Table, seat: str, decision_id: int) -> Keys:
        """What the computer at a seat answers; the keys are legal."""
        kind, computer = table.kind, table.row.seats[seat].computer or ""
        assert isinstance(kind, computers.Thinking)
        began = perf_counter()
        try:
            work = kind.thought(table.game, seat, decision_id, computer)
            keys, cut = await self.workers.run(work, SECONDS)
            kind.load(table.game.save()).answer(seat, decision_id, keys)
        except Exception as error:
            if not self._open:
                raise
            log.warning("no thought", game=table.row.id, seat=seat, error=type(error).__name__)
            THOUGHT.labels("given_up").observe(perf_counter() - began)
            return kind.choose(table.game, seat, decision_id, computer)
        THOUGHT.labels("cut" if cut else "thought").observe(perf_counter() - began)
        return keys

    async def settle(self) -> None:
        """Wait until nothing is thought about."""
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def close(self) -> None:
        """Think no further; what is unfinished is found again at the next start."""
        self._open = False
        await finish(list(self._running.values()), 0)
        await self.workers.close()
