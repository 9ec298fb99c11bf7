"""Cards of the Mumbad cycle."""
