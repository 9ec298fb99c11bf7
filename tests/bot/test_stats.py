"""`/play stats`: what counts, by side, identity and opponent; who may see it."""

from __future__ import annotations

from typing import Any

from bot.contract.player import Player
from bot.hosting.statistics import Opponent, Statistics, Tally, statistics
from bot.store import results
from bot.store.schema_play import results as table
from tests.bot import coop
from tests.bot.world import World

WIN = ("Score a point", "Score a point", "give", "Pass", "Pass", "give", "Score a point")


async def played(world: World, level: str = "beginner", ends: tuple[str, ...] = WIN) -> int:
    """Ann, the Buyer, and Bob play to the end."""
    game_id = await world.start_game(level)
    await world.play(*ends)
    await world.rest()
    assert (await world.game(game_id)).status == "over"
    return game_id


async def of(world: World, who: str) -> list[Statistics]:
    return await statistics(world.bot.play, world.users[who].id)


async def shown(world: World, who: str, **options: object) -> Any:
    result = await world.members[who].slash(world.channel, "play stats", **options)
    await world.rest()
    return result


async def test_games_count_by_side_identity_and_opponent(world: World) -> None:
    assert await of(world, "ann") == []
    await played(world)
    await played(world, ends=("Fold", "Yes: Fold"))
    (ann,), (bob,) = await of(world, "ann"), await of(world, "bob")
    assert ann.people == bob.people == Tally(1, 1)
    assert ann.sides == {"buyer": Tally(1, 1)}
    assert bob.sides == {"seller": Tally(1, 1)}
    assert ann.played == {"card_0": Tally(1, 1)}
    assert ann.against == {Opponent(world.bob.id): Tally(1, 1)}
    assert ann.names == {world.bob.id: "bob"}
    # What was noted once is not read again.
    async with world.bot.db.read() as db:
        assert await results.unknown(db, world.ann.id, 10) == []


async def test_opponents_are_told_apart_by_person_not_by_name(world: World) -> None:
    kind, cleo = world.bot.challenges.duel("barter"), world.members["cleo"].id
    for user_id, name, loser in (
        (world.bob.id, "Sam", world.bob.id), (cleo, "Sam", cleo), (world.bob.id, "Bo", world.ann.id),
    ):  # fmt: skip
        seats = {"buyer": Player("ann", world.ann.id), "seller": Player(name, user_id)}
        place = (world.guild.id, world.channel.id)
        async with world.bot.db.write() as db:
            game = kind.new("beginner", 5)
            game_id = await world.bot.play.start(db, kind, game, "beginner", *place, seats)
        await world.bot.play.concede(game_id, loser, None)
    (ann,) = await of(world, "ann")
    assert ann.against == {Opponent(world.bob.id): Tally(1, 1), Opponent(cleo): Tally(1)}
    assert ann.names == {world.bob.id: "Bo", cleo: "Sam"}
    result = await shown(world, "ann")
    (picture,) = result.followups[-1].attachments if result.followups else result.response.attachments
    assert "Bo: 1 won, 1 lost, 0 without a winner" in picture.description
    assert "Sam: 1 won, 0 lost, 0 without a winner" in picture.description


async def test_computers_are_opponents_and_count_nowhere_else(world: World) -> None:
    await world.ann.slash(world.channel, "barter challenge", computer="sensible", side="buyer")
    await world.rest()
    await world.play("Fold", "Yes: Fold")
    (ann,) = await of(world, "ann")
    assert (ann.people.games, ann.sides, ann.played) == (0, {}, {})
    assert ann.against == {Opponent(computer="sensible"): Tally(0, 1)}
    said = world.said(await shown(world, "ann"))
    assert "Barter: no games with others yet" in said
    assert ann.computers == Tally(0, 1)
    assert "Against the computer: 1 game, 0 won, 1 lost, 0 without a winner" in said


async def test_what_nobody_won_is_neither_won_nor_lost(world: World) -> None:
    game_id = await world.start_game()

    def act(now: Any, mine: Any) -> list[Any]:
        now.kind.abandon(now.game)
        return []

    await world.bot.play.change(game_id, world.bob.id, act)
    (ann,) = await of(world, "ann")
    assert (ann.people, ann.sides) == (Tally(0, 0, 1), {"buyer": Tally(0, 0, 1)})


async def test_lessons_never_count(world: World) -> None:
    await played(world)
    async with world.bot.db.write() as db:
        kind = world.bot.challenges.duel("barter")
        game = kind.new("beginner", 5)
        kind.give_up(game, "buyer")
        seats = {"buyer": Player("ann", world.ann.id), "seller": Player("bob", world.bob.id)}
        place = (world.guild.id, world.channel.id)
        await world.bot.play.start(db, kind, game, "lesson3", *place, seats)
        from_table = (await db.execute(table.select())).all()
    assert from_table == []
    (ann,) = await of(world, "ann")
    assert ann.people.games == 1


async def test_games_that_are_won_together_count_for_all(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob")
    for _ in range(3):
        await world.press("ann", world.panels("ann", game_id)[-1], "Take the turn")
        await world.press("bob", world.panels("bob", game_id)[-1], "Help")
    assert isinstance(world.coop, coop.Coop)
    assert (await world.game(game_id)).status == "over"
    (ann,) = await of(world, "ann")
    assert ann.people == Tally(1, 0)
    assert ann.against == {Opponent(world.bob.id): Tally(1, 0)}
    assert set(ann.played) == {"keeper"}


async def test_everybody_sees_those_who_do_not_hide(world: World) -> None:
    await played(world)
    result = await shown(world, "ann")
    said = world.said(result)
    assert "Barter: 1 game with others, 1 won, 0 lost, 0 without a winner" in said
    (picture,) = result.followups[-1].attachments if result.followups else result.response.attachments
    assert "Buyer: 1 won, 0 lost, 0 without a winner" in picture.description
    assert "bob: 1 won" in picture.description
    cleos = world.said(await shown(world, "cleo", player=world.ann))
    assert "1 won" in cleos
    assert "Hide from others" not in cleos
    other = world.env.create_guild()
    elsewhere = other.create_text_channel("elsewhere")
    stranger = other.add_member(world.env.create_user("dora"))
    there = other.add_member(world.users["ann"])
    theirs = await stranger.slash(elsewhere, "play stats", player=there)
    await world.rest()
    assert "No finished game counts yet" in world.said(theirs)


async def test_who_hides_is_seen_by_nobody_and_named_nowhere(world: World) -> None:
    await played(world)
    mine = await shown(world, "bob")
    message = (mine.followups[-1] if mine.followups else mine.response).message
    await world.press("bob", message, "Hide from others")
    assert "Only you can see these" in world.text(message)
    refused = await shown(world, "ann", player=world.bob)
    assert "bob does not show statistics to others" in world.said(refused)
    (ann,) = await of(world, "ann")
    assert ann.against == {Opponent(): Tally(1, 0)}
    assert ann.names == {}
    await world.press("bob", message, "Show to others")
    assert "1 lost" in world.said(await shown(world, "ann", player=world.bob))
