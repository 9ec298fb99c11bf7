"""Leagues in the store: a change is a transaction; what time brings, games, ratings. Free of Discord."""
