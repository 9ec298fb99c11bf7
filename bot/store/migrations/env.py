"""Alembic runs this file for each command; the connection comes from `bot.store.database.migrate`."""

from __future__ import annotations

from alembic import context

from bot.store.schema_play import waits

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=waits.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
