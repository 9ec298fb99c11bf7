"""Games that stand where a press of some kind comes next, with so many cards on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.neon_hope import Library, new_game
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from engine.players.neon_hope import choose

BREAKERS = ("Cleaver", "Carmen", "Unity", "Leech")
ICE = "Palisade"
CREDIT, RUN = "Gain 1 credit", "Run on R&D"
LIBRARY, PACK = Library.load([]), "pilot"
SEEDS, LONG = range(3, 20), 60
"""Games, and their answers by sensible players, in which somebody does two tasks one after the other."""
CHANCE = "%"
"""What the label of a task tells."""


class Press(NamedTuple):
    """What is pressed, and as what it is counted, "" if it only leads to the next."""

    seat: str
    label: str
    kind: str = ""
    under: str = ""
    """What it says below the name of what it is aimed at, if it says something else there."""


class Course(NamedTuple):
    """A game, and what is pressed in it one after the other."""

    state: bytes
    presses: Sequence[Press]


def _table(cards: int) -> Table:
    """Half of them the Corp's, three in five of these ice."""
    table = Table(policy=POLICY, filler=20)
    table.hand("corp", "Hedge Fund", "Tithe", "Palisade")
    table.hand("runner", "Sure Gamble", "Telework Contract")
    for ten in range(cards // 10):
        first, second = 2 * ten + 1, 2 * ten + 2
        table.ice(("HQ", "Archives")[ten % 2], ICE, "Whitespace")
        table.ice(f"Server {first}", "Tithe")
        table.root(f"Server {first}", "PAD Campaign", rezzed=True)
        table.root(f"Server {second}", "Regolith Mining License")
        table.rig(BREAKERS[ten % len(BREAKERS)], "Docklands Pass", *["Telework Contract"] * 3)
    table.set(corp_credits=10, runner_credits=10)
    return table


def courses(cards: int) -> Iterator[Course]:
    """Games of Netrunner."""
    turn = _table(cards)
    turn.start("corp")
    of_turn = [Press("corp", CREDIT, kind) for kind in ("first click", "click", "handed-over turn")]
    yield Course(turn.game.save(), of_turn)
    run = _table(cards)
    run.ice("R&D", ICE)
    if not cards:
        run.rig(BREAKERS[0])
    run.start("runner")
    yield Course(run.game.save(), [Press("runner", CREDIT), Press("runner", RUN, "run that meets ice")])
    access = _table(cards)
    access.deck("corp", "PAD Campaign")
    access.start("runner")
    yield Course(access.game.save(), [Press("runner", CREDIT), Press("runner", RUN, "access")])


def episode() -> tuple[Sequence[str], Course]:
    """Of NEON HOPE, where somebody does a task, another and goes on: the characters, and the game."""
    characters = list(LIBRARY.pack(PACK).characters)[:4]
    for seed in SEEDS:
        course = two_tasks(characters, seed)
        if course is not None:
            return characters, course
    raise AssertionError("no two tasks")


def two_tasks(characters: Sequence[str], seed: int) -> Course | None:
    """Where sensible players do two, one after the other, if they do."""
    first_night = next(iter(LIBRARY.pack(PACK).episodes))
    game = new_game(LIBRARY, pack=PACK, episode=first_night, characters=characters, seed=seed)
    last: tuple[bytes, Press] | None = None
    for _ in range(LONG):
        asked, state = game.decisions[0], game.save()
        keys = choose(game, asked.seat, asked.id, "sensible")
        options = game.view(asked.seat).decisions[0].options
        chosen = next((option for option in options if option.key in keys), None)
        press = None
        if chosen is not None and chosen.shortcut and CHANCE in chosen.label:  # its card is chosen with it
            press = Press(asked.seat, chosen.label, "NEON HOPE task", chosen.under)
        game.answer(asked.seat, asked.id, keys)
        if press is not None and last is not None:
            before, first = last
            if first.seat == press.seat == game.decisions[0].seat:
                return Course(before, [first._replace(kind="NEON HOPE first task"), press])
        last = (state, press) if press is not None else None
    return None
