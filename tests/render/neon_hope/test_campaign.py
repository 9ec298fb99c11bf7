"""The picture of a campaign: the path taken, and the people with what is theirs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.neon_hope import Library, new_game
from engine.neon_hope.rules.campaigns import answer, arrive, new_campaign
from engine.neon_hope.shown.campaign_view import campaign_view, previously
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import OVER, Campaign, Entry
from render.neon_hope import campaign
from render.neon_hope.campaign import STEPS, canvas, shown, spoken
from render.picture import ALT_LIMIT
from tests.render import checks

LIBRARY = Library.load([])
PACK = LIBRARY.pack("pilot")


def first(pack: Pack, character: str) -> tuple[str, str]:
    """A card of a character, and one of theirs that could come in its place."""
    mine = [code for code, card in pack.actions.items() if card.character == character]
    other = [code for code, card in pack.actions.items() if card.character != character]
    return mine[0], other[0]


@pytest.fixture
def walked() -> Campaign:
    """A won night, a rest with a healed scar, a lost night with a new one; one card was learned."""
    story = PACK.campaigns["lissen"].story
    nights = [code for code, step in story.items() if step.kind == "episode"]
    rest = next(code for code, step in story.items() if step.each)
    won, lost = (
        next(
            name
            for name, end in PACK.episodes[story[night].episode or ""].resolutions.items()
            if end.won is good
        )
        for night, good in ((nights[0], True), (nights[1], False))
    )
    entries = (
        Entry(nights[0], "result", won),
        Entry(nights[0], "note", "lamps-dark"),
        Entry(rest, "choice", n=0, who="bruna"),
        Entry(rest, "mark", "rested", who="bruna"),
        Entry(rest, "unmark", "cold-bones", who="jun"),
        Entry(nights[1], "result", lost),
        Entry(nights[1], "tracker", "attention", 2),
        Entry(nights[1], "mark", "dazzled", who="jun"),
        Entry(nights[1], "pool", "skull", 1),
        Entry(nights[1], "crossed", "lamps-dark"),
    )
    results = ((story[nights[0]].episode or "", won), (story[nights[1]].episode or "", lost))
    return replace(
        new_campaign(PACK, "lissen"),
        characters=("bruna", "jun"),
        results=results,
        entries=entries,
        marks={"bruna": ("rested",), "jun": ("dazzled",)},
        swaps=(first(PACK, "jun"),),
        pool={"skull": 1},
        trackers={"attention": 2},
    )


def test_the_view_tells_the_path_and_the_people(walked: Campaign) -> None:
    view = campaign_view(PACK, walked, "en")
    assert [(step.name, step.won) for step in view.path] == [
        ("Afterglow", True), ("A Few Hours of Daylight", None), ("Line Nine", False)
    ]  # fmt: skip
    assert [(change.manner, change.n) for change in view.path[2].changes] == [
        ("tracker", 2), ("mark", 0), ("pool", 1), ("crossed", 0)
    ]  # fmt: skip
    assert ("Candela's Attention", 2) in view.trackers
    bruna, jun = view.people
    assert (bruna.name, [mark.kind for mark in jun.marks]) == ("Bruna Vasile", ["scar"])
    old, new = (PACK.actions[code].name["en"] for code in first(PACK, "jun"))
    assert (bruna.learned, jun.learned) == ((), ((new, old),))
    assert campaign_view(PACK, replace(walked, step=OVER), "en").next == ""


def test_a_campaign_kept_before_steps_wrote_anything_shows_its_results(walked: Campaign) -> None:
    view = campaign_view(PACK, replace(walked, entries=()), "en")
    assert [(step.name, step.won) for step in view.path] == [("Afterglow", True), ("Line Nine", False)]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("steps", [0, 1, 3 * STEPS])
def test_it_is_readable_on_a_phone(walked: Campaign, language: str, steps: int) -> None:
    entries = [replace(entry, step=f"{entry.step}") for _ in range(steps) for entry in walked.entries]
    drawn = canvas(campaign_view(PACK, replace(walked, entries=tuple(entries)), language))
    assert checks.outside(drawn) == []
    assert checks.clashes(drawn) == []
    assert checks.straying(drawn) == []
    assert checks.faint(drawn) == []
    hidden = any(word in text.text for text in drawn.written for word in ("before this", "davor", "до этого"))
    assert hidden == (steps > STEPS)


def test_the_alt_text_says_what_the_picture_shows(walked: Campaign) -> None:
    said = campaign(campaign_view(PACK, walked, "en")).alt
    assert said.startswith("Lissen by Night: next comes ")
    old, new = (PACK.actions[code].name["en"] for code in first(PACK, "jun"))
    assert f"{new} in place of {old}" in said
    assert "Candela's Attention +2" in said
    assert "+1 × skull" in said
    # What somebody's own choice wrote for them is on their card, and not told twice.
    notes = PACK.campaigns["lissen"].notes
    assert said.count(notes["rested"].text["en"].rstrip(".")) == 1
    assert f"No more: {notes['cold-bones'].text['en'].rstrip('.')}" in said


def test_of_a_long_path_the_alt_text_tells_the_end(walked: Campaign) -> None:
    long = replace(walked, entries=walked.entries * 20)
    said = campaign(campaign_view(PACK, long, "en")).alt
    assert len(said) <= ALT_LIMIT
    assert "steps before this. " in said
    assert said.endswith("Crossed out: The Kettle is dark: the Night Register was destroyed.")


def test_what_was_got_ready_and_used_is_not_told(walked: Campaign) -> None:
    used = (
        Entry("line-nine", "unmark", "prepared", who="jun"),
        Entry("line-nine", "unmark", "dazzled", who="jun"),
    )
    campaign_after = replace(walked, entries=(*walked.entries, *used))
    view = campaign_view(PACK, campaign_after, "en")
    notes = {code: note.text["en"] for code, note in PACK.campaigns["lissen"].notes.items()}
    recap = previously(PACK, campaign_after, "en")
    assert recap is not None
    for told in (" ".join(spoken(change, "en") for change in shown(view.path[-1])), recap[1]):
        assert notes["prepared"] not in told
        assert f"No more: {notes['dazzled']}" in told, "a scar that heals is"


def test_changed_numbers_share_a_line(walked: Campaign) -> None:
    drawn = canvas(campaign_view(PACK, walked, "en"))
    written = [text.text.replace("\u00a0", " ") for text in drawn.written]
    assert "Candela's Attention +2 · +1 × skull" in written, written


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_line_ends_within_a_number(walked: Campaign, language: str) -> None:
    """However much stands before it: a figure stays with what it counts."""
    last = walked.entries[-1]
    changes = [replace(last, kind="pool", name=name, n=1) for name in ("skull", "+1", "-2", "0", "+2", "+3")]
    for start in range(len(changes)):
        entries = (*walked.entries, *changes[start:], replace(last, kind="tracker", name="attention", n=2))
        drawn = canvas(campaign_view(PACK, replace(walked, entries=entries), language))
        lines = [text.text for text in drawn.written]
        assert not [line for line in lines if line.endswith("×") and len(line) > 5], lines
        assert not [line for line in lines if line in ("+1", "+2", "+3", "−2")], lines


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_all_of_a_season_is_shown(walked: Campaign, language: str) -> None:
    """Five nights, what lies between them, and the end."""
    story = PACK.campaigns["lissen"].story
    rest = next(code for code, step in story.items() if step.each)
    steps: list[str] = []
    for code, step in story.items():
        # Longer than any way through it: whatever there is, and a rest after each scene.
        steps += [code] if step.kind in ("episode", "interlude", "train", "rest") else []
        steps += [rest] if step.kind == "interlude" and steps[-1] != rest else []
    end = next(code for code, step in story.items() if step.kind == "epilogue")
    entries = tuple(Entry(code, "tracker", "attention", 1) for code in (*steps, end))
    view = campaign_view(PACK, replace(walked, entries=entries, results=(), step=OVER), language)
    drawn = canvas(view)
    lines = [text.text for text in drawn.written]
    assert 15 <= len(view.path) <= STEPS
    assert lines.count(view.path[0].name) == lines.count(view.path[-1].name) == 1
    assert (checks.outside(drawn), checks.clashes(drawn), checks.straying(drawn)) == ([], [], [])


def test_the_path_ends_with_the_epilogue_that_was_come_to() -> None:
    before = replace(new_campaign(PACK, "lissen"), characters=("bruna",), step="sunrise")
    after = arrive(PACK, before, "epilogue-our-lamps")
    view = campaign_view(PACK, answer(PACK, after), "en")
    assert (view.path[-1].name, view.path[-1].changes, view.next) == ("Our Lamps", (), "")


def test_before_an_episode_its_campaign_is_told(walked: Campaign) -> None:
    """The latest steps that changed something are the first story; nothing before the first night."""
    lines = {"en": "Previously in Lissen by Night", "de": "Was bisher geschah: Lissen bei Nacht"}
    for language, title in lines.items():
        game = new_game(LIBRARY, episode="line-nine", characters=("bruna", "jun"), seed=1, campaign=walked)
        before, intro = game.view("spectator", language).stories[:2]
        assert (before.title, intro.title) == (title, PACK.episodes["line-nine"].name[language])
        notes = PACK.campaigns["lissen"].notes
        first, last = before.text.split("\n\n")
        assert first.endswith(notes["lamps-dark"].text[language])
        assert f"Jun Halloran: {notes['dazzled'].text[language]}" in last
        assert notes["rested"].text[language] not in before.text
    fresh = new_game(LIBRARY, episode="afterglow", characters=("bruna", "jun"), seed=1)
    assert fresh.view("spectator").stories[0].title == "Afterglow"
