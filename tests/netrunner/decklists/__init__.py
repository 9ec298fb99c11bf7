"""Deck lists: reading, writing, and what is legal where."""
