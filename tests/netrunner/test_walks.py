"""Games played at random from full tables come to what they came to before (`make sweep`).

No rule is told here, so a walk that comes to something else is a question: which rule has changed, and was it
meant to? If so, `python -m tools.walks` writes what the walks come to now.
"""

from __future__ import annotations

import pytest

from tests.netrunner.walking import Walk, known, walked


@pytest.mark.long
@pytest.mark.parametrize("walk", known(), ids=lambda walk: str(walk.seed))
def test_a_walk_comes_to_the_same(walk: Walk) -> None:
    now = walked(walk)
    assert now.figures == walk.figures
    assert now == walk, "the same at the end, but not on the way; see the docstring of this module"
