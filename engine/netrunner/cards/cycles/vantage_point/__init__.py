"""Cards of Vantage Point."""
