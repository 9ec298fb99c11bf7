"""Other ice of the Liberation cycle."""
