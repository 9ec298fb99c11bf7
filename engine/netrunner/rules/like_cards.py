"""Like cards, which may be trashed before an install, or have to be (8.5.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.netrunner.rules.hosting import memory_needed
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET, ICE, PROGRAM
from engine.netrunner.table.frames.procedures import InstallFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, RUNNER, Server

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def trashing_first(g: Game, card: Card, server: str) -> list[str]:
    """What may be said of a Corp card's destination beforehand: "trash+7", this card is trashed first, or
    "trash", some of the like cards there (8.5.6).

    In a root a card is named: a question afterwards would tell the Runner that nothing there had to go.
    Where several go it tells nothing, since only one card of a root can be in the way of another.

    Rules: 8.5.6a.
    """
    there = g.state.servers.get(server)
    if there is None:
        return []
    if g.face(card).type == ICE:
        return ["trash"] if _able(g, CORP, there.ice) else []
    free = [oid for oid in _able(g, CORP, there.root) if not excludes(g, card, g.state.cards[oid])]
    return [*(f"trash+{oid}" for oid in free), *(["trash"] if len(free) > 1 else [])]


def trash_as_said(f: InstallFrame, how: str) -> None:
    """Note what was said with the destination: one of `trashing_first`, or ""."""
    if how:
        f.trash = int(how.partition("+")[2] or 0)
        f.choose_trash = not f.trash


def others_to_trash(g: Game, f: InstallFrame, host: int) -> bool:
    """Whether a program that is installed on this card, or on none, leaves room and others to trash first."""
    card = g.state.cards[f.oid]
    need = memory_needed(g, card, host)
    others = [oid for oid in trashable(g, f)[0] if oid != host]
    return bool(others) and g.memory_lacking(card, need) <= 0


def trashable(g: Game, f: InstallFrame) -> tuple[list[int], list[int]]:
    """Like cards that may be trashed first, without those that cannot be, and those that must be (8.5.6)."""
    may, must = _like_cards(g, f)
    able = _able(g, f.seat, may)
    return able, [oid for oid in must if oid in able]  # what stays is left to the next checkpoint (10.3.1e)


def _able(g: Game, seat: Seat, oids: Iterable[int]) -> list[int]:
    """Those that the player can trash (1.2.2)."""
    return [oid for oid in oids if not g.cannot("trash", by=seat, card=g.state.cards[oid])]


def _like_cards(g: Game, f: InstallFrame) -> tuple[list[int], list[int]]:
    """Like cards of what is installed, and those of them that must be trashed.

    Rules: 8.5.6b, 8.5.6c, 3.9.3b.
    """
    state = g.state
    card = state.cards[f.oid]
    definition = g.face(card)
    if f.seat == RUNNER:
        if definition.type != PROGRAM:
            return [], []
        programs = [
            c.oid for c in g.installed() if c.side == RUNNER and g.face(c).type == PROGRAM and c.oid != f.host
        ]
        return programs, []
    server = state.servers.get(f.server, Server())
    if definition.type == ICE:
        return list(server.ice), []
    return list(server.root), [oid for oid in server.root if excludes(g, card, state.cards[oid])]


def excludes(g: Game, one: Card, other: Card) -> bool:
    """Whether two Corp cards cannot be in the same root: agendas and assets (3.2.1, 3.3.1), regions (3.6.5).

    Rules: 3.3.4, 3.6.5a, 3.6.5c, 4.6.6g.
    """
    a, b = g.face(one), g.face(other)
    exclusive = (AGENDA, ASSET)
    return (a.type in exclusive and b.type in exclusive) or "region" in a.subtypes & b.subtypes
