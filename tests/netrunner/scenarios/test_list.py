"""Every scenario of the list is played."""

from __future__ import annotations

import re
from pathlib import Path

SCENARIOS = range(1, 86)


def played() -> dict[int, list[str]]:
    """Names of the tests of each scenario."""
    found: dict[int, list[str]] = {}
    here = Path(__file__).parent
    for path in (*here.glob("test_*.py"), here.parent / "examples" / "test_scenarios.py"):
        for name, number in re.findall(r"^def (test_s(\d+)_\w+)", path.read_text(), re.MULTILINE):
            found.setdefault(int(number), []).append(name)
    return found


def test_every_scenario_is_played() -> None:
    assert sorted(played()) == list(SCENARIOS)


def test_tests_are_named_after_an_existing_rule() -> None:
    known = (Path(__file__).parent.parent / "data" / "rule_ids.txt").read_text().split()
    for number, names in played().items():
        for name in names:
            rule = re.match(r"test_s\d+_(\d+)_(\d+)(?:_(\d+[a-z]?))?_", name)
            if rule is None:
                assert number == 43, f"{name}: a whole run of an older edition has no one rule"
                continue
            cited = ".".join(part for part in rule.groups() if part)
            assert cited in known, name
