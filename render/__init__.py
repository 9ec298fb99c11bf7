"""Pictures: a View in, an image and its alt text out. Never sees a Game.

One package a game; what stands here serves all. Netrunner's pictures can be had from here.
"""

from render.netrunner import board, card, course, hand
from render.picture import ALT_LIMIT, Picture

__all__ = ["ALT_LIMIT", "Picture", "board", "card", "course", "hand"]
