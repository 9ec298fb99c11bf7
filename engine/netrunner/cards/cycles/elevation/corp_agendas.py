"""Agendas of Elevation."""
