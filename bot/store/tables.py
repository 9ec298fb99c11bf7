"""All tables there are: they are known once the modules that declare them are loaded.

Games declare theirs in `bot/games/<game>/store`: `bot.games.stores` loads them all.
"""

from __future__ import annotations

from typing import Final

from bot.store import schema, schema_leagues, schema_play

MODULES: Final = (schema, schema_leagues, schema_play)
ALL: Final = schema.metadata
