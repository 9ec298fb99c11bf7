"""System Gateway."""

from engine.netrunner.cards.system_gateway import corp, runner

__all__ = ["corp", "runner"]
