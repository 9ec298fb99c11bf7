"""The subroutine that ice has more often than any other (9.8.1)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.effects import EndTheRun

__all__ = ["END_THE_RUN"]

END_THE_RUN = Sub((EndTheRun(),))
"""End the run."""
