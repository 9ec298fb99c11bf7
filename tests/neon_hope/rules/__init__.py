"""The rules of NEON HOPE, one module after the other: what the numbered scenarios leave open."""
