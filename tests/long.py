"""Long tests: not in `make test`, but in `make sweep` (`pytest -m long`).

Of each property `make sweep` tries more examples (`pytest -m hypothesis --hypothesis-profile=sweep`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

EXAMPLES = 40
"""Examples of a property in `make test`, where it says nothing itself."""


def slices(values: Iterable[Any], short: int) -> list[Any]:
    """Parameters of a test: the first `short` of them as they are, the others marked as long."""
    return [
        value if i < short else pytest.param(value, marks=pytest.mark.long) for i, value in enumerate(values)
    ]


def examples(short: int) -> settings:
    """So many examples of a property in `make test`, and five times as many in `make sweep`."""
    return settings(max_examples=short * settings().max_examples // EXAMPLES)
