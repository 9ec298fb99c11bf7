"""What holds for every picture: sizes, contrast, nothing on top of anything else."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from engine.netrunner import card_info
from engine.netrunner.shown.view import View
from render import netrunner as render
from render import palette, phone
from render.canvas import Box, Canvas
from render.netrunner.board import canvases
from render.netrunner.card import canvas as card_canvas
from render.netrunner.course import canvas as course_canvas
from render.netrunner.hand import canvas as hand_canvas
from render.palette import Colour
from tests.render.netrunner import samples
from tests.render.netrunner.cards import CARDS, hidden, info


def drawn() -> dict[str, list[Canvas]]:
    """Every sample picture."""
    found = {name: canvases(view, samples.NAMES) for name, view in samples.BOARDS.items()}
    found |= {f"hand_{seat}": [hand_canvas(samples.midgame(seat), info)] for seat in ("corp", "runner")}
    found["hand_of_twelve"] = [hand_canvas(samples.twelve_cards(), info)]
    found |= {f"card_{code}": [card_canvas(info(code))] for code in CARDS}
    return found


def overlapping(first: Box, second: Box) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


@pytest.fixture(scope="module")
def pictures() -> dict[str, list[Canvas]]:
    return drawn()


def on_a_phone(page: Canvas) -> float:
    """CSS pixels of the smallest text in a message 300 of them wide."""
    return min(text.size for text in page.written) * 300 / page.width


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_on_a_phone_no_text_is_under_ten_pixels(language: str) -> None:
    pages = [
        page
        for view in samples.BOARDS.values()
        for page in canvases(msgspec.structs.replace(view, language=language), samples.NAMES)
    ]
    views = [samples.midgame("corp"), samples.midgame("runner"), samples.twelve_cards()]
    own = partial(card_info, language=language)
    pages += [hand_canvas(msgspec.structs.replace(view, language=language), own) for view in views]
    pages += [card_canvas(own(code)) for code in ("bran_1_0", "offworld_office", "carmen")]
    pages.append(course_canvas(samples.STANDINGS, samples.NAMES, language))
    assert min(map(on_a_phone, pages)) >= 10
    assert {page.width for page in pages} == {phone.WIDTH}


def test_text_under_the_minimum_is_refused() -> None:
    with pytest.raises(ValueError, match="under 20"):
        Canvas(100, 100, palette.PAGE).text(0, 50, "small", 19, palette.TEXT, palette.PAGE)
    with pytest.raises(ValueError, match="under 30"):
        phone.page([]).text(0, 50, "small", 29, palette.TEXT, palette.PAGE)


def test_names_of_a_usual_table_are_whole(pictures: dict[str, list[Canvas]]) -> None:
    shown = titles(pictures["midgame_corp"])
    assert [text for text in shown if "…" in text] == []
    for name in ("Palisade", "Brân 1.0", "Manegarm", "Skunkworks", "Smartware Distributor", "HQ"):
        assert name in shown


def test_all_text_has_enough_contrast(pictures: dict[str, list[Canvas]]) -> None:
    pairs = {(text.fill, text.back) for pages in pictures.values() for page in pages for text in page.written}
    assert len(pairs) > 20
    poor = [pair for pair in pairs if palette.contrast(*pair) < 4.5]
    assert poor == []


def test_every_faction_has_a_readable_letter_of_its_own() -> None:
    letters = [letter for _, letter in palette.FACTIONS.values()]
    assert len(set(letters)) == len(letters)
    for colour, _ in [*palette.FACTIONS.values(), palette.NEUTRAL]:
        assert palette.contrast(palette.INK, colour) >= 4.5
        assert palette.contrast(colour, palette.TILE) >= 3


def test_texts_and_signs_lie_on_the_background_they_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """So contrast is what it is said to be, and nothing is drawn over anything."""
    stamp = Canvas._stamp
    wrong: list[str] = []
    weak: set[tuple[Colour, Colour]] = set()

    def checked(self: Canvas, mask: Image.Image, x: int, y: int, fill: Colour, back: Colour) -> None:
        below = self.image.crop((x, y, x + mask.width, y + mask.height)).getcolors()
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


def test_nothing_overlaps_and_nothing_leaves_the_picture(pictures: dict[str, list[Canvas]]) -> None:
    for name, pages in pictures.items():
        for page in pages:
            layers = {place.layer for place in page.placed}
            for layer in layers:
                boxes = [place.box for place in page.placed if place.layer == layer]
                clashes = [pair for pair in combinations(boxes, 2) if overlapping(*pair)]
                assert clashes == [], f"{name}: {layer}"
            clashing = [
                (first.text, second.text)
                for first, second in combinations(page.written, 2)
                if overlapping(first.box, second.box)
            ]
            assert clashing == [], name
            for left, top, right, bottom in [
                *(text.box for text in page.written),
                *(place.box for place in page.placed),
            ]:
                assert left >= 0, name
                assert top >= 0, name
                assert right <= page.width, name
                assert bottom <= page.height, name


def test_text_stays_inside_its_tile(pictures: dict[str, list[Canvas]]) -> None:
    for name, pages in pictures.items():
        for page in pages:
            tiles = [place.box for place in page.placed if place.layer == "tile"]
            for text in page.written:
                for tile in tiles:
                    if overlapping(text.box, tile):
                        assert text.box[0] >= tile[0], f"{name}: {text.text}"
                        assert text.box[2] <= tile[2], f"{name}: {text.text}"
                        assert text.box[3] <= tile[3], f"{name}: {text.text}"


@pytest.mark.parametrize("name", list(samples.BOARDS))
def test_boards_are_no_taller_than_three_times_their_width(
    name: str, pictures: dict[str, list[Canvas]]
) -> None:
    for page in pictures[name]:
        assert page.height <= 3 * page.width


def test_a_usual_table_is_one_picture_and_a_crowded_one_two(pictures: dict[str, list[Canvas]]) -> None:
    assert {len(pictures[name]) for name in ("start", "midgame", "encounter", "long_names")} == {1}
    assert {len(pictures[name]) for name in ("twelve_servers", "full_rig", "crowded")} == {2}


def titles(pages: list[Canvas]) -> list[str]:
    return [text.text for page in pages for text in page.written]


def test_twelve_servers_and_25_cards_are_all_there(pictures: dict[str, list[Canvas]]) -> None:
    for name in ("twelve_servers", "crowded"):
        shown = titles(pictures[name])
        wanted = [server.name for server in samples.BOARDS[name].corp.servers]
        assert [server for server in wanted if server not in shown] == []
    runner = samples.full_rig().runner
    rig = [card.title for card in (*runner.programs, *runner.hardware, *runner.resources)]
    assert len(rig) == 25
    for name in ("full_rig", "crowded"):
        shown = titles(pictures[name])
        for title in set(rig):
            assert shown.count(title or "") >= rig.count(title), f"{name}: {title}"
        assert "hosts Conduit" in shown


def test_overlong_names_end_in_an_ellipsis(pictures: dict[str, list[Canvas]]) -> None:
    shown = titles(pictures["long_names"])
    assert any(text.startswith("Astronautics: Sac") and text.endswith("…") for text in shown)


def test_far_more_than_ever_happens_still_draws() -> None:
    """Servers with nine pieces of ice, 40 programs, huge numbers: taller, but complete and without error."""
    base = samples.crowded()
    servers = tuple(
        msgspec.structs.replace(server, ice=tuple(hidden() for _ in range(9))) for server in base.corp.servers
    )
    view = msgspec.structs.replace(
        base,
        corp=msgspec.structs.replace(base.corp, servers=servers, credits=1234, bad_publicity=99),
        runner=msgspec.structs.replace(base.runner, programs=base.runner.programs * 4, credits=9999),
    )
    pages = canvases(view, samples.NAMES)
    assert titles(pages).count("?") >= 12 * 9
    assert len(render.board(view, samples.NAMES)) == len(pages)


def marks(view: View) -> list[str]:
    return [text for text in titles(canvases(view, samples.NAMES)) if text.startswith("Runner ")]


def test_the_runners_place_in_a_run_is_marked() -> None:
    assert marks(samples.midgame()) == []
    assert marks(samples.approach()) == ["Runner approaches"]
    assert marks(samples.encounter()) == ["Runner encounters"]
    assert marks(samples.access()) == ["Runner is inside"]
    page = canvases(samples.approach(), samples.NAMES)[0]
    mark = next(text for text in page.written if text.text == "Runner approaches")
    palisade = max(text.box[3] for text in page.written if text.text == "Palisade")
    assert mark.box[1] > palisade, "the Runner stands outside the outermost ice, below the inner one"
