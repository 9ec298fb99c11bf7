"""Agendas of Vantage Point."""
