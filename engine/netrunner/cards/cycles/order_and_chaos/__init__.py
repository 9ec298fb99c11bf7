"""Cards of Order and Chaos."""
