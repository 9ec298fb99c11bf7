"""All tables there are: they are known once the modules that declare them are loaded."""

from __future__ import annotations

from typing import Final

from bot.store import schema, schema_decks, schema_leagues, schema_neon_hope, schema_play

MODULES: Final = (schema, schema_decks, schema_leagues, schema_neon_hope, schema_play)
ALL: Final = schema.metadata
