"""The scenarios S01 to S65 of NEON HOPE, and edge cases beyond them, as games that read as play."""

UP, DOWN = "yard:upper", "yard:lower"
QUAY, HOLD = "dock:upper", "dock:lower"
