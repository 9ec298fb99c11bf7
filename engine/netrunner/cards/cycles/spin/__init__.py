"""Cards of the Spin cycle."""
