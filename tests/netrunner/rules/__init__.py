"""The rulebook, chapter by chapter: what no card's test and no scenario plays."""
