"""Positions of the kinds of others with other cards, numbers, servers: each builds a table and says what is
right. Whoever plays them, with however many seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import Watched

Right = Callable[[Watched], bool]
Build = Callable[[Table], Right]


class Position(NamedTuple):
    build: Build
    seat: str
    play: str
    """Until when the seat's answers are looked at: "turn", "run", "action" (its next), "now" (one answer)."""


Positions = dict[str, Position]


def kin(to: Positions, seat: str, play: str = "turn") -> Callable[[Build], Build]:
    """Adds a position to those of a file, by its name."""

    def add(build: Build) -> Build:
        assert build.__name__ not in to, build.__name__
        to[build.__name__] = Position(build, seat, play)
        return build

    return add


def wrong(position: Position, seeds: Iterable[int], level: str = "sensible") -> list[tuple[int, list[str]]]:
    """The seeds with which the seat does not do what is right, and what it did."""
    found = []
    for seed in seeds:
        t = Table(seed=seed)
        right = position.build(t)
        w = Watched(t, position.seat, level, again=seed == 0 and level != "strong")
        if position.play == "turn":
            w.turn()
        elif position.play == "run":
            w.until(lambda t: t.game.run is None)
        elif position.play == "action":
            w.until(lambda t: t.offered("Gain 1 credit"))
        else:
            w.answer()
        if not right(w):
            found.append((seed, w.done))
    return found


def iced(t: Table, *titles: str, servers: Iterable[str] = ("HQ", "R&D")) -> None:
    """The same rezzed ice before each of the servers."""
    for server in servers:
        t.ice(server, *titles)


def points(t: Table, seat: str, n: int) -> None:
    """So many points for a seat, in agendas for two and one."""
    t.score_area(seat, *["Offworld Office"] * (n // 2), *["Superconducting Hub"] * (n % 2))


def money(t: Table, corp: int, runner: int) -> None:
    t.set(corp_credits=corp, runner_credits=runner)


def grip(t: Table, *titles: str, gambles: int = 0) -> None:
    t.hand("runner", *titles, *["Sure Gamble"] * gambles)


def hq(t: Table, *titles: str, funds: int = 0) -> None:
    t.hand("corp", *titles, *["Hedge Fund"] * funds)


def open_roots(t: Table) -> list[str]:
    """The servers in which a card stands without ice."""
    return [name for name, there in t.game.state.servers.items() if there.root and not there.ice]


def layers(t: Table, server: str) -> int:
    """Pieces of ice before a server, by its id."""
    there = t.game.state.servers.get(server)
    return len(there.ice) if there is not None else 0
