"""A game as two people see it on Discord."""

from __future__ import annotations

from typing import NoReturn

import pytest

from bot.messages.words import say
from bot.store import slots
from tests.bot import fake, fake_game
from tests.bot.world import World

GAIN, PASS, FOLD = "Gain 1 credit", "Pass", "Fold"
RETIRED = say("en", "bot-retired")


async def test_a_challenge_that_is_accepted_opens_a_thread_with_a_board(world: World) -> None:
    await world.start_game()
    board = world.board()
    assert "▶ **ann** to move" in world.text(board)
    assert list(world.buttons(board)) == ["My move", "My hand", "Log", "Card…"]
    assert board.attachments[0].filename == "board.png"
    assert board.attachments[0].description == "Board in turn 1"
    assert world.told()[1].startswith(f"{world.ann.mention} (Buyer) against {world.bob.mention} (Seller)")


async def test_each_player_gets_their_hand_and_who_is_to_move_the_question(world: World) -> None:
    await world.start_game()
    (ann,), (bob,) = world.dms("ann"), world.dms("bob")
    assert ann.attachments[0].filename == bob.attachments[0].filename == "panel.png"
    assert "Take an action." in world.text(ann)
    assert list(world.buttons(ann))[:3] == [GAIN, "Score a point", FOLD]
    assert list(world.buttons(ann))[-2:] == [PASS, "More…"]
    assert "Waiting for ann" in world.text(bob)
    assert list(world.buttons(bob)) == ["Board", "Card…", "Nudge…"]


async def test_an_answer_changes_the_same_panel_and_is_told_once(world: World) -> None:
    await world.start_game()
    result = await world.press_panel("ann", GAIN)
    assert result.acknowledged
    assert len(world.dms("ann")) == 1
    assert world.button(world.panel("ann"), GAIN) == "g:1:2:o:gain"
    assert world.told()[2:] == ["Buyer gains 1 credit (move 1)."]
    assert (await world.game()).version == 2


async def test_card_names_are_bold_in_the_log(world: World) -> None:
    await world.start_game()
    label = next(label for label in world.buttons(world.panel("ann")) if label.startswith("Play"))
    title = label.removeprefix("Play ").partition(" ·")[0]
    await world.press_panel("ann", label)
    assert world.told()[-1] == f"Buyer plays **{title}** (move 1)."


async def test_several_cards_are_picked_and_confirmed_and_the_other_is_called_anew(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS)
    panel = world.panel("ann")
    select = world.selects(panel)[0]
    assert (select["min_values"], select["max_values"], len(select["options"])) == (0, 2, 5)
    assert list(world.buttons(panel)) == ["Confirm: none", "Undo", "More…"]
    assert world.button(panel, "Confirm: none") == "g:1:3:k:"
    await world.choose("ann", panel, [option["value"] for option in select["options"][:2]])
    assert "Chosen: Give away" in world.text(panel)
    await world.press_panel("ann", "Confirm (2)")
    assert world.told()[-1] == "Buyer gives 2 away."
    assert len(world.dms("ann")) == 1
    assert "Waiting for bob" in world.text(world.panel("ann"))
    # The panel before has been deleted: the newest is the only one.
    (panel,) = world.dms("bob")
    assert world.button(panel, GAIN) == "g:1:4:o:gain"
    assert "▶ **bob** to move" in world.text(world.board())
    assert world.board().attachments[0].description == "Board in turn 2"


async def test_the_hand_in_the_panel_follows_the_game(world: World) -> None:
    await world.start_game()
    before = world.panel("ann").attachments[0].description
    await world.play(GAIN, PASS, "give")
    assert world.panel("ann").attachments[0].description != before


async def test_a_choice_that_is_probably_a_slip_is_asked_once_more(world: World) -> None:
    await world.start_game()
    await world.press_panel("ann", FOLD)
    assert "Really fold?" in world.text(world.panel("ann"))
    assert (await world.game()).version == 1
    await world.press_panel("ann", "No, go back")
    assert world.button(world.panel("ann"), GAIN) == "g:1:1:o:gain"
    await world.press_panel("ann", FOLD)
    await world.press_panel("ann", "Yes: Fold")
    assert (await world.game()).status == "over"


async def test_the_end_is_summed_up_with_a_rematch_that_swaps_sides(world: World) -> None:
    await world.start_game()
    await world.play("Score a point", "Score a point", "give", PASS, PASS, "give", "Score a point")
    summary = world.thread().history()[-1]
    assert "ann wins by points." in world.text(summary)
    assert "ann 3, bob 0 · 3 turns" in world.text(summary)
    # The loser, too, is told by name that it is over.
    assert f"{world.ann.mention} (Buyer) against {world.bob.mention} (Seller)" in world.text(summary)
    assert [file.filename for file in summary.attachments] == ["course.png"]  # the board stands above it
    assert "The Buyer wins by points." not in world.text(world.board())  # the summary below says it
    assert "The Buyer wins by points." in world.text(world.panel("ann"))
    assert "The Buyer wins by points." in world.text(world.panel("bob"))
    row = await world.game()
    assert (row.status, row.outcome) == ("over", "The Buyer wins by points.")

    await world.press("bob", summary, "Rematch")
    challenge = world.thread().history()[-1]
    assert f"{world.bob.mention} plays the Buyer" in world.text(challenge)
    await world.press("ann", challenge, "Accept")
    assert f"begins in {world.channel.mention}" in world.text(challenge), "not here"
    seats = (await world.game(2)).seats
    assert (seats["buyer"].name, seats["seller"].name) == ("bob", "ann")
    assert world.thread(2).history()


async def test_the_summary_shows_how_the_game_went_and_how_the_two_have_fared(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, FOLD, "Yes: Fold")
    summary = world.thread().history()[-1]
    assert [file.filename for file in summary.attachments] == ["course.png"]
    assert summary.attachments[0].description == "2 events"
    assert "games:" not in world.text(summary)
    await world.press("ann", summary, "Rematch")
    await world.press("bob", world.thread().history()[-1], "Accept")
    await world.play(GAIN, FOLD, "Yes: Fold")
    said = world.text(world.thread(2).history()[-1])
    assert "Your 2 games: ann 1–\u20601 bob (" in said
    assert "(ann as Buyer 0 of 1 · bob as Buyer 0 of 1 · ann as Seller 1 of 1 · bob as Seller 1 of 1)" in said


async def test_the_computer_can_be_played_and_answers_at_once(world: World) -> None:
    result = await world.ann.slash(
        world.channel, "barter challenge", level="beginner", side="buyer", computer="sensible"
    )
    assert "opens in a thread" in world.said(result)
    await world.play(GAIN, GAIN, "give")
    assert world.turns()[1].splitlines() == [
        "__Seller's turn 2__",
        "Seller gains 1 credit (move 4).",
        "Seller gains 1 credit (move 5).",
        "Seller gives 1 away.",
    ]
    assert world.turns()[2:] == ["__Buyer's turn 3__"]
    assert world.button(world.panel("ann"), GAIN) == "g:1:7:o:gain"
    assert len(world.dms("ann")) == 1
    assert (await world.game()).moves == 6


async def test_a_game_against_the_computer_ends_and_is_played_again_at_once(world: World) -> None:
    await world.ann.slash(world.channel, "barter challenge", side="buyer", computer="easy")
    await world.play(GAIN, GAIN, "give", GAIN, GAIN, "give")
    summary = world.thread().history()[-1]
    assert "Clerk (easy) wins by points." in world.text(summary)
    await world.press("ann", summary, "Rematch")
    assert (await world.game(2)).seats["seller"].name == "ann"
    assert (await world.game(2)).seats["buyer"].computer == "easy"
    assert "Buyer scores" in world.told(2)[2]
    assert "Rematch: Easy" not in world.buttons(summary)
    offered = [label for label in world.buttons(summary) if label.startswith("Rematch: ")]
    assert offered == ["Rematch: gentle", "Rematch: normal"], "the next in strength"
    await world.press("ann", summary, "Rematch: normal")
    buyer = (await world.game(3)).seats["buyer"]
    assert (buyer.name, buyer.computer) == ("Clerk (normal)", "sensible")
    assert (await world.game(3)).seats["seller"].name == "ann"


async def test_only_computers_that_there_are_are_played_again(world: World) -> None:
    await world.ann.slash(world.channel, "barter challenge", side="buyer", computer="easy")
    await world.play(GAIN, GAIN, "give", GAIN, GAIN, "give")
    summary = world.thread().history()[-1]
    assert "does not belong" in world.said(await world.forge("ann", summary, "r:1:random"))
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    between_people = world.thread(2).history()[-1]
    assert "Rematch: Strong" not in world.buttons(between_people)
    assert "does not belong" in world.said(await world.forge("ann", between_people, "r:2:strong"))
    assert await world.newest() == 2


@pytest.mark.parametrize("who", ["ann", "bob"])
async def test_the_boards_buttons_serve_each_player_privately(world: World, who: str) -> None:
    await world.start_game()
    board = world.board()
    hand = await world.press(who, board, "My hand")
    assert hand.ephemeral
    assert world.said(hand).startswith("**Your hand:** Card ")
    assert hand.response.attachments[0].filename == "hand.png"
    move = await world.press(who, board, "My move")
    assert move.ephemeral
    assert ("Take an action." if who == "ann" else "Waiting for ann") in world.said(move)


async def test_log_and_cards_are_open_to_everyone(world: World) -> None:
    await world.start_game()
    assert world.said(await world.press("cleo", world.board(), "Log")) == "Nothing has happened yet."
    await world.play(GAIN)
    log = await world.press("cleo", world.board(), "Log")
    assert log.ephemeral
    assert world.said(log) == "Buyer gains 1 credit (move 1)."
    cards = await world.press("cleo", world.board(), "Card…")
    (select,) = world.selects(cards.response.message)
    assert [option["value"] for option in select["options"]] == ["card_0", "card_1"]
    card = await world.choose("cleo", cards.response.message, ["card_1"])
    assert "**Card Birch**" in world.said(card)
    assert card.response.attachments[0].filename == "card.png"


async def test_a_players_card_menu_has_their_own_hand_and_no_other(world: World) -> None:
    await world.start_game()
    for who in ("ann", "bob"):
        cards = await world.press(who, world.board(), "Card…")
        row = await world.game()
        seat = row.seat_of(world.members[who].id)
        assert seat is not None
        view = world.bot.play.kinds["barter"].load(row.state).view(seat.seat)
        allowed = {card.code for card in view.hands[seat.seat]} | {"card_0", "card_1"}
        offered = {option["value"] for option in world.selects(cards.response.message)[0]["options"]}
        assert offered == allowed


async def test_a_card_is_found_by_a_typed_name(world: World) -> None:
    await world.start_game()
    cards = await world.press("ann", world.board(), "Card…")
    shown = await world.press("ann", cards.response.message, "By name…")
    card = await world.ann.submit_modal(shown, {"name": "cedar"})
    await world.env.settle()
    assert "**Card Cedar**" in world.said(card)


async def test_an_ephemeral_panel_plays_on_and_the_direct_message_follows(world: World) -> None:
    await world.start_game()
    panel = (await world.press("ann", world.board(), "My move")).response.message
    await world.press("ann", panel, GAIN)
    assert world.button(panel, GAIN) == "g:1:2:o:gain"
    assert world.button(world.panel("ann"), GAIN) == "g:1:2:o:gain"


async def test_more_than_25_options_are_paged(world: World) -> None:
    await world.start_game(level="wide")
    panel = world.panel("ann")
    (select,) = world.selects(panel)
    assert (len(select["options"]), select["placeholder"]) == (25, "Play (1 of 2)")
    await world.press_panel("ann", "Next ▶")
    (select,) = world.selects(panel)
    assert (len(select["options"]), select["placeholder"]) == (15, "Play (2 of 2)")
    await world.choose("ann", panel, ["play.39"])
    assert world.told()[-1].startswith("Buyer plays **Card ")


async def test_a_picture_that_comes_later_keeps_the_page_its_reader_has_turned_to(world: World) -> None:
    await world.start_game(level="wide")
    panel = world.panel("ann")
    await world.press_panel("ann", "Next ▶")
    found = world.bot.delivery.slots
    table = await world.bot.play.load(1)
    found.note_unfinished(table, "buyer", panel.id)
    async with world.bot.db.read() as db:
        slot = await slots.get(db, 1, "panel:buyer")
    assert slot is not None
    await found.refresh(slot, table.row)
    assert world.selects(panel)[0]["placeholder"] == "Play (2 of 2)"
    await world.choose("ann", panel, ["play.39"])
    assert world.buttons(world.panel("ann"))
    assert [select["placeholder"] for select in world.selects(panel)] == ["Play (1 of 2)"]


async def test_picks_are_kept_over_pages(world: World) -> None:
    await world.start_game(level="wide")
    await world.play(GAIN, GAIN)
    panel = world.panel("ann")
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][3]["value"]])
    await world.press_panel("ann", "Next ▶")
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][0]["value"]])
    await world.press_panel("ann", "Confirm (2)")
    assert world.told()[-1] == "Buyer gives 2 away."


async def test_a_restart_in_the_middle_changes_nothing_and_old_buttons_work(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    before = world.told(), world.text(world.panel("ann")), len(world.dms("bob"))
    await world.restart()
    assert (world.told(), world.text(world.panel("ann")), len(world.dms("bob"))) == before
    await world.play(GAIN, "give", GAIN)
    assert world.told()[-1] == "Seller gains 1 credit (move 4)."


async def test_nothing_secret_is_logged_while_a_game_is_played(
    world: World, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Logs name games and seats by id; hands, options and answers stay out, even when things go wrong."""
    await world.start_game()
    label = next(label for label in world.buttons(world.panel("ann")) if label.startswith("Play"))
    await world.press_panel("ann", label)
    await world.press("ann", world.board(), "My hand")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
    await world.play(GAIN, "give")
    await world.forge("bob", world.panel("bob"), "g:1:1:o:Card Alder")
    await world.restart()
    written = capfd.readouterr()
    said = "\n".join([written.out, written.err, *(record.getMessage() for record in caplog.records)])
    assert "sending given up" in said
    assert [title for title in fake_game.CARDS.values() if title in said] == []
    assert [code for code in fake_game.CARDS if code in said] == []


async def test_a_picture_that_cannot_be_drawn_is_missed_and_the_game_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise RuntimeError("no ink")

    for name in ("draw_board", "draw_hand", "draw_card"):
        monkeypatch.setattr(fake.FakeKind, name, broken)
    await world.start_game()
    await world.play(GAIN, PASS, "give", GAIN)
    assert world.told()[-1] == "Seller gains 1 credit (move 4)."
    assert "▶ **bob** to move" in world.text(world.board())
    assert world.panel("bob").attachments == world.board().attachments == []
    for label in ("My move", "My hand"):
        assert (await world.press("bob", world.board(), label)).acknowledged
    assert "▶ **bob** to move" in world.said(await world.press("bob", world.panel("bob"), "Board"))
    monkeypatch.undo()
    await world.play(GAIN)
    assert world.board().attachments != []


async def test_a_game_that_finds_no_end_says_so_keeps_its_state_and_can_be_conceded(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every answer fails in the engine: nobody is held in that game."""

    def endless(*_: object) -> NoReturn:
        raise RuntimeError("frames without end in which nobody decided anything: Card Alder")

    await world.start_game()
    monkeypatch.setattr(fake_game.FakeGame, "answer", endless)
    for label in (GAIN, PASS):
        result = await world.press_panel("ann", label)
        assert world.said(result) == say("en", "bot-failed")
    row = await world.game()
    assert (row.status, row.version, row.moves) == ("running", 1, 0)
    await world.restart()
    asked = await world.ann.slash(world.channel, "barter concede")
    await world.press("ann", asked.response.message, "Yes, concede")
    assert (await world.game()).outcome == "The Seller wins by concession."


async def test_the_board_can_be_seen_from_the_panel(world: World) -> None:
    await world.start_game()
    result = await world.press("bob", world.panel("bob"), "Board")
    assert result.response.attachments[0].description == "Board in turn 1 for the seller"
    assert "▶ **ann** to move" in world.said(result)
    assert world.board().attachments[0].description == "Board in turn 1"
    assert len(world.dms("bob")) == 1


async def test_an_old_panels_button_pressed_while_it_is_replaced_is_answered(world: World) -> None:
    """The message has gone when the answer is to take its place: the answer counts, and that is said."""
    await world.start_game()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10008)
    result = await world.press_panel("ann", GAIN)
    assert result.acknowledged
    assert world.said(result) == RETIRED
    assert world.told()[-1] == "Buyer gains 1 credit (move 1)."


async def test_a_panel_that_cannot_be_deleted_is_put_out_of_use(world: World) -> None:
    await world.start_game()
    direct = world.users["bob"].dm_channel
    world.env.inject_error("DELETE", f"/channels/{direct.id}/messages*", status=403, code=50003)
    await world.play(GAIN, PASS, "give")
    first, second = world.dms("bob")
    assert (world.text(first), world.buttons(first)) == (f"-# {RETIRED}", {})
    assert GAIN in world.buttons(second)


async def test_a_call_in_the_thread_brings_the_move_with_one_tap(world: World) -> None:
    await world.bob.slash(world.channel, "barter settings", private="panel")
    await world.start_game()
    await world.play(GAIN, PASS, "give")
    call = world.thread().history()[-1]
    assert world.text(call) == f"{world.bob.mention}, it is your move."
    shown = await world.press("bob", call, "Show my move")
    assert "Take an action." in world.said(shown)
