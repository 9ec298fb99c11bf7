"""Discord and persistence: commands, panels, the store, the outbox. The rules live in `engine`."""

__version__ = "0.1.0"
"""What `python -m bot --version` and `/server about` tell; CHANGELOG.md says what is in it."""
