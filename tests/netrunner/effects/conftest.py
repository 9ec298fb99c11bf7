"""The scenarios' small cards exist only while these tests run."""

from tests.netrunner.scenarios.conftest import small_cards

__all__ = ["small_cards"]
