"""People join a league, say when they can play, leave and come back."""

from __future__ import annotations

from typing import Any

from engine.leagues.season.model import Deck
from tests.bot.leagues.players import Players, players

__all__ = ["players"]

DECKS = {
    "corp-identity": "The Syndicate: Profit over Principle",
    "corp-list": "https://example.org/decks/1",
    "runner-identity": "The Catalyst",
    "runner-list": "",
}


async def test_joining_is_one_press_and_leads_to_ones_details(players: Players) -> None:
    await players.create()
    page = players.page("Autumn")
    assert players.labels(page)[:3] == ["Join", "Leave", "My details"]
    joined = await players.press("bob", page, "Join")
    assert "✅ You are in." in players.text(joined)
    assert "**Time zone:** UTC" in players.text(joined)
    assert "at any time but in quiet hours" in players.text(joined)
    assert players.id("bob") in (await players.league(1)).people
    # The page follows by itself, and is no private matter.
    assert f"<@{players.id('bob')}>" in players.world.text(players.page("Autumn"))
    again = await players.press("bob", players.page("Autumn"), "Join")
    assert "signed up already" in players.text(again)


async def test_times_are_told_in_few_clicks(players: Players) -> None:
    await players.create()
    joined = await players.press("bob", players.page("Autumn"), "Join")
    panel = joined.response.message
    await players.world.choose("bob", panel, ["Europe/Berlin"], 0)
    await players.world.choose("bob", panel, ["1080", "1260"], 1)
    await players.world.choose("bob", panel, ["540", "720"], 2)
    text = players.world.text(panel)
    assert "**Time zone:** Europe/Berlin" in text
    assert "Mon–Fri 18:00–24:00" in text
    assert "Sat–Sun 09:00–15:00" in text
    person = (await players.league(1)).people[players.id("bob")]
    assert person.zone == "Europe/Berlin"
    assert (0, 1080, 1440) in person.availability.windows
    # One day apart, then all taken back.
    await players.world.choose("bob", panel, ["2"], 3)
    assert len(players.world.selects(panel)) == 7
    await players.world.choose("bob", panel, ["0"], 3)
    assert "Wed 00:00–03:00" in players.world.text(panel)
    await players.press("bob", panel, "Any time")
    assert "at any time but in quiet hours" in players.world.text(panel)
    assert (await players.league(1)).people[players.id("bob")].availability.windows == ()


async def test_a_zone_and_times_can_be_typed(players: Players) -> None:
    await players.create()
    panel = (await players.press("bob", players.page("Autumn"), "Join")).response.message
    form = await players.press("bob", panel, "Another zone…")
    await players.world.bob.submit_modal(form, {"zone": "kathmandu"})
    await players.world.rest()
    assert "**Time zone:** Asia/Kathmandu" in players.world.text(panel)
    form = await players.press("bob", panel, "Another zone…")
    wrong = await players.world.bob.submit_modal(form, {"zone": "Europe/Berlyn"})
    assert "I do not know the time zone “Europe/Berlyn”" in players.text(wrong)
    form = await players.press("bob", panel, "Times in words…")
    await players.world.bob.submit_modal(form, {"week": "Tue Thu 19-23, Sat 20:30 - 1"})
    await players.world.rest()
    assert "Tue 19:00–23:00\nThu 19:00–23:00\nSat 20:30–01:00" in players.world.text(panel)
    form = await players.press("bob", panel, "Times in words…")
    wrong = await players.world.bob.submit_modal(form, {"week": "whenever"})
    assert "I cannot read “whenever”" in players.text(wrong)


async def test_quiet_hours_are_ones_own_or_the_leagues(players: Players) -> None:
    await players.create(quiet=(1320, 480))
    panel = (await players.press("bob", players.page("Autumn"), "Join")).response.message
    assert "**Quiet hours:** 22:00 to 08:00" in players.world.text(panel)
    await players.world.choose("bob", panel, ["0-0"], 4)
    assert "**Quiet hours:** none" in players.world.text(panel)
    await players.world.choose("bob", panel, ["-"], 4)
    assert (await players.league(1)).people[players.id("bob")].quiet is None
    custom_id = players.world.selects(panel)[4]["custom_id"]
    forged = await players.forge("bob", panel, custom_id, ["99-5"])
    assert "does not belong to anything I know" in players.text(forged)


async def test_what_one_league_was_told_the_next_one_knows(players: Players) -> None:
    await players.create()
    panel = (await players.press("bob", players.page("Autumn"), "Join")).response.message
    await players.world.choose("bob", panel, ["Asia/Tokyo"], 0)
    await players.create(title="Winter")
    joined = await players.press("bob", players.page("Winter"), "Join")
    assert "**Time zone:** Asia/Tokyo" in players.text(joined)


async def test_details_are_for_who_is_in(players: Players) -> None:
    await players.create()
    page = players.page("Autumn")
    assert "You are not in this league." in players.text(await players.press("cleo", page, "My details"))
    assert "You are not in this league." in players.text(await players.press("cleo", page, "Leave"))
    assert "You are not in this league." in players.text(await players.forge("cleo", page, "lp:1:anytime"))
    assert "There is no such league." in players.text(await players.forge("cleo", page, "lp:77:join"))
    assert "does not belong" in players.text(await players.forge("cleo", page, "lp:1:no-such-thing"))


async def test_leaving_is_asked_once_more_and_leaves_no_trace_before_play(players: Players) -> None:
    await players.create()
    page = players.page("Autumn")
    await players.press("bob", page, "Join")
    asked = await players.press("bob", page, "Leave")
    assert "Leave **Autumn**?" in players.text(asked)
    await players.press("bob", asked.response, "Stay")
    assert players.id("bob") in (await players.league(1)).people
    asked = await players.press("bob", page, "Leave")
    yes = players.world.button(asked.response.message, "Leave the league")
    await players.press("bob", asked.response, "Leave the league")
    assert players.id("bob") not in (await players.league(1)).people
    # A second press of an old button does no harm.
    again = await players.forge("bob", asked.response.message, yes)
    assert "not in this league" in players.text(again)


async def test_who_drops_out_comes_back_with_join(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    match = "1:1"
    who = next(name for name in await players.pair(league_id, match) if name != "ann")
    asked = await players.slash(who, "leave", league=league_id)
    assert "You lose the matches you have open" in players.text(asked)
    left = await players.press(who, asked.response, "Leave the league")
    assert "You have dropped out." in players.text(left)
    assert (await players.league(league_id)).matches[match].closed
    back = await players.slash(who, "join", league=league_id)
    assert "✅ You are back in." in players.text(back)
    assert (await players.league(league_id)).event.player(players.id(who)).status == "active"


async def test_a_full_league_has_a_waiting_list(players: Players) -> None:
    await players.create(capacity=2)
    page = players.page("Autumn")
    for who in ("ann", "bob"):
        await players.press(who, page, "Join")
    assert "you are on the waiting list" in players.text(await players.press("cleo", page, "Join"))


async def test_where_decks_are_free_joining_asks_for_them(players: Players) -> None:
    await players.create(decks="free", lists="private")
    page = players.page("Autumn")
    form = await players.press("bob", page, "Join")
    joined = await players.world.bob.submit_modal(form, DECKS)
    await players.world.rest()
    text = players.text(joined)
    assert "**Corp:** The Syndicate: Profit over Principle · <https://example.org/decks/1>" in text
    assert "**Runner:** The Catalyst: Convention Breaker" in text
    person = (await players.league(1)).people[players.id("bob")]
    identity, faction = "The Catalyst: Convention Breaker", "neutral_runner"
    assert person.runner == Deck(identity, faction)
    shown = await players.slash("bob", "deck", league=1)
    assert "**Decks of bob** in Autumn" in players.text(shown)
    hidden = await players.slash("cleo", "deck", player=players.world.bob, league=1)
    assert "The decks of bob are private in this league." in players.text(hidden)
    # Ann organises.
    seen = await players.slash("ann", "deck", player=players.world.bob, league=1)
    assert "The Syndicate" in players.text(seen)


WRONG: list[tuple[dict[str, str], str]] = [
    ({"corp-identity": "Hedge Fund"}, "Hedge Fund is not a Corp identity."),
    ({"corp-identity": "The Catalyst"}, "The Catalyst: Convention Breaker is not a Corp identity."),
    ({"corp-list": "4x Hedge Fund\n36x Palisade"}, "4 copies of Hedge Fund: at most 3 are allowed."),
    ({"corp-list": "3x Hedge Fund\n3 Palisade"}, "That deck has 6 cards; a deck has 30 to 120."),
    ({"runner-list": "3x Hedge Fund"}, "Hedge Fund does not go into a Runner deck."),
    # Cards that cannot be played here are known too, and lists are read in any format.
    (
        {"corp-list": "[b]Event[/b] (3)\n3x 15 Minutes\n3x Account Siphon"},
        "Account Siphon does not go into",
    ),
    ({"corp-list": "15 Minutes x6"}, "6 copies of 15 Minutes: at most 1 are allowed."),
    ({"corp-list": "3x Hedge Fund\n99x Palisade"}, "That list cannot be read."),
]


async def test_decks_that_cannot_be_are_refused(players: Players) -> None:
    await players.create(decks="free")
    for wrong, said in WRONG:
        form = await players.press("bob", players.page("Autumn"), "Join")
        refused = await players.world.bob.submit_modal(form, {**DECKS, **wrong})
        assert said in players.text(refused), wrong
        assert (await players.league(1)).people == {}


async def test_everything_is_in_the_readers_language(players: Players) -> None:
    await players.create()
    await players.world.bob.slash(players.world.channel, "barter settings", language="de")
    joined = await players.press("bob", players.page("Autumn"), "Join")
    assert "✅ Du bist dabei." in players.text(joined)
    assert "**Zeitzone:** UTC" in players.text(joined)
    again = await players.press("bob", players.page("Autumn"), "Join")
    assert "Du bist schon angemeldet" in players.text(again)


def typed_in(form: Any) -> dict[str, str]:
    """What stands in the lines of a form already, as far as anything does."""
    lines = [label["component"] for label in form.modal["components"]]
    return {line["custom_id"]: line["value"] for line in lines if line.get("value")}


async def test_the_decks_of_the_last_league_stand_in_the_form_of_the_next(players: Players) -> None:
    await players.create(decks="free")
    form = await players.press("bob", players.page("Autumn"), "Join")
    await players.world.bob.submit_modal(form, DECKS)
    await players.create(title="Winter", decks="free")
    again = typed_in(await players.press("bob", players.page("Winter"), "Join"))
    assert again["corp-identity"] == DECKS["corp-identity"]
    assert again["corp-list"] == DECKS["corp-list"]
    assert again["runner-identity"] == "The Catalyst: Convention Breaker"
    assert typed_in(await players.press("cleo", players.page("Winter"), "Join")) == {}
