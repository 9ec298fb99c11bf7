"""What somebody asked for and cannot have, with the sentence that says why."""

from __future__ import annotations

from bot.messages import words
from engine.messages import DEFAULT


class Refusal(Exception):
    """The request cannot be done: a message of the catalogue says why. Nothing has changed."""

    def __init__(self, identifier: str, /, **arguments: words.Argument) -> None:
        super().__init__(identifier)
        self.identifier = identifier
        self.arguments = arguments

    def text(self, language: str) -> str:
        return words.say(language, self.identifier, **self.arguments)

    def __str__(self) -> str:
        return self.text(DEFAULT)
