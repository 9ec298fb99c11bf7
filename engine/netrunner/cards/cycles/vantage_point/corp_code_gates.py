"""Code gates of Vantage Point."""
