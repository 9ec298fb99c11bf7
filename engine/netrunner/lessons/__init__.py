"""A way in for who has never played."""
