"""`/deck`: lists brought in, asked about, kept, shown, changed and written; private until shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.contract.kind import GameKind
from bot.games.netrunner import kind
from bot.games.netrunner.decks import importing, pages
from bot.games.netrunner.decks.decks import MOST
from bot.games.netrunner.decks.hosted import hosted
from bot.games.netrunner.decks.rules import NetrunnerDecks
from bot.games.netrunner.store import decks as store
from bot.games.netrunner.store.decks import DeckRow
from bot.games.netrunner.store.tables import deck_showings
from bot.messages.words import say
from bot.store import privacy
from engine.messages import LANGUAGES
from engine.netrunner.decklists import FORMATS, names, read, write
from engine.netrunner.decklists.formats import formats
from engine.netrunner.decklists.preconstructed import preconstructed
from tests.bot.leagues import double
from tests.bot.world import World
from tests.netrunner.decklists.samples import HAAS, KATE

UNDECLARED = next(
    names.cards()[code].title
    for code in sorted(formats().pool("eternal", "2026-11-22") - formats().pool("casual", "2026-11-22"))
    if names.cards()[code].side == "runner" and not names.is_identity(code)
)
"""A card that is known, but cannot be played yet."""
CORP = type(KATE)(HAAS.identity, {"bran_1_0": 2, "hedge_fund": 3, "karuna": 2, "offworld_office": 3})
LIST = write(KATE, "text", "Déjà Kate")


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    """Decks are Netrunner's; the games that these tests begin are small."""
    return {"barter": double.kind()}


async def pasted(world: World, who: str, text: str, **fields: str) -> Any:
    """Somebody pastes a list into the form; what they are answered."""
    shown = await world.members[who].slash(world.channel, "deck import")
    result = await world.members[who].submit_modal(shown, {"list": text, **fields})
    await world.rest()
    return result


async def rows(world: World, who: str) -> list[DeckRow]:
    async with world.bot.db.read() as db:
        return await store.of_user(db, world.users[who].id)


def shown(result: Any) -> Any:
    return (result.followups[-1] if result.followups else result.response).message


async def test_a_pasted_list_is_kept_and_shown_with_its_picture(world: World) -> None:
    result = await pasted(world, "ann", LIST)
    (row,) = await rows(world, "ann")
    assert (row.name, row.side, pages.read_deck(row)) == ("Déjà Kate", "runner", KATE)
    assert result.response is None or result.ephemeral
    said = world.said(result)
    assert "Not a legal deck yet" in said
    assert "The deck has 34 cards" in said
    (picture,) = shown(result).attachments
    assert "2 Déjà Vu" in picture.description
    again = await pasted(world, "ann", LIST, name="Mine")
    assert "Mine" in world.said(again)
    third = await pasted(world, "ann", LIST)
    assert "Déjà Kate (2)" in world.said(third)
    listed = world.said(await world.ann.slash(world.channel, "deck list"))
    assert "Your 3 decks" in listed
    assert "Kate" in listed
    assert await rows(world, "bob") == []


NO_DECKS = [
    ("Hello there, how are you?", "no cards in this list"),
    (LIST.replace("3x Diesel", "1000x Diesel"), "how many copies?"),
    (LIST.replace("Diesel", "Hedge Fund"), "Hedge Fund belongs to the other side"),
    ("3x Diesel\n2x Hedge Fund", "names no identity"),
    ("3x Diesel\n25x Modded\n1x Corodder", "no card is called “Corodder”"),
    ("<deck game='x'/>", "another game"),
    ('{"data": [', "damaged, or cut off"),
    (" https://netrunnerdb.com/en/decklist/1/kate\n", "links are not opened here"),
]


async def test_what_cannot_be_a_deck_is_refused_and_nothing_is_kept(world: World) -> None:
    for text, said in NO_DECKS:
        answer = world.said(await pasted(world, "ann", text))
        assert "nothing was kept" in answer, text
        assert said in answer, text
        assert await rows(world, "ann") == []
        async with world.bot.db.read() as db:
            assert await store.draft(db, world.ann.id) is None


async def test_a_list_with_cards_that_cannot_be_played_is_kept_and_marked(world: World) -> None:
    result = await pasted(world, "ann", LIST.replace("3x Diesel", f"1x {UNDECLARED}"))
    said = world.said(result)
    assert f"{UNDECLARED} cannot be played here yet" in said
    (picture,) = shown(result).attachments
    assert f"1 × {UNDECLARED}" in picture.description
    assert "× 1 card cannot be played here yet" in picture.description
    (row,) = await rows(world, "ann")
    assert sorted(pages.read_deck(row).cards.values()) == sorted({**KATE.cards, "diesel": 1}.values())


async def test_a_card_that_nobody_knows_is_kept_as_it_is_written_by_one_press(world: World) -> None:
    text = LIST.replace("3x Diesel", "3x Xyzzyx Qqq")
    message = shown(await pasted(world, "ann", text))
    assert "no card is called “Xyzzyx Qqq”" in world.text(message)
    await world.press("ann", message, "Keep all of them as they are written")
    (row,) = await rows(world, "ann")
    deck = pages.read_deck(row)
    assert deck.cards == {**{k: v for k, v in KATE.cards.items() if k != "diesel"}, "Xyzzyx Qqq": 3}
    shown_again = shown(await world.ann.slash(world.channel, "deck show", deck="Déjà Kate"))
    assert "No card is known as “Xyzzyx Qqq”" in world.text(shown_again)
    assert "Unknown (3): 3 × Xyzzyx Qqq" in shown_again.attachments[0].description
    exported = write(deck, "text", "Kate")
    assert "3x Xyzzyx Qqq" in exported
    # Once the card is known it is what was meant.
    known = json.dumps({"identity": deck.identity, "cards": {"Diesel": 1, "diesel": 2}})
    assert pages.deck_of(known).cards == {"diesel": 3}


async def test_files_are_read_unless_they_are_none(world: World) -> None:
    octgn = write(CORP, "octgn", "HB").encode("utf-16")
    for file in (("hb.o8d", octgn), ("list.txt", LIST.encode())):
        await world.ann.slash(world.channel, "deck import", file=file)
        await world.rest()
    kept = await rows(world, "ann")
    assert [(row.name, pages.read_deck(row)) for row in kept] == [("hb", CORP), ("Déjà Kate", KATE)]
    picture = await world.ann.slash(
        world.channel, "deck import", file=("a.png", b"\x89PNG\r\n\x1a\n" + bytes(99))
    )
    assert "not a deck list" in world.said(picture)
    large = await world.ann.slash(world.channel, "deck import", file=("a.txt", b"1 Diesel\n" * 100_000))
    assert "too large" in world.said(large)
    assert await rows(world, "ann") == kept


async def test_doubtful_names_are_asked_about_also_after_a_restart(world: World) -> None:
    text = LIST.replace("Diesel", "Deisel").replace("Modded", "Modifiziert").replace("Corroder", "Qqqqq")
    result = await pasted(world, "ann", text)
    message = shown(result)
    assert "names are not plain" in world.text(message)
    assert await rows(world, "ann") == []
    await world.restart()
    wanted = next(
        at
        for at, select in enumerate(world.selects(message))
        if any(option["label"] == "Diesel" for option in select["options"])
    )
    forged = await world.forge("ann", message, world.selects(message)[wanted]["custom_id"], ["hedge_fund"])
    assert world.said(forged) == say("en", "bot-forged")
    assert await rows(world, "ann") == []
    await world.choose("ann", message, ["diesel"], wanted)
    while world.selects(message) and "not plain" in world.text(message):
        asked = world.selects(message)[0]
        out = asked["options"][-1]["value"]
        await world.choose("ann", message, [out])
        if world.selects(message) and "not plain" in world.text(message):
            # Pressed once more, on the page as it was: the next name is not left out by it.
            again = await world.forge("ann", message, asked["custom_id"], [out])
            assert "No list is open any more" in world.said(again)
    (row,) = await rows(world, "ann")
    deck = pages.read_deck(row)
    assert deck.cards["diesel"] == 3
    assert "corroder" not in deck.cards
    stale = await world.forge("ann", message, "dk:doubt:0", ["diesel"])
    assert "No list is open any more" in world.said(stale)


async def test_a_list_without_an_identity_is_asked_for_it(world: World) -> None:
    """jinteki.net writes none."""
    cards = LIST.split("\n\n", 2)[2]
    message = shown(await pasted(world, "ann", cards, name="Kate"))
    assert "names no identity" in world.text(message)
    assert await rows(world, "ann") == []
    (select,) = world.selects(message)
    offered = [option["value"] for option in select["options"]]
    assert KATE.identity in offered
    assert HAAS.identity not in offered
    assert len(offered) <= 25
    for code in (HAAS.identity, "diesel", ""):
        forged = await world.forge("ann", message, "dk:identity", [code])
        assert world.said(forged) == say("en", "bot-forged")
    await world.restart()
    await world.choose("ann", message, [KATE.identity])
    (row,) = await rows(world, "ann")
    assert (row.name, pages.read_deck(row)) == ("Kate", KATE)
    again = await world.forge("ann", message, "dk:identity", [KATE.identity])
    assert "No list is open any more" in world.said(again)


@pytest.mark.parametrize(("given", "first"), [("Kate", True), ("Weyland", False), ("zzzz", False)])
async def test_an_identity_that_is_not_plain_is_asked_about(world: World, given: str, first: bool) -> None:
    cards = LIST.split("\n\n", 2)[2]
    message = shown(await pasted(world, "ann", cards, identity=given))
    (select,) = world.selects(message)
    offered = [option["value"] for option in select["options"]]
    assert HAAS.identity not in offered
    assert KATE.identity in offered
    assert not first or KATE.identity == offered[0]
    await world.choose("ann", message, [KATE.identity])
    (row,) = await rows(world, "ann")
    assert pages.read_deck(row) == KATE


async def test_a_name_of_blanks_is_none(world: World) -> None:
    await world.ann.slash(world.channel, "deck import", file=("k.txt", LIST.encode()), name="  ")
    await world.rest()
    renamed = await world.ann.slash(world.channel, "deck rename", deck="Déjà Kate", name="   ")
    await world.rest()
    assert world.said(renamed) == "A deck needs a name."
    await world.ann.slash(world.channel, "deck copy", deck="Déjà Kate", name="  ")
    await world.rest()
    assert [row.name for row in await rows(world, "ann")] == ["Déjà Kate", "Déjà Kate (2)"]
    written = await world.ann.slash(world.channel, "deck export", deck="Déjà Kate (2)")
    assert shown(written).attachments[0].filename == "deja-kate-2.txt"


async def test_decks_of_ours_are_shown_to_everybody_and_written(world: World) -> None:
    ours = preconstructed()[0]
    name = ours.name("en")
    await world.ann.slash(world.channel, "deck show", deck=name.lower(), public=True)
    await world.rest()
    public = world.text(world.channel.history()[-1])
    assert name in public
    assert ours.plays("en") in public
    assert "A deck of" not in public
    message = shown(await world.ann.slash(world.channel, "deck export", deck=name))
    (found,) = read(await message.attachments[0].read())
    assert found.deck == ours.deck


async def test_after_the_identity_doubtful_names_are_asked_about(world: World) -> None:
    cards = LIST.split("\n\n", 2)[2].replace("Diesel", "Deisel")
    message = shown(await pasted(world, "ann", cards))
    await world.choose("ann", message, [KATE.identity])
    assert "name is not plain" in world.text(message)
    await world.press("ann", message, "All as suggested")
    (row,) = await rows(world, "ann")
    assert pages.read_deck(row) == KATE


async def test_all_names_can_be_taken_as_suggested_or_the_list_forgotten(world: World) -> None:
    text = LIST.replace("Diesel", "Deisel").replace("Tinkering", "Tinkerin")
    message = shown(await pasted(world, "ann", text))
    await world.press("ann", message, "Forget the list")
    assert await rows(world, "ann") == []
    message = shown(await pasted(world, "ann", text))
    assert "called “Deisel”. → Diesel" in world.text(message)
    await world.press("ann", message, "All as suggested")
    (row,) = await rows(world, "ann")
    assert pages.read_deck(row) == KATE


async def test_a_deck_is_private_until_its_owner_shows_it(world: World) -> None:
    await pasted(world, "ann", LIST)
    message = shown(await world.ann.slash(world.channel, "deck show", deck="déjà"))
    (row,) = await rows(world, "ann")
    for forged in (f"dk:own:{row.id}:show", f"dk:seen:{row.id}:copy", f"dk:own:{row.id}:deleted"):
        result = await world.forge("bob", message, forged)
        assert world.said(result) == "There is no such deck."
    await world.press("ann", message, "Show here")
    public = world.channel.history()[-1]
    assert "A deck of ann" in world.text(public)
    assert list(world.buttons(public)) == ["Copy"]
    await world.press("bob", public, "Copy")
    (copied,) = await rows(world, "bob")
    assert pages.read_deck(copied) == KATE
    assert (
        world.said(await world.forge("bob", public, f"dk:own:{row.id}:deleted")) == "There is no such deck."
    )


async def test_a_deck_stays_shown_where_it_was_shown_before(world: World) -> None:
    await pasted(world, "ann", LIST)
    other = world.env.create_guild()
    elsewhere = other.create_text_channel("elsewhere")
    ann_there = other.add_member(world.users["ann"])
    (row,) = await rows(world, "ann")
    await world.ann.slash(world.channel, "deck show", deck="Déjà Kate", public=True)
    await world.rest()
    first = world.channel.history()[-1]
    await ann_there.slash(elsewhere, "deck show", deck="Déjà Kate", public=True)
    await world.rest()
    await world.press("bob", first, "Copy")
    assert [pages.read_deck(one) for one in await rows(world, "bob")] == [pages.read_deck(row)]


async def test_names_that_differ_in_large_letters_only_are_told_apart(world: World) -> None:
    for name in ("Shaper", "shaper"):
        await pasted(world, "ann", LIST, name=name)
    assert [row.name for row in await rows(world, "ann")] == ["Shaper", "shaper (2)"]
    refused = await world.ann.slash(world.channel, "deck rename", deck="shaper (2)", name="SHAPER")
    await world.rest()
    assert "already" in world.said(refused)
    await world.ann.slash(world.channel, "deck rename", deck="Shaper", name="SHAPER")
    await world.rest()
    assert [row.name for row in await rows(world, "ann")] == ["SHAPER", "shaper (2)"]
    async with world.bot.db.write() as db:  # as an older program has kept it
        await store.change(db, (await rows(world, "ann"))[1].id, name="shaper")
    for name in ("shaper", "SHAPER"):
        assert f"## {name}" in world.said(await world.ann.slash(world.channel, "deck show", deck=name))


async def test_halves_of_signs_in_json_are_kept_as_question_marks(world: World) -> None:
    found = json.loads(write(KATE, "json-v2", "Half \\ud83d"))
    deck = found["data"][0] if isinstance(found.get("data"), list) else found
    deck["name"], deck["description"] = "Half \ud83d", "note \ude00"
    await world.ann.slash(world.channel, "deck import", file=("half.json", json.dumps(found).encode()))
    await world.rest()
    (row,) = await rows(world, "ann")
    assert (row.name, row.notes) == ("Half ?", "note ?")


async def test_decks_are_renamed_copied_written_and_deleted(world: World) -> None:
    await pasted(world, "ann", LIST)
    await world.ann.slash(world.channel, "deck rename", deck="Déjà Kate", name="Shaper")
    await world.ann.slash(world.channel, "deck copy", deck="shaper", name="Other")
    await world.rest()
    assert [row.name for row in await rows(world, "ann")] == ["Other", "Shaper"]
    taken = await world.ann.slash(world.channel, "deck rename", deck="Other", name="Shaper")
    assert "already" in world.said(taken)
    nothing = await world.ann.slash(world.channel, "deck show", deck="Nonsense")
    assert "no deck called “Nonsense”" in world.said(nothing)
    for form in FORMATS:
        result = await world.ann.slash(world.channel, "deck export", deck="Shaper", format=form)
        (attachment,) = shown(result).attachments
        assert attachment.filename.endswith(FORMATS[form].ending)
        (found,) = read(await attachment.read(), identity=KATE.identity)
        assert found.deck == KATE
    message = shown(await world.ann.slash(world.channel, "deck delete", deck="Other"))
    await world.press("ann", message, "Keep it")
    assert len(await rows(world, "ann")) == 2
    message = shown(await world.ann.slash(world.channel, "deck delete", deck="Other"))
    await world.press("ann", message, "Delete it")
    assert [row.name for row in await rows(world, "ann")] == ["Shaper"]


async def test_no_more_decks_than_there_is_room_for(world: World) -> None:
    async with world.bot.db.write() as db:
        for number in range(MOST):
            await store.add(db, world.ann.id, f"Deck {number}", "runner", pages.written(KATE), "", 0.0)
    assert f"You have {MOST} decks" in world.said(await pasted(world, "ann", LIST))
    assert len(await rows(world, "ann")) == MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_decks_as_are_kept_are_listed_in_one_message(language: str) -> None:
    kept = [
        DeckRow(at, 2, f"Deck {at} of the spring season, second version", side, pages.written(deck), "", 0.0)
        for at, (side, deck) in enumerate([("corp", HAAS), ("runner", KATE)] * (MOST // 2))
    ]
    marks = [pages.marked(formats(), deck, "2026-12-01", language) for deck in (HAAS, KATE)]
    shown = pages.listing(kept, marks * (MOST // 2), language).to_components()
    text = json.dumps(shown, ensure_ascii=False)
    assert all(f"Deck {at} of the spring" in text for at in range(MOST))
    assert all(one.name(language) in text for one in preconstructed())


async def test_what_is_kept_of_somebody_is_told_and_forgotten(world: World) -> None:
    message = shown(await pasted(world, "ann", LIST))
    await world.press("ann", message, "Show here")
    await pasted(world, "ann", LIST.replace("Diesel", "Deisel"))
    async with world.bot.db.write() as db:
        told = await privacy.everything(db, world.ann.id)
        assert [len(told[name]) for name in ("decks", "deck_showings", "deck_drafts")] == [1, 1, 1]
        await privacy.forget(db, world.ann.id, "nobody", lambda: "nobody")
        told = await privacy.everything(db, world.ann.id)
        assert (told["decks"], told["deck_drafts"]) == ([], [])
        assert list(await db.execute(select(deck_showings))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_said_in_every_language(language: str) -> None:
    row = DeckRow(1, 2, "Kate", "runner", pages.written(KATE), "", 0.0)
    mark = pages.marked(formats(), KATE, "2026-12-01", language)
    assert mark[0] in json.dumps(pages.listing([row], [mark], language).to_components(), ensure_ascii=False)
    assert pages.listing([], [], language).to_components()
    for own in (True, False):
        assert pages.one(row, [], (), language, own=own).to_components()
    (found,) = read(LIST.replace("Diesel", "Deisel"))
    assert pages.doubts(found, language).to_components()
    assert pages.deleting(row, language).to_components()
    for deck in (KATE, HAAS):
        assert pages.legality(formats(), deck, "2026-11-22", language)


def test_a_hosts_file_of_formats_is_laid_over_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "formats.json"
    snapshot = {"date_start": "2026-01-01", "card_pool_id": "system_gateway"}
    path.write_text(
        json.dumps({"formats": {"core": {"id": "core", "name": "Mine", "snapshots": [snapshot]}}})
    )
    assert hosted(str(path)).pool("core", "2026-11-22") == formats().pool("system_gateway", "2026-11-22")
    assert hosted("") == formats()
    monkeypatch.setenv("SYSOP_FORMATS", str(path))
    rules = kind.kind().deck_rules()
    assert isinstance(rules, NetrunnerDecks)
    assert rules.known == hosted(str(path))
    path.write_text("no json", "utf-8")
    assert hosted(str(path)) == formats()
    assert hosted(str(tmp_path / "missing.json")) == formats()


class Busy:
    """Workers that do nothing in time."""

    async def run(self, job: Any, seconds: float) -> Any:
        raise TimeoutError

    async def close(self) -> None:
        """Nothing runs."""


async def test_a_large_list_is_read_by_the_workers_and_a_small_one_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A packed file of hostile lists would hold up everybody for seconds."""
    with monkeypatch.context() as small:
        small.setattr(importing, "SMALL", 100)
        await pasted(world, "ann", LIST, name="Large")
        assert [row.name for row in await rows(world, "ann")] == ["Large"]
        small.setattr(world.bot.pictures, "workers", Busy())
        late = await pasted(world, "ann", LIST, name="Later")
        assert world.said(late).startswith("This file takes too long to read.")
    await pasted(world, "ann", LIST, name="Small")
    assert [row.name for row in await rows(world, "ann")] == ["Large", "Small"]
