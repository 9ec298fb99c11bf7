"""Cards of the SanSan cycle."""
