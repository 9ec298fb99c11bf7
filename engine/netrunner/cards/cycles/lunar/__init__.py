"""Cards of the Lunar cycle."""
