"""Every command of `/league` that needs no option is given in leagues of each shape, and answered truly."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.words import say
from engine.leagues.model import Settings
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

ORGANISER = ("settings", "start", "close", "repair", "report-for", "audit", "undo", "cancel")
PLAYER = ("my", "details", "challenge", "deck", "team", "rating", "leaderboard", "join", "leave")
READER = ("standings", "bracket", "pairings", "why")
SHAPES: dict[str, dict[str, Any]] = {
    "ladder": {"game": Settings("ladder", seed=3, reach=2)},
    "cut": {"game": Settings("sss", rounds=1, cut=4, seed=7)},
    "ban list": {"game": Settings("sss", rounds=2, seed=7), "decks": "free", "deck_format": "standard"},
}
FAILED = {say("en", name) for name in ("bot-failed", "bot-forged", "bot-unavailable")}


@pytest.mark.parametrize("shape", SHAPES)
async def test_each_command_is_answered_in_the_words_of_its_league(desk: Organisers, shape: str) -> None:
    people = ("bob", "cleo", "dan", "finn")
    league_id = await desk.running(*people, **SHAPES[shape])
    if shape == "cut":
        for key in ("1:1", "1:2"):
            await desk.settle(league_id, key)
        await desk.pass_time(2 * 3600)
        assert (await desk.league(league_id)).event.rounds[-1].stage == "cut"
    said = {}
    for who, names in (("ann", ORGANISER), ("bob", PLAYER), ("eve", READER)):
        for name in names:
            given = {"player": desk.world.users["bob"]} if name == "why" else {}
            said[name] = desk.text(await desk.league_command(who, name, **given))
            assert said[name], name
            assert not any(text in said[name] for text in FAILED), name
    told = {
        "ladder": {"repair": "No challenge is open", "standings": "W-D-L", "leave": "bottom of the ladder"},
        "cut": {
            "challenge": "no league here",
            "bracket": "Game 1",
            "pairings": "top 4",
            "why": "Seed 1 in the cut",
        },
        "ban list": {"settings": "own decks, registered (Standard)", "bracket": "has no cut"},
    }
    for name, words in told[shape].items():
        assert words in said[name], (name, said[name])
    assert shape != "ladder" or "round" not in said["my"] + said["why"] + said["pairings"] + said["leave"]
