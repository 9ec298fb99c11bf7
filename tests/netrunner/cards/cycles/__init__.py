"""Cards by cycle."""
