"""Who imported players may be: guesses by name."""

from __future__ import annotations

import json

import pytest

from engine.leagues.errors import LeagueError
from engine.leagues.season.importing import IMPORTED, guesses, imported, link_all, unlinked
from engine.leagues.season.model import League


def league(*names: str) -> League:
    players = [{"id": at, "name": name} for at, name in enumerate(names, 1)]
    data = json.dumps({"name": "Spring", "players": players, "rounds": []}).encode()
    return imported(data, 0.0, "1", 7).league


def guessed(names: list[str], known: dict[str, list[str]]) -> dict[str, str]:
    """Name in the file to person."""
    spring = league(*names)
    return {spring.people[one].name: person for one, person in guesses(spring, known).items()}


@pytest.mark.parametrize(
    ("names", "known", "expected"),
    [
        (["Zoë K."], {"10": ["zoek"]}, {"Zoë K.": "10"}),
        (["Ann Smith"], {"10": ["someone", "Ann"]}, {"Ann Smith": "10"}),
        (["Ann"], {"10": ["Ann Smith"], "11": ["Ann Miller"]}, {}),
        # Who is called exactly so goes before who only begins so.
        (["Ann", "Anna"], {"10": ["ann"], "11": ["Anna"]}, {"Ann": "10", "Anna": "11"}),
        (["Ann", "Ann"], {"10": ["ann"]}, {}),
        (["Al"], {"10": ["Albert"]}, {}),
        (["???"], {"10": ["!!!"]}, {}),
        (["山田"], {"10": ["山田"]}, {"山田": "10"}),
    ],
)
def test_guesses(names: list[str], known: dict[str, list[str]], expected: dict[str, str]) -> None:
    assert guessed(names, known) == expected


def test_nobody_who_is_in_is_guessed_and_all_are_linked_or_none() -> None:
    spring = league("Ann", "Bob")
    ann, bob = (person.id for person in unlinked(spring))
    assert ann.startswith(IMPORTED)
    after = link_all(spring, 1.0, "1", [(ann, "10")]).league
    assert [person.name for person in unlinked(after)] == ["Bob"]
    assert guesses(after, {"10": ["Bob"], "11": ["bob"]}) == {bob: "11"}
    third = league("Ann", "Bob", "Cleo")
    one, other, _ = (person.id for person in unlinked(third))
    with pytest.raises(LeagueError, match="11 is in this league"):
        link_all(third, 1.0, "1", [(one, "11"), (other, "11")])
    with pytest.raises(LeagueError, match="not in this league"):
        link_all(after, 1.0, "1", [("10", "11")])


def test_the_first_rounds_played_here_need_an_organisers_word() -> None:
    assert league("Ann", "Bob").settings.word_rounds == 2
    both = {"table": 1, "player1": {"id": 1, "combinedScore": 6}, "player2": {"id": 2, "combinedScore": 0}}
    players = [{"id": at, "name": str(at)} for at in (1, 2)]
    event = {"name": "Spring", "players": players, "rounds": [[both]], "preliminaryRounds": 1}
    begun = imported(json.dumps(event).encode(), 0.0, "1", 7).league
    assert (len(begun.event.rounds), begun.settings.word_rounds) == (1, 3)
