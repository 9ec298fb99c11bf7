"""Each of the scenarios S01 to S65 has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent


def test_every_scenario_is_played() -> None:
    played = {
        int(number)
        for path in HERE.glob("test_*.py")
        for number in re.findall(r"^def test_s(\d\d)_", path.read_text("utf-8"), re.MULTILINE)
    }
    assert played == set(range(1, 66))
