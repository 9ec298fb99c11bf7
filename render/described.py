"""Descriptions of pictures: sentences one after the other, as many as Discord takes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import sentences
from render import fonts
from render.picture import ALT_LIMIT


def within(said: Sequence[str], more: str, language: str) -> str:
    """As many whole sentences as fit; then `more`, which says that there is more."""
    if len(whole := sentences(language, said)) <= ALT_LIMIT:
        return whole
    text = ""
    for sentence in said:
        longer = sentences(language, (text, sentence)) if text else sentence
        if len(sentences(language, (longer, more))) > ALT_LIMIT:
            break
        text = longer
    return sentences(language, (text or said[0][: ALT_LIMIT - len(more) - 2] + fonts.ELLIPSIS, more))
