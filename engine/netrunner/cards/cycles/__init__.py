"""Cards by the cycle of sets they first came out in, and there by side and type."""
