"""Card declarations. Importing this declares them all."""

from engine.netrunner.cards import cycles
from engine.netrunner.objects.definitions import declared

__all__ = ["cycles", "declared"]
