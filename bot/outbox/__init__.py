"""Sends what the store promises: in the order of each lane, exactly once, until it has come through."""
