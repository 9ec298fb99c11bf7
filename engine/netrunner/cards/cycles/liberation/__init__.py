"""Cards of the Liberation cycle."""
