"""Games saved by earlier versions go on: every kept save loads, asks what it asked, and can be played on."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import neon_hope, netrunner
from tools.saves import asked, broken, kept_features, listed_shapes, shapes
from tools.sweep.neon_hope import library
from tools.sweep.netrunner import at_random

SAVES = Path(__file__).parent / "saves"
FILES = sorted(SAVES.glob("*/*/*.save"))
ANSWERS = 6
"""How far each game is played on."""
MIDDLE = {
    "netrunner": {"RunFrame", "BreachFrame", "InterruptFrame", "TraceFrame", "AccessFrame", "EncounterFrame"},
    "neon_hope": {
        "TaskFrame", "EncounterFrame", "RevealFrame", "ChapterFrame", "StressFrame",
        # Cards with a life of their own: stages, counters, copies that hide one, secrets and offers.
        "Card.stage", "Card.counters", "Card.variant", "Hero.secrets", "asked offer",
        # Places that change, sets and notes of the campaign.
        "locked", "closing", "closed", "turned", "LeaveEnvironment", "sets", "marks", "notes",
    },
}  # fmt: skip
"""What at least must be going on in one of the saves of each schema."""


@cache
def index(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((folder / "index.json").read_bytes())
    return found


def opened(path: Path) -> Any:
    data = path.read_bytes()
    if path.parts[-3] == "netrunner":
        return netrunner.load(data)
    return neon_hope.load(data, library())


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_an_old_save_asks_what_it_asked_and_plays_on(path: Path) -> None:
    game = opened(path)
    assert asked(game) == index(path.parent)[path.stem]["asked"]
    rnd = random.Random(path.stem)
    for _ in range(ANSWERS):
        if not game.decisions:
            break
        decision = rnd.choice(game.decisions)
        game.answer(decision.seat, decision.id, at_random(game, decision, rnd))
        assert all(game.view(seat) for seat in ("spectator", *game.waiting_for))


EDITIONS = [
    f"{edition}: {frame}"
    for edition in netrunner.EDITIONS
    for frame in (
        "CorpTurnFrame",
        "RunnerTurnFrame",
        "RunFrame",
        "EncounterFrame",
        "BreachFrame",
        "AccessFrame",
    )
]
"""Frames with steps of an edition's own, of which each has some."""


def test_every_save_is_listed_and_there_are_some_of_everything() -> None:
    for kind, wanted in MIDDLE.items():
        folders = [folder for folder in (SAVES / kind).iterdir() if folder.is_dir()]
        assert folders
        for folder in folders:
            assert {path.stem for path in folder.glob("*.save")} == set(index(folder))
            needed = wanted | set(EDITIONS if kind == "netrunner" else ())
            assert needed - kept_features(kind, folder) == set()


def test_what_saves_tell_by_place_keeps_its_place() -> None:
    listed, now = listed_shapes(), shapes()
    assert not broken(listed, now), "saves of these are read wrongly: new fields go last, words stay"
    assert listed == now, "python -m tools.saves --shapes"


def test_a_save_of_before_is_read_rightly_only_if_fields_came_last_with_defaults() -> None:
    listed = {"a.B": ("x", "y=")}
    for now in (("x", "new=", "y="), ("x",), ("x", "y", "new="), ("x", "y=", "new"), ("y=", "x")):
        assert broken(listed, {"a.B": now}) == ["a.B"], now
    assert broken(listed, {}) == ["a.B"], "its class is gone"
    for now in (("x", "y="), ("x", "y=", "new="), ("x=", "y=")):
        assert not broken(listed, {"a.B": now, "a.C": ("z",)}), now
