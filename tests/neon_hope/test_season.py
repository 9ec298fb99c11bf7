"""The season that ships: its steps lead on, also from campaigns begun when it had two nights only."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.neon_hope.packs import Library
from engine.neon_hope.packs.course import courses_of
from engine.neon_hope.rules import campaigns, openings
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table

PILOT = "pilot"
SLEEP, READY = 0, 1


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def test_a_campaign_begun_when_there_were_two_nights_goes_on(library: Library) -> None:
    """As it was kept then: without steps, and with the trackers of that time."""
    kept = (
        b'{"code":"lissen","episode":1,"characters":["bruna","jun"],"results":[["afterglow","lights-out"]],'
        b'"notes":["lamps-dark"],"trackers":{"starting-resources":3,"attention":2}}'
    )
    pack, campaign = library.pack(PILOT), msgspec.json.decode(kept, type=Campaign)
    assert campaigns.position(pack, campaign) == "first-morning"
    assert len(campaigns.text(pack, campaign)) == 2, "what happened, and that the lamps are dark"
    campaign = campaigns.answer(pack, campaign, 1)
    assert campaign.trackers["starting-resources"] == 4
    for code in campaigns.waiting(pack, campaign):
        campaign = campaigns.answer(pack, campaign, SLEEP, code)
    assert campaigns.next_episode(pack, campaign) == "line-nine"


def test_a_day_off_is_felt_in_the_next_night(library: Library) -> None:
    pack = library.pack(PILOT)
    campaign = Campaign(
        "lissen", 1, ("bruna", "jun"), (("afterglow", "caught"),), notes=("register-running",), step="day-off"
    )
    campaign = campaigns.answer(pack, campaign, SLEEP, "bruna")
    campaign = campaigns.answer(pack, campaign, READY, "jun")
    t = Table(library, "bruna", "jun", pack=PILOT, episode="line-nine", bare=False, campaign=campaign)
    bruna, jun = t.hero("bruna"), t.hero("jun")
    assert (bruna.hope, jun.hope) == (6, 5), "3, 2 for running with the register, 1 for a night's sleep"
    assert jun.resources == bruna.resources + 1
    assert t.game.state.marks == {"bruna": (), "jun": ()}, "it does not last"


@pytest.mark.parametrize(
    ("notes", "saved", "paragraphs"),
    [
        (("island-lost",), 0, 3),
        (("keeper-talked", "twins-home", "choir-home"), 20, 5),
        (("light-out",), 31, 4),
    ],
)
def test_what_is_told_after_the_island_depends_on_what_happened(
    library: Library, notes: tuple[str, ...], saved: int, paragraphs: int
) -> None:
    pack = library.pack(PILOT)
    campaign = Campaign(
        "lissen", 3, ("oda",), step="third-morning", notes=notes, trackers={"saved": saved, "attention": 3}
    )
    for language in ("en", "de"):
        told = [words[language] for words in campaigns.text(pack, campaign)]
        assert len(told) == paragraphs
        assert "212" in told[-1]
    assert campaigns.answer(pack, campaign, 1).trackers["attention"] == 1


@pytest.mark.parametrize(("note", "known"), [((), False), (("page-212",), True)])
def test_the_number_of_the_page_is_known_to_who_has_read_it(
    library: Library, note: tuple[str, ...], known: bool
) -> None:
    campaign = Campaign("lissen", 3, ("oda",), step="third-morning", notes=note)
    told = [words["en"] for words in campaigns.text(library.pack(PILOT), campaign)]
    assert sum("212" in each for each in told) == 1
    assert ("You know the number" in told[-1]) == known


@pytest.mark.parametrize(
    ("ending", "steps"),
    [("caught", ["morning-inside", "day-inside"]), ("half-home", ["second-morning", "day-off"])],
)
def test_whoever_is_on_the_island_spends_the_day_there(
    library: Library, ending: str, steps: list[str]
) -> None:
    pack = library.pack(PILOT)
    before = Campaign(
        "lissen", 2, ("oda",), (("afterglow", "caught"), ("line-nine", ending)), flags={"nights": 1}
    )
    campaign = campaigns.played(pack, before, "line-nine")
    seen = [campaigns.position(pack, campaign)]
    campaign = campaigns.answer(pack, campaign, 0)
    seen.append(campaigns.position(pack, campaign))
    campaign = campaigns.answer(pack, campaign, READY, "oda")
    assert seen == steps
    assert campaigns.next_episode(pack, campaign) == "lighthouse"
    assert campaign.flags == {"nights": 2, "knows-island": 1}


@pytest.mark.parametrize(("choice", "told"), [(0, "You asked them to come"), (1, "You asked them to stay")])
def test_the_evening_before_is_followed_by_a_night(library: Library, choice: int, told: str) -> None:
    pack = library.pack(PILOT)
    campaign = Campaign("lissen", 4, ("oda",), step="fourth-morning", flags={"nights": 4})
    campaign = campaigns.answer(pack, campaign, choice)
    assert campaigns.position(pack, campaign) == "night-before"
    campaign = campaigns.answer(pack, campaign, SLEEP, "oda")
    assert campaigns.next_episode(pack, campaign) == "dawn"
    t = Table(library, "oda", pack=PILOT, episode="dawn", campaign=campaign)
    assert told in openings.intro(t.game)[-1]["en"]


@pytest.mark.parametrize(
    ("results", "after"),
    [
        ((), "line-nine"),
        ((("line-nine", "caught"),), "lighthouse"),
        ((("line-nine", "caught"), ("lighthouse", "caught")), "page-212-night"),
    ],
)
def test_a_day_off_leads_to_the_night_that_has_not_been(
    library: Library, results: tuple[tuple[str, str], ...], after: str
) -> None:
    pack = library.pack(PILOT)
    before = Campaign("lissen", 1 + len(results), ("oda",), (("afterglow", "caught"), *results))
    at = ("first-morning", "second-morning", "third-morning")[len(results)]
    campaign = campaigns.arrive(pack, replace(before, flags={"nights": len(results)}), at)
    campaign = campaigns.answer(pack, campaigns.answer(pack, campaign, 0), READY, "oda")
    assert campaigns.next_episode(pack, campaign) == after


def test_a_night_can_be_left_out(library: Library) -> None:
    """Whoever burns the page hunts nobody: the list arrives, and the evening before the last comes."""
    pack = library.pack(PILOT)
    campaign = Campaign(
        "lissen", 3, ("oda",), step="third-morning", notes=("island-lost",), flags={"nights": 3}
    )
    campaign = campaigns.answer(pack, campaign, 2)
    assert campaigns.position(pack, campaign) == "night-at-home"
    campaign = campaigns.answer(pack, campaign)
    assert {"page-burned", "list-delivered"} <= set(campaign.notes)
    assert campaigns.position(pack, campaign) == "fourth-morning"
    campaign = campaigns.answer(pack, campaign, 0)
    campaign = campaigns.answer(pack, campaign, SLEEP, "oda")
    assert campaigns.next_episode(pack, campaign) == "dawn"
    t = Table(library, "oda", pack=PILOT, episode="dawn", bare=False, campaign=campaign)
    assert "Nobody ran after the list" in openings.intro(t.game)[-1]["en"]


@pytest.mark.parametrize("note", ["lamps-dark", "lamps-open", "register-running"])
@pytest.mark.parametrize("episode", ["line-nine", "lighthouse", "page-212-night", "dawn"])
def test_every_later_night_begins_otherwise_by_what_was_decided_in_the_first(
    library: Library, episode: str, note: str
) -> None:
    def begun(*notes: str) -> Table:
        campaign = Campaign("lissen", 4, ("oda", "jun"), (), notes=notes, trackers={"attention": 0})
        return Table(library, "oda", "jun", pack=PILOT, episode=episode, bare=False, campaign=campaign)

    def shown(t: Table) -> tuple[object, ...]:
        lead = t.hero("oda")
        return (
            t.dial,
            lead.hope,
            lead.tokens,
            sorted(t.game.state.encounter_deck),
            len(openings.intro(t.game)),
        )

    assert shown(begun(note)) != shown(begun())


@pytest.mark.parametrize("note", ["lamps-dark", "lamps-open", "register-running"])
def test_every_epilogue_tells_what_became_of_the_first_night(library: Library, note: str) -> None:
    pack = library.pack(PILOT)
    story = pack.campaigns["lissen"].steps
    for name, step in story.items():
        if step.kind == "epilogue":
            told = [
                len(campaigns.text(pack, Campaign("lissen", 5, ("oda",), step=name, notes=notes)))
                for notes in ((), (note,))
            ]
            assert told[1] == told[0] + 1, name


def test_who_was_up_all_night_begins_with_less_and_who_slept_with_a_little_more(library: Library) -> None:
    campaign = Campaign("lissen", 1, ("oda", "jun"), step="line-nine", marks={"jun": ("rested",)})
    t = Table(library, "oda", "jun", pack=PILOT, episode="line-nine", bare=False, campaign=campaign)
    assert (t.hero("oda").endurance, t.hero("jun").endurance) == (4, 5)


def test_who_has_a_place_in_the_story_is_in_no_encounter_deck(library: Library) -> None:
    """Krahn waits at a laid table in the fourth night: she is not to be drawn in the street as well."""
    pack = library.pack(PILOT)
    brought = {
        card
        for course in courses_of(pack).values()
        for op, card in course.over.done
        if op == "bring" and card in pack.enemies
    }
    assert "krahn" in brought
    assert {pack.enemies[code].set for code in brought} == {""}


@pytest.mark.parametrize(("ending", "told"), [("lights-out", 0), ("caught", 1), ("worn-out", 1)])
def test_after_a_lost_night_it_is_told_who_brought_edda_out_of_the_cellar(
    library: Library, ending: str, told: int
) -> None:
    campaign = Campaign(
        "lissen", 1, ("oda",), (("afterglow", ending),), step="first-morning", notes=("edda-safe",)
    )
    lines = [words["en"] for words in campaigns.text(library.pack(PILOT), campaign)]
    assert sum("took the stairs" in line for line in lines) == told
    assert any("eats toast" in line for line in lines)
