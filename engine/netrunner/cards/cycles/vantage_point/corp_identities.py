"""Identities of the Corp of Vantage Point."""
