"""Saves of both games in the middle of everything, to be loaded by every later version of the program.

    python -m tools.saves tests/saves [netrunner] [neon_hope]

plays seeded games with random decks and random answers, and keeps a save for each class of frame and each
word of a card that has not been in a kept one, for each kind of question, and for each field of the state
(of NEON HOPE's cards and characters, too) that has not been filled in one: in the middle of a run, a breach,
an interrupt window, a trace, and so on. What is asked in each stands beside it. Saves are only ever added:
`tests/test_saves.py` loads each of them and plays on. A folder is made for each schema a game's saves have
had.

    python -m tools.saves --shapes

is quick: it adds new words, frames and fields to `tests/saves/shapes.txt`, which holds the order of the
fields of everything that a save tells by place. What stands there stays: new fields go last, with defaults.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import engine
from engine.kernel.values import names_in
from engine.neon_hope import game as neon_hope_game
from engine.neon_hope.game import SCHEMA as NEON_HOPE
from engine.neon_hope.table.state import NeonHopeState
from engine.netrunner import load as netrunner_load
from engine.netrunner.game import SCHEMA as NETRUNNER
from tools.sweep import neon_hope, netrunner, netrunner_decks

SCHEMAS: Final = {"netrunner": NETRUNNER, "neon_hope": NEON_HOPE}
GAMES = 150
"""Games looked through for something new."""
SHAPES: Final = Path(__file__).parents[1] / "tests" / "saves" / "shapes.txt"
_SAVED: Final = ("engine.kernel.", "engine.netrunner.", "engine.neon_hope.")
_NEVER: Final = ("testkit", "lessons")
"""Modules that nothing saved comes from, and that declare cards of their own."""


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
    """Frames, words of cards in what waits or lasts, kinds of questions, and fields that hold something: of
    the state, of cards and of characters. Frames once more for each edition, which has its own steps."""
    state = game.state
    named = names_in(msgspec.msgpack.decode(msgspec.msgpack.encode(state)))
    named |= {f"asked {decision.kind}" for decision in state.decisions}
    named |= {name for name in state.__struct_fields__ if getattr(state, name)}
    if not isinstance(state, NeonHopeState):
        return named | {f"{state.edition}: {type(frame).__name__}" for frame in state.stack}
    named |= set(state.access.values())
    parts = (*state.cards.values(), *state.heroes.values())
    return named | {
        f"{type(part).__name__}.{name}"
        for part in parts
        for name in part.__struct_fields__
        if getattr(part, name)
    }


def kept_features(kind: str, folder: Path) -> set[str]:
    """Of all saves of a folder."""
    saves = [path.read_bytes() for path in sorted(folder.glob("*.save"))]
    load = netrunner_load if kind == "netrunner" else neon_hope_load
    return set().union(*(features(load(data)) for data in saves))


def neon_hope_load(data: bytes) -> Any:
    return neon_hope_game.load(data, neon_hope.library())


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


def _structs(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from _structs(below)


def shapes() -> dict[str, tuple[str, ...]]:
    """The fields in their order of everything that saves tell by place, those with a default with "=".

    "netrunner.Break" to ("n=", "subtype=", ...).
    """
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if module.name.startswith(_SAVED) and not any(name in module.name for name in _NEVER):
            importlib.import_module(module.name)
    return {
        f"{kind.__module__.split('.')[1]}.{kind.__name__}": tuple(
            field.name if field.required else f"{field.name}=" for field in msgspec.structs.fields(kind)
        )
        for kind in _structs(msgspec.Struct)
        if kind.__struct_config__.array_like and kind.__module__.startswith(_SAVED)
    }


def listed_shapes() -> dict[str, tuple[str, ...]]:
    """The shapes that saves may have, as they are listed."""
    lines = (line.split() for line in SHAPES.read_text("utf-8").splitlines())
    return {name: tuple(fields) for name, *fields in lines}


def broken(listed: Mapping[str, tuple[str, ...]], now: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Listed shapes of which a save would be read wrongly, or not at all, by what they are now.

    A listed shape has to be the beginning of today's, and what came after it needs a default, as does what
    had one: a save of before lacks it.
    """
    return [
        name
        for name, fields in listed.items()
        if name not in now
        or tuple(field.rstrip("=") for field in now[name][: len(fields)])
        != tuple(field.rstrip("=") for field in fields)
        or any(
            not field.endswith("=")
            for place, field in enumerate(now[name])
            if place >= len(fields) or fields[place].endswith("=")
        )
    ]


def list_shapes() -> None:
    """Add what is new to the list. ValueError where something listed was moved or taken away."""
    now = shapes()
    if wrong := broken(listed_shapes(), now):
        raise ValueError(f"saves of these would be read wrongly, new fields go last: {', '.join(wrong)}")
    SHAPES.write_text("".join(f"{' '.join((name, *now[name]))}\n" for name in sorted(now)), "utf-8")


def main(folder: Path, kinds: Sequence[str]) -> None:
    """Add saves of both games of their present schemas, of what no kept one has."""
    for kind, schema in SCHEMAS.items():
        if kinds and kind not in kinds:
            continue
        place = folder / kind / str(schema)
        place.mkdir(parents=True, exist_ok=True)
        listed = place / "index.json"
        index: dict[str, Any] = msgspec.json.decode(listed.read_bytes()) if listed.exists() else {}
        before = {why for one in index.values() for why in one["first with"]}
        kept = list(collect(kind, before | kept_features(kind, place)))
        for one in kept:
            if one.name in index:
                raise FileExistsError(f"{one.name} is kept already")
            (place / f"{one.name}.save").write_bytes(one.data)
            index[one.name] = {"asked": one.asked, "first with": one.why}
        text = msgspec.json.format(msgspec.json.encode(index, order="sorted"), indent=1)
        listed.write_bytes(text + b"\n")
        print(f"{kind}: {len(kept)} saves, {sum(len(one.data) for one in kept):,} bytes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tools.saves", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, help="where saves are added")
    parser.add_argument("games", nargs="*", help=f"any of {', '.join(SCHEMAS)}; all of them")
    parser.add_argument("--shapes", action="store_true", help="add new words, frames and fields to the list")
    given = parser.parse_args()
    if given.shapes:
        list_shapes()
    elif given.folder is None or not given.folder.is_dir() or set(given.games) - set(SCHEMAS):
        parser.error("a folder that is there, and games that are known")
    else:
        main(given.folder, given.games)
