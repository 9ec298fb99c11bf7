"""Other ice of the Ashes cycle."""
