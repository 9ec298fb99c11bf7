"""What cards and objects are (chapters 2, 3, 9.12.1), worked out from what is declared and on the table."""
