"""What is put together from parts can be said in every language, and fits where Discord shows it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest

from bot.leagues.players.details import QUIET
from bot.leagues.players.owing import owing_layout
from bot.leagues.posts import buttons as pressing
from bot.leagues.typed import weeks
from bot.messages.local import ZONES, find_zone, likely_zone, zones
from bot.messages.refusals import Refusal
from bot.messages.words import moment
from engine.leagues.season import times
from engine.leagues.season.model import Lists, OfferKind
from engine.messages import LANGUAGES, identifiers, say
from tests.bot.leagues.players import Players, players
from tests.bot.world import parts
from tests.messages.anything import said_with

__all__ = ["players"]

LEAGUE_ACTS = ("join", "leave", "leave-yes", "leave-no", "details", "my", "challenge")
DETAILS_ACTS = ("zone-form", "week-form", "anytime", "decks-form")
MATCH_ACTS = ("take-back", "evidence", "draw", "two-for-one", "claim", "other-time", "absent")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_has_its_label(language: str) -> None:
    told = {act for acts in (*pressing.ACTS.values(), *pressing.OF_LEAGUE.values()) for act in acts}
    for act in {*told, *LEAGUE_ACTS, *DETAILS_ACTS, *MATCH_ACTS}:
        assert len(say(language, f"blp-button-{act}")) <= 40, act
    for kind in get_args(OfferKind):
        for one in pressing.offer_buttons(language, 1, "1:1", kind):
            assert 0 < len(one["label"]) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_and_commands_fit(language: str) -> None:
    for name in identifiers(language):
        if name.startswith("blp-form-") and not name.endswith("-hint"):
            values = {"zone": "America/Argentina/Buenos_Aires"} if name == "blp-form-time" else {}
            assert len(say(language, name, **values)) <= 45 or values, name
        if name.startswith(("blp-command-", "blp-option-")):
            assert len(say(language, name)) <= 100, name
    for lists in get_args(Lists):
        assert say(language, f"blp-decks-hidden-{lists}", name="Ann")
    for side in ("corp", "runner"):
        assert say(language, f"blp-you-play-{side}")
    for kind in ("draw", "two-for-one", "extension", "time"):
        for whose in ("mine", "theirs"):
            assert say(language, f"blp-{whose}-{kind}", hours=3, start="then")
    assert [weeks.day_name(day, language) for day in weeks.EVERY_DAY]


def test_every_sentence_with_buttons_is_one_of_the_season() -> None:
    known = identifiers("en")
    assert {*pressing.ACTS, *pressing.OF_LEAGUE, *pressing.OFFERS} <= known


def test_zones_are_found_as_people_write_them() -> None:
    for zone in ZONES:
        times.zone(zone)
    assert find_zone("europe/berlin") == "Europe/Berlin"
    assert find_zone("New York") == "America/New_York"
    assert find_zone(" UTC ") == "UTC"
    assert zones("")[:2] == ["Europe/London", "Europe/Lisbon"]
    assert zones("argentina/")[0].startswith("America/Argentina/")
    assert len(zones("a")) == 25
    assert zones("nowhere at all") == []
    for wrong in ("", "Atlantis", "Berl"):
        with pytest.raises(Refusal, match="time zone"):
            find_zone(wrong)


def test_quiet_hours_on_offer_can_be_set() -> None:
    for value in QUIET:
        start, _, end = value.partition("-")
        times.check_quiet((int(start), int(end)))


async def test_zones_and_leagues_complete_as_one_types(players: Players) -> None:
    await players.create()
    await players.create(title="Winter")
    channel = players.world.channel
    found = await players.world.bob.autocomplete(channel, "league details", "zone", "tokyo")
    assert [choice["value"] for choice in found] == ["Asia/Tokyo"]
    found = await players.world.bob.autocomplete(channel, "league details", "league", "win")
    assert [(choice["name"], choice["value"]) for choice in found] == [("Winter", 2)]
    unclear = await players.slash("bob", "join")
    assert "Which league?" in players.text(unclear)
    unknown = await players.slash("bob", "join", league=9)
    assert "There is no such league." in players.text(unknown)
    await players.slash("bob", "join", league=2)
    zoned = await players.slash("bob", "details", zone="Asia/Tokyo")
    assert "**Time zone:** Asia/Tokyo" in players.text(zoned)


async def test_many_leagues_fit_into_one_answer(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    table = await players.leagues.load(league_id)
    for number in (1, 5, 10):
        tables = [replace(table, row=replace(table.row, id=n)) for n in range(1, number + 1)]
        layout = owing_layout(tables, players.id("ann"), "de", 0.0)
        components = list(parts(layout.to_components()))
        assert len(components) <= 40
        text = "\n".join(part["content"] for part in components if part["type"] == 10)
        assert text.count("• Gegen bob spielen") == number


async def test_a_match_reads_in_german(players: Players) -> None:
    await players.world.bob.slash(players.world.channel, "barter settings", language="de")
    league_id = await players.running("ann", "bob")
    told = players.newest("bob")
    assert "Du spielst gegen ann als" in players.world.text(told)
    assert players.labels(told)[:2] == ["Spielen", "Ergebnis melden …"]
    shown = await players.press("bob", told, "Zeit vorschlagen …")
    assert "Wann ihr beide könnt" in players.text(shown)
    ready = await players.press("bob", told, "Spielen")
    assert "✅ Du bist bereit. Sobald ann auf Spielen drückt, beginnt die Partie." in players.text(ready)
    refused = await players.forge("bob", told, f"lp:{league_id}:m:1:1:confirm")
    assert "Kein Ergebnis wartet auf Antwort." in players.text(refused)


BRACKETS = re.compile(r"[(（][^()（）]*[(（]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_stands_in_no_brackets(language: str) -> None:
    """It has some of its own: how far off it is."""
    at = moment(language, 5)
    names = [name for name in identifiers(language) if name.startswith(("ls-", "bl-", "blp-", "lst-"))]

    def value(argument: str) -> str | int:
        return at if argument in ("deadline", "until", "start") else 2

    told = {name: said_with(language, name, value) for name in names}
    assert {name: text for name, text in told.items() if at in text and BRACKETS.search(text)} == {}


async def test_who_is_ready_reads_it_of_themselves(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    corp, runner = await players.pair(league_id)
    shown = await players.press(corp, players.told_with(corp, "Play"), "Play")
    assert f"• You are ready; {runner} has not pressed Play yet." in players.text(shown)
    assert f"{corp} is ready" not in players.text(shown)
    theirs = await players.forge(runner, players.newest(runner), f"lp:{league_id}:m:1:1:show")
    assert f"• {corp} is ready to play." in players.text(theirs)
    await players.report(league_id)
    over = await players.forge(runner, players.newest(runner), f"lp:{league_id}:m:1:1:show")
    assert "is ready to play" not in players.text(over), "they have played"


def test_whoever_speaks_a_language_begins_with_the_zone_of_most_who_do() -> None:
    """But for English, which is spoken everywhere."""
    assert [language for language in LANGUAGES if likely_zone(language) == "UTC"] == ["en"]
