"""Cards of the Genesis cycle."""
