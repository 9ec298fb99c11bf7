"""Events of Vantage Point."""
