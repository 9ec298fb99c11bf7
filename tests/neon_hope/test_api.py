"""The public door of a game: what it refuses, and what a save needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.errors import MissingContent, SaveError
from engine.neon_hope import Library, load, new_game
from engine.neon_hope.game import Game

HERE = Path(__file__).parent
LIBRARY = Library.load([HERE])


def start(**changes: object) -> Game:
    wanted: dict[str, object] = {
        "pack": "testpack", "episode": "first", "characters": ["vex", "noor"], "seed": 3, **changes,
    }  # fmt: skip
    return new_game(LIBRARY, **wanted)  # type: ignore[arg-type]  # wrong things are tried on purpose


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"episode": "nowhere"}, "no episode called 'nowhere'"),
        ({"characters": []}, "1 to 4 characters"),
        ({"characters": ["vex", "noor", "kim", "lou", "vex"]}, "1 to 4 characters"),
        ({"characters": ["vex", "vex"]}, "only once"),
        ({"characters": ["vex", "nobody"]}, "no character called 'nobody'"),
        ({"difficulty": "easy"}, "no difficulty 'easy'"),
        ({"lead": "p3"}, "lead character"),
    ],
)
def test_what_does_not_fit_together_is_refused_in_words(changes: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        start(**changes)


def test_a_save_without_its_pack_is_not_damaged_and_goes_on_when_the_pack_is_back() -> None:
    saved = start().save()
    with pytest.raises(MissingContent, match="testpack"):
        load(saved, Library.load([]))
    assert load(saved, LIBRARY).save() == saved


@pytest.mark.parametrize("data", [b"", b"neon_hope:1:", b"netrunner:1:abc", b"neon_hope:99:abcdefgh"])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        load(data, LIBRARY)


def test_nobody_sits_on_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        start().view("p3")


def test_nothing_is_carried_on_before_the_end() -> None:
    game = start()
    with pytest.raises(ValueError, match="still being played"):
        game.next_campaign()
    game.abandon()
    assert game.next_campaign().results == (("first", ""),)
