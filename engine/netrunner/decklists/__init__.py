"""Deck lists as players have them: read and written in the formats of the sites they use."""

from engine.netrunner.decklists.model import Doubt, Finding, Imported, Reason
from engine.netrunner.decklists.reading import LARGEST, read
from engine.netrunner.decklists.reading.settling import KEPT
from engine.netrunner.decklists.writing import FORMATS, Format, write

__all__ = ["FORMATS", "KEPT", "LARGEST", "Doubt", "Finding", "Format", "Imported", "Reason", "read", "write"]
