"""Cards of the Flashpoint cycle."""
