"""Programs of Elevation."""
