"""Twins: states that differ only in what a seat may not know, to show that nothing tells them apart."""
