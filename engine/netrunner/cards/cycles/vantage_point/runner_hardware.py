"""Hardware of Vantage Point."""
