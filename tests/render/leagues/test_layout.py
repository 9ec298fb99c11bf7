"""What holds for every picture of a league: sizes, contrast, nothing on top of anything else."""

from __future__ import annotations

import pytest

from engine.leagues.view import PairingsView, PairingView, Section, StandingsRow, StandingsView
from engine.messages import LANGUAGES, say
from render import palette
from render.canvas import Canvas
from render.leagues import bracket, leaderboard, pairings, series, standings
from render.leagues.bracket import LIMIT
from render.leagues.bracket import canvases as bracket_canvases
from render.leagues.leaderboard import canvases as leaderboard_canvases
from render.leagues.pairings import canvases as pairings_canvases
from render.leagues.series import canvases as series_canvases
from render.leagues.standings import canvases as standings_canvases
from render.phone import LEAST, WIDTH
from render.picture import ALT_LIMIT, Picture
from tests.render import checks
from tests.render.leagues import samples


def drawn(language: str) -> dict[str, list[Canvas]]:
    """Every sample picture."""
    found = {name: standings_canvases(view, language) for name, view in samples.standings_views().items()}
    found |= {name: bracket_canvases(view, language) for name, view in samples.bracket_views().items()}
    found |= {name: pairings_canvases(view, language) for name, view in samples.pairings_views().items()}
    found |= {
        name: leaderboard_canvases(view, language) for name, view in samples.leaderboard_views().items()
    }
    found |= {name: series_canvases(view, language) for name, view in samples.series_views().items()}
    return found


@pytest.fixture(scope="module", params=LANGUAGES)
def pages(request: pytest.FixtureRequest) -> dict[str, list[Canvas]]:
    return drawn(request.param)


def field(count: int) -> StandingsView:
    """Standings of so many, with figures of every width, every third name a long one."""
    rows = tuple(
        StandingsRow(
            at,
            samples.LONG[at % len(samples.LONG)] if at % 3 == 0 else name,
            points=max(60 - at, 0),
            won=max(20 - at // 10, 0),
            drawn=at % 4,
            lost=at // 10,
            sos=5.123,
            esos=4.987,
            ties=(5.123, 4.987),
            byes=at % 2,
            moved=at - 100,
            status="dropped" if at % 11 == 0 else "active",
            in_cut=at <= 16,
            lot=at % 5 == 0,
        )
        for at, name in enumerate(samples.names(count), 1)
    )
    return StandingsView("W" * 60, "dss", 20, 20, (Section(0, rows),), playing=0, cut=16)


def test_nothing_overlaps_strays_or_leaves_the_picture(pages: dict[str, list[Canvas]]) -> None:
    for name, canvases in pages.items():
        for page in canvases:
            assert checks.clashes(page) == [], name
            assert checks.outside(page) == [], name
            assert checks.straying(page) == [], name


def test_all_text_can_be_read(pages: dict[str, list[Canvas]]) -> None:
    for name, canvases in pages.items():
        for page in canvases:
            assert page.width == WIDTH, name
            assert checks.faint(page) == [], name
            assert min(text.size for text in page.written) >= LEAST, name


def test_names_and_scores_are_large(pages: dict[str, list[Canvas]]) -> None:
    """Names of usual length: 11 CSS px and more in a message 300 wide."""
    for name in ("standings", "standings_64", "pairings", "bracket_16_double_20", "bracket_8_single_20"):
        sizes = [text.size for page in pages[name] for text in page.written if text.text in samples.FIRST]
        assert len(sizes) >= 8, name
        assert min(sizes) >= 33, name


@pytest.mark.parametrize("count", [4, 5, 25, 26, 27, 63, 100, 200])
def test_standings_of_any_size_are_spread_over_pictures(count: int) -> None:
    view = field(count)
    canvases = standings_canvases(view, "de")
    ranks = [
        int(text.text)
        for page in canvases
        for text in page.written
        if text.text.isdigit() and text.size == 36
    ]
    assert ranks == list(range(1, count + 1))
    assert len(canvases) == (1 if count <= 26 else -(-count // 24))
    for page in canvases:
        assert page.height <= 3 * WIDTH
        assert checks.clashes(page) == []
        assert checks.outside(page) == []
        assert checks.straying(page) == []
        assert checks.faint(page) == []


def test_a_message_holds_the_pictures_of_the_largest_field() -> None:
    """Discord takes ten files; an import has 512 players at most."""
    assert len(standings_canvases(field(512))) == 10
    tables = tuple(PairingView(at, f"Player {at}", f"Player {at + 600}") for at in range(1, 513))
    assert len(pairings_canvases(PairingsView("Large", 1, 9, tables))) == 10
    rows = tuple(StandingsRow(at, f"Player {at}") for at in range(1, 21))
    divisions = StandingsView("D", "round_robin", 1, 19, tuple(Section(at, rows) for at in range(1, 26)))
    assert len(standings_canvases(divisions)) <= 10


def test_the_cut_line_lies_under_the_last_who_is_in() -> None:
    """Also where somebody above it has dropped, and once only over two pictures."""
    written = [text for page in standings_canvases(field(64)) for text in page.written]
    (line,) = [text for text in written if text.text == "top 16"]
    tops = {text.text: text.box[1] for text in standings_canvases(field(64))[0].written if text.size == 36}
    assert tops["16"] < line.box[1] < tops["17"]


def test_divisions_are_not_torn_over_two_pictures() -> None:
    def rows(count: int) -> tuple[StandingsRow, ...]:
        return tuple(StandingsRow(at, f"Player {at}") for at in range(1, count + 1))

    sections = tuple(Section(number, rows(10)) for number in range(1, 6))
    canvases = standings_canvases(StandingsView("Five", "round_robin", 1, 9, sections))
    titles = [[text.text for text in page.written if text.text.startswith("Division")] for page in canvases]
    assert titles == [["Division 1", "Division 2"], ["Division 3", "Division 4"], ["Division 5"]]
    for page in canvases:
        assert len([text for text in page.written if text.text == "Player 10"]) == sum(
            text.text.startswith("Division") for text in page.written
        )


def test_a_hundred_tables_of_long_names() -> None:
    tables = tuple(
        PairingView(
            at, samples.LONG[at % 11], samples.LONG[(at + 3) % 11], corp=at % 3,
            state=("open", "playing", "reported", "done")[at % 4],
            score=(3, 0) if at % 4 > 1 else None,
            manner=("", "absent", "intentional_draw", "two_for_one")[at % 4],
        )
        for at in range(1, 101)
    )  # fmt: skip
    for language in LANGUAGES:
        canvases = pairings_canvases(PairingsView("Hundred", 3, 9, tables), language)
        assert len(canvases) == 5
        for page in canvases:
            assert checks.clashes(page) == []
            assert checks.outside(page) == []
            assert checks.straying(page) == []
            assert checks.faint(page) == []


def test_brackets_fit_one_picture_up_to_eight_and_are_torn_between_rounds(
    pages: dict[str, list[Canvas]],
) -> None:
    for name, canvases in pages.items():
        if name.startswith("bracket_"):
            most = {"bracket_32_double": 4, "bracket_16_double": 2, "bracket_cut_16": 2}
            assert len(canvases) <= next((n for start, n in most.items() if name.startswith(start)), 1), name
            assert max(page.height for page in canvases) <= LIMIT, name


def test_colour_never_stands_alone(pages: dict[str, list[Canvas]]) -> None:
    """Sides have letters, a match that goes on has a word, who dropped is told so."""
    texts = {text.text for page in pages["pairings"] for text in page.written}
    assert {"C", "R"} <= texts
    for state in ("playing", "void", "bye"):
        assert texts & {say(language, "rlg-state", state=state) for language in LANGUAGES}
    gone = {text.text for page in pages["standings"] for text in page.written}
    for how in ("dropped", "retired"):
        assert gone & {say(language, f"rlg-{how}") for language in LANGUAGES}


def pictures(language: str) -> dict[str, tuple[Picture, ...]]:
    found = {name: standings(view, language) for name, view in samples.standings_views().items()}
    found |= {name: bracket(view, language) for name, view in samples.bracket_views().items()}
    found |= {name: pairings(view, language) for name, view in samples.pairings_views().items()}
    found |= {name: leaderboard(view, language) for name, view in samples.leaderboard_views().items()}
    found |= {name: series(view, language) for name, view in samples.series_views().items()}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_words_within_the_limit(language: str) -> None:
    for name, several in pictures(language).items():
        assert len({picture.filename for picture in several}) == len(several), name
        for picture in several:
            assert 20 < len(picture.alt) <= ALT_LIMIT, name
            assert picture.filename.endswith(".png"), name


def test_the_palette_has_room_for_all_colours(pages: dict[str, list[Canvas]]) -> None:
    """No plain colour had to share with another."""
    for name, canvases in pages.items():
        for page in canvases:
            used = {text.fill for text in page.written} | {text.back for text in page.written}
            assert used <= set(palette.BASE), name
