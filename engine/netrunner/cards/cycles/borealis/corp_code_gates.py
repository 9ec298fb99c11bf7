"""Code gates of the Borealis cycle."""
