"""Drafts, rounds and results in the hands of organisers."""

from __future__ import annotations

import re

import pytest

from engine.leagues.season.play import challenge
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

FIELD = ("ann", "bob", "cleo", "dan")


async def drafted(desk: Organisers, *names: str) -> int:
    """A league with the draft of its first round."""
    league_id = await desk.create(publish="organiser")
    await desk.sign_up(league_id, *(names or FIELD))
    return league_id


async def start(desk: Organisers) -> object:
    return desk.message(await desk.league_command("ann", "start"))


async def tables(desk: Organisers, league_id: int = 1) -> list[set[str]]:
    """Who sits together in the newest round."""
    played = (await desk.league(league_id)).event.rounds[-1]
    return [{desk.name(one) for one in p.players} for p in played.pairings if p.counts]


async def test_a_draft_is_shown_to_organisers_alone_and_published(desk: Organisers) -> None:
    await drafted(desk)
    panel = await start(desk)
    text = desk.world.text(panel)
    assert "## Round 1: draft" in text
    assert "Drawn from the seed 7" in text
    assert "(Corp)" in text
    assert panel.flags.ephemeral  # type: ignore[attr-defined]
    assert not any("Round 1" in said for said in desk.said())
    assert desk.labels(panel) == [
        "Publish",
        "Swap…",
        "Pair by hand…",
        "Void…",
        "Undo…",
        "Settings",
    ]
    refused = await desk.world.forge("bob", panel, "lo:1:publish")
    assert "Only organisers" in desk.text(refused)
    await desk.press("ann", panel, "Publish")
    assert "✅ Published." in desk.world.text(panel)
    assert (await desk.league(1)).state == "running"
    assert any("**Round 1** begins" in said for said in desk.said())
    page = desk.page("Autumn: round 1")
    assert "My matches" in desk.labels(page)
    assert desk.world.env.backend.get_message(page.channel.id, page.id).attachments


async def test_organisers_are_told_of_a_draft_with_a_button(desk: Organisers) -> None:
    await drafted(desk)
    await start(desk)
    told = next(m for m in desk.world.dms("ann") if "Show the pairings" in desk.world.buttons(m))
    shown = await desk.press("ann", told, "Show the pairings")
    assert "## Round 1: draft" in desk.text(shown)


async def test_too_few_players_and_too_large_a_cut_are_refused(desk: Organisers) -> None:
    await desk.make()
    await desk.sign_up(1, "bob", "cleo")
    refused = await desk.league_command("ann", "start")
    assert "The cut takes 4 players, but only 2 are in." in desk.text(refused)
    await desk.sign_up(1, "dan", "finn")
    assert "Only 4 players are in; 6 are needed." in desk.text(await desk.league_command("ann", "start"))
    assert (await desk.league(1)).state == "signup"


async def test_a_draft_is_repaired_by_hand_and_drawn_again(desk: Organisers) -> None:
    await drafted(desk)
    panel = await start(desk)
    draft = (await desk.league(1)).draft
    assert draft is not None
    first, second = draft.draft.round.pairings
    one, other = (desk.world.members[desk.name(p.player1)] for p in (first, second))
    await desk.press("ann", panel, "Swap…")
    assert "Which two players change places?" in desk.world.text(panel)
    await desk.choose("ann", panel, "swap:chosen", one, other)
    assert "✅ Done." in desk.world.text(panel)
    changed = (await desk.league(1)).draft
    assert changed is not None
    assert str(one.id) in changed.draft.round.pairings[1].players
    # By hand: first void, then pair, with a side chosen.
    await desk.press("ann", panel, "Void…")
    await desk.choose("ann", panel, "void:chosen", "1:1")
    await desk.press("ann", panel, "Pair by hand…")
    free = [desk.world.members[desk.name(p)] for p in changed.draft.round.pairings[0].players]
    await desk.choose("ann", panel, "pair:chosen", *free)
    assert "Who is the Corp?" in desk.world.text(panel)
    await desk.press("ann", panel, free[1].name)
    by_hand = (await desk.league(1)).draft
    assert by_hand is not None
    assert {p.corp for p in by_hand.draft.round.pairings if p.manual} >= {str(free[1].id)}
    told = len(desk.told("ann"))
    await desk.press("ann", panel, "Discard my changes")
    again = (await desk.league(1)).draft
    assert again is not None
    assert again.draft.round.pairings == draft.draft.round.pairings
    assert "Your changes are discarded" in desk.world.text(panel)
    assert "Discard my changes" not in desk.labels(panel)  # there are none any more
    assert len(desk.told("ann")) == told


async def test_a_league_that_begins_at_once_is_begun_after_a_question_alone(desk: Organisers) -> None:
    await desk.create(draft_seconds=0)
    await desk.sign_up(1, *FIELD)
    before = len(desk.told("ann"))
    shown = await start(desk)
    assert "4 players" in desk.world.text(shown)
    assert (await desk.league(1)).state == "signup"
    await desk.press("ann", shown, "No, go back")
    assert (await desk.league(1)).state == "signup"
    shown = await start(desk)
    await desk.press("ann", shown, "Yes, begin")
    assert (await desk.league(1)).state == "running"
    # Nobody is offered to change what is published already.
    assert not any("until then you can change them" in said for said in desk.told("ann")[before:])


async def test_swapping_somebody_who_is_not_in_the_league_is_refused(desk: Organisers) -> None:
    await drafted(desk)
    panel = await start(desk)
    await desk.press("ann", panel, "Swap…")
    refused = await desk.choose(
        "ann", panel, "swap:chosen", desk.world.members["bob"], desk.world.members["eve"]
    )
    assert "That person is not in this league" in desk.text(refused)


async def test_a_published_match_is_voided_only_after_asking_and_undone(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="organiser")
    panel = desk.message(await desk.league_command("ann", "repair"))
    assert "## Round 1\n" in desk.world.text(panel)
    assert "· open" in desk.world.text(panel)
    await desk.press("ann", panel, "Void…")
    await desk.choose("ann", panel, "void:chosen", "1:1")
    assert re.search(r"Void \w+ – \w+\?", desk.world.text(panel))
    await desk.press("ann", panel, "No, go back")
    assert len(await tables(desk)) == 2
    panel = desk.message(await desk.league_command("ann", "repair"))
    await desk.press("ann", panel, "Void…")
    await desk.choose("ann", panel, "void:chosen", "1:1")
    await desk.press("ann", panel, "Yes, void it")
    assert len(await tables(desk)) == 1
    asked = desk.message(await desk.league_command("ann", "undo"))
    assert "Take this back" in desk.world.text(asked)
    assert f"<@{desk.id('ann')}>" in desk.world.text(asked), "who did what"
    await desk.press("ann", asked, "Yes, take it back")
    assert "✅ Taken back." in desk.world.text(asked)
    assert len(await tables(desk)) == 2
    # The same button again takes back nothing more.
    again = await desk.world.forge("ann", asked, next(iter([f"lo:1:undo:{99}"])))
    assert "Something has happened since" in desk.text(again)


async def test_a_round_gets_another_deadline_and_an_end(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="organiser")
    panel = desk.message(await desk.league_command("ann", "repair"))
    modal = await desk.press("ann", panel, "Deadline…")
    await desk.submit("ann", modal, deadline="10d")
    league = await desk.league(1)
    assert league.round_deadline == desk.clock.now() + 10 * 86400
    assert f"✅ To be played by <t:{int(league.round_deadline or 0)}:f>" in desk.world.text(panel)
    modal = await desk.press("ann", panel, "Deadline…")
    past = await desk.submit("ann", modal, deadline="2026-01-01 10:00")
    assert "That time is past" in desk.text(past)
    await desk.press("ann", panel, "End the round…")
    assert "End the round now?" in desk.world.text(panel)
    await desk.press("ann", panel, "Yes, end the round")
    assert (await desk.league(1)).event.rounds[0].completed


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("1 month", ""),
        ("2 Monate", ""),
        ("59 min", "within an hour"),
        ("3h", "Nobody can be reminded"),
        ("10h", ""),
    ],
)
async def test_a_deadline_that_is_next_to_nothing_is_asked_for_first(
    desk: Organisers, typed: str, asked: str
) -> None:
    await desk.running(*FIELD, publish="organiser")
    before = await desk.league(1)
    panel = desk.message(await desk.league_command("ann", "repair"))
    await desk.submit("ann", await desk.press("ann", panel, "Deadline…"), deadline=typed)
    league = await desk.league(1)
    if asked:
        assert league == before
        at = desk.clock.now() + (59 * 60 if "min" in typed else 3 * 3600)
        assert f"That is <t:{int(at)}:f>" in desk.world.text(panel)
        assert asked in desk.world.text(panel)
        await desk.press("ann", panel, "Yes, by then")
        assert (await desk.league(1)).round_deadline == int(at)
        assert f"✅ To be played by <t:{int(at)}:f>" in desk.world.text(panel)
        return
    assert league.round_deadline is not None
    month = 28 * 86400
    assert league.round_deadline - desk.clock.now() >= (month if "ona" in typed or "mon" in typed else 36000)
    assert not any(match.closed for match in league.matches.values())


async def test_an_organiser_decides_a_dispute(desk: Organisers) -> None:
    from engine.leagues.season import reports

    await desk.running("bob", "cleo")
    other = await desk.report(1)
    await desk.do(1, other, "dispute", reports.dispute, "1:1", "We never finished.", match="1:1")
    told = next(m for m in reversed(desk.world.dms("ann")) if "Decide" in desk.world.buttons(m))
    shown = desk.message(await desk.press("ann", told, "Decide"))
    text = desk.world.text(shown)
    assert "⚠️ disputed" in text
    assert "We never finished." in text
    options = desk.offered(shown, "result:1:1")
    draw = next(value for value, label in options.items() if label == "Draw without playing")
    done = await desk.choose("ann", shown, "result:1:1", draw)
    assert "Nothing else is waiting for you" in desk.text(done)
    pairing = (await desk.league(1)).event.rounds[0].pairings[0]
    assert (pairing.score, pairing.status) == ((1, 1), "confirmed")


async def test_an_organiser_decides_a_no_show_claim(desk: Organisers) -> None:
    from engine.leagues.season import claims

    await desk.running("bob", "cleo")
    corp, runner = await desk.pair(1)
    await desk.days(5)
    await desk.do(1, corp, "claim", claims.claim_no_show, "1:1", "No word at all.", match="1:1")
    await desk.do(1, runner, "answer", claims.answer_claim, "1:1", "I was ill.", match="1:1")
    chosen = desk.message(await desk.league_command("ann", "report-for"))
    await desk.choose("ann", chosen, "decide:chosen", "1:1")
    assert "I was ill." in desk.world.text(chosen)
    await desk.press("ann", chosen, "Nobody was absent")
    match = (await desk.league(1)).matches["1:1"]
    assert match.claim is None
    assert not match.closed
    chosen = desk.message(await desk.league_command("ann", "report-for"))
    await desk.choose("ann", chosen, "decide:chosen", "1:1")
    forfeit = next(
        v for v, label in desk.offered(chosen, "result:1:1").items() if label == f"{runner} was absent"
    )
    await desk.choose("ann", chosen, "result:1:1", forfeit)
    assert (await desk.league(1)).event.rounds[0].pairings[0].absent == (desk.id(runner),)


async def test_the_field_is_changed_by_hand(desk: Organisers) -> None:
    await drafted(desk, "ann", "bob", "cleo")

    async def player(action: str, who: str, **options: object) -> str:
        done = await desk.league_command(
            "ann", "player", action=action, user=desk.world.users[who], **options
        )
        return desk.text(done)

    assert "is in." in await player("add", "dan")
    assert "signed up already" in await player("add", "dan")
    assert "has a bye in round one" in await player("bye", "cleo")
    assert (await desk.league(1)).event.player(desk.id("cleo")).first_round_bye
    assert "has no bye" in await player("no-bye", "cleo")
    assert "seed" in await player("seed", "bob", seed=2)
    assert (await desk.league(1)).event.player(desk.id("bob")).seed == 2
    assert "is out" in await player("drop", "dan")
    assert "not in this league" in await player("drop", "dan")
    assert desk.id("dan") not in (await desk.league(1)).people
    assert "takes the place over" in await player("substitute", "finn", other=desk.id("bob"))
    assert (await desk.league(1)).event.player(desk.id("finn")).stands_for == desk.id("bob")
    assert "I cannot tell which player “nobody” is" in await player("substitute", "dan", other="nobody")
    refused = await desk.league_command("cleo", "player", action="add", user=desk.world.users["dan"])
    assert "Only organisers" in desk.text(refused)


async def test_dropping_somebody_who_plays_is_asked_once_more(desk: Organisers) -> None:
    await desk.running(*FIELD)
    asked = await desk.league_command("ann", "player", action="drop", user=desk.world.users["bob"])
    assert "Their open matches are lost" in desk.text(asked)
    assert (await desk.league(1)).event.player(desk.id("bob")).status == "active"
    await desk.press("ann", desk.message(asked), "Yes, take them out")
    assert (await desk.league(1)).event.player(desk.id("bob")).status == "dropped"


async def test_a_league_is_called_off_with_a_reason(desk: Organisers) -> None:
    await desk.running(*FIELD)
    asked = desk.message(await desk.league_command("ann", "cancel"))
    assert "Call **Autumn** off?" in desk.world.text(asked)
    modal = await desk.press("ann", asked, "Yes, call it off…")
    assert (await desk.league(1)).state == "running"
    await desk.submit("ann", modal, reason="The venue is flooded.")
    assert (await desk.league(1)).state == "cancelled"
    assert any("called off: The venue is flooded." in said for said in desk.said())
    again = await desk.league_command("ann", "cancel", league=1)
    assert "This league is over" in desk.text(again)


async def test_a_ladder_is_ended_by_hand(desk: Organisers) -> None:
    from engine.leagues.model import Settings

    await desk.running("bob", "cleo", "dan", game=Settings("ladder", seed=3))
    shown = desk.message(await desk.league_command("ann", "settings"))
    text = desk.world.text(shown)
    assert "for each challenge" in text
    assert "begins at the bottom" in text
    assert "publish" not in text
    await desk.press("ann", shown, "End the league…")
    assert "End the league as it stands?" in desk.world.text(shown)
    await desk.press("ann", shown, "Yes, end it")
    assert (await desk.league(1)).state == "finished"


async def test_organisers_of_a_ladder_see_its_challenges_in_place_of_a_round(desk: Organisers) -> None:
    from engine.leagues.model import Settings

    await desk.running("bob", "cleo", "dan", game=Settings("ladder", seed=3))
    panel = desk.message(await desk.league_command("ann", "repair"))
    assert "No challenge is open." in desk.world.text(panel)
    assert desk.labels(panel) == ["Undo…", "Settings"]
    assert "No challenge is open." in desk.text(await desk.league_command("bob", "pairings"))
    top, low = (desk.name(one) for one in (await desk.league(1)).event.ladder[:2])
    await desk.do(1, low, "challenge", challenge, desk.id(top))
    panel = desk.message(await desk.league_command("ann", "repair"))
    assert "1\\. " in desk.world.text(panel)
    assert desk.labels(panel) == ["Decide a match…", "Remind all", "Undo…", "Settings"]
    await desk.press("ann", panel, "Decide a match…")
    assert set(desk.offered(panel, "decide:chosen")) == {"1:1"}
    await desk.settle(1, "1:1")
    assert "No challenge is open." in desk.text(await desk.league_command("bob", "pairings"))


async def test_a_knock_out_has_a_bracket_and_no_cut(desk: Organisers) -> None:
    from engine.leagues.model import Settings

    knock_out = Settings("single_elimination", seed=3)
    await desk.running("bob", "cleo", "dan", "finn", game=knock_out)
    assert any("The bracket is drawn. In order of seed:" in said for said in desk.said())
    assert not any("cut" in said.lower() for said in desk.said())


async def test_the_audit_log_tells_who_did_what(desk: Organisers) -> None:
    await drafted(desk)
    panel = await start(desk)
    await desk.press("ann", panel, "Publish")
    for seconds in range(20):
        modal = await desk.press("ann", panel, "Deadline…")
        await desk.submit("ann", modal, deadline=f"{seconds + 5}d")
    log = await desk.league_command("ann", "audit")
    text = desk.text(log)
    assert "## Autumn: audit log" in text
    assert f"**<@{desk.id('ann')}>**: sets a deadline" in text
    assert "publishes the pairings: round 1" not in text
    shown = desk.message(log)
    await desk.press("ann", shown, "Older ▶")
    assert "publishes the pairings: round 1" in desk.world.text(shown)
    assert "creates the league Autumn" in desk.world.text(shown)
    await desk.press("ann", shown, "◀ Newest")
    assert "creates the league" not in desk.world.text(shown)
    assert "Only organisers" in desk.text(await desk.league_command("bob", "audit"))
