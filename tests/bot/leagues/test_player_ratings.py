"""Ratings to read: one's own on both sides, and the leaderboard of the server."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert

from bot.leagues.readers.rating import leaders_text
from bot.store import ratings as store
from bot.store.schema_leagues import ratings
from engine.leagues.final import final_order
from engine.leagues.model import GameResult, Settings
from engine.leagues.ratings import SIDES, Book, rate_period
from engine.leagues.views import leaderboard_view
from tests.bot.leagues.players import Players, players

__all__ = ["players"]


async def played(players: Players, periods: int = 3) -> Book:
    """Ann has beaten Bob in a game as the Corp in each of some periods."""
    book = Book()
    for period in range(1, periods + 1):
        book = rate_period(book, period, [GameResult(players.id("ann"), players.id("bob"), 3, 0)])
    async with players.leagues.db.write() as db:
        for side in SIDES:
            for person, track in (book.corp if side == "corp" else book.runner).items():
                await db.execute(
                    insert(ratings).values(
                        guild_id=players.world.guild.id,
                        user_id=person,
                        side=side,
                        rating=track.now.rating,
                        deviation=track.now.deviation,
                        volatility=track.now.volatility,
                        games=track.games,
                        history=msgspec.json.encode(track.history).decode(),
                    )
                )
    return book


async def test_what_is_stored_is_read(players: Players) -> None:
    book = await played(players)
    async with players.leagues.db.read() as db:
        assert await store.book(db, players.world.guild.id) == book
        assert await store.book(db, 1) == Book()


async def test_somebodys_ratings_are_told_with_their_history(players: Players) -> None:
    book = await played(players)
    track = book.of("corp", players.id("ann"))
    text = players.text(await players.slash("ann", "rating"))
    rating, deviation = round(track.now.rating), round(track.now.deviation)
    assert f"**As the Corp:** {rating} ± {deviation} after 3 games (provisional until 10 games)" in text
    earlier = " → ".join(str(round(mark.rating)) for mark in track.history[:-1])
    assert f"Before: {earlier}" in text
    assert "**As the Runner:** no games yet" in text
    other = players.text(await players.slash("cleo", "rating", player=players.world.bob))
    assert other.startswith("**bob** in the leagues of this server\n**As the Corp:**")
    assert "**As the Corp:** no games yet" in other
    assert f"**As the Runner:** {round(book.of('runner', players.id('bob')).now.rating)}" in other


async def test_the_leaderboard_is_a_picture_with_a_text(players: Players) -> None:
    nobody = await players.slash("ann", "leaderboard")
    assert "Nobody on this server has a rating yet" in players.text(nobody)
    book = await played(players)
    await players.running("ann", "bob")
    shown = await players.slash("cleo", "leaderboard")
    message = players.shown(shown)
    assert [attachment.filename for attachment in message.attachments] == ["ratings.png"]
    assert "ann" in message.attachments[0].description
    view = leaderboard_view(book, {players.id("ann"): "ann", players.id("bob"): "b*b"})
    text = leaders_text(view, "en")
    assert f"– ann: {round(book.of('corp', players.id('ann')).now.rating)} ±" in text
    assert "b\\*b" in text


async def test_somebodys_page_has_trophies_leagues_and_matches(players: Players) -> None:
    four = ("ann", "bob", "cleo", "dan")
    game = Settings(format="sss", rounds=1, seed=7)
    await players.running(*four, title="Sp*ring", game=game, draft_seconds=0)
    for table in (1, 2):
        await players.settle(1, f"1:{table}")
    order = [players.name(one) for one in final_order((await players.league(1)).event)]
    assert (await players.league(1)).state == "finished"
    await players.running(*four, draft_seconds=0)
    pages = {
        name: players.text(await players.slash("eve", "rating", player=players.world.users[name]))
        for name in four
    }
    for place, name in enumerate(order, 1):
        text = pages[name]
        medal = {1: "🏆", 2: "🥈", 3: "🥉"}.get(place)
        assert (f"{medal} Sp\\*ring" in text) == (place <= 3)
        record = "1-0-0" if place <= 2 else "0-0-1"
        assert f"Sp\\*ring: place {place} of 4, {record}\n" in text
        assert "Autumn: place" in text
        assert "so far, 0-0-0" in text
        score = "3–\u20600" if place <= 2 else "0–\u20603"
        assert f"Sp\\*ring, round 1: {score} against" in text
    # Of another server's leagues nothing is told here, and of who is in none nothing but ratings.
    nobody = players.text(await players.slash("ann", "rating", player=players.world.users["finn"]))
    assert "Leagues" not in nobody
    assert "**As the Corp:** no games yet" in nobody
