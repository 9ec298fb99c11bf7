"""Alembic runs this file for each command; the connection comes from `bot.store.migrating`."""

from __future__ import annotations

from alembic import context

from bot.store.tables import ALL

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=ALL,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
