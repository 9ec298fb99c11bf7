"""Dawn: who was brought home comes along, the dial runs backwards, and four ways it can end."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from engine.neon_hope import changes as do
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, NextStage
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.packs import Library
from engine.neon_hope.rules import campaigns
from engine.neon_hope.table.frames import ActivationFrame
from engine.neon_hope.table.state import OVER, Campaign, Event
from engine.neon_hope.testkit import Table
from engine.players import choose
from tests.long import slices

NIGHTS = (
    ("afterglow", "caught"), ("line-nine", "half-home"), ("lighthouse", "caught"),
    ("page-212-night", "caught"),
)  # fmt: skip
HALL = "dial-hall"
ALLIES = ("full-choir", "turned-light", "wilma-counts", "edda-at-the-board")


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def before(
    *notes: str, saved: int = 12, attention: int = 9, marks: dict[str, tuple[str, ...]] | None = None
) -> Campaign:
    trackers = {"starting-resources": 4, "attention": attention, "saved": saved}
    return Campaign("lissen", 4, ("oda", "zaki"), NIGHTS, notes=notes, trackers=trackers, marks=marks or {})


def morning(library: Library, campaign: Campaign, *, bare: bool = False, seed: int = 7) -> Table:
    return Table(
        library, "oda", "zaki", pack="pilot", episode="dawn", campaign=campaign, bare=bare, seed=seed
    )


def through(t: Table) -> Table:
    """What is asked on the way is answered with sense, until somebody can act again."""
    while t.game.decisions and t.game.decisions[0].kind not in ("action", "begin"):
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return t


def spoken(t: Table, events: Iterable[Event], language: str, words: str) -> list[str]:
    """The lines of the log in which these words are."""
    lines = (t.game.describe(event, "p1", language=language) for event in events)
    return [line for line in lines if line and words in line]


def next_round(t: Table) -> Table:
    number = t.game.state.round
    t.end_all_turns()
    while t.game.state.round == number and t.game.decisions:
        decision = t.game.decisions[0]
        t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
    return t


@pytest.mark.parametrize(
    ("notes", "allies"),
    [
        (("list-burned",), set()),
        (("list-burned", "choir-home", "keeper-talked"), {"full-choir", "turned-light"}),
        (("list-burned", "light-out", "edda-safe"), {"wilma-counts", "edda-at-the-board"}),
    ],
)
def test_whoever_was_helped_comes_along(library: Library, notes: tuple[str, ...], allies: set[str]) -> None:
    t = morning(library, before(*notes, saved=17))
    assert {code for code in ALLIES if t.has(code)} == allies
    assert t.card("those-home").counters == 17
    quiet = morning(library, before("list-burned", saved=17, attention=0))
    heard = 2 if "choir-home" in notes else 0
    assert t.dial == quiet.dial + 2 + heard, "of the attention no more than 2 counts; a choir is heard"


@pytest.mark.parametrize(("note", "there"), [("list-burned", False), ("list-delivered", True)])
def test_the_shift_leader_waits_if_she_got_her_post(library: Library, note: str, there: bool) -> None:
    t = morning(library, before(note))
    assert t.has("krahn") == there
    if there:
        krahn = t.card("krahn")
        do.set_card(t.game, krahn.oid, damage=t.game.health(krahn) - 1)
        t.at("zaki", krahn.place).resolve("p2", [DealDamage(1, Pick(kind="enemy", where="here"))])
        assert through(t).game.state.chapter == "backwards-now", "past her is a way in, too"


def test_who_has_signed_is_greeted_by_name(library: Library) -> None:
    plain = morning(library, before("list-burned"))
    signed = morning(library, before("list-burned", marks={"oda": ("signed",)}))
    assert signed.dial == plain.dial + 2
    assert signed.hero("oda").hope == plain.hero("oda").hope + 2
    assert signed.hero("zaki").hope == plain.hero("zaki").hope


@pytest.mark.parametrize(("dial", "damage"), [(4, 2), (13, 1), (24, 0)])
def test_the_lower_the_dial_stands_the_more_it_is_hurt(library: Library, dial: int, damage: int) -> None:
    t = morning(library, before("list-burned"), bare=True).chapter("backwards-now").environment(HALL)
    t.put("the-dial", at=f"{HALL}:upper").put("backwards", at="community").deck("ten-to-six", "ten-to-six")
    next_round(t.surveillance(dial))
    assert t.card("the-dial").damage == damage


@pytest.mark.parametrize(("dial", "dice"), [(4, 2), (13, 1), (24, 0)])
def test_what_counts_is_put_out_by_dice_and_not_by_damage(library: Library, dial: int, dice: int) -> None:
    t = morning(library, before("list-burned"), bare=True).chapter("backwards-now").environment(HALL)
    t.put("the-dial", at=f"{HALL}:upper").put("backwards", at="community").deck("ten-to-six", "ten-to-six")
    do.next_stage(t.game, t.card("the-dial").oid, "p1")
    next_round(through(t.resolve("p1", ())).surveillance(dial))
    assert (len(t.card("the-dial").dice), t.card("the-dial").damage) == (dice, 0)


def test_the_group_comes_into_the_hall_and_the_dial_does_not_come_out(library: Library) -> None:
    t = morning(library, before("list-burned"))
    do.set_card(t.game, t.card("staff-gate").oid, secrets=1)
    t.at("oda", "works-gate:upper").reveals("+3").turn("oda")
    through(t.investigate("staff-gate"))
    assert {hero.location for hero in t.game.state.heroes.values()} == {f"{HALL}:lower"}
    for who in ("oda", "zaki"):
        t.at(who, "works-gate:lower")
    t.game.push(ActivationFrame(seat="p1", n=1))
    t.resolve("p1", ())
    assert t.card("the-dial").place == f"{HALL}:upper"


def test_the_epic_fail_talks_and_the_dial_recovers(library: Library) -> None:
    t = morning(library, before("list-burned"), bare=True).chapter("backwards-now").environment(HALL)
    t.put("the-dial", at=f"{HALL}:upper", damage=3).surveillance(15, escalated=True)
    t.at("oda", f"{HALL}:upper").turn("oda").reveals("epic-fail")
    through(t.fight("the-dial"))
    assert t.card("the-dial").damage == 2


@pytest.mark.parametrize(
    ("language", "words"), [("en", "You slept badly, all of you."), ("de", "Ihr habt schlecht geschlafen")]
)
def test_the_dial_speaks_at_a_threshold_and_again_at_the_epic_fail(
    library: Library, language: str, words: str
) -> None:
    t = morning(library, before("list-burned"), bare=True).chapter("backwards-now").environment(HALL)
    t.put("the-dial", at=f"{HALL}:upper", damage=3).surveillance(22, escalated=True)
    t.resolve("p1", [CauseSurveillance(1)])
    assert len(spoken(t, t.events, language, words)) == 1
    through(t).at("oda", f"{HALL}:upper").turn("oda").reveals("epic-fail")
    t.fight("the-dial")
    assert len(spoken(t, t.events, language, words)) == 1


def test_those_who_came_home_turn_the_hand_back(library: Library) -> None:
    t = morning(library, before("list-burned", saved=6))
    dial = t.dial
    t.turn("oda").answer("oda", "Those Who Came Home")
    assert t.dial == dial - 2
    assert t.card("those-home").counters == 1
    assert not t.offers("oda", "Those Who Came Home"), "one is left"


def test_the_dial_listens_counts_and_pleads(library: Library) -> None:
    t = morning(library, before("list-burned"), bare=True).chapter("backwards-now").environment(HALL)
    for who in ("oda", "zaki"):
        t.at(who, f"{HALL}:upper")
    t.put("the-dial", at=f"{HALL}:upper")
    one = [DealDamage(99, Pick(kind="enemy", code="the-dial", where="anywhere"))]
    through(t.resolve("p1", one))
    assert (t.card("the-dial").stage, len(t.game.slots(t.card("the-dial")))) == (1, 6)
    through(t.resolve("p1", [NextStage(Pick(kind="enemy", code="the-dial", where="anywhere"))]))
    assert t.card("the-dial").stage == 2
    t.resolve("p1", one)
    over = through(t).game.state.over
    assert over is not None
    assert (over.won, over.resolution) == (True, "hand-at-zero")


# -- how it ends -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "choice", "saved", "ending"),
    [
        (True, 0, 25, "epilogue-stars"),
        (True, 0, 12, "epilogue-empty-chairs"),
        (True, 1, 12, "epilogue-our-lamps"),
        (False, None, 25, "epilogue-second-light"),
    ],
)
def test_there_are_four_ways_it_can_end(
    library: Library, won: bool, choice: int | None, saved: int, ending: str
) -> None:
    pack = library.pack("pilot")
    results = (*NIGHTS, ("dawn", "hand-at-zero" if won else "caught"))
    trackers = {"saved": saved}
    campaign = Campaign("lissen", 5, ("oda", "zaki"), results, trackers=trackers, marks={"oda": ("signed",)})
    campaign = campaigns.played(pack, campaign, "dawn")
    if choice is not None:
        campaign = campaigns.answer(pack, campaign, choice)
    assert campaigns.position(pack, campaign) == ending
    told = [words["en"] for words in campaigns.text(pack, campaign)]
    assert len(told) == 4, "the end, a line for each of the two, and one for who has signed"
    assert "Oda" in told[1]
    assert "Zaki" in told[2]
    assert campaigns.position(pack, campaigns.answer(pack, campaign)) == OVER


def test_every_character_has_a_line_in_every_ending(library: Library) -> None:
    pack = library.pack("pilot")
    for code, step in pack.campaigns["lissen"].steps.items():
        if step.kind != "epilogue":
            continue
        for who, character in pack.characters.items():
            campaign = Campaign("lissen", 5, (who,), (*NIGHTS, ("dawn", "caught")), step=code)
            for language in ("en", "de"):
                line = campaigns.text(pack, campaign)[1][language]
                assert character.name[language].split()[0] in line


def test_a_line_is_of_its_ending_alone(library: Library) -> None:
    pack = library.pack("pilot")
    endings = [code for code, step in pack.campaigns["lissen"].steps.items() if step.kind == "epilogue"]
    for who in pack.characters:
        for language in ("en", "de"):
            told = [
                campaigns.text(pack, Campaign("lissen", 5, (who,), (*NIGHTS, ("dawn", "caught")), step=code))
                for code in endings
            ]
            assert len({lines[1][language] for lines in told}) == len(endings) == 4


@pytest.mark.parametrize(
    ("notes", "marks"),
    [((), ("dazzled",)), ((), ("cold-bones",)), ((), ("signed",)), (("keeper-talked",), ()),
     (("light-out",), ())],
)  # fmt: skip
def test_scars_allies_and_signatures_are_remembered_in_every_ending(
    library: Library, notes: tuple[str, ...], marks: tuple[str, ...]
) -> None:
    pack = library.pack("pilot")
    plain = Campaign("lissen", 5, ("ines",), (*NIGHTS, ("dawn", "caught")))
    more = set()
    for code, step in pack.campaigns["lissen"].steps.items():
        if step.kind == "epilogue":
            without = campaigns.text(pack, replace(plain, step=code))
            told = campaigns.text(pack, replace(plain, step=code, notes=notes, marks={"ines": marks}))
            (line,) = [words["de"] for words in told if words not in without]
            more.add(line)
    assert len(more) == 4


@pytest.mark.parametrize("games", slices((1, 2), 1))
def test_sensible_players_come_to_an_end(library: Library, games: int) -> None:
    """Saved and loaded at each decision. Two come by all of it."""
    seen: set[str] = set()
    for seed, notes in ((7, ("list-burned", "choir-home")), (6, ("list-delivered",)))[:games]:
        t = morning(library, before(*notes), seed=seed)
        while t.game.decisions:
            decision = t.game.decisions[0]
            t._give(decision, choose(t.game, decision.seat, decision.id, "sensible"))
            seen |= {f"{event.kind}:{event.n}" for event in t.events if event.kind == "stage"}
        assert t.game.state.over is not None
        seen |= set(t.game.state.chapters)
    assert games < 2 or {"six-twelve", "stage:2"} <= seen
