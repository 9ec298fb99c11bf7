"""Cards of the Core Set."""
