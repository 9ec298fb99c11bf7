"""Ice of Vantage Point."""
