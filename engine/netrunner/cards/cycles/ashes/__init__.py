"""Cards of the Ashes cycle."""
