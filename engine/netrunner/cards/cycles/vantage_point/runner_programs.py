"""Other programs of Vantage Point."""
