"""Content packs: reading, building and checking them.

A pack is a folder of YAML files (docs/packs.md). `Library.load` reads those that are shipped and others.
"""

from engine.neon_hope.packs.library import Library
from engine.neon_hope.packs.problems import PackError, Problem

__all__ = ["Library", "PackError", "Problem"]
