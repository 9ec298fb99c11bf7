"""Clauses, grammars and lexicons."""
