"""The ways an answer or a save can be refused. A refused answer changes nothing."""

from __future__ import annotations


class GameError(Exception):
    """Base of everything the engine raises on purpose. `str(error)` is fit to show to a player."""


class AnswerError(GameError):
    """An answer was refused; the game is exactly as it was."""


class MalformedAnswer(AnswerError):
    """The answer has the wrong shape: not a key, or too few or too many of them."""


class IllegalAnswer(AnswerError):
    """The answer has the right shape, but this seat may not give it now."""


class NotPending(AnswerError):
    """The decision has been answered already, or never existed."""


class SaveError(GameError):
    """A save cannot be read: damaged, from an unknown schema, or of another game."""


class MissingContent(SaveError):
    """The save is whole, but content it needs is not here now: it can be read again once that is back."""
