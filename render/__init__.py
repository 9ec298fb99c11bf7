"""Pictures: a View in, an image and its alt text out. Never sees a Game.

One package a game; what lies beside them serves all.
"""

from render.picture import ALT_LIMIT, Picture

__all__ = ["ALT_LIMIT", "Picture"]
