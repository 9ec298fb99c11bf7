"""Fields of hundreds: paired by another process, to the same round, while the bot answers."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import pytest

from bot.games.netrunner.kind import kind
from bot.hosting.play import Play
from bot.leagues.service import large
from bot.leagues.service.leagues import Leagues
from bot.messages.refusals import Refusal
from bot.process.workers import Processes
from bot.store.database import Database
from engine.leagues.nrtm import nrtm_file
from engine.leagues.pairing import PAIRING, pair_next_round
from engine.leagues.season.importing import imported
from tests.clock import ManualClock
from tests.leagues.events import field, play

T = TypeVar("T")


class Watched(Processes):
    """Knows how many jobs it was given."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs = 0

    def wait(self, job: Callable[[], T], seconds: float) -> T:
        self.jobs += 1
        assert super().wait(os.getpid, seconds) != os.getpid()
        return super().wait(job, seconds)


@pytest.fixture
async def workers() -> AsyncIterator[Watched]:
    found = Watched()
    yield found
    await found.close()


@pytest.fixture
async def leagues(database_path: str, workers: Watched) -> AsyncIterator[Leagues]:
    db = Database(database_path)
    yield Leagues(Play(db, {"netrunner": kind()}, ManualClock()), sweep_seconds=10**9, workers=workers)
    await db.close()


async def create(leagues: Leagues, size: int) -> Any:
    """An event of this size with one round played, imported: its next round is drawn."""
    data = nrtm_file(play(field(size, format="sss", seed=5), 1), date="2026-01-01")
    return await leagues.create(1, 2, 3, lambda now: imported(data, now, "3", 7))


async def test_a_large_field_is_paired_by_another_process_as_by_this_one(
    leagues: Leagues, workers: Watched
) -> None:
    after = await create(leagues, large.LARGE)
    assert workers.jobs == 1
    drafted = after.league.draft
    assert drafted is not None
    event = after.league.event
    assert drafted.draft == pair_next_round(event)
    assert PAIRING.get() is pair_next_round


async def test_a_small_one_needs_none(leagues: Leagues, workers: Watched) -> None:
    after = await create(leagues, 9)
    assert after.league.draft is not None
    assert workers.jobs == 0


async def test_a_draw_that_takes_too_long_leaves_nothing(
    leagues: Leagues, workers: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(job: object, seconds: float) -> None:
        raise TimeoutError

    monkeypatch.setattr(workers, "wait", late)
    with pytest.raises(TimeoutError):
        await create(leagues, large.LARGE)
    with pytest.raises(Refusal):
        await leagues.load(1)
