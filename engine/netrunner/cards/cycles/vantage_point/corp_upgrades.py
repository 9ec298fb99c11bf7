"""Upgrades of Vantage Point."""
