"""Flags, trackers, notes, chapters: what the story and the campaign keep (NH 1, R-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.changes.events import emit
from engine.neon_hope.changes.heroes import set_hero

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


def flag(g: Game, name: str, n: int = 1) -> None:
    g.state.flags[name] = g.state.flags.get(name, 0) + n
    g.state.dirty = True


def tracker(g: Game, name: str, n: int) -> None:
    """Change a campaign tracker within its bounds."""
    campaign = g.pack.campaigns.get(g.state.campaign.code)
    value = g.state.trackers.get(name, 0) + n
    if campaign is not None and name in campaign.trackers:
        bounds = campaign.trackers[name]
        value = min(max(value, bounds.min), bounds.max)
    g.state.trackers[name] = value
    emit(g, "tracker", other=name, n=value)


def note(g: Game, name: str) -> None:
    """Write a campaign note."""
    if name in g.state.crossed:
        g.state.crossed.remove(name)
    if name not in g.state.notes:
        g.state.notes.append(name)
        emit(g, "note", other=name)


def cross_out(g: Game, name: str) -> None:
    """Cross a campaign note out: it holds no more."""
    written = name in g.state.notes
    if written:
        g.state.notes.remove(name)
    if name in g.state.campaign.notes and name not in g.state.crossed:
        g.state.crossed.append(name)
        written = True
    if written:
        emit(g, "crossed", other=name)


def mark(g: Game, seat: str, name: str) -> None:
    """Write a note for a character."""
    code = g.hero(seat).code
    before = g.state.marks.get(code, ())
    if name not in before:
        g.state.marks[code] = (*before, name)
        emit(g, "mark", seat=seat, other=name)


def unmark(g: Game, seat: str, name: str) -> None:
    """Take a note of a character back."""
    code = g.hero(seat).code
    before = g.state.marks.get(code, ())
    if name in before:
        g.state.marks[code] = tuple(mark for mark in before if mark != name)
        emit(g, "unmark", seat=seat, other=name)


def swap_card(g: Game, out: str, into: str) -> None:
    """A card is swapped for good, from the next episode on (the cards of this one are fixed at setup)."""
    g.state.swaps.append((out, into))
    emit(g, "swap", code=out, other=into)


def pool_change(g: Game, modifier: str, n: int) -> None:
    """The modifier pool of the following episodes changes (F25)."""
    g.state.pool_changes[modifier] = g.state.pool_changes.get(modifier, 0) + n
    emit(g, "pool", other=modifier, n=n)


def keep_secret(g: Game, seat: str, name: str) -> None:
    """A character keeps a secret: only its seat is told."""
    hero = g.hero(seat)
    if name not in hero.secrets:
        set_hero(g, seat, secrets=(*hero.secrets, name))
        emit(g, "secret", seat=seat, other=name, private=seat)


def next_chapter(g: Game, code: str) -> None:
    """The chapter that follows the one being turned."""
    g.state.next_chapter = code
    g.state.dirty = True


def end(g: Game, resolution: str) -> None:
    """The episode ends with a resolution."""
    g.end("resolution", resolution)
