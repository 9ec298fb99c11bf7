"""Other ice of Vantage Point."""
