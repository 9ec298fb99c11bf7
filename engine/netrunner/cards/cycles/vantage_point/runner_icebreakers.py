"""Icebreakers of Vantage Point."""
