"""An episode as several people play it."""

from __future__ import annotations

from bot.store.people import ServerRow, UserRow, save_server, save_user
from tests.bot.games.neon_hope.fake import FACE, HELP, NO, NOT_YET, TAKE, TASK, WORK
from tests.bot.games.neon_hope.tables import Tables

THREE = {"ann": "vex", "bob": "noor", "cleo": "ada"}
ADVICE = "nobody may give advice now"


async def test_everybody_who_may_begin_is_asked_and_the_first_has_the_turn(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    for who in THREE:
        (panel,) = tables.asked(who)
        assert TAKE in tables.labels(panel)
        assert "Who is next?" in tables.text(panel)
    assert "▶ **ann, bob and cleo** to move" in tables.text(tables.game_board(game_id))
    old = tables.button(tables.panel("ann"), TAKE)
    await tables.do("bob", TAKE)
    assert WORK in tables.labels(tables.panel("bob"))
    for who in ("ann", "cleo"):
        assert TAKE not in tables.labels(tables.panel(who))
        assert "Waiting for bob" in tables.text(tables.panel(who))
    late = await tables.forge("ann", tables.panel("ann"), old)
    assert "That is no longer pending. Waiting for bob." in tables.said(late)
    assert "▶ **bob** to move" in tables.text(tables.game_board(game_id))


async def test_what_is_not_yours_is_refused(tables: Tables) -> None:
    await tables.begin(THREE)
    await tables.do("bob", TAKE)
    act = tables.button(tables.panel("bob"), WORK)
    said = tables.said(await tables.forge("ann", tables.panel("ann"), act))
    assert "It is not your move. Waiting for bob." in said
    said = tables.said(await tables.forge("eve", tables.game_board(1), act))
    assert "You are not playing in this game." in said
    assert (await tables.bot.play.load(1)).view().active == "p2"


async def test_who_waits_lets_others_begin(tables: Tables) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"})
    await tables.do("ann", NOT_YET)
    assert "Waiting for bob" in tables.text(tables.panel("ann"))
    await tables.do("bob", TAKE)
    await tables.do("bob", WORK)
    assert TAKE in tables.labels(tables.panel("ann"))
    assert "Waiting for ann" in tables.text(tables.panel("bob"))


async def test_offers_to_help_show_until_when_they_stand_and_standing_orders(tables: Tables) -> None:
    await tables.begin(THREE, limit="120")
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    due = int(tables.bot.clock.now() + 120)
    for who in ("bob", "cleo"):
        panel = tables.panel(who)
        assert f"Time limit: <t:{due}:R>. No answer means no." in tables.text(panel)
        assert tables.labels(panel)[:4] == [HELP, NO, "Always help", "Never help"]
    await tables.do("bob", HELP)
    # The other offer keeps its time.
    assert f"<t:{due}:R>" in tables.text(tables.panel("cleo"))
    await tables.do("cleo", NO)
    assert (await tables.bot.play.load(1)).view().chapter.goal == "2 of 6"


async def test_a_standing_order_answers_now_and_from_now_on(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    said = tables.said(await tables.do("bob", "Always help"))
    assert "Your characters now help whenever they can" in said
    assert HELP not in tables.labels(tables.panel("bob"))
    await tables.do("cleo", "Never help")
    assert (await tables.bot.play.load(1)).view().chapter.goal == "2 of 6"
    await tables.do("bob", TAKE)
    await tables.do("bob", WORK)
    await tables.do("cleo", TAKE)
    await tables.do("cleo", TASK)
    assert HELP in tables.labels(tables.panel("ann"))
    assert HELP not in tables.labels(tables.panel("bob"))
    await tables.do("ann", NO)
    assert "5 of 6" in (await tables.bot.play.load(game_id)).view().chapter.goal
    # It holds in the next game too.
    await tables.begin({"bob": "vex", "dan": "ada"})
    await tables.do("dan", TAKE, 2)
    await tables.do("dan", TASK, 2)
    assert "2 of 6" in (await tables.bot.play.load(2)).view().chapter.goal


async def test_settings_show_and_change_the_standing_order(tables: Tables) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"})
    result = await tables.slash("bob", "settings", help="never")
    message = result.response.message
    assert "Your characters never help others with their tokens." in tables.text(message)
    assert "**Your settings**" in tables.text(message)
    await tables.press("bob", message, "Always help")
    assert "Your characters help whenever they can" in tables.text(message)
    assert "**Your settings**" in tables.text(message), "the others are still there"
    german = (await tables.slash("bob", "settings", language="de")).response.message
    assert "Deine Charaktere helfen immer" in tables.text(german)
    assert tables.labels(german)[-3:] == ["Mich fragen", "Immer helfen", "Nie helfen"]
    await tables.slash("bob", "settings", language="en")
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    assert (await tables.bot.play.load(1)).view().chapter.goal == "2 of 6"


async def test_during_encounters_board_and_panels_say_that_advice_is_forbidden(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    board = tables.game_board(game_id)
    assert ADVICE not in tables.text(board)
    for who in ("ann", "bob"):
        await tables.do(who, TAKE)
        await tables.do(who, WORK)
    assert ADVICE in tables.text(board)
    assert ADVICE in tables.text(tables.panel("ann"))
    assert ADVICE in tables.text(tables.panel("bob"))
    assert FACE in tables.labels(tables.panel("ann"))
    hand = await tables.press("ann", tables.panel("ann"), "My hand")
    assert "**Drawn, for your eyes only:** Wave for Vex" in tables.said(hand)
    hand = await tables.press("bob", board, "My hand")
    assert "Drawn" not in tables.said(hand)
    await tables.do("ann", FACE)
    await tables.do("bob", FACE)
    assert ADVICE not in tables.text(board)


async def test_a_drawn_card_is_offered_for_reading_to_its_drawer_alone(tables: Tables) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"})
    for who in ("ann", "bob"):
        await tables.do(who, TAKE)
        await tables.do(who, WORK)
    mine = await tables.ann.autocomplete(tables.channel, "neonhope card", "name", "wave")
    assert [choice["name"] for choice in mine] == ["Wave for Vex"]
    for other in (tables.bob, tables.cleo):
        assert await other.autocomplete(tables.channel, "neonhope card", "name", "wave") == []
    result = await tables.slash("cleo", "card", name="Sprint")
    assert "**Sprint**\nAction card · Fight\nBonus: +1\nRun." in tables.said(result)


async def test_hands_are_ones_own_unless_the_table_plays_them_open(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    board = tables.game_board(game_id)
    said = tables.said(await tables.press("ann", board, "My hand"))
    assert said == "**Vex's hand:** Sprint of Vex"
    lobby = await tables.lobby("ann")
    await tables.press("bob", lobby, "Join")
    await tables.press("ann", lobby, "Show hands to all")
    await tables.press("ann", lobby, "Begin")
    board = tables.game_board(2)
    said = tables.said(await tables.press("ann", board, "My hand"))
    assert [line.split(":**")[1][:11] for line in said.split("\n")] == [" Sprint of "] * 2


async def test_one_person_with_two_characters_is_asked_for_each(tables: Tables) -> None:
    lobby = await tables.lobby("ann")
    await tables.press("ann", lobby, "Several characters each")
    await tables.pick("ann", lobby, "character", "vex", "noor")
    await tables.press("ann", lobby, "Begin")
    await tables.press("ann", tables.panel_of("ann", "Noor"), TAKE)
    assert WORK in tables.labels(tables.panel_of("ann", "Noor"))
    assert TAKE not in tables.labels(tables.panel_of("ann", "Vex"))
    await tables.do("ann", TASK)
    await tables.press("ann", tables.panel_of("ann", "Vex"), HELP)
    assert (await tables.bot.play.load(1)).view().chapter.goal == "2 of 6"
    hand = await tables.slash("ann", "hand", game=1)
    assert "**Vex's hand:** Sprint of Vex\n**Noor's hand:** Sprint of Noor" in tables.said(hand)


async def test_the_story_is_told_in_the_thread_and_can_be_read_again(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex"})
    for _ in range(3):
        await tables.do("ann", TAKE)
        await tables.do("ann", WORK)
        await tables.do("ann", FACE)
    stories = [text for text in tables.heard(game_id) if text.startswith("> **")]
    assert [story.split("\n")[0] for story in stories] == ["> **Low water**", "> **Half**"]
    shown = await tables.slash("cleo", "story", game=game_id)
    message = shown.response.message
    assert tables.text(message) == "**Half**\nHalfway there.\n-# Page 2 of 2"
    await tables.press("cleo", message, "◀ Previous")
    assert tables.text(message).startswith("**Low water**\nLow water begins.")
    assert tables.text(message).endswith("-# Page 1 of 2")
    # The board has it too.
    board = tables.game_board(game_id)
    assert "Halfway there." in tables.said(await tables.press("eve", board, "Story"))


async def test_the_end_is_told_with_the_resolution_and_what_comes_next(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex"})
    for step in range(6):
        await tables.do("ann", TAKE)
        await tables.do("ann", WORK)
        if step < 5:
            await tables.do("ann", FACE)
    heard = tables.heard(game_id)
    assert any(text.startswith("> **The dawn**\n> Light.") for text in heard)
    summary = tables.hall(game_id).history()[-1]
    assert "🏁 **The episode is over: objective.**" in tables.text(summary)
    assert f"{tables.ann.mention} (Vex)" in tables.text(summary)
    assert tables.labels(summary) == ["Next episode", "Play again", "Story", "Replay"]


async def test_commands_show_games_moves_boards_and_logs(tables: Tables) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"})
    assert "Next" not in tables.said(await tables.slash("ann", "games"))
    games = tables.said(await tables.slash("ann", "games"))
    assert "NEON HOPE" in games
    assert "ann (Vex), bob (Noor)" in games
    assert "your move" in games
    assert "Who is next?" in tables.said(await tables.slash("ann", "move", game=1))
    await tables.do("ann", TAKE)
    assert "Vex takes turn 1." in tables.said(await tables.slash("cleo", "log", game=1))
    assert "▶ **ann** to move" in tables.said(await tables.slash("cleo", "board", game=1))
    said = tables.said(await tables.slash("cleo", "games"))
    assert "`/neonhope start`" in said


async def test_everyone_is_spoken_to_in_their_language(tables: Tables) -> None:
    async with tables.bot.db.write() as db:
        await save_user(db, UserRow(tables.users["bob"].id, language="de"))
        await save_server(db, ServerRow(tables.guild.id, "de"))
    await tables.begin({"ann": "vex", "bob": "noor"}, limit="600")
    assert "Runde 1" in tables.text(tables.panel("bob"))
    assert any("Niedrigwasser beginnt." in text for text in tables.heard(1))
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    assert "Keine Antwort heißt nein." in tables.text(tables.panel("bob"))
    assert "Immer helfen" in tables.labels(tables.panel("bob"))
    said = tables.said(await tables.do("bob", "Nie helfen"))
    assert "Deine Charaktere helfen nicht mehr" in said
