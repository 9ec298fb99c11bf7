"""Matches are played in games the bot hosts: opened once, and their ends are taken in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.messages.words import say
from bot.store import league_games, league_history, waits
from bot.store.database import StoreUnavailable
from bot.store.people import Wishes
from engine.leagues.season import play
from engine.leagues.season.model import DAY
from tests.bot.leagues.season import Season
from tests.bot.refusing import statuses, walk
from tests.bot.test_company import walked
from tests.bot.test_outbox import later
from tests.long import slices


async def test_when_both_press_play_the_game_opens_with_the_paired_sides(season: Season) -> None:
    league_id = await season.running("ann", "bob")
    corp, runner = await season.pair(league_id)
    game_id = await season.ready(league_id)
    row = await season.world.game(game_id)
    assert (row.seats["buyer"].name, row.seats["seller"].name) == (corp, runner)
    assert season.world.thread(game_id)
    assert await season.leagues.match_of(game_id) == (league_id, "1:1")
    hosted = (await season.league(league_id)).matches["1:1"].hosted
    assert [one.game for one in hosted] == [str(game_id)]


async def test_each_code_that_keeps_the_thread_of_a_match_from_being_opened_is_told(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    await walk(season.world, await season.ready(await season.running("ann", "bob")), monkeypatch)


@pytest.mark.parametrize("every", slices((0, 8), 1))
async def test_the_thread_of_a_match_that_cannot_be_opened_is_told_and_tried_again(
    season: Season, clock: Any, every: int
) -> None:
    world, opened = season.world, {}
    for code in walked(every) if every else (50024,):
        league_id = await season.running("ann", "bob")
        await world.rest()
        world.env.inject_error(
            "POST",
            f"/channels/{world.channel.id}/messages/*/threads",
            status=statuses(code),
            code=code,
            times=2,
        )
        opened[await season.ready(league_id)] = code
        for _ in range(4):
            await later(world, clock, 61)
    said = {who: [world.text(m) for m in world.dms(who)] for who in ("ann", "bob")}
    told = say("en", "bot-no-thread", channel=f"<#{world.channel.id}>", group="barter")
    for number, code in opened.items():
        row = await world.game(number)
        assert row.thread_state == "open", code
        assert say("en", "bot-thread-at-last", thread=f"<#{row.thread_id}>") in said["ann"], code
    for who in ("ann", "bob"):
        assert said[who].count(told) >= len(opened), who


@pytest.mark.parametrize(("allowed", "rule"), [(True, "consent"), (False, "off")])
async def test_a_league_allows_taking_back_by_consent_or_not_at_all(
    season: Season, allowed: bool, rule: str
) -> None:
    league_id = await season.running("ann", "bob", undo=allowed)
    await season.pair(league_id)
    assert (await season.world.game(await season.ready(league_id))).undo_rule == rule


@pytest.mark.parametrize("allowed", [None, True])
async def test_hints_from_the_computer_have_to_be_allowed(season: Season, allowed: bool | None) -> None:
    league_id = await season.running("ann", "bob", **({} if allowed is None else {"hints": allowed}))
    assert (await season.world.game(await season.ready(league_id))).hints is bool(allowed)


async def test_who_changes_when_to_be_asked_has_not_moved(season: Season) -> None:
    league_id = await season.running("ann", "bob")
    await season.pair(league_id)
    game_id, world = await season.ready(league_id), season.world
    table = await world.bot.play.load(game_id)
    (seat, *_) = table.game.waiting_for
    asked = table.view(seat, "en").decisions[0]
    mover = table.row.seats[seat].user_id
    other = next(user.id for name in ("ann", "bob") if (user := world.users[name]).id != mover)
    assert mover is not None
    await world.bot.play.answer(game_id, mover, asked.id, [asked.options[0].key], None)

    async def last() -> tuple[int | None, float]:
        async with world.bot.db.read() as db:
            (row,) = await league_games.hosted(db, [game_id])
        return row.by, row.updated

    moved = await last()
    assert moved[0] == mover
    await season.pass_time(60)
    await world.bot.play.wish(game_id, other, Wishes(full_control=True))
    assert await last() == moved


async def test_the_end_of_a_game_is_the_result_of_its_match(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    corp, runner = await season.pair(league_id)
    await season.ready(league_id)
    await season.world.play("Fold", "Yes: Fold")
    await season.pass_time(0)
    pairing = (await season.league(league_id)).pairing_of("1:1")
    assert pairing.status == "confirmed"
    (game,) = pairing.games
    assert (game.corp, game.runner) == (season.id(corp), season.id(runner))
    assert (game.corp_points, game.runner_points) == (0, 3)
    assert game.reason
    assert any("–" in line for line in season.world.text(season.page("Autumn: round 1")).split("\n"))


async def test_a_rematch_of_a_match_is_a_friendly_game_at_the_usual_pace(season: Season) -> None:
    await season.pair(await season.running("ann", "bob"))
    await season.ready(1)
    world = season.world
    await world.play("Fold", "Yes: Fold")
    await world.rest()
    challenge = (await world.press("ann", world.thread().history()[-1], "Rematch")).response.message
    await world.press("bob", challenge, "Accept")
    assert (await world.game(2)).pace == "none"
    assert await season.leagues.match_of(2) is None


async def test_a_concession_counts_like_any_other_end(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    corp, runner = await season.pair(league_id)
    game_id = await season.ready(league_id)
    await season.world.bot.play.concede(game_id, season.world.users[runner].id, 1)
    await season.pass_time(0)
    pairing = (await season.league(league_id)).pairing_of("1:1")
    assert pairing.points(season.id(corp)) == 3
    assert pairing.points(season.id(runner)) == 0


async def test_the_loop_takes_the_end_in_by_itself(season: Season) -> None:
    timing = season.leagues.timing
    loop = asyncio.get_running_loop().create_task(type(timing).run(timing))  # the bot's own is asleep
    league_id = await season.running("ann", "bob", "cleo", "dan")
    await season.ready(league_id)
    await season.world.play("Fold", "Yes: Fold")
    for _ in range(3_000):
        if (await season.league(league_id)).matches["1:1"].closed:
            break
        await asyncio.sleep(0.01)
    else:
        pytest.fail("nobody has taken the end in")
    loop.cancel()
    await asyncio.gather(loop, return_exceptions=True)


async def test_an_end_is_not_lost_when_the_bot_dies_right_after_it(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    await season.ready(league_id)
    await season.world.play("Fold", "Yes: Fold")
    assert not (await season.league(league_id)).matches["1:1"].closed
    await season.world.restart()
    await season.pass_time(0)
    await season.pass_time(0)
    assert (await season.league(league_id)).matches["1:1"].closed
    won = [text for text in season.said() if "1:1" not in text and "3–\u20600" in text and "##" not in text]
    assert len(won) <= 1


async def test_the_second_game_of_a_double_sided_match_opens_by_itself_with_sides_swapped(
    season: Season,
) -> None:
    from engine.leagues.model import Settings

    game = Settings(format="dss", rounds=2, seed=7)
    league_id = await season.running("ann", "bob", "cleo", "dan", game=game)
    first = await season.ready(league_id)
    await season.world.play("Fold", "Yes: Fold")
    await season.pass_time(0)
    second = await season.world.newest()
    assert second == first + 1
    one, other = await season.world.game(first), await season.world.game(second)
    assert one.seats["buyer"].name == other.seats["seller"].name
    await season.world.play("Fold", "Yes: Fold")
    await season.pass_time(0)
    pairing = (await season.league(league_id)).pairing_of("1:1")
    assert pairing.score == (3, 3)


async def test_a_game_is_opened_once_when_storing_it_fails_at_first(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction that opens it is undone as a whole, and the press may be repeated."""
    league_id = await season.running("ann", "bob")
    corp, runner = await season.pair(league_id)
    await season.do(league_id, corp, "ready", play.ready, "1:1", match="1:1")
    log = league_history.log

    async def full(*args: Any, **kwargs: Any) -> None:
        monkeypatch.setattr(league_history, "log", log)
        raise StoreUnavailable("disk full")

    monkeypatch.setattr(league_history, "log", full)
    with pytest.raises(StoreUnavailable):
        await season.do(league_id, runner, "ready", play.ready, "1:1", match="1:1")
    assert await season.world.newest() == 0
    await season.do(league_id, runner, "ready", play.ready, "1:1", match="1:1")
    assert await season.world.newest() == 1


async def test_who_is_waited_for_is_known_at_the_deadline_and_reminded_before_it(season: Season) -> None:
    """Moves are not written to the league one by one; its clock looks at the game."""
    league_id = await season.running("ann", "bob", "cleo", "dan", reminders=(DAY,))
    corp, runner = await season.pair(league_id)
    await season.ready(league_id)
    await season.world.play("Gain 1 credit")
    looked = (await season.leagues.load(league_id, look="1:1")).league.matches["1:1"].hosted[0]
    assert (looked.by, looked.waiting) == (season.id(corp), (season.id(corp),))
    told = {name: len(season.told(name)) for name in (corp, runner)}
    await season.days(6)
    assert len(season.told(corp)) == told[corp] + 1
    assert len(season.told(runner)) == told[runner]
    await season.days(1)
    pairing = (await season.league(league_id)).pairing_of("1:1")
    assert pairing.absent == (season.id(corp),)


async def test_a_damaged_game_may_be_played_anew(season: Season) -> None:
    from bot.store import games

    league_id = await season.running("ann", "bob")
    game_id = await season.ready(league_id)
    async with season.world.bot.db.write() as db:
        await games.set_status(db, game_id, "damaged")
    again = await season.ready(league_id)
    assert again == game_id + 1
    assert [one.game for one in (await season.league(league_id)).matches["1:1"].hosted] == [str(again)]


async def test_games_of_no_league_are_left_alone(season: Season) -> None:
    await season.world.start_game()
    await season.world.play("Fold", "Yes: Fold")
    assert (await season.world.game()).status == "over"
    assert await season.leagues.match_of(1) is None


async def test_a_leagues_game_is_left_to_the_deadlines_of_the_league(season: Season) -> None:
    league_id = await season.running("ann", "bob")
    await season.pair(league_id)
    game_id = await season.ready(league_id)
    async with season.world.bot.db.read() as db:
        assert await waits.of_game(db, game_id) == {}
    who = season.world.members["ann"]
    said = season.world.said(await who.slash(season.world.channel, "barter pace", game=game_id))
    assert "The league this game belongs to sets its deadlines." in said
