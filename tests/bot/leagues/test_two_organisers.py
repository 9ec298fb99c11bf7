"""Two organisers at once: what both press is done once, what they disagree about is on record."""

from __future__ import annotations

import asyncio

from bot.leagues.stored import Refused
from engine.leagues.season import lifecycle, reports
from engine.leagues.season.matches import said_result
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

FIELD = ("ann", "bob", "cleo", "dan")


async def test_both_publish_and_the_round_begins_once(desk: Organisers) -> None:
    await desk.create()
    await desk.sign_up(1, *FIELD)
    await desk.do(1, "ann", "close", lifecycle.close_signup, organiser=True)
    panel = desk.message(await desk.league_command("eve", "start", league=1))
    both = [
        desk.do(1, who, "publish", lifecycle.publish_draft, organiser=True, undo=True, rest=False)
        for who in ("ann", "eve")
    ]
    came = await asyncio.gather(*both, return_exceptions=True)
    await desk.world.rest()
    assert [isinstance(one, Refused) for one in came].count(True) == 1, came
    late = await desk.press("eve", panel, "Publish")
    assert "There are no pairings waiting to be published." in desk.text(late)
    league = await desk.league(1)
    assert len(league.event.rounds) == 1
    assert sum("**Round 1** begins" in text for text in desk.said()) == 1
    for who in FIELD:
        assert sum("Round 1: you play" in text for text in desk.told(who)) == 1


async def test_both_decide_and_each_word_is_on_record(desk: Organisers) -> None:
    await desk.running(*FIELD)
    corp, runner = await desk.pair(1)
    await desk.report(1)
    await desk.do(1, runner, "dispute", reports.dispute, "1:1", "No.", match="1:1")
    possible = reports.possible_results(await desk.league(1), "1:1", organiser=True)
    await asyncio.gather(
        *(
            desk.do(
                1, who, "decide", reports.decide, "1:1", one.result, match="1:1", organiser=True, rest=False
            )
            for who, one in zip(("ann", "eve"), possible, strict=False)
        )
    )
    await desk.world.rest()
    league = await desk.league(1)
    pairing = league.pairing_of("1:1")
    assert pairing.status == "confirmed"
    decided = [entry for entry in league.matches["1:1"].record if entry.message == "ls-log-decided"]
    assert {entry.actor for entry in decided} == {desk.id("ann"), desk.id("eve")}
    last = decided[-1].args["result"]
    assert last == said_result(league, "1:1"), "the last word counts"
    for one in (corp, runner):
        assert sum("organiser" in text for text in desk.told(one)) >= 2


async def test_who_organises_no_more_cannot_press_what_is_still_shown(desk: Organisers) -> None:
    shown = await desk.make()
    await desk.press("ann", shown, "People")
    await desk.choose("ann", shown, "organisers", desk.world.users["dan"])
    panel = desk.message(await desk.league_command("dan", "settings", league=1))
    await desk.choose("ann", shown, "organisers")
    refused = await desk.press("dan", panel, "Close sign-up")
    assert "Only organisers" in desk.text(refused)
    assert (await desk.league(1)).state == "signup"
    # The server's managers go on with it, whoever created it.
    panel = desk.message(await desk.league_command("eve", "settings", league=1))
    await desk.press("eve", panel, "Close sign-up")
    assert (await desk.league(1)).state == "closed"
