"""The games this bot can host, by name, and what it needs to know of each.

A game is anything with the methods of `Game`; a second one is added by one more entry in `registry`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.netrunner.view import CardInfo, ResultView, View

SPECTATOR = "spectator"
COMPUTERS = {"sensible": "Computer", "random": "Computer (random)"}
"""Automatic players by the name `choose` knows them by, and what they are called at the table."""

Keys = str | Sequence[str]


class OpenDecision(Protocol):
    """A question the game has put to a seat."""

    @property
    def id(self) -> int: ...

    @property
    def seat(self) -> str: ...


class Game(Protocol):
    """One running game; see `engine.netrunner`. A refused answer raises `AnswerError` and changes nothing."""

    @property
    def decisions(self) -> Sequence[OpenDecision]: ...

    @property
    def waiting_for(self) -> Sequence[str]: ...

    @property
    def result(self) -> ResultView | None: ...

    @property
    def turn(self) -> int: ...

    def answer(self, seat: str, decision_id: int, keys: Keys, /) -> Sequence[Any]: ...

    def concede(self, seat: str, /) -> Sequence[Any]: ...

    def view(self, seat: str, /) -> View: ...

    def describe(self, event: Any, seat: str, /) -> str | None: ...

    def save(self) -> bytes: ...


class Picture(Protocol):
    """An encoded image with what it says for those who cannot see it."""

    @property
    def data(self) -> bytes: ...

    @property
    def filename(self) -> str: ...

    @property
    def alt(self) -> str: ...


@dataclass(frozen=True)
class GameKind:
    """How the bot starts, restores, automates and draws one kind of game."""

    name: str
    title: str
    seats: Mapping[str, str]
    """Seat id to what the seat is called."""
    levels: Mapping[str, str]
    """Level id to what players read when they choose."""
    new: Callable[[str, int], Game]
    """(level, seed) -> a game that waits for its first answer."""
    load: Callable[[bytes], Game]
    """Raises `SaveError`."""
    choose: Callable[[Game, str, int, str], Keys]
    """(game, seat, decision id, automatic player) -> an answer."""
    set_full_control: Callable[[Game, str, bool], None]
    find_card: Callable[[str], Sequence[str]]
    """(Part of) a title -> codes, best match first."""
    card: Callable[[str], CardInfo]
    titles: Callable[[], tuple[str, ...]]
    """The titles of all cards."""
    draw_board: Callable[[View, Mapping[str, str]], Sequence[Picture]]
    draw_hand: Callable[[View], Picture]
    draw_card: Callable[[CardInfo], Picture]

    def other(self, seat: str) -> str:
        """The opposite seat of a two-player game."""
        return next(name for name in self.seats if name != seat)


def netrunner() -> GameKind:
    """Netrunner. Imported here, so that nothing of it is loaded by who only needs the types."""
    import render
    from engine import netrunner as game
    from engine import players

    def load(data: bytes) -> Game:
        return game.load(data)

    def set_full_control(table: Game, seat: str, on: bool) -> None:
        assert isinstance(table, game.Game)
        table.set_orders(seat, game.Orders(full_control=on))

    titles = tuple(game.card_info(code).title for code in game.find_card(""))

    def choose(table: Game, seat: str, decision_id: int, level: str) -> Keys:
        assert isinstance(table, game.Game)
        keys = players.choose(table, seat, decision_id, level=level)
        return keys[0] if table.find(seat, decision_id).maximum == 1 and len(keys) == 1 else keys

    return GameKind(
        name="netrunner",
        title="Netrunner",
        seats={"corp": "Corp", "runner": "Runner"},
        levels={
            "beginner": "Beginner: small starter decks, to 6 agenda points",
            "intermediate": "Intermediate: full starter decks, to 7 agenda points",
        },
        new=lambda level, seed: game.new_game(level=level, seed=seed),
        load=load,
        choose=choose,
        set_full_control=set_full_control,
        find_card=game.find_card,
        card=game.card_info,
        titles=lambda: titles,
        draw_board=render.board,
        draw_hand=lambda view: render.hand(view, game.card_info),
        draw_card=render.card,
    )


def registry() -> dict[str, GameKind]:
    """Every game by name."""
    return {kind.name: kind for kind in (netrunner(),)}
