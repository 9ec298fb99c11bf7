"""Sentries of the SanSan cycle."""

import pytest

from tests.netrunner.cards.playing import facing, finish_run


@pytest.mark.parametrize(("rig", "left"), [((), 1), (("Leech", "Leech"), 3), (("Leech",) * 4, 5)])
def test_cortex_lock_hurts_for_unused_memory(rig: tuple[str, ...], left: int) -> None:
    t = facing("Cortex Lock", *rig)
    finish_run(t)
    assert len(t.names("grip")) == left
