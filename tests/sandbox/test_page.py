"""Two people play with a small bot through the page, on telephones, in a real browser."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route, async_playwright, expect

from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.clock import ManualClock
from tests.sandbox.table_bot import Setup, TableBot, connected

# One browser for all tests here, and so one event loop: starting it takes longer than what most of them do.
pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
expect.set_options(timeout=60_000)
"""Milliseconds: no busy machine fails a test."""
PHONE = {"width": 390, "height": 844}
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@dataclass
class Hall:
    """A server on a clock moved by hand, a bot, a browser."""

    server: SandboxServer
    clock: ManualClock
    bot: TableBot
    browser: Browser
    errors: list[str]

    async def page(self, who: str, place: str = "", width: int = PHONE["width"]) -> Page:
        context = await self.browser.new_context(viewport={"width": width, "height": PHONE["height"]})
        context.set_default_timeout(60_000)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        await page.goto(f"{self.server.base_url}/?user={who}{place}")
        await expect(page.locator("#people [aria-current]")).to_have_text(who[0].upper() + who.capitalize())
        return page


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    executable = shutil.which("chromium")
    if executable is None:
        if os.environ.get("SYSOP_REQUIRE_BROWSER") == "1":
            pytest.fail("SYSOP_REQUIRE_BROWSER is set and there is no chromium: apt-get install chromium")
        pytest.skip("no chromium here (Debian: apt-get install chromium)")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=executable, args=ARGUMENTS, timeout=300_000
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def hall(browser: Browser) -> AsyncIterator[Hall]:
    clock = ManualClock()
    async with running_sandbox(clock=clock) as server, connected(server) as bot:
        hall = Hall(server, clock, bot, browser, [])
        yield hall
        for context in browser.contexts:
            for page in context.pages:
                await page.unroute_all(behavior="wait")  # one that is being answered would fail the next test
            await context.close()
        assert hall.errors == []
        assert (server.violations, server.undeclared) == ([], [])


async def open_thread(page: Page) -> None:
    await page.locator(".system button").click()
    await expect(page.locator(".container h4")).to_have_text("The table")


async def test_two_people_play_on_telephones(hall: Hall) -> None:
    ada, bran = await hall.page("ada"), await hall.page("bran")

    # A slash command: typing finds it, its options are fields, one completes as one types.
    await ada.fill("#input", "/open")
    await ada.locator("#suggestions button", has_text="/table open").click()
    await ada.locator("select[aria-label=opponent]").select_option(label="Bran")
    await ada.locator("input[aria-label=fruit]").press_sequentially("17")
    await ada.locator("#suggestions button", has_text="Fruit 17").click()
    await ada.locator("#send").click()

    # Both see what came of it, without asking.
    for page in (ada, bran):
        await expect(page.locator(".used")).to_have_text("Adaused/table open")
        await expect(page.locator(".message .text").first).to_have_text("@Ada invites @Bran to fruit 17")
    await expect(bran.locator("#menu")).to_have_class("unread")
    await open_thread(ada)
    await open_thread(bran)
    await expect(bran.locator("#menu")).not_to_have_class("unread")

    # A button edits the board for both.
    await bran.get_by_role("button", name="Count").click()
    for page in (ada, bran):
        await expect(page.locator(".container")).to_contain_text("Counted 1 times")
    await expect(bran.get_by_role("button", name="Aside")).to_be_disabled()

    # A hand is seen by its owner only, and can be put away.
    await bran.get_by_role("button", name="Hand").click()
    hand = bran.locator(".message.private")
    await expect(hand).to_contain_text("Only you can see this")
    await expect(hand.locator("img")).to_have_attribute("alt", "Two cards")
    await expect(ada.locator(".message.private")).to_have_count(0)
    await hand.get_by_role("button", name="Dismiss message").click()
    await expect(hand).to_have_count(0)

    # Several of a select's options, then Done; talk meanwhile does not close the list.
    await ada.get_by_role("button", name="Pick fruit").click()
    await ada.get_by_role("option", name="Fruit 01").click()
    await bran.fill("#input", "hurry up")
    await bran.keyboard.press("Enter")
    await expect(ada.locator(".message .text").last).to_have_text("hurry up")
    await ada.get_by_role("option", name="Fruit 03").click()
    await ada.get_by_role("button", name="Done").click()
    await expect(ada.locator(".message.private .text")).to_have_text("fruit 01, fruit 03")

    # A modal.
    await ada.get_by_role("button", name="Ask").click()
    await expect(ada.locator("#modal h3")).to_have_text("A question")
    await ada.locator("#modal input").fill("forty-two")
    await ada.get_by_role("button", name="Submit").click()
    await expect(ada.locator(".message.private").last).to_contain_text("You said forty-two")
    await expect(ada.locator("#modal")).not_to_be_visible()

    # The picture can be enlarged, and shows its description.
    await ada.locator(".container .picture").click()
    await expect(ada.locator("#lightbox figcaption")).to_have_text("A blue table")
    await ada.keyboard.press("Escape")
    assert await ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_a_command_may_be_typed_whole_and_what_is_missing_is_asked(hall: Hall) -> None:
    ada = await hall.page("ada")
    send, alert = ada.locator("#send"), ada.get_by_role("alert")

    # Whole: it goes as it stands, with names of options or without.
    await ada.fill("#input", "/table open opponent:bran fruit:fruit 17")
    await send.click()
    await expect(ada.locator(".message .text").last).to_have_text("@Ada invites @Bran to fruit 17")
    await ada.fill("#input", "/Table  open @Chloe fruit: fruit 03")
    await send.click()
    await expect(ada.locator(".message .text").last).to_have_text("@Ada invites @Chloe to fruit 03")

    # Something is missing, or is none of what can be chosen: the field says so, the rest stays.
    for typed, problem in (
        ("/table open fruit:fruit 17", "This option is required."),
        ("/table open opponent:Zoe fruit:fruit 17", "“Zoe” is none of these."),
    ):
        await ada.fill("#input", typed)
        await send.click()
        opponent = ada.locator("select[aria-label=opponent]")
        assert await opponent.evaluate("control => control.validationMessage") == problem
        await expect(ada.locator("input[aria-label=fruit]")).to_have_value("fruit 17")
        await opponent.select_option(label="Dov")
        await send.click()
        await expect(ada.locator(".message .text").last).to_have_text("@Ada invites @Dov to fruit 17")

    # Begun: what it may be is offered. Not there at all: said, and what was typed stays.
    await ada.fill("#input", "/table")
    await ada.keyboard.press("Escape")
    await send.click()
    await expect(ada.locator("#suggestions button")).to_have_count(4)
    await ada.fill("#input", "/tabel open")
    await send.click()
    await expect(alert).to_have_text("There is no command “/tabel open”.")
    await expect(ada.locator("#input")).to_have_value("/tabel open")

    # Chosen from the list with something typed behind it: that goes along.
    await ada.fill("#input", "/table open Bran")
    await ada.keyboard.press("Enter")
    await expect(ada.locator("select[aria-label=opponent] option:checked")).to_have_text("Bran")


async def test_a_button_the_bot_does_not_answer_says_so_after_three_seconds(hall: Hall) -> None:
    sandbox = hall.server.sandbox
    await sandbox.slash("Ada", "table-talk", "table open", opponent="Bran")
    thread = await sandbox.wait_for(lambda: next(iter(sandbox.threads()), None), "a thread")
    await sandbox.wait_for(lambda: any(m.components for m in sandbox.messages(thread)), "a board")
    page = await hall.page("bran", f"#{thread.id}")
    sleep = page.locator("[data-id='board:sleep']")
    await sleep.click()
    await expect(sleep.locator(".dots")).to_be_visible()
    made = hall.server.world.interactions
    await sandbox.wait_for(lambda: any("board:sleep" in str(i.data) for i in made.values()), "the press")
    hall.clock.advance(3.1)
    await expect(page.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(sleep.locator(".dots")).to_have_count(0)


async def test_a_direct_message_and_plain_words(hall: Hall) -> None:
    page = await hall.page("chloe", width=1280)
    user = await hall.bot.fetch_user(hall.server.sandbox.user("Chloe").id)
    await user.send("Your **move**\n- pass\n- ||peek||")
    direct = page.locator("#places .place", has_text="sysop")
    await expect(direct).to_have_attribute("aria-description", "unread")
    await direct.click()
    await expect(page.locator(".message b", has_text="move")).to_be_visible()
    await expect(page.locator(".message li")).to_have_count(2)
    await page.locator(".spoiler").click()
    await expect(page.locator(".spoiler")).to_have_text("peek")
    await page.fill("#input", "<b>not</b> *HTML*")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text").last).to_have_text("<b>not</b> HTML")
    assert [m.content for m in hall.server.sandbox.messages(hall.server.sandbox.dm("Chloe"))][1:] == [
        "<b>not</b> *HTML*"
    ]
    await page.locator("#dms input").uncheck()
    await hall.server.sandbox.wait_for(
        lambda: not hall.server.sandbox.user("Chloe").dms_open, "the direct messages being closed"
    )
    # The next person at this screen finds direct messages of their own.
    hall.server.sandbox.send("Ada", hall.server.sandbox.dm("Ada"), "mine alone")
    await page.locator("#people a", has_text="Ada").click()
    # Until the new page stands, the old one with its messages can still be read.
    await expect(page.locator("#people [aria-current]")).to_have_text("AAda")
    await expect(page.locator(".message .text")).to_have_text("mine alone")


async def test_a_file_is_given_to_a_command(hall: Hall) -> None:
    page = await hall.page("ada")
    await page.fill("#input", "/read")
    await page.locator("#suggestions button", has_text="/table read").click()
    file = {"name": "deck.txt", "mimeType": "text/plain", "buffer": b"3 Hedge Fund"}
    await page.locator("input[aria-label=file]").set_input_files(file)  # type: ignore[arg-type]
    await page.locator("#send").click()
    await expect(page.locator(".message .text")).to_have_text("deck.txt, 12 bytes: 3 Hedge Fund")


async def test_an_answer_from_before_a_message_does_not_take_it_away_again(hall: Hall) -> None:
    page = await hall.page("dov")
    await expect(page.locator("#log .empty")).to_be_visible()
    answered: list[int] = []
    again, turn = asyncio.Event(), asyncio.Lock()

    async def late(route: Route) -> None:
        # On a slow machine a second may be asked for before the first is answered.
        async with turn:
            answer = await route.fetch()
            if not answered:
                hall.server.sandbox.send("Dov", "table-talk", "Meanwhile")
                await expect(page.locator(".message .text")).to_have_text("Meanwhile")
            await route.fulfill(response=answer)
            answered.append(len((await answer.json())["messages"]))
        if len(answered) > 1:
            again.set()

    await page.route("**/sandbox/api/messages*", late)
    # Messages are loaded again, though something smaller is wanted a moment later.
    hall.server.sandbox.world.changed({"type": "commands"})
    hall.server.sandbox.world.changed({"type": "bot"})
    await asyncio.wait_for(again.wait(), 60)
    await expect(page.locator(".message .text")).to_have_text("Meanwhile")
    assert answered == [0, 1]


async def test_a_message_that_came_with_the_others_is_not_shown_again_when_it_is_told(hall: Hall) -> None:
    page = await hall.page("dov")
    world = hall.server.sandbox.world
    told: list[dict[str, object]] = []
    world.watchers.append(told.append)
    hall.server.sandbox.send("Dov", "table-talk", "Only once")
    await expect(page.locator(".message .text")).to_have_text("Only once")
    world.changed(next(change for change in told if change["type"] == "message"))
    hall.server.sandbox.send("Dov", "table-talk", "Afterwards")
    await expect(page.locator(".message .text")).to_have_text(["Only once", "Afterwards"])


async def test_a_reply_shows_what_it_answers_and_a_closed_line_is_taken_up_again(hall: Hall) -> None:
    page = await hall.page("dov")
    said = hall.server.sandbox.send("Dov", "table-talk", "Who plays?")
    channel = hall.bot.guilds[0].text_channels[0]
    await channel.send("I do", reference=discord.MessageReference(message_id=said.id, channel_id=channel.id))
    await expect(page.locator(".used")).to_have_text("DovWho plays?")
    await expect(page.locator("#botstate")).to_have_class("on")
    await hall.bot.close()
    await expect(page.locator("#botstate")).to_have_text("bot offline")


async def test_a_modal_with_every_kind_of_field_is_filled_in(hall: Hall) -> None:
    page = await hall.page("ada")
    await page.fill("#input", "/table survey")
    await page.keyboard.press("Enter")
    await page.locator("#send").click()
    await page.get_by_label("Runner").check()
    await page.get_by_label("Tue").check()
    await page.get_by_label("Rated").check()
    await page.locator("[data-id=fruit]").click()
    await page.get_by_role("option", name="Fruit 02").click()
    await page.locator("[data-id=rival]").click()
    await page.get_by_role("option", name="Dov").click()
    await page.get_by_role("button", name="Done").click()
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message.private .text")).to_have_text(
        "runner ['Tue'] True ['fruit 02'] ['dov']"
    )


async def test_roles_and_channels_are_chosen_like_anything_else(hall: Hall) -> None:
    channel = hall.bot.guilds[0].text_channels[0]
    await channel.send("Who organises, and where?", view=Setup())
    page = await hall.page("ada", f"#{channel.id}")
    await page.get_by_role("button", name="Roles").click()
    await page.get_by_role("option", name="Judges").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".message.private .text").last).to_have_text("roles ['Judges']")
    await page.get_by_role("button", name="Channel", exact=True).click()
    await page.get_by_role("option", name=channel.name).click()
    await expect(page.locator(".message.private .text").last).to_contain_text(f"channel {channel.name}")
