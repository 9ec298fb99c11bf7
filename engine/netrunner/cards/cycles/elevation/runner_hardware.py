"""Hardware of Elevation."""
