"""Timing structures and procedures as data: what a save holds of them while they go on.

Words start procedures by pushing their frames. What they do, step by step, their tables say, which `rules`
attaches. Frames that only `rules` speaks of are there.
"""
