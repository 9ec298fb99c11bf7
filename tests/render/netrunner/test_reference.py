"""The pictures look as they were when a person last looked at them, and are the same every time.

References are kept at a third of the size. To accept new ones after looking at them:
SYSOP_NEW_REFERENCES=1 python -m pytest tests/render/netrunner/test_reference.py
"""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from render import netrunner as render
from render.picture import Picture
from tests.render.netrunner import samples
from tests.render.netrunner.cards import info

REFERENCES = Path(__file__).parent / "reference"
SCALE = 3
BLOCK = 8
MEAN, WORST = 1.0, 14.0
"""Largest mean difference over the picture and over its worst block of 24 by 24 px, of 255 levels."""


@cache
def pictures() -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    for name, view in samples.BOARDS.items():
        for index, picture in enumerate(render.board(view, samples.NAMES)):
            found[f"board_{name}{index + 1 if index else ''}"] = picture
    found["hand_twelve"] = render.hand(samples.twelve_cards(), info)
    found["course"] = render.course(samples.STANDINGS, samples.NAMES, "en")
    for seat in ("corp", "runner"):
        found[f"strip_{seat}"] = render.hand(samples.midgame(seat), info, True)
        found[f"hand_{seat}"] = render.hand(samples.midgame(seat), info)
    for code in ("bran_1_0", "offworld_office", "verbal_plasticity"):
        found[f"card_{code}"] = render.card(info(code))
    return found


def names() -> list[str]:
    """Of all pictures; they are drawn when the first of them is looked at."""
    if os.environ.get("SYSOP_NEW_REFERENCES"):
        return sorted(pictures())
    return sorted(path.stem for path in REFERENCES.glob("*.png"))


def small(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data)).convert("L")
    return image.resize((image.width // SCALE, image.height // SCALE), Image.Resampling.BOX)


def difference(first: Image.Image, second: Image.Image) -> tuple[float, float]:
    """Mean over the picture, and mean of the block that differs most."""
    apart = ImageChops.difference(first, second)
    blocks = apart.resize((max(apart.width // BLOCK, 1), max(apart.height // BLOCK, 1)), Image.Resampling.BOX)
    values = list(blocks.tobytes())
    return sum(values) / len(values), float(max(values))


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


def test_the_comparison_sees_one_changed_number() -> None:
    view = samples.midgame()
    changed = msgspec.structs.replace(view, runner=msgspec.structs.replace(view.runner, tags=0))
    before, after = (small(render.board(each, samples.NAMES)[0].data) for each in (view, changed))
    assert difference(before, before) == (0, 0)
    assert difference(before, after)[1] > WORST


def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    here = [hashlib.sha256(render.board(samples.encounter(), samples.NAMES)[0].data).hexdigest()]
    here.append(hashlib.sha256(render.board(samples.encounter(), samples.NAMES)[0].data).hexdigest())
    code = (
        "import hashlib; from render import netrunner as render; from tests.render.netrunner import samples;"
        "print(hashlib.sha256(render.board(samples.encounter(), samples.NAMES)[0].data).hexdigest())"
    )
    root = Path(__file__).parents[3]
    other = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], cwd=root, env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": "."},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert {*here, other.stdout.strip()} == {here[0]}


def test_every_picture_has_a_reference() -> None:
    assert sorted(pictures()) == names()


def test_pictures_are_png_files_of_modest_size() -> None:
    for name, picture in pictures().items():
        image = Image.open(io.BytesIO(picture.data))
        assert image.format == "PNG"
        assert picture.filename.endswith(".png")
        assert image.size == (picture.width, picture.height)
        assert len(picture.data) <= 300 * 1024, name
