"""System Gateway."""

from engine.netrunner.cards.system_gateway import corp, hardware, programs, runner

__all__ = ["corp", "hardware", "programs", "runner"]
