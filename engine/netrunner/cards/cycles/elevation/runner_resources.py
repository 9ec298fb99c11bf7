"""Resources of Elevation."""
