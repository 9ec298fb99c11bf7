"""Reading and writing what only NEON HOPE keeps: lobbies and campaigns."""
