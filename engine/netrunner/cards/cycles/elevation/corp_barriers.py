"""Barriers of Elevation."""
