"""The pictures look as they were when a person last looked at them.

To accept new ones after looking at them:
SYSOP_NEW_REFERENCES=1 python -m pytest tests/render/leagues/test_reference.py
"""

from __future__ import annotations

import io
import os
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from render.leagues import bracket, leaderboard, pairings, series, standings
from render.picture import Picture
from tests.render.checks import MEAN, WORST, difference, small
from tests.render.leagues import samples

REFERENCES = Path(__file__).parent / "reference"
MOST_KIB = 110
"""A picture."""
GERMAN = ("standings_long", "pairings_long", "bracket_long", "ratings_long", "series_long")
KEPT = (
    "standings", "standings_long", "standings_divisions", "standings_ladder", "standings_even",
    "standings_cut", "bracket_3_double_20", "bracket_8_single_1", "bracket_8_double_20",
    "bracket_16_double_3", "bracket_32_single_3", "bracket_long", "pairings", "pairings_long", "ratings",
    "ratings_long", "ratings_none", "standings_teams", "pairings_teams", "series", "series_long",
)  # fmt: skip


@cache
def pictures() -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    several: dict[str, tuple[Picture, ...]] = {}
    for name, standing in samples.standings_views().items():
        several[name] = standings(standing, language(name))
    for name, tree in samples.bracket_views().items():
        several[name] = bracket(tree, language(name))
    for name, tables in samples.pairings_views().items():
        several[name] = pairings(tables, language(name))
    for name, ratings in samples.leaderboard_views().items():
        several[name] = leaderboard(ratings, language(name))
    for name, season in samples.series_views().items():
        several[name] = series(season, language(name))
    for name in KEPT:
        for index, picture in enumerate(several[name]):
            found[f"{name}{index + 1 if index else ''}"] = picture
    return found


def language(name: str) -> str:
    return "de" if name in GERMAN else "en"


def names() -> list[str]:
    """Of all pictures; they are drawn when the first of them is looked at."""
    if os.environ.get("SYSOP_NEW_REFERENCES"):
        return sorted(pictures())
    return sorted(path.stem for path in REFERENCES.glob("*.png"))


@pytest.mark.parametrize("name", names())
def test_pictures_look_like_their_references(name: str, tmp_path: Path) -> None:
    path = REFERENCES / f"{name}.png"
    actual = small(pictures()[name].data)
    if os.environ.get("SYSOP_NEW_REFERENCES"):
        path.parent.mkdir(exist_ok=True)
        actual.quantize(32).save(path, optimize=True)
    expected = Image.open(path).convert("L")
    (tmp_path / f"{name}.png").write_bytes(pictures()[name].data)
    seen = f"look at {tmp_path / f'{name}.png'} and compare with {path}"
    assert actual.size == expected.size, f"another size; {seen}"
    mean, worst = difference(actual, expected)
    assert mean <= MEAN, f"differs by {mean:.2f} of 255 on average; {seen}"
    assert worst <= WORST, f"differs by {worst:.0f} of 255 in one block; {seen}"


def test_the_comparison_sees_a_match_that_begins() -> None:
    view = samples.pairings_views()["pairings"]
    open_ones = [each for each in view.pairings if each.state == "open"]
    changed = tuple(
        replace(each, state="playing") if each is open_ones[0] else each for each in view.pairings
    )
    before = small(pairings(view)[0].data)
    after = small(pairings(replace(view, pairings=changed))[0].data)
    assert difference(before, before) == (0, 0)
    assert difference(before, after)[1] > WORST


def test_the_same_view_gives_the_same_bytes() -> None:
    view = samples.standings_views()["standings_64"]
    first, second = (standings(view) for _ in range(2))
    assert [picture.data for picture in first] == [picture.data for picture in second]


def test_every_picture_has_a_reference() -> None:
    assert sorted(pictures()) == names()


def test_pictures_are_png_files_of_modest_size() -> None:
    for name, picture in pictures().items():
        image = Image.open(io.BytesIO(picture.data))
        assert image.format == "PNG", name
        assert image.size == (picture.width, picture.height), name
        assert len(picture.data) <= MOST_KIB * 1024, name
