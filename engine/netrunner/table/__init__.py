"""What lies on the table: the state, what cards are and can do, questions about it, observable changes."""
