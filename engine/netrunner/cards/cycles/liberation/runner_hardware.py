"""Hardware of the Liberation cycle."""
