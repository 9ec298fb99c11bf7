"""Barriers of Vantage Point."""
