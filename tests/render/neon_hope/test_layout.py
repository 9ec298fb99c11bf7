"""What holds for every picture of NEON HOPE: sizes, contrast, nothing on top of anything else."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

from engine.neon_hope.shown.view import View
from render import fonts, palette
from render.canvas import Canvas
from render.neon_hope import board, colours, flow
from render.neon_hope.board import LIMIT, canvases
from render.neon_hope.card import canvas as card_canvas
from render.neon_hope.hand import canvas as hand_canvas
from render.neon_hope.page import WIDTH
from render.palette import Colour
from tests.render import checks
from tests.render.neon_hope import samples
from tests.render.neon_hope.parts import INFOS


def drawn() -> dict[str, list[Canvas]]:
    """Every sample picture."""
    found = {name: canvases(view, samples.NAMES) for name, view in samples.BOARDS.items()}
    found |= {f"hand_{name}": [hand_canvas(view)] for name, view in samples.HANDS.items()}
    found |= {f"card_{name}": [card_canvas(info)] for name, info in INFOS.items()}
    return found


@pytest.fixture(scope="module")
def pictures() -> dict[str, list[Canvas]]:
    return drawn()


def texts(view: View) -> list[str]:
    return [text.text for page in canvases(view, samples.NAMES) for text in page.written]


def test_nothing_overlaps_strays_or_leaves_the_picture(pictures: dict[str, list[Canvas]]) -> None:
    for name, pages in pictures.items():
        for page in pages:
            assert checks.clashes(page) == [], name
            assert checks.outside(page) == [], name
            assert checks.straying(page) == [], name


def test_all_text_can_be_read(pictures: dict[str, list[Canvas]]) -> None:
    for name, pages in pictures.items():
        for page in pages:
            assert checks.faint(page) == [], name
            assert on_a_phone(page) >= 10, name


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_on_a_phone_no_text_is_under_ten_pixels(language: str) -> None:
    views = [msgspec.structs.replace(view, language=language) for view in samples.BOARDS.values()]
    pages = [page for view in views for page in canvases(view, samples.NAMES)]
    pages += [
        hand_canvas(msgspec.structs.replace(view, language=language)) for view in samples.HANDS.values()
    ]
    assert {page.width for page in pages} == {WIDTH}
    pages += [card_canvas(info) for info in INFOS.values()]
    assert min(map(on_a_phone, pages)) >= 10


def on_a_phone(page: Canvas) -> float:
    """CSS pixels of the smallest text in a message 300 of them wide."""
    return min(text.size for text in page.written) * 300 / page.width


@pytest.mark.parametrize("name", ["three", "four", "task", "chances", "german"])
def test_no_name_or_sentence_of_a_table_is_cut(name: str, pictures: dict[str, list[Canvas]]) -> None:
    shown = [text.text for page in pictures[name] for text in page.written]
    assert [text for text in shown if "…" in text] == []


def test_resources_are_shown_to_who_has_any() -> None:
    hero = samples.three().heroes[0]
    for resources, shown in ((2, 1), (0, 0)):
        heroes = (msgspec.structs.replace(hero, resources=resources),)
        assert texts(samples.three(heroes=heroes)).count("resources") == shown


def test_what_play_turns_on_is_large(pictures: dict[str, list[Canvas]]) -> None:
    """Names of cards and places, the goal, tasks: 13 CSS px and more of a message 300 wide."""
    sizes: dict[str, int] = {}
    for text in (text for page in pictures["three"] for text in page.written):
        sizes[text.text] = max(text.size, sizes.get(text.text, 0))
    for name in (
        "The Harbour Master's Ledger", "Lantern Drone", "Jammed Channels", "Crane Deck", "Vesper", "danger 5",
        "Investigate", "Courage", "2 secrets", "2/3", "retreat 6", "13", "Below the Waterline", "6/7",
    ):  # fmt: skip
        assert sizes[name] >= 26, name


def test_texts_and_signs_lie_on_the_background_they_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """So contrast is what it is said to be, and nothing is drawn over anything."""
    stamp = Canvas._stamp
    wrong: list[str] = []
    weak: set[tuple[Colour, Colour]] = set()

    def checked(self: Canvas, mask: Image.Image, x: int, y: int, fill: Colour, back: Colour) -> None:
        # A sign's empty rim may lie over its neighbour: only what it covers counts.
        box = mask.getbbox() or (0, 0, 1, 1)
        below = self.image.crop((x + box[0], y + box[1], x + box[2], y + box[3])).getcolors()
        if below is None or [index for _, index in below] != [self._index(back)]:
            wrong.append(f"at {x}, {y} of a picture {self.height} tall, size {mask.size}")
        if palette.contrast(fill, back) < 3:
            weak.add((fill, back))
        stamp(self, mask, x, y, fill, back)

    monkeypatch.setattr(Canvas, "_stamp", checked)
    for name, pages in drawn().items():
        assert pages
        assert wrong == [], name
    assert weak == set()


def test_characters_differ_in_colour_and_number() -> None:
    assert len(set(colours.HEROES)) == 4
    for colour in colours.HEROES:
        assert palette.contrast(palette.INK, colour) >= 4.5
        assert palette.contrast(colour, palette.PANEL) >= 4.5
    shown = texts(samples.four())
    for number in "1234":
        assert number in shown


@pytest.mark.parametrize("name", list(samples.BOARDS))
def test_boards_are_as_wide_as_promised_and_no_taller_than_a_phone_shows(
    name: str, pictures: dict[str, list[Canvas]]
) -> None:
    for page in pictures[name]:
        assert page.width == WIDTH
        assert page.height <= LIMIT


def test_few_pictures_show_a_usual_table_and_six_a_crowded_one(
    pictures: dict[str, list[Canvas]],
) -> None:
    assert {len(pictures[name]) for name in ("setup",)} == {1}
    assert {len(pictures[name]) for name in ("two", "solo")} == {2}
    assert {len(pictures[name]) for name in ("three", "four", "task", "lost")} == {3}
    assert {len(pictures[name]) for name in ("crowded", "german")} == {6}


def test_every_card_and_character_of_a_crowded_table_is_there(pictures: dict[str, list[Canvas]]) -> None:
    view = samples.crowded()
    shown = [text.text for page in pictures["crowded"] for text in page.written]
    cards = [
        card.name for each in view.environments for place in (each.upper, each.lower) for card in place.cards
    ]
    assert len(cards) == 24
    wanted = [*cards, *(card.name for card in view.network[1:]), *(hero.name for hero in view.heroes)]
    assert [name for name in wanted if name not in shown] == []
    assert shown.count("Juno Okafor") == 2, "a standee on the map and a strip"


def test_whose_turn_it_is_leads_the_picture() -> None:
    assert texts(samples.three())[:2] == ["Round 3", "Juno Okafor (Jonas) to act"]
    assert "Your move" in texts(samples.three("p2"))
    assert "Who is next? Vesper or Juno Okafor" in texts(samples.two())
    assert "Vesper and Juno Okafor to decide" in texts(samples.setup())
    assert "Episode won" in texts(samples.end(True))
    assert "Episode lost" in texts(samples.end())
    assert "Kite (Инес) entscheidet" in texts(samples.german())


def test_what_is_still_to_be_chosen_is_not_shown_as_if_it_were_there() -> None:
    """In the setup nobody has lost their hope, and no action is spent."""
    told = texts(samples.setup())
    assert "endurance" in told
    assert not {"hand", "hope", "actions"} & set(told)
    assert "the rest is still being chosen" in board(samples.setup(), {})[0].alt
    assert {"hand", "hope", "actions"} <= set(texts(samples.three()))


def test_the_ban_on_advice_is_said_where_it_holds() -> None:
    banned = "Encounter cards: no advice until all are resolved"
    assert banned in texts(samples.four())
    assert banned not in texts(samples.three())
    assert banned not in texts(msgspec.structs.replace(samples.end(), advice_forbidden=True)), (
        "the episode is over: talk"
    )


def test_the_grid_shows_what_is_up_and_counts_what_is_down() -> None:
    page = canvases(samples.three(), samples.NAMES)[0]
    cells = [place.box for place in page.placed if place.layer == "tile"][:16]
    inside = [text.text for text in page.written if any(checks.overlapping(text.box, cell) for cell in cells)]
    assert inside == ["+2", "−1", "0"], "skull and Epic Win are signs"
    shown = texts(samples.three())
    assert "10 face down" in shown
    assert "Archive 4" in shown
    assert "The grid is laid after setup." in texts(samples.setup())


def test_known_archive_and_chances_are_for_those_who_know() -> None:
    assert texts(samples.three("p1")).count("−3") == texts(samples.three()).count("−3") + 1
    assert "62%" in texts(samples.chances())
    assert "99%" in texts(samples.chances()), "nearly certain is not certain"
    assert not [text for text in texts(samples.three()) if text.endswith("%")]


def test_surveillance_names_the_next_threshold_and_what_escalation_adds() -> None:
    calm, risen = texts(samples.three()), texts(samples.four())
    assert "At 16: A Lantern Drone appears at the lead character's location." in " ".join(calm)
    assert "escalated" not in calm
    assert "escalated" in risen
    assert "Epic Fail also: suffer 1 stress" in risen
    for at in ("8", "16", "24", "32", "36", "40"):
        assert at in risen


def test_retreated_enemies_say_so_and_offer_nothing() -> None:
    shown = texts(samples.three())
    assert shown.count("retreated") == 1
    assert "Sweeper" in shown


def test_a_running_task_is_told_with_its_value() -> None:
    shown = texts(samples.task_running())
    assert "Juno Okafor (Jonas) performs: The Harbour Master's Ledger" in " ".join(shown)
    assert "plays Ask Nicely +1" in shown
    assert "success" in shown
    assert "value" not in texts(samples.three())


def test_strips_show_turns_lead_and_exhaustion() -> None:
    assert texts(samples.three()).count("turn taken") == 1
    assert texts(samples.three()).count("turn") == 1
    assert texts(samples.end()).count("exhausted") == 1
    assert "lead" in texts(samples.three("p1"))


def test_a_tool_that_is_used_says_so_however_long_its_name_is() -> None:
    view = samples.two()
    hero = view.heroes[0]
    tool = msgspec.structs.replace(
        hero.tools[0], name="Moth, a Drone of One's Own Making, with a Lamp", usable=False
    )
    view = msgspec.structs.replace(
        view, heroes=(msgspec.structs.replace(hero, tools=(tool,)), *view.heroes[1:])
    )
    assert any(text.startswith("Moth") and text.endswith("… (used)") for text in texts(view))


def test_a_name_has_all_of_its_line_unless_others_are_counted_behind_it() -> None:
    name = "A name as wide as a line"
    wide = fonts.width(name, 24)
    assert flow.listed(["Lamp", name, "Map"], wide, 24, 3) == ["Lamp", name, "Map"]
    cut, counted = flow.listed(["Lamp", name, "Map"], wide, 24, 2), " · + 1"
    assert cut[0] == "Lamp"
    assert "…" in cut[1]
    assert cut[1].endswith(counted)


def test_far_more_than_ever_happens_still_draws() -> None:
    base = samples.crowded("de")
    one = base.environments[0]
    upper = msgspec.structs.replace(one.upper, cards=one.upper.cards * 5, seats=("p1", "p2", "p3", "p4"))
    heroes = tuple(
        msgspec.structs.replace(hero, counters=9, hope=99, resources=120, tools=hero.tools * 4)
        for hero in base.heroes
    )
    view = msgspec.structs.replace(
        base, environments=(msgspec.structs.replace(one, upper=upper), *base.environments[1:]), heroes=heroes
    )
    for page in canvases(view, dict.fromkeys(samples.NAMES, "Donaudampfschifffahrtsgesellschaftskapitän")):
        assert checks.clashes(page) == []
        assert checks.outside(page) == []
    assert len(board(view)) == len(canvases(view))
