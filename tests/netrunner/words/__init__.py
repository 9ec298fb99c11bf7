"""What the words of the card language say: every field of every word, in every language."""
