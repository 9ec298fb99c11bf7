"""What organisers do: set leagues up, pair, decide, take back, export."""
