"""Sentries of Vantage Point."""
