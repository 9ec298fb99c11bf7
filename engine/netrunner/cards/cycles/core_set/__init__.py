"""Cards of the Core Set, by side."""

from engine.netrunner.cards.cycles.core_set import corp, runner

__all__ = ["corp", "runner"]
