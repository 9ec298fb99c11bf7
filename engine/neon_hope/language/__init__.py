"""The effect language of packs: effects, conditions and amounts as frozen values that resolve and say
themselves. `ops` tells the class for each `op`; it imports them all, so that saves can name them.
"""
