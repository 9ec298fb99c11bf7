"""The positions of all the files beside this one, played by the strong player: nine in ten it gets right."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType

import pytest

from tests.players.netrunner import (
    deciding,
    test_kin_corp,
    test_kin_corp_answers,
    test_kin_runner,
    test_kin_runner_chances,
    test_positions_corp,
    test_positions_ice,
    test_positions_kin,
    test_positions_plain,
    test_positions_read,
    test_positions_runner,
)
from tests.players.netrunner.kin import wrong

FILES: tuple[ModuleType, ...] = (
    test_positions_corp, test_positions_ice, test_positions_kin, test_positions_plain, test_positions_read,
    test_positions_runner,
)  # fmt: skip
WRONG = {"test_a_trap_in_the_open_is_advanced_for_a_runner_who_looks_at_everything"}
"""Those that it gets wrong with one of its seeds."""


KIN = (
    test_kin_corp.CORP | test_kin_corp_answers.CORP | test_kin_runner.RUNNER | test_kin_runner_chances.RUNNER
)


def positions() -> dict[str, Callable[[], None]]:
    """The tests of one position each, which ask for nothing."""
    return {
        name: test
        for file in FILES
        for name, test in vars(file).items()
        if name.startswith("test_") and "watched(" in inspect.getsource(test)
        if not inspect.signature(test).parameters
    }


def test_it_gets_nine_positions_in_ten_right() -> None:
    assert set(positions()) >= WRONG
    assert len(positions()) > 80
    assert len(WRONG) <= len(positions()) / 10
    assert len(KIN) > 90


@pytest.mark.long
@pytest.mark.parametrize("name", positions())
def test_a_position_is_right_by_the_strong_player(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "LEVEL", "strong")
    if name in WRONG:
        with pytest.raises(AssertionError):
            positions()[name]()
    else:
        positions()[name]()


@pytest.mark.long
@pytest.mark.parametrize("name", KIN)
def test_one_of_its_kin_is_right_by_the_strong_player(name: str) -> None:
    assert not wrong(KIN[name], range(deciding.FEW), "strong")
