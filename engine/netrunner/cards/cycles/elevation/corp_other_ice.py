"""Other ice of Elevation."""
