"""German: grammar and lexicon."""
