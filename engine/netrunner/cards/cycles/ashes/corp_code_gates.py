"""Code gates of the Ashes cycle."""
