"""Cards of System Gateway."""
