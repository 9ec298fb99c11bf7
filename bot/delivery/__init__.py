"""Promises of games as calls to Discord: messages, slots that are edited, and what is mended now and then."""
