"""A file that is no pack is refused after a hundred mistakes, however many it has."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.neon_hope.packs.problems import MOST
from tests.neon_hope.packs.making import copied, problems_of

FEW = "enemies:\n  rubbish:\n" + "".join(f"    nonsense{n}: 1\n" for n in range(MOST - 20))
MANY = 20_000
"""With each a likely word was looked for: that took ten seconds, ten times as many took a hundred."""
RUBBISH = {
    "unknown keys": "".join(f"nonsense{n}: 1\n" for n in range(MANY)),
    "unknown fields": "enemies:\n  rubbish:\n" + "".join(f"    nonsense{n}: 1\n" for n in range(MANY)),
    "cards that are none": "enemies:\n" + "".join(f"  card{n}: 7\n" for n in range(MANY)),
    "keys twice": "name: x\n" * MANY,
    "tags": "enemies:\n" + "".join(f"  card{n}: !t x\n" for n in range(MANY)),
}


@pytest.mark.parametrize("text", RUBBISH.values(), ids=RUBBISH)
def test_rubbish_is_told_up_to_a_hundred_mistakes(tmp_path: Path, text: str) -> None:
    home = copied(tmp_path)
    (home / "rubbish.yaml").write_text(text)
    found = problems_of(tmp_path)
    assert len(found) == MOST
    (more,) = [one for one in found if one.line == 0]
    assert more.text == "there is more than the 99 mistakes that are told here"


def test_fewer_are_all_told(tmp_path: Path) -> None:
    home = copied(tmp_path)
    (home / "rubbish.yaml").write_text(FEW)
    found = problems_of(tmp_path)
    assert sum("nonsense" in one.path for one in found) == MOST - 20
    assert not any("more than" in one.text for one in found)
