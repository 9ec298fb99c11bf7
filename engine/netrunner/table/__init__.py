"""What lies on the table: cards, servers, counters, what happens, and one function per observable change."""
