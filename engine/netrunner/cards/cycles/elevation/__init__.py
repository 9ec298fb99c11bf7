"""Cards of Elevation."""
