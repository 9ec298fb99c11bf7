"""Taking back on Discord: alone where nothing was seen, by consent else; logs, messages and panels follow."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from bot.contract.kind import GameKind
from bot.contract.player import Player
from bot.games.netrunner import orders
from bot.games.netrunner.kind import kind
from bot.hosting.undo_requests import request_of
from bot.hosting.undoing import Undoing
from bot.messages.words import say
from bot.outbox import posting
from bot.store.schema import moves, positions
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.bot.world import World

GAIN, DRAW = "Gain 1 credit", "Draw 1 card"
BACK, AGREE, REFUSE = "Undo", "Agree", "Do not agree"
NO_LONGER = "The game has gone on since; look again at what can be taken back."


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def table(clicks: int = 4, ice: str = "") -> Table:
    """Bob, the Runner, is to move; nothing is installed but this ice on R&D."""
    t = Table(policy=POLICY)
    if ice:
        t.ice("R&D", ice, rezzed=False)
    t.hand(CORP, "Hedge Fund", "Palisade")
    t.hand(RUNNER, "Sure Gamble", "Cleaver", "Jailbreak")
    t.deck(RUNNER, "Mayfly", "Unity")
    t.set(corp_credits=9, runner_credits=9)
    t.start(RUNNER, clicks=clicks)
    return t


async def begin(world: World, t: Table, *, rule: str = "free", computer: str | None = None) -> bytes:
    """Ann is the Corp (or a computer), Bob the Runner. The game as it begins."""
    ann = Player("Robot", computer=computer) if computer else Player("ann", world.ann.id)
    seated = {CORP: ann, RUNNER: Player("bob", world.bob.id)}
    game = netrunner.load(t.game.save())
    play = world.bot.play
    async with world.bot.db.write() as db:
        place = (world.guild.id, world.channel.id)
        game_id = await play.start(db, play.kinds["netrunner"], game, "beginner", *place, seated, rule)
    play.wake(game_id)
    await world.rest()
    return t.game.save()


async def press(world: World, who: str, *labels: str) -> Any:
    """Press buttons of somebody's newest panel; what came of the last one."""
    result = None
    for label in labels:
        offered = world.buttons(world.panel(who))
        wanted = next(one for one in offered if one == label or one.startswith(f"{label} · "))
        result = await world.press_panel(who, wanted)
        await world.rest()
    return result


async def page(world: World, who: str) -> Any:
    """What somebody can take back: a private page."""
    result = await getattr(world, who).slash(world.channel, "netrunner undo", game=1)
    assert result.response.message.flags.ephemeral
    return result.response.message


async def stored(world: World) -> netrunner.Game:
    return netrunner.load((await world.game()).state)


async def decisions(world: World) -> list[tuple[str, list[str], int | None]]:
    """Seat, keys and what took it back, of all of the decision log."""
    async with world.bot.db.read() as db:
        query = select(moves.c.seat, moves.c["keys"], moves.c.undone).order_by(moves.c.number)
        return [(seat, json.loads(keys), undone) for seat, keys, undone in await db.execute(query)]


async def replayed(world: World, first: bytes) -> bytes:
    """The game that comes of carrying out the decision log."""
    game, before = netrunner.load(first), dict[int, bytes]()
    async with world.bot.db.read() as db:
        query = select(moves.c.number, moves.c.seat, moves.c.decision, moves.c["keys"])
        rows = (await db.execute(query.order_by(moves.c.number))).all()
    for number, seat, decision, packed in rows:
        before[number], keys = game.save(), json.loads(packed)
        if decision is not None:
            game.answer(seat, decision, keys)
        elif keys[0] == "undo":
            game.take_back(netrunner.load(before[int(keys[1])]))
        elif keys[0] == "order":
            orders.give(game, seat, keys[1])
    return game.save()


async def test_a_choice_is_taken_back_by_one_press_and_all_follows(world: World) -> None:
    first = await begin(world, table())
    await press(world, "bob", GAIN, GAIN)
    two = world.turns()[-1]
    await press(world, "bob", BACK)
    game = await stored(world)
    assert (game.state.credits[RUNNER], game.state.clicks[RUNNER]) == (10, 3)
    assert "3 clicks left" in world.text(world.panel("bob"))
    told = world.turns()
    assert len(told) == 1
    assert told[0] != two
    assert told[0].endswith("↩ bob took back a choice.")
    await press(world, "bob", BACK)
    assert (await stored(world)).state.clicks[RUNNER] == 4
    assert "Takes" not in "".join(world.turns())
    log = await world.bob.slash(world.channel, "netrunner log", game=1)
    assert "took back" in world.said(log)
    assert [(seat, keys[0], undone) for seat, keys, undone in await decisions(world)] == [
        (RUNNER, "credit", 4),
        (RUNNER, "credit", 3),
        (RUNNER, "undo", None),
        (RUNNER, "undo", None),
    ]
    await press(world, "bob", DRAW)
    assert await replayed(world, first) == (await world.game()).state


async def test_the_same_press_again_takes_back_nothing_more(world: World) -> None:
    await begin(world, table())
    await press(world, "bob", GAIN, GAIN)
    panel = world.panel("bob")
    button = world.button(panel, BACK)
    old = world.button(panel, GAIN)
    await press(world, "bob", BACK)
    result = await world.forge("bob", panel, button)
    assert NO_LONGER in world.said(result)
    # The question that was asked after what was taken back is none that is asked from now on.
    for clicks in (3, 2):
        result = await world.forge("bob", panel, old)
        assert "no longer pending" in world.said(result)
        assert (await stored(world)).state.clicks[RUNNER] == clicks
        await press(world, "bob", GAIN)
    assert [keys[0] for _, keys, _ in await decisions(world)] == ["credit"] * 2 + ["undo"] + ["credit"] * 2


async def test_what_was_seen_is_taken_back_by_consent_and_named_as_far_as_the_other_may_know(
    world: World,
) -> None:
    first = await begin(world, table())
    await press(world, "bob", GAIN, DRAW)
    shown = (await press(world, "bob", BACK)).response.message
    assert "You have seen: Mayfly. ann is told how much you have seen." in world.text(shown)
    assert shown.id == world.panel("bob").id  # in the panel's place
    assert list(world.buttons(shown)) == ["Ask: my last choice", "Ask: my turn", "Back"]
    await world.press("bob", shown, "Back")
    await press(world, "bob", BACK, "Ask: my last choice")
    assert "You have asked ann" in world.text(world.panel("bob"))
    panel = world.text(world.panel("ann"))
    assert "**bob asks to take this back:**" in panel
    assert "> Draws 1 card" in panel
    assert "bob has seen since: a card." in panel
    assert "Mayfly" not in panel
    assert (await stored(world)).state.clicks[RUNNER] == 2
    await world.restart()
    await press(world, "ann", AGREE)
    game = await stored(world)
    assert (game.state.clicks[RUNNER], len(game.state.zones["grip"])) == (3, 3)
    assert world.turns()[-1].endswith("↩ bob took back a choice, by agreement.")
    assert "asks to take" not in world.text(world.panel("ann"))
    assert "3 clicks left" in world.text(world.panel("bob"))
    assert "Taken back, with the consent of ann." in world.text(world.panel("bob"))
    assert "consent" not in world.text(world.panel("ann"))
    await press(world, "bob", DRAW)
    assert "consent" not in world.text(world.panel("bob"))
    drawn = netrunner.load((await world.game()).state)
    assert "Mayfly" in {card.title for card in drawn.view(RUNNER).runner.hand or ()}
    assert await replayed(world, first) == (await world.game()).state


async def test_who_is_asked_may_refuse_and_who_asks_may_think_again(world: World) -> None:
    await begin(world, table())
    await press(world, "bob", DRAW)
    shown = await page(world, "bob")
    await world.press("bob", shown, "Ask: my last choice")
    await world.rest()
    await press(world, "bob", "Withdraw the request")
    assert (await world.game()).undo == ""
    assert AGREE not in world.buttons(world.panel("ann"))
    await world.press("bob", await page(world, "bob"), "Ask: my last choice")
    await world.rest()
    await press(world, "ann", REFUSE)
    said = [m.content for m in world.thread().history() if m.mentions]
    assert said[-1].endswith("ann does not agree: the game goes on as it stands.")
    assert str(world.bob.id) in said[-1]
    assert "ann does not agree: nothing was taken back." in world.text(world.panel("bob"))
    assert "does not agree" not in world.text(world.panel("ann"))
    assert AGREE not in world.buttons(world.panel("ann"))
    assert (await stored(world)).state.clicks[RUNNER] == 3
    assert [keys[0] for _, keys, _ in await decisions(world)] == ["draw"]


async def test_a_game_that_goes_on_is_the_answer(world: World) -> None:
    await begin(world, table())
    await press(world, "bob", DRAW)
    old = await page(world, "bob")
    await press(world, "bob", GAIN)
    await world.press("bob", old, "Ask: my last choice")
    assert NO_LONGER in world.text(old)
    assert (await world.game()).undo == ""
    await world.press("bob", await page(world, "bob"), "Ask: my turn")
    await world.rest()
    panel = world.panel("ann")
    agree = world.button(panel, AGREE)
    await press(world, "bob", GAIN)
    assert AGREE not in world.buttons(world.panel("ann"))
    assert NO_LONGER in world.said(await world.forge("ann", panel, agree))
    assert (await stored(world)).state.clicks[RUNNER] == 1


async def test_a_turn_that_ended_goes_on_and_the_message_of_the_next_one_goes(world: World) -> None:
    first = await begin(world, table(clicks=1))
    await press(world, "bob", GAIN)
    game = await stored(world)
    assert game.state.active == CORP
    assert len(world.turns()) == 2
    await world.press("bob", await page(world, "bob"), "Ask: my last choice")
    await world.rest()
    await press(world, "ann", AGREE)
    assert (await stored(world)).state.active == RUNNER
    (told,) = world.turns()
    assert told.endswith("by agreement.")
    await press(world, "bob", "Play Sure Gamble")
    told, after = world.turns()
    assert "Sure Gamble" in told
    assert "Corp" in after
    assert len(world.boards()) == 1
    assert await replayed(world, first) == (await world.game()).state
    log = world.said(await world.ann.slash(world.channel, "netrunner log", game=1))
    assert log.count("Corp turn") == 1


async def test_both_ask_at_once_and_the_second_is_asked_first(world: World) -> None:
    await begin(world, table(clicks=1))
    await press(world, "bob", GAIN)
    corp = await stored(world)
    assert corp.waiting_for == (CORP,)
    await press(world, "ann", "Gain 1 credit")
    theirs, mine = await page(world, "bob"), await page(world, "ann")
    await world.press("bob", theirs, "Ask: my last choice")
    again = await page(world, "bob")
    await world.press("bob", again, "Ask: my last choice")
    assert "You have asked already" in world.text(again)
    request = request_of(await world.bot.play.load(1))
    assert request is not None
    assert request.seat == RUNNER
    # Ann's last choice is hers alone; taking it back is playing on.
    await world.press("ann", mine, "Take back my last choice")
    await world.rest()
    assert (await world.game()).undo == ""
    assert (await stored(world)).state.credits[CORP] == corp.state.credits[CORP]


async def test_orders_given_meanwhile_stay_given(world: World) -> None:
    first = await begin(world, table(ice="Palisade"))
    await press(world, "bob", GAIN)
    orders_page = await world.bob.slash(world.channel, "netrunner orders", game=1)
    await world.press("bob", orders_page.response.message, "Go on unless something is rezzed")
    await press(world, "bob", BACK)
    game = await stored(world)
    assert game.orders(RUNNER).go_on
    assert game.state.clicks[RUNNER] == 4
    assert await replayed(world, first) == (await world.game()).state


async def test_what_one_has_shown_is_said_before_it_is_taken_back(world: World) -> None:
    await begin(world, table())
    await press(world, "bob", "Play Sure Gamble")
    shown = (await press(world, "bob", BACK)).response.message
    assert "You can do that by yourself." in world.text(shown)
    assert "ann has seen: Sure Gamble." in world.text(shown)
    await world.press("bob", shown, "Take back my last choice")
    await world.rest()
    game = await stored(world)
    assert game.state.credits[RUNNER] == 9
    assert len(game.state.zones["grip"]) == 3
    assert "Sure Gamble" not in world.turns()[-1]


@pytest.mark.parametrize(("rule", "said"), [("consent", "Ask: my last choice"), ("off", None)])
async def test_a_table_may_allow_less(world: World, rule: str, said: str | None) -> None:
    await begin(world, table(), rule=rule)
    await press(world, "bob", GAIN)
    if said is None:
        assert BACK not in world.buttons(world.panel("bob"))
        refused = await world.bob.slash(world.channel, "netrunner undo", game=1)
        assert "Nothing can be taken back in this game." in world.said(refused)
        return
    shown = (await press(world, "bob", BACK)).response.message
    assert list(world.buttons(shown)) == [said, "Back"]
    assert (await stored(world)).state.clicks[RUNNER] == 3


async def test_a_computer_agrees_to_what_need_not_be_forgotten(world: World) -> None:
    t = table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.set(corp_credits=0)
    await begin(world, t, computer="sensible")
    await press(world, "bob", "Run on HQ")
    assert (await stored(world)).run is not None
    assert "The computer agrees." in world.text(await page(world, "bob"))
    await press(world, "bob", BACK)
    assert (await stored(world)).run is None
    await press(world, "bob", DRAW)
    assert "a computer cannot agree to that" in world.text(await page(world, "bob"))


async def test_positions_are_kept_of_two_turns_and_none_of_a_game_that_is_over(world: World) -> None:
    await begin(world, table(clicks=1))
    await press(world, "bob", GAIN)
    await press(world, "ann", *[GAIN] * 3)
    async with world.bot.db.read() as db:
        kept = list(await db.scalars(select(positions.c.turn)))
    assert len(set(kept)) == 2
    conceding = await world.ann.slash(world.channel, "netrunner concede", game=1)
    await world.press("ann", conceding.response.message, say("en", "bot-concede-yes"))
    await world.rest()
    async with world.bot.db.read() as db:
        assert not list(await db.scalars(select(positions.c.turn)))
    refused = await world.bob.slash(world.channel, "netrunner undo", game=1)
    assert "This game is over." in world.said(refused)


async def test_who_likes_ends_the_turn_by_a_button(world: World) -> None:
    await begin(world, table(clicks=1))
    shown = await world.bob.slash(world.channel, "netrunner settings")
    await world.press("bob", shown.response.message, "End my turns by a button")
    await press(world, "bob", GAIN)
    game = await stored(world)
    assert (game.state.active, game.state.clicks[RUNNER], game.waiting_for) == (RUNNER, 0, (RUNNER,))
    await press(world, "bob", "End the turn")
    assert (await stored(world)).waiting_for == (CORP,)
    shown = await world.bob.slash(world.channel, "netrunner settings", end_turn=False)
    assert "Your turn ends by itself" in world.said(shown)
    assert not (await stored(world)).orders(RUNNER).asks_to_end
    assert [keys for _, keys, _ in await decisions(world)][-1] == ["wishes"]


async def test_why_not_is_answered_by_a_button(world: World) -> None:
    t = table()
    t.set(runner_credits=2)
    t.refresh()
    await begin(world, t)
    shown = world.panel("bob")
    await world.press("bob", shown, "Why not?")
    assert "- Play Sure Gamble: it costs 5 credits, and you have 2." in world.text(shown)
    theirs = world.said(await world.forge("ann", world.board(), "b:1:why"))
    assert "- It is not your turn: no actions." in theirs
    assert "Gamble" not in theirs
    stranger = await world.forge("cleo", world.board(), "b:1:why")
    assert say("en", "bot-not-in-game") in world.said(stranger)


async def test_what_the_other_has_drawn_since_is_not_told_to_who_would_take_back(world: World) -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Palisade")
    t.deck(CORP, "Hedge Fund", "Hedge Fund")
    t.hand(RUNNER, "Cleaver")
    t.start(RUNNER, clicks=1)
    await begin(world, t)
    await press(world, "bob", GAIN)
    assert (await stored(world)).state.active == CORP
    said = world.text(await page(world, "bob"))
    assert "Hedge Fund" not in said
    assert "ann has seen: a card." in said


@pytest.mark.parametrize("when", ["posted", "edited", "deleted"])
async def test_what_is_taken_back_while_a_message_is_on_its_way_is_told_when_it_happens_again(
    world: World, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Discord takes its time: meanwhile the turn that was told to have ended goes on, or ends once more."""
    await begin(world, table(clicks=2 if when == "edited" else 1))
    play, delivery, done = world.bot.play, world.bot.delivery, list[str]()
    undoing, message, post = Undoing(play), delivery.slots.message, delivery.poster.post

    async def back() -> None:
        last = (await play.load(1)).recent[-1].number
        await undoing.ask(1, world.bob.id, last, last)
        await undoing.agree(1, world.ann.id, last, 900)

    async def meanwhile(what: str, told: str) -> None:
        if what == when and not done and (await world.game()).waiting == (CORP,) and "credit" in told:
            done.append(told)
            await back()

    async def posted(row: Any, *args: Any, **values: Any) -> Any:
        await meanwhile("posted", values.get("content") or "")
        return await post(row, *args, **values)

    def watched(channel_id: int, message_id: int) -> Any:
        found = message(channel_id, message_id)

        async def delete() -> None:
            if when == "deleted" and not done and channel_id == (await world.game()).thread_id:
                asked = (await play.load(1)).view(RUNNER, "en").decisions[0]
                done.append(next(option.key for option in asked.options if option.label == GAIN))
                await play.answer(1, world.bob.id, asked.id, done, None)
            await found.delete()

        return SimpleNamespace(delete=delete)

    edit = posting.edit

    async def edited(*where: Any, **values: Any) -> None:
        await meanwhile("edited", values.get("content") or "")
        await edit(*where, **values)

    monkeypatch.setattr(posting, "edit", edited)
    monkeypatch.setattr(delivery.slots, "message", watched)
    monkeypatch.setattr(delivery.poster, "post", posted)
    await press(world, "bob", *[GAIN] * (2 if when == "edited" else 1))
    if when == "deleted":
        await back()
        await world.rest()
        assert "Corp turn" in world.turns()[-1]
    else:
        await press(world, "bob", "Play Sure Gamble")
        assert any("Sure Gamble" in told for told in world.turns())
    assert len(done) == 1
