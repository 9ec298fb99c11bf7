"""Alembic's scripts, run when the bot starts."""
