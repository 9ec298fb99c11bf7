"""`/deck`: decks of players' own: read, kept, shown, written, and held against formats."""
