"""Programs of Vantage Point."""
