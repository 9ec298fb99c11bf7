"""Line Nine: a tram whose places change each round, and thirty-one passengers who are counted."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.neon_hope import changes as do
from engine.neon_hope import load
from engine.neon_hope.language.places import TurnEnvironment
from engine.neon_hope.language.story import EndEpisode
from engine.neon_hope.packs import Library
from engine.neon_hope.rules.campaigns import arrive, text
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table
from engine.players import choose
from engine.players.neon_hope.goals import Goals
from engine.players.neon_hope.sight import Sight
from tests.long import slices

TRACKERS = {"starting-resources": 3, "attention": 4, "saved": 0}
LOST = Campaign(
    "lissen", 1, results=(("afterglow", "worn-out"),), notes=("register-running",), trackers=TRACKERS
)
TRAM = "moving-tram"


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def through(t: Table) -> Table:
    """What is asked on the way is answered with sense, until somebody can act again."""
    while t.game.decisions and t.game.decisions[0].kind not in ("action", "begin"):
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return t


def depot(library: Library, *characters: str) -> Table:
    cast = characters or ("bruna", "zaki")
    return Table(library, *cast, pack="pilot", episode="line-nine", bare=False, campaign=LOST)


def on_the_tram(library: Library, *characters: str, way: str = "Follow on foot") -> Table:
    """The group knows when and where, and has caught the tram."""
    t = depot(library, *characters)
    for code in ("dispatch", "duty-roster"):
        card = t.card(code)
        do.set_card(t.game, card.oid, secrets=0)
        t.resolve("p1", ())
        do.finish_if_empty(t.game, card.oid)
    t.resolve("p1", ())
    while t.game.state.chapter != "in-motion" or t.game.decisions[0].kind not in ("action", "begin"):
        decision = t.game.decisions[0]
        seat = t.game.state.heroes[decision.seat].code
        if t.offers(seat, way):
            t.answer(seat, way)
        else:
            t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return t


def next_round(t: Table) -> None:
    number = t.game.state.round
    t.end_all_turns()
    while t.game.state.round == number and t.game.decisions:
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))


@pytest.mark.parametrize(
    ("way", "place", "told"),
    [
        ("museum car", "upper", "The museum car was found"),
        ("Follow on foot", "lower", "Your shoes stand on the stove"),
    ],
)
def test_there_are_two_ways_on_to_the_tram_and_none_back(
    library: Library, way: str, place: str, told: str
) -> None:
    t = on_the_tram(library, way=way)
    for ending in ("half-home", "caught"):
        after = replace(LOST, results=(*LOST.results, ("line-nine", ending)), flags=t.game.state.flags)
        morning = arrive(library.pack("pilot"), after, "second-morning")
        heard = [each["en"] for each in text(library.pack("pilot"), morning)]
        # Who was caught sees neither.
        assert any(each.startswith(told) for each in heard) == (ending != "caught")
        assert not any("Your shoes" in each and "museum car" in each for each in heard)
    assert t.game.state.environments == [TRAM]
    assert {hero.location for hero in t.game.state.heroes.values()} == {f"{TRAM}:{place}"}


def test_the_places_of_the_tram_change_each_round(library: Library) -> None:
    t = on_the_tram(library, "oda", "zaki")
    names = []
    for _ in range(3):
        (tram,) = t.game.view("p1", "en").environments
        names.append((tram.name, tram.upper.name, tram.lower.name))
        assert t.game.access(f"{TRAM}:upper") == ("open" if len(names) % 2 else "locked")
        next_round(t)
    assert names[0] == names[2]
    assert not set(names[0]) & set(names[1])


@pytest.mark.parametrize("tunnel", [True, False])
def test_in_the_tunnel_the_roof_hurts_and_nobody_can_climb_up(library: Library, tunnel: bool) -> None:
    t = Table(library, "oda", "zaki", pack="pilot", episode="line-nine", campaign=LOST)
    t.chapter("in-motion").environment(TRAM).put("trolley-pole", at=f"{TRAM}:upper")
    t.at("oda", f"{TRAM}:upper").at("zaki", f"{TRAM}:lower")
    t.resolve("p1", [TurnEnvironment(TRAM)] if tunnel else ()).turn("zaki")
    assert t.offers("zaki", f"move:{TRAM}:upper") != tunnel
    t.end_all_turns()
    hurting = [frame for frame in t.game.state.stack if getattr(frame, "code", "") == "trolley-pole"]
    assert bool(hurting) == tunnel
    if tunnel:
        assert t.asked("oda").kind == "stress"


def test_people_get_up_and_are_counted(library: Library) -> None:
    t = on_the_tram(library, "oda", "zaki")
    t.at("zaki", f"{TRAM}:lower").turn("zaki").reveals("+3")
    assert t.card("thirty-one").counters == 31
    through(t.support("passengers"))
    assert t.card("thirty-one").counters == 29
    assert t.game.state.trackers["saved"] == 2


def test_sensible_players_know_that_talking_counts(library: Library) -> None:
    t = on_the_tram(library, "oda", "zaki")
    goals = Goals(Sight(t.game, "p2"))
    assert goals.wants(t.card("passengers")), "the objective asks for the tracker that it raises"
    assert goals.wants(t.card("trolley-pole"))
    assert not goals.wants(t.card("curfew"))


def test_ten_on_their_feet_slow_the_tram_down(library: Library) -> None:
    t = on_the_tram(library, "oda", "zaki")
    t.game.state.trackers["saved"] = 8
    t.at("zaki", f"{TRAM}:lower").turn("zaki").reveals("+3")
    through(t.support("passengers"))
    assert t.game.state.chapter == "request-stop"
    assert set(t.game.state.environments) == {TRAM, "long-dam"}
    assert TRAM not in t.game.state.turned, "out of the tunnel"
    t.end_turn("zaki")
    next_round(t)
    assert TRAM not in t.game.state.turned, "it goes round the Kettle no more"


@pytest.mark.parametrize(
    ("saved", "ending", "home"),
    [(0, "half-home", set()), (13, "half-home", {"twins-home", "choir-home"}),
     (26, "half-home", {"twins-home", "choir-home", "baker-home"}),
     (27, "all-home", {"twins-home", "choir-home", "baker-home"}),
     (31, "all-home", {"twins-home", "choir-home", "baker-home"})],
)  # fmt: skip
def test_how_many_come_home_is_what_counts(library: Library, saved: int, ending: str, home: set[str]) -> None:
    t = Table(library, "jun", "oda", pack="pilot", episode="line-nine", campaign=LOST).chapter("request-stop")
    t.environment("long-dam").game.state.trackers["saved"] = saved
    t.put("points-31", at="long-dam:upper", back=True).put(
        "car-2217", at="long-dam:lower", back=True, secrets=1
    )
    through(t.at("jun", "long-dam:lower").turn("jun").reveals("+3").investigate("car-2217"))
    over = t.game.state.over
    assert over is not None
    assert over.resolution == ending
    after = t.game.next_campaign()
    assert after.trackers["saved"] == (saved + 4 if ending == "half-home" else 31)
    assert {
        note for note in after.notes if note.endswith("-home") and note not in ("some-home", "all-home")
    } == home


@pytest.mark.parametrize("ending", ["caught", "worn-out"])
def test_whoever_had_got_up_is_not_home_if_the_tram_goes_on(library: Library, ending: str) -> None:
    t = Table(library, "jun", "oda", pack="pilot", episode="line-nine", campaign=LOST).chapter("request-stop")
    t.environment("long-dam").game.state.trackers["saved"] = 12
    t.put("night-baker", at="long-dam:lower", support=("hope",)).put("thirty-one", at="community")
    through(t.at("oda", "long-dam:lower").turn("oda").reveals("+3").support("night-baker"))
    assert (t.game.state.trackers["saved"], "baker-home" in t.game.state.notes) == (14, True)
    through(t.resolve("p1", [EndEpisode(ending)]))
    after = t.game.next_campaign()
    assert after.trackers["saved"] == 0
    assert not {"baker-home", "twins-home", "choir-home"} & set(after.notes)


def test_the_last_of_them_get_up_with_the_choir(library: Library) -> None:
    t = on_the_tram(library, "oda", "zaki")
    seated = t.card("thirty-one")
    do.set_card(t.game, seated.oid, counters=20)
    t.game.state.trackers["saved"] = 11
    t.resolve("p1", library.pack("pilot").clues["passengers"].backs[0].completed)
    assert (t.card("thirty-one").counters, t.game.state.trackers["saved"]) == (0, 31)


def test_a_game_saved_when_the_episode_was_shorter_comes_to_the_tram(library: Library) -> None:
    """Its episode deck knows nothing of the trolley pole."""
    t = depot(library)
    deck = t.game.state.episode_deck
    deck[:] = [key for key in deck if not key.startswith("trolley-pole")]
    for card in [card for card in t.game.state.cards.values() if card.code == "thirty-one"]:
        do.remove(t.game, card.oid)
    old = msgspec.json.encode(deck)
    t.game = load(t.game.save(), library)
    assert msgspec.json.encode(t.game.state.episode_deck) == old
    t.resolve("p1", library.pack("pilot").chapters["the-last-departure"].on_flip[:1])
    assert t.has("trolley-pole")
    assert t.has("passengers")


@pytest.mark.parametrize("games", slices((1, 2), 1))
def test_sensible_players_come_to_each_end_of_the_line(library: Library, games: int) -> None:
    """Saved and loaded at each decision. Two come by all of it."""
    seen = set()
    for seed, cast in ((1, ("bruna", "zaki")), (4, ("jun", "oda", "zaki")))[:games]:
        t = Table(library, *cast, pack="pilot", episode="line-nine", bare=False, campaign=LOST, seed=seed)
        while t.game.decisions:
            decision = t.game.decisions[0]
            t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
            seen |= {event.kind for event in t.events} | set(t.game.state.chapters)
        assert t.game.state.over is not None
    everything = {"environment_turned", "environment_leaves", "counters", "in-motion"}
    assert games < 2 or everything <= seen
