"""Organisers can take back what they did, as long as nobody has built on it."""

from __future__ import annotations

import pytest

from bot.messages.refusals import Refusal
from bot.store import league_history
from engine.leagues.season import lifecycle, play, repairs
from engine.leagues.season.model import DAY
from tests.bot.leagues.season import Season


async def undo(season: Season, league_id: int) -> None:
    await season.leagues.undo(league_id, season.world.users["ann"].id)
    await season.world.rest()


async def test_a_published_round_can_be_taken_back(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    await undo(season, league_id)
    league = await season.league(league_id)
    assert league.event.rounds == ()
    assert league.draft is not None
    assert "This round has been taken back." in season.world.text(season.page("Autumn: round 1"))
    assert any("has taken back" in text for text in season.said())
    history = await season.leagues.history(league_id)
    assert (history[0].action, history[0].args["action"], history[1].undone) == ("undo", "publish", True)
    await season.pass_time(3600)
    assert "To be played by" in season.world.text(season.page("Autumn: round 1"))


async def test_repairs_are_taken_back_one_after_the_other(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    before = (await season.league(league_id)).event
    for match in ("1:1", "1:2"):
        await season.do(league_id, "ann", "void", repairs.void, match, organiser=True, undo=True)
    await undo(season, league_id)
    event = (await season.league(league_id)).event
    assert [pairing.status for pairing in event.rounds[0].pairings] == ["void", "open"]
    await undo(season, league_id)
    assert (await season.league(league_id)).event == before


async def test_what_others_have_built_on_stays(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    corp, _ = await season.pair(league_id)
    await season.do(league_id, corp, "ready", play.ready, "1:1", match="1:1")
    before = await season.leagues.load(league_id)
    with pytest.raises(Refusal) as refused:
        await undo(season, league_id)
    assert refused.value.identifier == "lst-undo-since"
    assert (await season.leagues.load(league_id)).row == before.row


async def test_reminders_since_do_not_stand_in_the_way_and_are_not_sent_again(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan", reminders=(2 * DAY, DAY))
    await season.do(league_id, "ann", "void", repairs.void, "1:2", organiser=True, undo=True)
    await season.days(5)
    told = {name: len(season.told(name)) for name in await season.pair(league_id)}
    await undo(season, league_id)
    await season.pass_time(60)
    assert {name: len(season.told(name)) for name in told} == told
    assert not (await season.league(league_id)).matches["1:2"].closed


async def test_organisers_who_take_something_back_are_not_told_again_what_waits(season: Season) -> None:
    league_id = await season.create(publish="organiser")
    await season.sign_up(league_id, "bob", "cleo", "dan", "eve")
    await season.do(league_id, "ann", "start", lifecycle.start, organiser=True)
    drafted = (await season.league(league_id)).draft
    assert drafted is not None
    pair = [pairing.player1 for pairing in drafted.draft.round.pairings]
    await season.do(league_id, "ann", "swap", repairs.swap, *pair, organiser=True, undo=True)
    await season.days(1)
    told = season.told("ann")
    assert "still waiting for you to publish" in told[-1]
    await undo(season, league_id)
    await season.days(1)
    assert season.told("ann") == told


async def test_with_nothing_to_take_back_it_says_so(season: Season) -> None:
    league_id = await season.create()
    with pytest.raises(Refusal) as refused:
        await undo(season, league_id)
    assert refused.value.identifier == "lst-undo-since"
    assert "taken back" in refused.value.text("en")


async def test_organisers_and_channels_are_in_the_audit_log_and_no_part_of_undo(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    ann, bob = season.world.users["ann"].id, season.world.users["bob"].id
    await season.leagues.office.set_organisers(league_id, ann, [bob], [77])
    table = await season.leagues.load(league_id)
    assert table.row.organised_by(bob)
    assert table.row.organised_by(1, roles=[77])
    assert table.row.organised_by(1, manages=True)
    assert not table.row.organised_by(1, roles=[78])
    assert table.row.organised_by(ann)  # whoever created it always does
    await undo(season, league_id)
    assert (await season.leagues.load(league_id)).row.organised_by(bob)
    log = await season.leagues.history(league_id)
    said = [table.said(entry, "en") for row in log for entry in row.entries]
    assert any(line.startswith("Organisers are now: <@&77>, <@") for line in said)
    assert all(line and "lst-" not in line and "ls-" not in line for line in said)


async def test_only_so_many_states_are_kept(season: Season, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.leagues.service import undoing

    monkeypatch.setattr(undoing, "FAR", 2)
    league_id = await season.running("ann", "bob", "cleo", "dan")
    for match in ("1:1", "1:2"):
        await season.do(league_id, "ann", "void", repairs.void, match, organiser=True, undo=True)
    async with season.world.bot.db.read() as db:
        rows = await league_history.history(db, league_id)
    assert [row.before is not None for row in rows[:4]] == [True, True, True, False]
