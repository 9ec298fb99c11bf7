"""Games in the store: one transaction for each answer, and what goes on between answers. Free of Discord."""
