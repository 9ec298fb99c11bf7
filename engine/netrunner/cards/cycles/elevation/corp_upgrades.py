"""Upgrades of Elevation."""
