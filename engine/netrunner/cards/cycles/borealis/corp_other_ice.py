"""Other ice of the Borealis cycle."""
