"""What only Netrunner has on Discord."""
