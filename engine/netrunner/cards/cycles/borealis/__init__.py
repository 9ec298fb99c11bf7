"""Cards of the Borealis cycle."""
