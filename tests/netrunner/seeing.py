"""What a seat can read."""

from __future__ import annotations

import msgspec

from engine.netrunner.shown.view import View


def words(view: View) -> str:
    """All words of a view."""
    return str(msgspec.to_builtins(view))
