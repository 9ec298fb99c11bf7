"""What takes long with a large field is worked out beside the event loop: pages, answers, files, seasons."""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from bot.leagues.organisers import exchange
from bot.leagues.posts.pages.page import TextPage
from bot.leagues.readers import rating, reading, series
from bot.leagues.service import large
from bot.messages.words import say
from bot.process.workers import Threads
from engine.leagues.nrtm import nrtm_file
from tests.bot.leagues.organisers import Organisers, desk
from tests.leagues.events import field, play

__all__ = ["desk"]

T = TypeVar("T")

SLOW = (
    (TextPage, "text"),
    (TextPage, "draw"),
    (TextPage, "key"),
    (exchange, "_files"),
    (reading, "standings_of"),
    (reading, "explain_rank"),
    (series, "series_view"),
    (rating, "career"),
)


async def test_nothing_slow_of_a_large_league_runs_on_the_loop(
    desk: Organisers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(large, "LARGE", 0)
    ran: dict[str, set[int]] = {}

    def watched(name: str, does: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any, **options: Any) -> Any:
            ran.setdefault(name, set()).add(threading.get_ident())
            return does(*args, **options)

        return run

    for owner, name in SLOW:
        monkeypatch.setattr(owner, name, watched(name, getattr(owner, name)))
    league_id = await desk.running("ann", "bob", "cleo", "dan", draft_seconds=0, series="Harbour")
    await desk.settle(league_id)
    for command in ("standings", "why", "rating"):
        await desk.league_command("ann", command)
    for form in ("csv", "json", "nrtm"):
        await desk.league_command("ann", "export", form=form)
    await desk.press("ann", desk.page("Autumn: standings"), "Season")
    assert set(ran) == {name for _, name in SLOW}
    here = threading.get_ident()
    assert [name for name, threads in ran.items() if here in threads] == []


class Handed(Threads):
    """Workers that note what they are handed, as other processes get it, and may be too late with it."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Callable[[], Any]] = []
        self.late = False

    def wait(self, job: Callable[[], T], seconds: float) -> T:
        self.jobs.append(pickle.loads(pickle.dumps(job)))  # noqa: S301  # our own
        if self.late:
            raise TimeoutError
        found: T = pickle.loads(pickle.dumps(self.jobs[-1]()))  # noqa: S301
        return found


async def test_a_file_that_is_not_small_is_read_by_workers_with_limits(
    desk: Organisers, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed = Handed()
    monkeypatch.setattr(desk.leagues, "workers", handed)
    small = nrtm_file(play(field(2, format="sss", seed=5), 1), date="2026-01-01")
    assert len(small) < large.SMALL
    large_file = nrtm_file(play(field(20, format="sss", seed=5), 1), date="2026-01-01")
    for data, jobs in ((small, 0), (large_file, 1)):
        done = await desk.league_command("ann", "import", file=("event.json", data))
        assert "Imported" in desk.text(done)
        assert len(handed.jobs) == jobs
    wrong = large_file.replace(b'"players"', b'"nobody"')
    refused = await desk.league_command("ann", "import", file=("event.json", wrong))
    assert desk.text(refused).startswith("This is no NRTM file")
    handed.late = True
    refused = await desk.league_command("ann", "import", file=("event.json", large_file))
    assert desk.text(refused) == say("en", "bl-import-slow")
    assert len(handed.jobs) == 3
