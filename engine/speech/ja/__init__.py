"""Japanese: grammar and lexicon."""
