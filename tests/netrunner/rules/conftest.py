"""The small cards of the scenarios exist while these tests run."""

from tests.netrunner.scenarios.conftest import small_cards

__all__ = ["small_cards"]
