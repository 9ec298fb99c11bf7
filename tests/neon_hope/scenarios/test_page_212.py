"""Page 212: five doors that nobody can tell apart, an offer that nobody else sees, and a chase."""

from __future__ import annotations

import pytest

from engine.neon_hope import changes as do
from engine.neon_hope.packs import Library
from engine.neon_hope.table.frames import ActivationFrame
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table
from engine.players import choose
from engine.players.neon_hope.goals import Goals
from engine.players.neon_hope.sight import Sight
from tests.long import slices

TRACKERS = {"starting-resources": 4, "attention": 0, "saved": 12}
ROW, MARKET, HILL = "kiln-row", "night-market", "the-hill"
SORENSEN, ILVES, MAREK = "B6", "B7", "B8"


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def campaign(*notes: str) -> Campaign:
    return Campaign("lissen", 3, results=(("lighthouse", "light-kept"),), notes=notes, trackers=TRACKERS)


def hunt(
    library: Library, *characters: str, notes: tuple[str, ...] = (), bare: bool = False, seed: int = 7
) -> Table:
    cast = characters or ("bruna", "jun", "oda")
    return Table(
        library, *cast, pack="pilot", episode="page-212-night", bare=bare, seed=seed,
        campaign=campaign(*notes),
    )  # fmt: skip


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


def numbers(t: Table) -> list[str]:
    """The numbers on the backs of the doors on the table."""
    backs = t.game.pack.clues["door-212"].backs
    return sorted(backs[c.variant].number for c in t.game.state.cards.values() if c.code == "door-212")


# -- the five doors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notes", "who", "innocent"),
    [
        ((), SORENSEN, "B1"),
        (("choir-home",), SORENSEN, "B1"),
        (("twins-home",), ILVES, "B3"),
        (("twins-home", "choir-home"), MAREK, "B2"),
    ],
)
def test_who_it_is_follows_from_whom_nobody_brought_home(
    library: Library, notes: tuple[str, ...], who: str, innocent: str
) -> None:
    found = numbers(hunt(library, notes=notes))
    assert len(found) == 5
    assert {SORENSEN, ILVES, MAREK} & set(found) == {who}
    assert innocent not in found


def test_which_door_it_is_nobody_can_see(library: Library) -> None:
    """The same table with the doors exchanged shows the same to every seat."""
    t = hunt(library)
    seen = [t.game.view(seat, "en") for seat in (*t.game.seats, "spectator")]
    doors = [card for card in t.game.state.cards.values() if card.code == "door-212"]
    for card, other in zip(doors, doors[1:] + doors[:1], strict=True):
        do.set_card(t.game, card.oid, variant=other.variant)
    assert [t.game.view(seat, "en") for seat in (*t.game.seats, "spectator")] == seen
    assert (
        len(
            {hunt(library, seed=seed).game.state.cards[d.oid].variant for d in doors[:1] for seed in range(6)}
        )
        > 1
    )


@pytest.mark.parametrize(("variant", "chapter"), [(1, "five-doors"), (5, "one-chair")])
def test_an_innocent_is_no_answer_and_the_one_is(library: Library, variant: int, chapter: str) -> None:
    t = hunt(library, "oda", "zaki", bare=True)
    t.put("door-212", at=f"{ROW}:lower", secrets=1, variant=variant).reveals("+3")
    through(t.turn("oda").investigate("door-212"))
    assert t.game.state.chapter == chapter


def test_sensible_players_look_behind_the_doors_and_then_talk(library: Library) -> None:
    t = hunt(library, "oda", "zaki")
    goals = Goals(Sight(t.game, "p1"))
    wanted = {card.code for card in t.game.in_play() if goals.wants(card)}
    assert wanted == {"door-212"}
    t = hunt(library, "oda", "zaki", bare=True).chapter("one-chair")
    t.put("door-212", at=f"{ROW}:lower", back=True, variant=5)
    t.put("door-212", at=f"{ROW}:upper", back=True, variant=1).put("dryer-six", at=f"{ROW}:lower")
    goals = Goals(Sight(t.game, "p1"))
    assert goals.wants(t.card("door-212"))
    assert not goals.wants(t.card("dryer-six"))


@pytest.mark.parametrize(
    ("cast", "places", "n"),
    [
        (("oda", "zaki"), (f"{ROW}:lower", f"{ROW}:upper"), 1),
        (("oda", "zaki"), (f"{ROW}:lower", f"{HILL}:upper"), 0),
        (("oda",), (f"{ROW}:lower",), 0),
    ],
)
def test_a_crowd_is_counted(library: Library, cast: tuple[str, ...], places: tuple[str, ...], n: int) -> None:
    t = hunt(library, *cast, bare=True).environment(MARKET).environment(HILL).deck("swell")
    for who, place in zip(cast, places, strict=True):
        t.at(who, place)
    t.end_all_turns()
    assert t.dial == len(cast) + n, "1 for each character, and 1 for the crowd"


# -- the chair, the offer, the route ---------------------------------------------------------------------


def talked(library: Library, choice: str, *, signed: bool = False) -> Table:
    """The one has told the route, and the group has decided."""
    t = hunt(library, "oda", "zaki", bare=True).surveillance(5)
    for place in (MARKET, HILL):
        t.environment(place)
    if signed:
        t.resolve("p1", t.game.pack.events["a-word-aside"].effects).answer("oda", "Sign")
    t.chapter("one-chair").put("door-212", at=f"{ROW}:lower", back=True, variant=5, support=("hope",))
    t.at("zaki", f"{ROW}:lower").turn("zaki").reveals("+3").support("door-212")
    while not t.offers(t.game.state.heroes[t.game.decisions[0].seat].code, choice):
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return through(t.answer(t.game.state.heroes[t.game.decisions[0].seat].code, choice))


@pytest.mark.parametrize(
    ("choice", "note", "damage"), [("Say the name", "name-said", 2), ("you were wrong", "name-kept", 0)]
)
def test_the_name_is_said_or_kept(library: Library, choice: str, note: str, damage: int) -> None:
    t = talked(library, choice)
    assert t.game.state.chapter == "the-route"
    assert t.game.state.notes[-1] == note
    assert t.card("courier").damage == damage


def test_the_courier_comes_past_the_same_three_corners(library: Library) -> None:
    t = talked(library, "you were wrong")
    corners = [t.card("courier").place]
    for _ in range(3):
        next_round(t)
        corners.append(t.card("courier").place)
    assert corners == [f"{ROW}:upper", f"{MARKET}:lower", f"{HILL}:upper", f"{ROW}:upper"]


def test_the_courier_keeps_to_her_route(library: Library) -> None:
    """Where she stands alone, she does not come to whoever acts."""
    t = talked(library, "you were wrong")
    corner = t.card("courier").place
    for who in ("oda", "zaki"):
        t.at(who, f"{HILL}:lower")
    t.game.push(ActivationFrame(seat="p1", n=1))
    t.resolve("p1", ())
    assert t.card("courier").place == corner


def test_what_was_signed_is_nobody_elses_to_see_until_it_is_paid_for(library: Library) -> None:
    views = []
    for answer in ("Walk on", "Sign"):
        u = hunt(library, "oda", "zaki", bare=True)
        u.resolve("p1", u.game.pack.events["a-word-aside"].effects)
        assert not u.game.view("p2", "en").decisions
        views.append(u.answer("oda", answer).game.view("p2", "en"))
        assert u.game.state.marks == {}
    assert views[0] == views[1]


@pytest.mark.parametrize("signed", [True, False])
def test_a_signature_costs_the_group_and_is_found_at_the_end(library: Library, signed: bool) -> None:
    t = talked(library, "you were wrong", signed=signed)
    assert t.dial == (8 if signed else 5)
    courier = t.card("courier")
    do.set_card(t.game, courier.oid, damage=t.game.health(courier) - 1)
    t.at("zaki", courier.place).reveals("+3").fight("courier")
    through(t)
    over = t.game.state.over
    assert over is not None
    assert over.resolution == "list-burned"
    after = t.game.next_campaign()
    assert after.marks.get("oda", ()) == (("signed",) if signed else ())
    assert after.trackers["attention"] == int(signed)


@pytest.mark.parametrize("games", slices((1, 2), 1))
def test_sensible_players_hunt_to_the_end(library: Library, games: int) -> None:
    """Saved and loaded at each decision. Two come by all of it."""
    seen: set[str] = set()
    for seed, cast in ((1, ("bruna", "oda")), (3, ("jun", "oda", "zaki")))[:games]:
        t = hunt(library, *cast, seed=seed)
        while t.game.decisions:
            decision = t.game.decisions[0]
            t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
        assert t.game.state.over is not None
        seen |= set(t.game.state.chapters)
    assert games < 2 or {"five-doors", "one-chair"} <= seen
