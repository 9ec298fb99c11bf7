"""How an episode begins: as it says itself, or by the way in that the campaign leads to (R-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.rules.campaigns import holds
from engine.neon_hope.table.logbook import Logbook

if TYPE_CHECKING:
    from engine.neon_hope.table.definitions import Words
    from engine.neon_hope.table.pack import Opening, Start
    from engine.neon_hope.table.queries import Game


def opening(g: Game) -> Opening | None:
    """The first way in whose condition held before the episode; None: it begins as it says itself."""
    book = Logbook(g.pack, g.state.campaign, "")
    return next((found for found in g.episode.openings if holds(found.condition, book)), None)


def start(g: Game) -> Start:
    """Where it begins."""
    found = opening(g)
    return found.start if found is not None and found.start is not None else g.episode.start


def first_chapter(g: Game) -> str:
    """The code of the chapter with which it begins."""
    found = opening(g)
    return found.chapter if found is not None and found.chapter is not None else g.episode.chapter


def intro(g: Game) -> tuple[Words, ...]:
    """What is told first: the episode's own introduction, that of the way in, then what else has happened."""
    found, book = opening(g), Logbook(g.pack, g.state.campaign, "")
    way = (found.intro,) if found is not None and found.intro else ()
    more = (passage.text for passage in g.episode.passages if holds(passage.condition, book))
    return (g.episode.intro, *way, *more)
