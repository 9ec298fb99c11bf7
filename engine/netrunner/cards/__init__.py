"""Card declarations, a package per set. Importing this declares them all."""

from engine.netrunner.cards import system_gateway
from engine.netrunner.table.definitions import declared

__all__ = ["declared", "system_gateway"]
