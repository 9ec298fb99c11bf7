"""What leagues have promised to say arrives once and in order; where it cannot, somebody hears of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.leagues.posts.notices import owner
from bot.messages.components import button
from bot.outbox.posting import Posted, Poster
from bot.store import leagues as store
from bot.store import outbox, slots
from bot.store.database import StoreUnavailable
from engine.leagues.model import Settings
from engine.leagues.season import lifecycle, people, play, reports
from engine.leagues.season.model import Notice, Value
from tests.bot.leagues.season import Season


def fail(
    season: Season, channel: Any, status: int, code: int, times: int | None = None, method: str = "POST"
) -> None:
    season.world.env.inject_error(
        method, f"/channels/{channel.id}/messages*", status=status, code=code, times=times
    )


@pytest.mark.parametrize("what", ["page", "text", "dm"])
async def test_a_crash_between_sending_and_noting_it_repeats_nothing(
    season: Season, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies when Discord has the message and the store does not know: found, not repeated."""
    post = Poster.post
    crashed: list[str] = []

    def is_it(row: outbox.Row) -> bool:
        if what == "page":
            return row.kind == "page" and row.payload["slot"] == "round:1"
        return row.kind == "text" and (row.lane != "league") == (what == "dm")

    def dead() -> None:
        raise StoreUnavailable("the process has died")

    league_id = await season.create()
    await season.sign_up(league_id, "ann", "bob")

    async def dying(self: Poster, row: outbox.Row, *args: Any, **kwargs: Any) -> Posted:
        sent = await post(self, row, *args, **kwargs)
        if is_it(row) and not crashed:
            crashed.append(what)
            monkeypatch.setattr(Poster, "post", post)
            season.world.bot.dispatcher._open = False
            monkeypatch.setattr(season.world.bot.db, "write", dead)
        return sent

    await season.do(league_id, "ann", "start", lifecycle.start, organiser=True)
    monkeypatch.setattr(Poster, "post", dying)
    await season.do(league_id, "ann", "publish", lifecycle.publish_draft, organiser=True)
    assert crashed == [what]
    await season.world.restart()
    await season.world.rest()
    texts = season.said()
    assert len(texts) == len(set(texts))
    assert [t.split("\n")[0] for t in texts if t.startswith("##")].count("## Autumn: round 1") == 1
    for name in ("ann", "bob"):
        told = season.told(name)
        assert len(told) == len(set(told))
        assert "round 1" in told[-1].lower()


async def test_a_page_that_the_league_has_overtaken_while_it_was_posted_is_edited_at_once(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = Poster.post
    league_id = await season.create()
    await season.sign_up(league_id, "ann", "bob")

    async def slow(self: Poster, row: outbox.Row, *args: Any, **kwargs: Any) -> Posted:
        sent = await post(self, row, *args, **kwargs)
        if row.payload.get("slot") == "round:1":
            monkeypatch.setattr(Poster, "post", post)
            await season.do(league_id, "ann", "ready", play.ready, "1:1", match="1:1", rest=False)
        return sent

    await season.do(league_id, "ann", "start", lifecycle.start, organiser=True)
    monkeypatch.setattr(Poster, "post", slow)
    await season.do(league_id, "ann", "publish", lifecycle.publish_draft, organiser=True)
    assert Poster.post is post
    async with season.world.bot.db.read() as db:
        assert await slots.behind(db) == []


async def test_closed_direct_messages_become_mentions_in_the_channel(season: Season) -> None:
    fail(season, season.world.users["bob"].dm_channel, 403, 50007)
    league_id = await season.running("ann", "bob")
    bob = season.world.users["bob"]
    called = [text for text in season.said() if text.startswith(bob.mention)]
    assert ["You are in" in text for text in called] == [True, False]
    rows = await all_rows(season)
    assert rings(rows) == [[bob.id], [bob.id]]
    # From the first one on nothing is tried in vain.
    assert len([row for row in rows if row["lane"] == f"dm:{bob.id}"]) == 1
    ann = season.world.users["ann"]
    await season.do(league_id, "ann", "ready", play.ready, "1:1", match="1:1")
    last = [text for text in season.said() if text.startswith(bob.mention)][-1]
    assert ann.mention in last
    assert rings(await all_rows(season)) == [[bob.id]] * 3


async def test_who_has_left_the_server_is_told_of_to_organisers_once(season: Season) -> None:
    fail(season, season.world.users["bob"].dm_channel, 403, 50278)
    league_id = await season.running("ann", "bob", "cleo", "dan")
    told = [m for m in season.world.dms("ann") if "not on the server any more" in season.world.text(m)]
    assert len(told) == 1
    assert "Drop them…" in season.world.buttons(told[0])
    await season.do(league_id, "cleo", "leave", people.leave)
    again = [m for m in season.world.dms("ann") if "not on the server any more" in season.world.text(m)]
    assert len(again) == 1


async def test_choosing_direct_messages_gives_them_another_try(season: Season) -> None:
    dm = season.world.users["bob"].dm_channel
    fail(season, dm, 403, 50007, times=1)
    league_id = await season.create()
    await season.sign_up(league_id, "bob")
    assert season.told("bob") == []
    await season.world.bob.slash(season.world.channel, "barter settings", private="dm")
    await season.do(league_id, "bob", "leave", people.leave)
    assert len(season.told("bob")) <= 1
    async with season.world.bot.db.read() as db:
        reached = await store.reach(db, league_id, [season.world.users["bob"].id], "en")
    assert all(member.by_dm for member in reached.values())


def rings(rows: list[dict[str, Any]]) -> list[list[int]]:
    """Whom messages in the channel call by name so that a telephone rings."""
    found = [json.loads(row["payload"]).get("mentions") for row in rows if row["lane"] == "league"]
    return [called for called in found if called]


async def all_rows(season: Season) -> list[dict[str, Any]]:
    async with season.world.bot.db.read() as db:
        rows = await db.exec_driver_sql("SELECT * FROM outbox WHERE owner = 'league' ORDER BY id")
        return [dict(row) for row in rows.mappings()]


async def test_who_wants_no_direct_messages_is_called_in_the_channel(season: Season) -> None:
    await season.world.bob.slash(season.world.channel, "barter settings", private="panel")
    await season.running("ann", "bob")
    assert season.told("bob") == []
    assert any(text.startswith(season.world.users["bob"].mention) for text in season.said())


async def test_a_deleted_channel_is_told_to_the_organiser_and_the_league_goes_on(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    season.world.env.backend.delete_channel(season.world.channel.id)
    await season.world.env.settle()
    await season.settle(league_id, "1:1")
    assert sum("can no longer write in the channel" in text for text in season.told("ann")) == 1
    assert (await season.leagues.load(league_id)).row.channel_state == "lost"
    await season.settle(league_id, "1:2")
    assert (await season.league(league_id)).event.rounds[0].completed
    other = season.world.guild.create_text_channel("new-home")
    await season.leagues.office.set_channel(league_id, season.world.users["ann"].id, other.id)
    await season.world.rest()
    heads = [text.split("\n")[0] for text in season.said(other)]
    assert "## Autumn: standings" in heads
    assert sum("can no longer write in the channel" in text for text in season.told("ann")) == 1


async def test_a_deleted_page_is_posted_again(season: Season) -> None:
    league_id = await season.running("ann", "bob")
    page = season.page("Autumn: round 1")
    season.world.env.backend.delete_message(page.channel.id, page.id)
    await season.settle(league_id)
    await season.world.rest()
    assert "3–\u20600" in season.world.text(season.page("Autumn: round 1")).replace("0–\u20603", "3–\u20600")


async def test_messages_that_fail_for_a_while_come_later_and_in_order(season: Season) -> None:
    league_id = await season.create()
    fail(season, season.world.channel, 500, 0, times=10)
    await season.sign_up(league_id, "ann", "bob")
    await season.do(league_id, "ann", "close", lifecycle.close_signup, organiser=True)
    for _ in range(12):
        season.clock.shift += 400
        await season.world.env.advance_time(61)
        await season.world.env.settle()
    rows = [row for row in await all_rows(season) if row["lane"] == "league" and row["state"] == "sent"]
    assert [row["message_id"] for row in rows] == sorted(row["message_id"] for row in rows)
    assert {row["state"] for row in await all_rows(season)} == {"sent"}


async def test_organisers_are_told_in_their_channel_and_by_message_once_it_is_gone(season: Season) -> None:
    league_id = await season.create(publish="organiser")
    office, ann = season.leagues.office, season.world.users["ann"].id
    desk = season.world.guild.create_text_channel("organisers")
    role = season.world.guild.create_role("judges")
    await office.set_organisers(league_id, ann, [], [role.id])
    await office.set_organiser_channel(league_id, ann, desk.id)
    await season.sign_up(league_id, "bob", "cleo")
    await season.do(league_id, "ann", "start", lifecycle.start, organiser=True)
    (said,) = season.said(desk)
    assert said.startswith(f"<@&{role.id}>")
    season.world.env.backend.delete_channel(desk.id)
    before = len(season.told("ann"))
    await season.days(1)
    assert len(season.told("ann")) == before + 1
    assert (await season.leagues.load(league_id)).row.organiser_channel_id is None


async def test_what_one_change_tells_somebody_is_one_message(season: Season) -> None:
    """The end of the league is its end and their place in it."""
    league_id = await season.running("ann", "bob", game=Settings(format="sss", rounds=1, seed=7))
    before = len(season.told("ann"))
    corp, _ = await season.pair(league_id)
    other = await season.report(league_id)
    told = len(season.told(corp))
    await season.do(league_id, other, "confirm", reports.confirm, "1:1", match="1:1")
    assert (await season.league(league_id)).state == "finished"
    assert len(season.told(corp)) - told == 1
    channel = [row for row in await all_rows(season) if row["lane"] == "league" and row["kind"] == "text"]
    last = json.loads(channel[-1]["payload"])["content"].split("\n")
    assert len(last) >= 3  # the result, the end of the round, the end of the league
    assert len(season.told("ann")) > before


async def test_buttons_of_notices_go_with_them(season: Season) -> None:
    season.leagues.notices.buttons.append(
        lambda table, notice, language: (
            (button("Wave", f"wave:{table.id}:{notice.match}"),) if notice.kind == "match" else ()
        )
    )
    league_id = await season.running("ann", "bob")
    assert season.world.buttons(season.world.dms("ann")[-1])["Wave"] == f"wave:{league_id}:1:1"


async def test_notices_in_one_message_share_a_button(season: Season) -> None:
    """Discord refuses a message in which two buttons have the same address."""
    season.leagues.notices.buttons.append(
        lambda table, notice, language: (button("Wave", f"wave:{table.id}"),)
    )
    league_id = await season.running("ann", "bob", game=Settings(format="sss", rounds=1, seed=7))
    await season.settle(league_id)
    for name in ("ann", "bob"):
        assert list(season.world.buttons(season.world.dms(name)[-1])).count("Wave") == 1
        assert "place" in season.told(name)[-1].lower()
    assert {row["state"] for row in await all_rows(season)} == {"sent"}


async def test_long_news_is_several_messages_and_none_is_too_long(season: Season) -> None:
    league_id = await season.create()
    table = await season.leagues.load(league_id)
    people_of_discord = [season.id(name) for name in ("ann", "bob", "cleo", "dan", "eve", "finn")]
    said: dict[str, Value] = {"people": tuple(people_of_discord * 3)}
    news = [Notice("round", "channel", "ls-cut-begins", said) for _ in range(20)]
    async with season.world.bot.db.write() as db:
        await season.leagues.notices.promise(db, table, news, season.clock.now())
    season.leagues.wake(owner(league_id))
    await season.world.rest()
    texts = [text for text in season.said() if people_of_discord[0] in text and "##" not in text]
    assert len(texts) > 1
    assert max(map(len, texts)) <= 2000
    assert sum(text.count(people_of_discord[5]) for text in texts) == 20 * 3
