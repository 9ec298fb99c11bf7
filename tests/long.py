"""Long tests: not in `make test`, but in `make sweep` (`pytest -m long`).

Of each property `make sweep` tries more examples (`pytest -m hypothesis --hypothesis-profile=sweep`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = 20
"""Examples of a property in `make test`, where it says nothing itself."""
SWEEP = 10
"""So many times as many in `make sweep`."""


def slices(values: Iterable[Any], short: int) -> list[Any]:
    """Parameters of a test: the first `short` of them as they are, the others marked as long."""
    return rows(((value,) for value in values), short)


def rows(values: Iterable[tuple[Any, ...]], short: int) -> list[Any]:
    """The same where a test has several parameters."""
    return [pytest.param(*row, marks=pytest.mark.long if i >= short else ()) for i, row in enumerate(values)]


def examples(short: int, *unchecked: HealthCheck, sweep: int = SWEEP) -> settings:
    """So many examples of a property in `make test`, and `sweep` times as many in `make sweep`."""
    most = short if settings().max_examples == EXAMPLES else short * sweep
    return settings(max_examples=most, suppress_health_check=unchecked)
