"""Cards of many sets."""
