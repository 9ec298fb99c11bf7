"""What people type into leagues: forms, dates and times, weeks, deck lists."""
