"""Cards of the Red Sand cycle."""
