"""The games the bot hosts: a package each, whose `kind.kind()` gives its `bot.contract.kind.GameKind`.

A kind with slash commands, buttons or background work of its own is a `bot.presses.extension.Extension` too.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Workers load what a game has for them and neither Discord nor the store.
    from bot.contract.kind import GameKind


def registry() -> dict[str, GameKind]:
    """Every game by name: one for each package of this one."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    found = (importlib.import_module(f"{__name__}.{name}.kind").kind() for name in names)
    return {kind.name: kind for kind in found}
