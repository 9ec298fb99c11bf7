"""Sentries of Elevation."""
