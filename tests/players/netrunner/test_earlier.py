"""Players of earlier days, who run on today's engine."""

from __future__ import annotations

import pytest

from tools.ladder.__main__ import BEFORE, earlier
from tools.ladder.earlier import NoSuchCommit
from tools.ladder.games import winner


def test_the_frozen_player_plays_todays_game() -> None:
    try:
        frozen = earlier(BEFORE, "sensible")
    except NoSuchCommit:
        pytest.skip("the whole history is needed")
    assert winner(2, frozen, frozen, "wide") in ("corp", "runner")


def test_a_commit_that_is_not_there_is_said() -> None:
    with pytest.raises(NoSuchCommit, match="no commit 0000000"):
        earlier("0000000", "sensible")
