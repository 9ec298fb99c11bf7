"""Cards of Honor and Profit."""
