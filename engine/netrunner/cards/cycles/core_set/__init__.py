"""Cards of the Core Set, by side and kind."""

from engine.netrunner.cards.cycles.core_set import choosing, corp, ice, installed, programs, runner

__all__ = ["choosing", "corp", "ice", "installed", "programs", "runner"]
