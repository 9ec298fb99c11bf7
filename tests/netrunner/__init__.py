"""Tests of Netrunner. They play 24.03 where they name no edition (`Table()` is such a game), and numbers of
rules are 24.03's in them; those in `editions` are about 26.03, and have its numbers."""
