"""Identities of the Corp of Elevation."""
