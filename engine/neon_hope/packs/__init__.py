"""Content packs: reading, building and checking them.

A pack is a folder of YAML files (docs/packs.md). `Library.load` reads the shipped packs and a host's own.
"""

from engine.neon_hope.packs.library import Library
from engine.neon_hope.packs.problems import PackError, Problem

__all__ = ["Library", "PackError", "Problem"]
