"""The games the bot hosts: a package each, whose `kind.kind()` gives its `bot.contract.kind.GameKind`.

Games of other distributions are found by their entry points: `chess = "chess_of_ours.kind:kind"` in the group
"sysop.games". A kind with slash commands, buttons or background work of its own is a
`bot.presses.extension.Extension` too.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Workers load what a game has for them and neither Discord nor the store.
    from bot.contract.kind import GameKind

ELSEWHERE: Final = "sysop.games"
"""The group of entry points."""


def stores() -> None:
    """Have all tables of games known, and their parts of forgetting: for who goes through every table."""
    for module in pkgutil.iter_modules(__path__):
        name = f"{__name__}.{module.name}.store"
        if importlib.util.find_spec(name) is not None:
            importlib.import_module(name)
    for point in entry_points(group=ELSEWHERE):
        point.load()


def registry() -> dict[str, GameKind]:
    """Every game by name: one for each package of this one, then those of other distributions."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    found = [importlib.import_module(f"{__name__}.{name}.kind").kind() for name in names]
    found += [point.load()() for point in sorted(entry_points(group=ELSEWHERE), key=lambda point: point.name)]
    return {kind.name: kind for kind in found}
