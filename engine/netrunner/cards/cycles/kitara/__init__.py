"""Cards of the Kitara cycle."""
