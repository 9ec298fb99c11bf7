"""Other programs of Elevation."""
