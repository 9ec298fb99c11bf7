"""Resources of the Liberation cycle."""
