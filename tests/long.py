"""Long tests: not in `make test`, but in `make sweep` (`pytest -m long`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def slices(values: Iterable[Any], short: int) -> list[Any]:
    """Parameters of a test: the first `short` of them as they are, the others marked as long."""
    return [
        value if i < short else pytest.param(value, marks=pytest.mark.long) for i, value in enumerate(values)
    ]
