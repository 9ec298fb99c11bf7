"""Fonts in memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

from render import fonts


@pytest.fixture
def anew() -> Iterator[None]:
    """Fonts are opened again, before and after."""
    for cached in (fonts._latin_path, fonts._face):
        cached.cache_clear()
    yield
    for cached in (fonts._latin_path, fonts._face):
        cached.cache_clear()


@pytest.mark.skipif(sys.platform != "linux", reason="files in memory are Linux's")
@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize("bold", [False, True])
def test_sizes_of_a_font_share_it(monkeypatch: pytest.MonkeyPatch, bold: bool) -> None:
    """Of bytes each size would have a copy. Without files in memory the same is drawn from those."""
    faces = [fonts._face(size, bold, False) for size in (20, 31)]
    assert not any(getattr(face, "font_bytes", b"") for face in faces)
    shared = [bytes(face.getmask("Größe")) for face in faces]
    monkeypatch.delattr(os, "memfd_create")
    for cached in (fonts._latin_path, fonts._face):
        cached.cache_clear()
    copied = [fonts._face(size, bold, False) for size in (20, 31)]
    assert all(getattr(face, "font_bytes", b"") for face in copied)
    assert [bytes(face.getmask("Größe")) for face in copied] == shared


def test_the_mark_of_a_quoted_subroutine_goes_with_its_space() -> None:
    assert fonts.clean("It gains “↳ End the run.” too.") == "It gains “End the run.” too."


def test_what_only_joins_words_is_not_drawn() -> None:
    """A score's dash is joined to what follows, so that no line of a message ends there."""
    assert fonts.width("3–\u20600", 24) == fonts.width("3–0", 24)
    assert fonts.ink("3–\u20600", 24, False)[0].tobytes() == fonts.ink("3–0", 24, False)[0].tobytes()
