"""Assets of Vantage Point."""
