"""Russian: grammar and lexicon."""
