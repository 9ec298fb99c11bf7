"""A new language is a folder and no Python: a fifth one is offered, said and read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.messages.fifth import CODE, translated, write

SPEAKING = f"""
from bot.leagues.typed import moments, weeks
from bot.messages.local import hours
from bot.messages.words import first, length, listed
from bot.presses.translations import Translator
from engine.messages import LANGUAGES, identifiers, known, say, title
from engine.netrunner import GLOSSARY, new_game

assert "{CODE}" in LANGUAGES and known("{CODE}-XX") == first("{CODE}") == "{CODE}"
assert title("{CODE}") == "xEnglish"
assert identifiers("{CODE}") == identifiers("en")
assert listed("{CODE}", ["a", "b", "c"]) == "a, b xand c"
assert length("{CODE}", 3660) == "1 xhour 1 xminute"
week = weeks.read("Mon-Fri 18-22, Sat 10-14")
assert weeks.in_words(week, "{CODE}").startswith("xMon–xFri")
for language in LANGUAGES:
    assert weeks.read(weeks.in_words(week, language)) == week, language
now = 1_793_534_400.0
assert moments.moment("xin 3 xdays", "UTC", now) == moments.moment("3 days", "UTC", now)
assert moments.moment("xtomorrow 20:00", "UTC", now) == moments.moment("tomorrow 20:00", "UTC", now)
game = new_game(level="beginner", seed=1)
asked = game.view(game.decisions[0].seat, "{CODE}").decisions[0]
assert asked.prompt.startswith("xYour xopening xhand.")
assert all(option.label.startswith("x") for option in asked.options)
assert GLOSSARY.find("xagenda", "{CODE}")
assert [word.key for word in GLOSSARY.words_in(["xRezzing costs xcredits."], "{CODE}")] == ["rez", "credit"]
"""


def test_a_fifth_language_is_a_folder(tmp_path: Path) -> None:
    write(tmp_path)
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", SPEAKING],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_only_words_are_translated() -> None:
    said = translated("cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n")
    assert "{ $n } xcards" in said
    assert "[one]" in said
