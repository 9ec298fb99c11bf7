"""Saves of both games in the middle of everything, to be loaded by every later version of the program.

    python -m tools.saves tests/saves

plays seeded games with random decks and random answers, and keeps a save for each class of frame and each
word of a card that has not been in a kept one, and for each field of the state that has not been filled in
one: in the middle of a run, a breach, an interrupt window, a trace, and so on. What is asked in each stands
beside it. Saves are only ever added: `tests/test_saves.py` loads each of them and plays on. A folder is made
for each schema a game's saves have had.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.kernel.values import names_in
from engine.neon_hope.game import SCHEMA as NEON_HOPE
from engine.netrunner.game import SCHEMA as NETRUNNER
from tools.sweep import neon_hope, netrunner, netrunner_decks

GAMES = 150
"""Games looked through for something new."""


class Kept(NamedTuple):
    """A save worth keeping, and why: what it is the first to have."""

    name: str
    data: bytes
    asked: list[list[Any]]
    why: list[str]


def asked(game: Any) -> list[list[Any]]:
    """The open questions: seat, kind and keys."""
    return [[d.seat, d.kind, [option.key for option in d.options]] for d in game.decisions]


def features(game: Any) -> set[str]:
    """Frames, words of cards in what waits or lasts, and fields of the state that hold something."""
    state = game.state
    named = names_in(msgspec.msgpack.decode(msgspec.msgpack.encode(state)))
    return named | {name for name in state.__struct_fields__ if getattr(state, name)}


def games(kind: str) -> Iterator[Any]:
    """Every state of seeded games in which somebody is asked something."""
    for seed in range(GAMES):
        rnd = random.Random(f"saves {seed}")
        game: Any = netrunner_decks.begin(seed) if kind == "netrunner" else neon_hope.begin(seed)[0]
        while game.decisions and game.state.over is None:
            yield game
            decision = rnd.choice(game.decisions)
            keys = netrunner.at_random(game, decision, rnd)
            game.answer(decision.seat, decision.id, keys)


def collect(kind: str, kept: Iterable[str] = ()) -> Iterator[Kept]:
    """Saves that together have everything that was met, as far as kept ones have not."""
    met = set(kept)
    for game in games(kind):
        new = features(game) - met
        if new:
            met |= new
            top = type(game.state.stack[-1]).__name__
            yield Kept(f"{len(met):03}-{top}", game.save(), asked(game), sorted(new))


def main(folder: Path) -> None:
    """Add saves of both games of their present schemas, of what no kept one has."""
    for kind, schema in (("netrunner", NETRUNNER), ("neon_hope", NEON_HOPE)):
        place = folder / kind / str(schema)
        place.mkdir(parents=True, exist_ok=True)
        listed = place / "index.json"
        index: dict[str, Any] = msgspec.json.decode(listed.read_bytes()) if listed.exists() else {}
        kept = list(collect(kind, {why for one in index.values() for why in one["first with"]}))
        for one in kept:
            if one.name in index:
                raise FileExistsError(f"{one.name} is kept already")
            (place / f"{one.name}.save").write_bytes(one.data)
            index[one.name] = {"asked": one.asked, "first with": one.why}
        text = msgspec.json.format(msgspec.json.encode(index, order="sorted"), indent=1)
        listed.write_bytes(text + b"\n")
        print(f"{kind}: {len(kept)} saves, {sum(len(one.data) for one in kept):,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
