"""Resources of Vantage Point."""
