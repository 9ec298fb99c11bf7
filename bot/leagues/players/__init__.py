"""What players do in leagues: join, report, schedule, challenge."""
