"""Long tests: not in `make test`, but in `make sweep` (`pytest -m long`).

Of each property `make sweep` tries more examples (`pytest -m hypothesis --hypothesis-profile=sweep`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = 40
"""Examples of a property in `make test`, where it says nothing itself."""


def slices(values: Iterable[Any], short: int) -> list[Any]:
    """Parameters of a test: the first `short` of them as they are, the others marked as long."""
    return [
        value if i < short else pytest.param(value, marks=pytest.mark.long) for i, value in enumerate(values)
    ]


def examples(short: int, *unchecked: HealthCheck, sweep: int = 5) -> settings:
    """So many examples of a property in `make test`, and so many times as many in `make sweep`."""
    most = short if settings().max_examples == EXAMPLES else short * sweep
    return settings(max_examples=most, suppress_health_check=unchecked)
