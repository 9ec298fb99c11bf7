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
LIBRARY, PACK, SEED = Library.load([]), "pilot", 3
BEFORE, TASK = 14, 15
"""Answers of sensible players until one task comes next, and until another one does."""


class Press(NamedTuple):
    """What is pressed, and as what it is counted, "" if it only leads to the next."""

    seat: str
    label: str
    kind: str = ""


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
    """Of NEON HOPE, where a task comes next: the characters, and the game."""
    pack = LIBRARY.pack(PACK)
    four = list(pack.characters)[:4]
    game = new_game(LIBRARY, pack=PACK, episode=next(iter(pack.episodes)), characters=four, seed=SEED)
    presses = []
    for number in range(TASK + 1):
        asked = game.decisions[0]
        keys = choose(game, asked.seat, asked.id, "sensible")
        if number == BEFORE:
            state = game.save()
        if number >= BEFORE:
            options = game.view(asked.seat).decisions[0].options
            label = next(option.label for option in options if option.key == keys[0])
            presses.append(Press(asked.seat, label, "NEON HOPE task" if number == TASK else ""))
        game.answer(asked.seat, asked.id, keys)
    return [hero.code for hero in game.state.heroes.values()], Course(state, presses)
