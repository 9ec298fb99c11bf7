"""Sets, dials and places that come by the path: what the first three nights hold depends on what was done."""

from __future__ import annotations

from typing import Any

import pytest

from engine.neon_hope import changes as do
from engine.neon_hope import load
from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.packs import Library
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table
from engine.players import choose

KETTLE, WORKS, TRAM, ROOMS = "kettle", "lampworks", "moving-tram", "quiet-rooms"


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def after(episode: str, ending: str, *notes: str) -> Campaign:
    return Campaign(
        "lissen", 1, results=((episode, ending),), notes=notes, trackers={"attention": 0, "saved": 0}
    )


def lay(library: Library, episode: str, campaign: Campaign | None = None, *cast: str) -> Table:
    """Nothing on the table but the starting environment and what lies in the community area."""
    options: dict[str, Any] = {} if campaign is None else {"campaign": campaign}
    return Table(library, *(cast or ("bruna", "zaki")), pack="pilot", episode=episode, **options)


def sets_of(t: Table) -> set[str]:
    """The sets of the encounter deck, without the difficulty cards."""
    found = {getattr(t.game.content[code], "set", "") for code in t.game.state.encounter_deck}
    return found - {"difficulty"}


def through(t: Table) -> Table:
    """What is asked on the way is answered with sense, until somebody can act again."""
    while t.game.decisions and t.game.decisions[0].kind not in ("action", "begin"):
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return t


def next_round(t: Table) -> Table:
    number = t.game.state.round
    t.end_all_turns()
    while t.game.state.round == number and t.game.decisions:
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return t


# -- which cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("episode", "campaign", "sets"),
    [
        ("line-nine", after("afterglow", "lights-out", "lamps-dark"), "night-shift depot fog torches"),
        ("line-nine", after("afterglow", "open", "lamps-open"), "night-shift depot fog damage-control"),
        ("line-nine", after("afterglow", "caught", "register-running"), "night-shift depot fog lamp-grid"),
        ("lighthouse", after("line-nine", "caught", "none-home"), "island high-water lullaby house-rules"),
        ("lighthouse", after("line-nine", "half-home", "some-home"), "island high-water lullaby coast-guard"),
        ("lighthouse", after("line-nine", "worn-out", "none-home"), "island high-water lullaby fog"),
    ],
)  # fmt: skip
def test_a_path_has_its_own_cards(library: Library, episode: str, campaign: Campaign, sets: str) -> None:
    t = lay(library, episode, campaign)
    assert set(t.game.state.sets) == set(sets.split())
    assert sets_of(t) <= set(sets.split())


@pytest.mark.parametrize(
    ("way", "name", "card", "at"),
    [
        ("Take the staff bus", "cleaners", "cleaners-cupboard", f"{WORKS}:upper"),
        ("Walk along the dike", "dike-watch", "dike-gate", f"{KETTLE}:lower"),
    ],
)
def test_the_way_over_brings_its_cards_along(
    library: Library, way: str, name: str, card: str, at: str
) -> None:
    t = lay(library, "afterglow")
    deck = len(t.game.state.encounter_deck)
    assert name not in sets_of(t)
    t.turn("bruna").resolve("p1", library.pack("pilot").chapters["ten-past-nine"].on_flip)
    t.answer("bruna", way)
    assert len(t.game.state.encounter_deck) == deck + 6
    assert name in sets_of(t)
    assert t.card(card).place == at


def test_it_rains_for_three_rounds(library: Library) -> None:
    t = lay(library, "afterglow").put("nine-hours-of-rain", at="community", counters=3).surveillance(9)
    counters = []
    for _ in range(4):
        t.top("second-thoughts", "second-thoughts")
        next_round(t)
        counters.append(t.card("nine-hours-of-rain").counters)
    assert counters == [2, 1, 0, 0]
    assert t.dial == 9 + 4 * 2 - 3, "1 for each of two characters a round, and three times 1 less"


# -- what single cards do ----------------------------------------------------------------------------------


def test_the_floor_polisher_sweeps_you_along(library: Library) -> None:
    t = lay(library, "afterglow").environment(WORKS)
    t.at("bruna", f"{WORKS}:upper").at("zaki", f"{WORKS}:upper").put("floor-polisher", at=f"{WORKS}:upper")
    through(t.turn("bruna").reveals("skull", "0").fight("floor-polisher"))
    assert t.activations == 1
    assert t.hero("bruna").location == f"{WORKS}:lower"
    assert t.hero("zaki").location == f"{WORKS}:upper"


def test_somebody_elses_badge_helps_and_is_noticed(library: Library) -> None:
    t = lay(library, "afterglow").put("borrowed-badge", at="network").put("canteen", at=f"{KETTLE}:upper")
    t.at("zaki", f"{KETTLE}:upper").hand_of("zaki", 8).surveillance(3).turn("zaki").reveals("-2")
    charm = library.pack("pilot").characters["zaki"].values["charm"]
    t.support("canteen")
    assert t.outcome == ("success", charm + 1 - 2)
    t = lay(library, "afterglow").put("borrowed-badge", at="network").surveillance(3)
    before = t.dial
    t.top("flicker", "flicker").end_all_turns()
    assert t.dial == before + 2 + 1, "one for each character, one for the badge"


def test_who_dusts_reads(library: Library) -> None:
    t = lay(library, "afterglow").environment(WORKS).at("bruna", f"{WORKS}:upper")
    t.put("cleaners-cupboard", at=f"{WORKS}:upper", back=True).put("edda", at=f"{WORKS}:lower")
    secrets = t.card("edda").secrets
    t.hand_of("bruna", 5).turn("bruna")
    option = next(o.key for o in t.options("bruna") if "Dusting" in o.label or "cleaners-cupboard" in o.key)
    through(t.answer("bruna", option))
    assert t.card("edda").secrets == secrets - 1
    assert len(t.hero("bruna").hand) == 4


def test_the_press_officer_comments_on_every_blow(library: Library) -> None:
    t = lay(library, "line-nine", after("afterglow", "open-channel", "lamps-open"), "zaki", "oda")
    t.at("zaki", "tram-depot:upper").put("press-officer", at="tram-depot:upper").surveillance(15)
    t.turn("zaki").reveals("+3").fight("press-officer")
    assert t.card("press-officer").damage == 1
    assert t.dial == 16


@pytest.mark.parametrize("hushed", [False, True])
def test_a_hushed_museum_car_is_not_noticed(library: Library, hushed: bool) -> None:
    t = lay(library, "line-nine", after("afterglow", "worn-out", "register-running"))
    t.put("museum-car", at="tram-depot:upper", back=hushed).surveillance(15).turn("bruna")
    t.resolve("p1", library.pack("pilot").chapters["the-last-departure"].on_flip)
    t.answer("bruna", "Drive the museum car")
    assert t.dial == 15 + (0 if hushed else 2)
    assert t.game.state.environments == [TRAM]


def test_the_night_baker_gets_off_first(library: Library) -> None:
    t = lay(library, "line-nine", after("afterglow", "worn-out", "register-running")).environment("long-dam")
    t.put("thirty-one", at="community").put("night-baker", at="long-dam:lower", support=("hope",))
    through(t.at("zaki", "long-dam:lower").turn("zaki").reveals("+3").support("night-baker"))
    assert t.card("thirty-one").counters == 29
    assert t.game.state.trackers["saved"] == 2
    assert "baker-home" in t.game.state.notes
    assert t.card("night-baker").back


def test_the_dial_of_line_nine_keeps_to_the_timetable(library: Library) -> None:
    t = lay(library, "line-nine", after("afterglow", "lights-out", "lamps-dark")).surveillance(19)
    t.deck("conductor", "inspectors", "flicker", "flicker", "flicker")
    t.turn("bruna").resolve("p1", [CauseSurveillance(1)])
    through(t)
    assert t.has("conductor")
    assert not t.has("inspectors")
    t.resolve("p1", [CauseSurveillance(2)])
    assert through(t).has("inspectors"), "where the lamps are dark there are more of them"


def test_matron_confiscates_and_hands_out(library: Library) -> None:
    t = lay(library, "lighthouse", after("line-nine", "caught", "none-home")).environment(ROOMS)
    t.at("bruna", f"{ROOMS}:upper").at("zaki", f"{ROOMS}:upper").put("matron", at=f"{ROOMS}:upper", damage=1)
    t.change("zaki", resources=2).change("bruna", resources=0).surveillance(10)
    through(t.turn("zaki").reveals("skull", "-3").fight("matron"))
    assert t.hero("zaki").resources == 1
    through(t.reveals("+3").fight("matron"))
    assert not t.has("matron")
    assert t.hero("bruna").resources == 1, "everybody here has something back"


def test_a_frogman_opens_the_valves(library: Library) -> None:
    t = lay(library, "lighthouse", after("line-nine", "half-home", "some-home")).environment(ROOMS)
    t.at("bruna", f"{ROOMS}:lower").put("frogman", at=f"{ROOMS}:lower").surveillance(10)
    tide = t.card("tide").counters
    through(t.turn("bruna").reveals("skull", "-3").fight("frogman"))
    assert t.card("tide").counters == tide + 1


def test_who_was_saved_bales(library: Library) -> None:
    t = lay(library, "lighthouse", after("line-nine", "half-home", "some-home"))
    do.set_card(t.game, t.card("tide").oid, counters=2)
    t.turn("bruna")
    option = next(o.key for o in t.options("bruna") if "bathtub-fleet" in o.key or "Bathtub" in o.label)
    t.answer("bruna", option)
    assert t.card("tide").counters == 1


def test_down_the_chute(library: Library) -> None:
    t = lay(library, "lighthouse", after("line-nine", "worn-out", "none-home")).environment(ROOMS)
    t.at("bruna", f"{ROOMS}:upper").put("laundry-chute", at=f"{ROOMS}:upper", back=True)
    t.put("bilge-walker", at=f"{ROOMS}:upper").turn("bruna")
    option = next(o.key for o in t.options("bruna") if "laundry-chute" in o.key or "After You" in o.label)
    through(t.answer("bruna", option))
    assert t.card("bilge-walker").damage == 2


def test_a_game_saved_before_there_were_sets_to_shuffle_in_goes_on(library: Library) -> None:
    t = lay(library, "afterglow")
    t.game.state.sets.clear()
    t.game = load(t.game.save(), library)
    t.turn("bruna").resolve("p1", library.pack("pilot").chapters["ten-past-nine"].on_flip)
    t.answer("bruna", "Walk along the dike")
    assert "dike-watch" in sets_of(t)
