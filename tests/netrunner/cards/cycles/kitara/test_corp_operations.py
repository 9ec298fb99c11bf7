"""Operations of the Kitara cycle."""

import pytest

from tests.netrunner.cards.playing import operation


@pytest.mark.parametrize("tags", [0, 2])
def test_high_profile_target_hurts_twice_for_each_tag(tags: int) -> None:
    t = operation("High-Profile Target", tags=tags)
    assert t.offered("Play High-Profile Target") == bool(tags)
    if tags:
        t.click("Play High-Profile Target")
        assert len(t.names("grip")) == 1
