"""Identities of the Runner of Vantage Point."""
