"""What takes long with a large field is worked out beside the event loop: pages, answers, files, seasons."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from bot.leagues.organisers import exchange
from bot.leagues.posts.pages.page import TextPage
from bot.leagues.readers import rating, reading, series
from bot.leagues.service import large
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

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
