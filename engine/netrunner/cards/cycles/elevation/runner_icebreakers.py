"""Icebreakers of Elevation."""
