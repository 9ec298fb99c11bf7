"""Alembic runs this file for each command; the connection comes from `bot.store.database.migrate`."""

from __future__ import annotations

from alembic import context

from bot.store import schema, schema_decks, schema_leagues, schema_neon_hope, schema_play

# The tables are known once their modules are loaded.
TABLES = (schema, schema_decks, schema_leagues, schema_neon_hope, schema_play)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
