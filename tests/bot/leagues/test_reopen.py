"""An organiser's second thoughts: said before, done, told, in the log, and taken back in their turn."""

from __future__ import annotations

import json
from typing import Any

from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

FIELD = ("bob", "cleo", "dan", "finn")


async def slept(desk: Organisers) -> None:
    """Round one is over: one match was reported, the other forfeited by the clock. Round two is a draft."""
    await desk.running(*FIELD, publish="organiser")
    await desk.settle(1, "1:1")
    await desk.days(7)
    league = await desk.league(1)
    assert league.draft is not None
    assert len(league.pairing_of("1:2").absent) == 2


async def panel(desk: Organisers) -> Any:
    return desk.message(await desk.league_command("ann", "repair"))


async def test_what_the_clock_did_is_taken_back_and_that_in_its_turn(desk: Organisers) -> None:
    await slept(desk)
    shown = await panel(desk)
    await desk.press("ann", shown, "Reopen…")
    assert set(desk.offered(shown, "reopen:chosen")) == {"1:1", "1:2"}
    await desk.press("ann", shown, "Round 1: what was decided by rule (1)")
    text = desk.world.text(shown)
    assert "Round 1: this opens it again. One match that was decided by rule is to be played by <t:" in text
    assert "Round 2: the draft is thrown away" in text
    assert (await desk.league(1)).draft is not None  # asked, not done
    await desk.press("ann", shown, "Yes, open it again")
    assert "Opened again." in desk.world.text(shown)
    league = await desk.league(1)
    assert league.draft is None
    assert [key for key, match in league.matches.items() if not match.closed] == ["1:2"]
    for name in await desk.pair(1, "1:2"):
        assert "has opened your match" in desk.told(name)[-1]
    assert any("**Round 1**: opened again by an organiser" in said for said in desk.said())
    page = desk.world.text(desk.page("Autumn: round 1"))
    assert page.count("**3–\u20600**") + page.count("**0–\u20603**") == 1
    audit = desk.text(await desk.league_command("ann", "audit"))
    assert "opens again: round 1" in audit
    # And back: the forfeit stands, the draft is there.
    undo = desk.message(await desk.league_command("ann", "undo"))
    await desk.press("ann", undo, "Yes, take it back")
    league = await desk.league(1)
    assert league.draft is not None
    assert league.matches["1:2"].closed


async def test_a_single_match_from_the_panel_that_decides_it(desk: Organisers) -> None:
    await slept(desk)
    shown = desk.message(await desk.league_command("ann", "report-for"))
    await desk.choose("ann", shown, "decide:chosen", "1:1")
    await desk.press("ann", shown, "Reopen…")
    assert "Round 1: this opens match 1:1 again" in desk.world.text(shown)
    await desk.press("ann", shown, "Yes, open it again")
    league = await desk.league(1)
    assert [key for key, match in league.matches.items() if not match.closed] == ["1:1"]
    await desk.settle(1, "1:1")
    assert (await desk.league(1)).draft is not None


async def test_others_cannot_and_what_is_forged_changes_nothing(desk: Organisers) -> None:
    await slept(desk)
    shown = await panel(desk)
    before = await desk.leagues.load(1)
    for who, target in (
        ("bob", "yes.1"),
        ("ann", "yes.9"),
        ("ann", "yes.1:7"),
        ("ann", "yes.x"),
        ("ann", "yes."),
    ):
        refused = desk.text(await desk.world.forge(who, shown, f"lo:1:reopen:yes.{target}"))
        assert refused
    assert (await desk.leagues.load(1)).row.version == before.row.version


async def test_with_no_result_there_is_nothing_to_open(desk: Organisers) -> None:
    await desk.running(*FIELD)
    shown = await panel(desk)
    assert "Reopen…" not in desk.labels(shown)
    refused = await desk.world.forge("ann", shown, "lo:1:reopen")
    assert "No match has a result yet" in desk.text(refused)


async def test_a_player_appeals_and_an_organiser_hears_it(desk: Organisers) -> None:
    await slept(desk)
    (name, other) = await desk.pair(1, "1:2")
    told = next(m for m in reversed(desk.world.dms(name)) if "Appeal…" in desk.labels(m))
    form = await desk.press(name, told, "Appeal…")
    answered = await desk.world.users[name].submit_modal(form, {"text": "We *did* play"})
    await desk.world.rest()
    assert "An organiser looks at it." in desk.world.said(answered)
    assert not any("did" in said and "play" in said for said in desk.said())
    assert "appeals against what the rule decided" in desk.told(other)[-1]
    waiting = next(m for m in reversed(desk.world.dms("ann")) if "Decide" in desk.labels(m))
    assert "We \\*did\\* play" in desk.world.text(waiting)
    panel = desk.message(await desk.press("ann", waiting, "Decide"))
    assert {"Reopen…", "Dismiss the appeal"} <= set(desk.labels(panel))
    assert "We \\*did\\* play" in desk.world.text(panel)
    await desk.press("ann", panel, "Dismiss the appeal")
    assert "stays as it is" in desk.told(name)[-1]
    again = await desk.press(name, told, "Appeal…")
    assert "nothing to appeal against" in desk.text(again)


async def test_a_forfeit_waits_for_an_organisers_word(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="organiser", word_rounds=2)
    await desk.settle(1, "1:1")
    await desk.days(7)
    assert not (await desk.league(1)).event.rounds[0].completed
    (corp, _) = await desk.pair(1, "1:2")
    mine = desk.message(await desk.league_command(corp, "my"))
    assert "the time is over, and an organiser decides" in desk.world.text(mine)
    assert {"Play", "Report…", "More time…"} <= set(desk.labels(mine))
    match = desk.text(await desk.press(corp, mine, "Match"))
    assert "By the rules this match is forfeited by" in match
    assert "until" not in match  # the time that is over
    page = desk.world.text(desk.page("Autumn: round 1"))
    assert page.split("\n")[-1].endswith("time is over")
    waiting = next(m for m in reversed(desk.world.dms("ann")) if "Decide" in desk.labels(m))
    panel = desk.message(await desk.press("ann", waiting, "Decide"))
    assert "forfeit, waiting for your word" in desk.world.text(panel)
    await desk.press("ann", panel, "Approve the forfeit")
    league = await desk.league(1)
    assert league.event.rounds[0].completed
    assert len(league.pairing_of("1:2").absent) == 2
    settings = desk.message(await desk.league_command("ann", "settings"))
    assert "in rounds 1 to 2 an organiser decides" in desk.world.text(settings)
    await desk.press("ann", settings, "Time")
    await desk.press("ann", settings, "Forfeits by rule at once")
    assert "**Forfeits:** by rule when the time is over\n" in desk.world.text(settings)
    assert (await desk.league(1)).settings.word_rounds == 0


async def test_a_round_whose_forfeits_had_an_organisers_word_is_opened_as_a_whole(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="organiser", word_rounds=2)
    await desk.days(7)
    for key in ("1:1", "1:2"):
        shown = desk.message(await desk.league_command("ann", "report-for"))
        await desk.choose("ann", shown, "decide:chosen", key)
        await desk.press("ann", shown, "Approve the forfeit")
    assert (await desk.league(1)).draft is not None
    shown = await panel(desk)
    await desk.press("ann", shown, "Reopen…")
    await desk.press("ann", shown, "Round 1: what was decided by rule (2)")
    await desk.press("ann", shown, "Yes, open it again")
    league = await desk.league(1)
    assert not any(match.closed for match in league.matches.values())
    # What is taken back is told as it was.
    undo = desk.message(await desk.league_command("ann", "undo"))
    await desk.press("ann", undo, "Yes, take it back")
    audit = desk.text(await desk.league_command("ann", "audit"))
    assert "Taken back: opens again: round 1" in audit


async def test_an_imported_round_is_corrected_after_it_was_said_what_that_does(desk: Organisers) -> None:
    players = [{"id": at, "name": name} for at, name in enumerate(("Uno", "Due", "Tre", "Quattro"), 1)]
    both = [
        {"table": at, "player1": {"id": one, "role": "corp", "corpScore": 3, "combinedScore": 3},
         "player2": {"id": one + 1, "role": "runner", "runnerScore": 0, "combinedScore": 0}}
        for at, one in ((1, 1), (2, 3))
    ]  # fmt: skip
    event = {"name": "Spring", "players": players, "rounds": [both], "preliminaryRounds": 1}
    file = ("event.json", json.dumps(event).encode())
    await desk.league_command("ann", "import", file=file)
    before = await desk.league(1)
    assert before.draft is not None
    shown = desk.message(await desk.league_command("ann", "report-for"))
    assert set(desk.offered(shown, "decide:chosen")) == {"1:1", "1:2"}
    await desk.choose("ann", shown, "decide:chosen", "1:1")
    text = desk.world.text(shown)
    assert "the result comes from the imported file" in text
    assert "the match begins" not in text
    value = next(v for v, label in desk.offered(shown, "result:1:1").items() if "Due" in label)
    await desk.choose("ann", shown, "result:1:1", value)
    text = desk.world.text(shown)
    assert "Match 1:1 counts as: Round 1: **Uno** beats Due 3–\u20600." in text
    assert "From now on: Round 1: **Due** beats Uno 3–\u20600." in text
    assert "Round 2: the draft is made anew" in text
    assert await desk.league(1) == before  # asked, not done
    await desk.press("ann", shown, "Yes, correct it")
    after = await desk.league(1)
    assert after.event.rounds[0].pairings[0].score == (0, 3)
    assert after.draft is not None
    assert "decides match 1:1: Round 1: **Due** beats Uno" in desk.text(
        await desk.league_command("ann", "audit")
    )
    undo = desk.message(await desk.league_command("ann", "undo"))
    await desk.press("ann", undo, "Yes, take it back")
    assert (await desk.league(1)).event == before.event
    # To be played again is possible too, as for any other.
    shown = await panel(desk)
    await desk.press("ann", shown, "Reopen…")
    assert set(desk.offered(shown, "reopen:chosen")) == {"1:1", "1:2"}
