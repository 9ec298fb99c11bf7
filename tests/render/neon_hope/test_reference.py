"""The pictures look as they were when a person last looked at them.

To accept new ones after looking at them:
SYSOP_NEW_REFERENCES=1 python -m pytest tests/render/neon_hope/test_reference.py
"""

from __future__ import annotations

import io
import os
from functools import cache
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from render.neon_hope import board, card, hand
from render.picture import Picture
from tests.render.checks import MEAN, WORST, difference, small
from tests.render.neon_hope import samples
from tests.render.neon_hope.parts import INFOS

REFERENCES = Path(__file__).parent / "reference"
MOST_KIB = 360
"""All pictures of a table together; the most crowded has six."""


@cache
def pictures() -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    for name, view in samples.BOARDS.items():
        for index, picture in enumerate(board(view, samples.NAMES)):
            found[f"board_{name}{index + 1 if index else ''}"] = picture
    found |= {f"hand_{name}": hand(view) for name, view in samples.HANDS.items()}
    found |= {f"card_{name}": card(info) for name, info in INFOS.items()}
    return found


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


def test_the_comparison_sees_one_more_secret() -> None:
    view = samples.three()
    places = view.environments[1]
    clue = msgspec.structs.replace(places.upper.cards[0], secrets=2)
    upper = msgspec.structs.replace(places.upper, cards=(clue, *places.upper.cards[1:]))
    changed = msgspec.structs.replace(
        view, environments=(view.environments[0], msgspec.structs.replace(places, upper=upper))
    )
    before, after = (small(board(each, samples.NAMES)[1].data) for each in (view, changed))
    assert difference(before, before) == (0, 0)
    assert difference(before, after)[1] > WORST


def test_the_same_view_gives_the_same_bytes() -> None:
    first, second = (board(samples.four(), samples.NAMES) for _ in range(2))
    assert [picture.data for picture in first] == [picture.data for picture in second]


def test_every_picture_has_a_reference() -> None:
    assert sorted(pictures()) == names()


def test_pictures_are_png_files_of_modest_size() -> None:
    for name, picture in pictures().items():
        image = Image.open(io.BytesIO(picture.data))
        assert image.format == "PNG", name
        assert picture.filename.endswith(".png"), name
        assert image.size == (picture.width, picture.height), name
    for name, view in samples.BOARDS.items():
        pages = board(view, samples.NAMES)
        assert sum(len(page.data) for page in pages) <= MOST_KIB * 1024, name
        assert len({page.filename for page in pages}) == len(pages), name
