"""Icebreakers of the Ashes cycle."""
