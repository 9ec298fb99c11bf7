"""Cards of Magnum Opus."""
