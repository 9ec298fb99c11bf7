"""A way in for who has never played: a table to look at, and a first round with a guide."""
