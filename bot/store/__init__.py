"""Everything the bot remembers: SQLAlchemy Core on SQLite, one transaction per interaction."""
