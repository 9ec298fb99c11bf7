"""Cards of Creation and Control."""
