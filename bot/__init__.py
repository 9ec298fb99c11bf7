"""Discord and persistence: commands, panels, the store, the outbox. The rules live in `engine`."""
