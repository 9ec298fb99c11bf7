"""English: grammar and lexicon."""
