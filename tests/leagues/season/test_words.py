"""Every sentence of the course of a league is in the catalogue, and can be said."""

from __future__ import annotations

import re
from pathlib import Path

import engine.leagues.season
from engine.leagues.errors import LeagueError, note
from engine.leagues.season import Notice, Sentence, text
from engine.messages import identifiers
from engine.messages.catalogue import HERE
from tests.leagues.season.kit import plain

ROOM = Path(engine.leagues.season.__file__).parent
NAMED = {
    name
    for path in ROOM.glob("*.py")
    for name in re.findall(r'"(ls-[a-z0-9-]*[a-z0-9])"', path.read_text(encoding="utf-8"))
}
MADE = ("ls-fact-", "ls-declined-", "ls-agreed-", "ls-template-")
"""Ids that are put together from parts."""


def test_every_message_named_is_there_and_every_message_there_is_named() -> None:
    assert len(NAMED) > 150
    assert NAMED - identifiers("en") == set()
    room = (HERE / "en" / "season.ftl").read_text(encoding="utf-8")
    own = re.findall(r"^(ls-[a-z0-9-]+) =", room, re.M)
    parts = set(re.findall(r"\{ (ls-[a-z0-9-]+) \}", room))
    assert {name for name in own if not name.startswith(MADE)} - NAMED - parts == set()


def test_persons_times_and_lists_are_shown_as_the_host_likes() -> None:
    result = Sentence("ls-result-nobody", {"person": "1", "other": "2", "round": 3})
    said = Notice("result", "person:7", "ls-rule-waited", {"people": ("1", "2"), "result": result}, "3:1")
    assert said.person == "7"
    assert text(said, "en") == (
        "The time is over, and the game was waiting for <@1> and <@2>. Round 3: <@1> and <@2> both forfeit."
    )
    assert text(said, "de", person=plain).endswith("Runde 3: @1 und @2 verlieren beide kampflos.")
    begun = Notice("round", "channel", "ls-signup-open-until", {"until": 1_767_596_400})
    assert begun.person is None
    assert text(begun, "en") == "Sign-up is open until <t:1767596400:f>."
    assert text(begun, "en", time=lambda at: str(at % 100)) == "Sign-up is open until 0."


def test_errors_are_said_too() -> None:
    error = LeagueError("ls-error-zone", zone="Mars")
    assert text(error, "de") == error.say("de") == text(note("ls-error-zone", zone="Mars"), "de")
    assert "Mars" in text(error, "en")


def test_nobody_in_a_list() -> None:
    said = Sentence("ls-log-claim", {"match": "1:1", "people": ()})
    assert text(said, "de").endswith("niemand")
