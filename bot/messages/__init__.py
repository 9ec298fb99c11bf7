"""What messages are made of: sentences of the catalogue, components with their addresses, lines of a log."""
