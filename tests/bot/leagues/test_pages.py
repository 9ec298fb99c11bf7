"""Words, alt text and picture of a page say the same, for every format, and nothing is torn."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.leagues.posts.pages import ROUND, STANDINGS
from bot.leagues.posts.pages.page import round_pages, text_pages
from bot.leagues.posts.pages.words import ROOM, standings_lines
from engine.leagues.errors import LeagueError
from engine.leagues.final import final_order
from engine.leagues.model import Event, GameResult, Result, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, owing, report
from engine.leagues.season import reports
from engine.leagues.season.model import DAY, HOUR
from engine.leagues.season.play import ready
from engine.leagues.season.repairs import set_deadline
from engine.leagues.views import standings_view
from engine.messages import LANGUAGES, say
from render.leagues.standings import canvases, standings
from tests.bot.leagues.season import Season
from tests.leagues.events import field
from tests.render.leagues import samples


def over(form: Any, size: int = 6, **more: Any) -> Event:
    """Played to the end; the Corp always wins."""
    event = field(size, Settings(format=form, seed=3, **more))
    try:
        while True:
            event = publish(event, pair_next_round(event))
            for number, pairing in owing(event):
                corp = pairing.corp or pairing.player1
                games = [GameResult(corp, pairing.opponent(corp) or "", 3, 0)]
                event = report(event, number, pairing.table, Result(tuple(games)))
            event = complete_round(event)
    except LeagueError:
        return event


def ranked(lines: list[str]) -> list[tuple[str, str]]:
    """(rank, name) of every row of the tables."""
    rows = (re.match(r" *(\d+|–)  (\S+)", line) for line in "\n".join(lines).split("\n"))
    return [(row[1], row[2]) for row in rows if row]


@pytest.mark.parametrize("form", ["single_elimination", "double_elimination"])
def test_a_knock_out_names_its_winner_first_in_words_and_picture(form: str) -> None:
    event = over(form)
    lines = standings_lines(standings_view(event), "Cup", "en")
    names = [event.name_of(one) for one in final_order(event)]
    assert ranked(lines) == [(str(place), name) for place, name in enumerate(names, 1)]
    assert not any("Points" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", samples.standings_views())
def test_words_and_alt_text_say_what_the_view_says(name: str, language: str) -> None:
    view = samples.standings_views()[name]
    lines = standings_lines(view, view.league, language)
    rows = [row for section in view.sections for row in section.rows]
    shown = [row for row in rows if row.name.isascii() and " " not in row.name and len(row.name) < 24]
    told = ranked(lines)
    for row in shown:
        assert (str(row.rank or "–"), row.name) in told, row.name
    assert len("\n".join(lines)) <= ROOM
    text = "\n".join(lines)
    for section in view.sections:
        if section.division:
            assert text.count(f"Division {section.division}" if language == "en" else "**") >= 1
    pictures = standings(view, language)
    assert view.league in pictures[0].alt


def test_divisions_are_ranked_by_themselves_in_words() -> None:
    view = samples.standings_views()["standings_divisions"]
    lines = "\n".join(standings_lines(view, "x", "en"))
    parts = lines.split("**Division ")[1:]
    assert len(parts) == len(view.sections)
    for part, section in zip(parts, view.sections, strict=True):
        assert [rank for rank, _ in ranked([part])] == [str(row.rank) for row in section.rows]


def test_a_running_knock_out_has_no_line_of_a_cut() -> None:
    event = field(6, Settings(format="double_elimination", seed=3))
    event = publish(event, pair_next_round(event))
    for language in LANGUAGES:
        (canvas,) = canvases(standings_view(event), language)
        assert say(language, "rlg-cut-line", n=6) not in [text.text for text in canvas.written]
        assert not any("──" in line for line in standings_lines(standings_view(event), "x", language))


def test_the_line_of_the_cut_is_drawn_once_and_under_the_last_in_it() -> None:
    view = samples.standings_views()["standings_cut"]
    (section,) = view.sections
    lines = "\n".join(standings_lines(view, "x", "en")).split("\n")
    (at,) = [at for at, line in enumerate(lines) if "── top" in line]
    assert section.rows[section.cut_after - 1].name in lines[at - 1]
    written = [text.text for canvas in canvases(view, "en") for text in canvas.written]
    assert written.count(f"top {view.cut}") == 1


def test_after_a_cut_its_final_order_is_in_words_alt_text_and_picture() -> None:
    event = over("sss", 8, rounds=3, cut=4)
    view = standings_view(event)
    names = [event.name_of(one) for one in final_order(event)[:4]]
    assert [place.name for place in view.places] == names
    told = " · ".join(f"{at}. {name}" for at, name in enumerate(names, 1))
    assert f"**After the cut:** {told}" in standings_lines(view, "x", "en")
    (picture,) = standings(view, "en")
    assert told in picture.alt
    (canvas,) = canvases(view, "en")
    assert any(told in text.text for text in canvas.written)


# -- rounds -------------------------------------------------------------------------------------------------


def line(season: Season, title: str, match: str) -> str:
    """A match's line on the page of round one."""
    table = match.partition(":")[2]
    lines = season.world.text(season.page(title)).split("\n")
    (found,) = [one for one in lines if one.startswith(rf"{table}\. ")]
    return found


async def test_a_match_has_its_own_deadline_and_state_on_the_page(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    deadline = int((await season.league(league_id)).round_deadline or 0)
    text = season.world.text(season.page("Autumn: round 1"))
    assert text.count(f"<t:{deadline}:f>") == 1
    later = deadline + 10 * DAY
    args = ("1:1", later)
    await season.do(league_id, "ann", "deadline", set_deadline, *args, match="1:1", organiser=True)
    assert f"by <t:{later}:f>" in line(season, "Autumn: round 1", "1:1")
    assert "by <t:" not in line(season, "Autumn: round 1", "1:2")
    # Put off like any other.
    await season.leagues.uptime.note()
    season.clock.shift += 5 * HOUR
    await season.world.restart()
    await season.pass_time(0)
    assert f"by <t:{later + 5 * HOUR}:f>" in line(season, "Autumn: round 1", "1:1")
    text = season.world.text(season.page("Autumn: round 1"))
    assert f"<t:{deadline + 5 * HOUR}:f>" in text
    assert f"<t:{deadline}:f>" not in text


async def test_how_far_a_match_has_got_is_on_the_page(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    other = await season.report(league_id, "1:1")
    assert "**3–\u20600**, reported, not agreed yet" in line(season, "Autumn: round 1", "1:1")
    await season.do(league_id, other, "dispute", reports.dispute, "1:1", match="1:1")
    assert line(season, "Autumn: round 1", "1:1").endswith("disputed")
    for name in await season.pair(league_id, "1:2"):
        await season.do(league_id, name, "ready", ready, "1:2", match="1:2")
    assert line(season, "Autumn: round 1", "1:2").endswith("playing")


def table_of(event: Event) -> Any:
    """A league of an event, as much of it as a page looks at; ids as long as Discord's."""
    settings = SimpleNamespace(title="L")
    league = SimpleNamespace(event=event, matches={}, round_deadline=1.9e9, settings=settings)
    mention = lambda one: f"<@{hash(one) % 10**18:018}>"  # noqa: E731
    return SimpleNamespace(league=league, language="en", mention=mention, row=SimpleNamespace(name="L"), id=7)


@pytest.mark.parametrize("size", [64, 97, 128, 300])
def test_no_pairing_is_torn_or_lost_however_large_the_field(size: int) -> None:
    event = field(size, Settings("sss", seed=1))
    event = publish(event, pair_next_round(event))
    table = table_of(event)
    head, parts = round_pages(table, 1)
    lines = [line for part in parts for line in part]
    assert [line.partition(".")[0] for line in lines] == [str(n) for n in range(1, -(-size // 2) + 1)]
    assert all(line.count("<@") == line.count(">") == (1 if "bye" in line else 2) for line in lines)
    assert all(len("\n".join((*head, *part))) <= ROOM for part in parts)
    page = text_pages()[ROUND]
    shown = "\n".join(page.words(table, "1"))
    assert len(shown) <= ROOM
    assert "…" not in shown
    if len(parts) > 1:
        assert shown.endswith(f"and {len(lines) - len(parts[0])} more")
    assert len(page.rows[0](table, "1")) == (1 if len(parts) > 1 else 0)
    assert text_pages()[STANDINGS].pinned
