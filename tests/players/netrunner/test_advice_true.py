"""Each reason for using a card is true of it: all declared cards are walked, and what is said is looked up on
them; of runs and rezzes, whether it is so on the table."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs.cards import ThisCost
from engine.netrunner.language.effects import (
    Damage,
    Derez,
    Draw,
    Gain,
    GiveTags,
    Install,
    InstallFrom,
    Load,
    Lose,
    MakeRun,
    Rez,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.effects.credits import CLICKS, CREDITS
from engine.netrunner.language.selectors import This
from engine.netrunner.objects.definitions import Definition, declared, definition
from engine.netrunner.table.facts import ASSET, ICE, UPGRADE
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, RUNNER, seat_named
from engine.netrunner.testkit import Table
from engine.players.netrunner.purposes import Purpose, purposes
from engine.players.netrunner.reading import is_economy
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.worth.cards import rezzed
from engine.speech.structs import inside
from tests.players.netrunner.deciding import watched

CARDS = [code for code in sorted(declared()) if "identity" not in definition(code).type]
PARTS = 8


def table(kind: Definition) -> tuple[Sight, int]:
    """The card in hand, in the rig or facedown in a server, with a few others there; and its id."""
    side, t = kind.facts.side, Table()
    t.rig("Cleaver", "Telework Contract")
    t.ice("HQ", "Tithe")
    t.root("Server 3", "Nico Campaign")
    if kind.play is not None:
        t.hand(side, kind.title)
    elif side == RUNNER:
        t.rig(kind.title)
    elif kind.type == ICE:
        t.ice("R&D", kind.title)
    else:
        t.root("Server 1", kind.title, rezzed=False)
    t.start(side)
    cards = t.game.state.cards.values()
    return Sight(t.game, side), next(card.oid for card in cards if card.code == kind.code)


def uses(kind: Definition, oid: int) -> list[tuple[Option, tuple[object, ...]]]:
    """What can be done with it, and the instructions that this carries out, now or later."""
    if kind.play is not None:
        return [(Option("x", "play", oid=oid), kind.play.effects)]
    found: list[tuple[Option, tuple[object, ...]]] = [
        (Option("x", "use", oid=oid, n=i), paid.effects) for i, paid in kind.paid
    ]
    if kind.type in (ASSET, UPGRADE):
        found.append((Option("x", "rez", oid=oid, n=kind.facts.cost or 0), kind.abilities))
    return found


def true(see: Sight, kind: Definition, option: Option, effects: tuple[object, ...], said: Purpose) -> bool:
    """Whether what is said of a use is so."""
    side, parts = seat_named(kind.facts.side), list(inside(effects))
    mine = [part for part in parts if isinstance(part, Gain | Draw) and seat_of(part.who, side) == side]
    gains = [part for part in mine if isinstance(part, Gain)]
    match said.kind:
        case "for-money":
            loads = any(isinstance(p, Load) and p.kind == "credit" for p in parts)
            economy = kind.play is not None and is_economy(kind.code)
            taken = any(isinstance(p, TakeCredits) for p in parts)
            return economy or loads or taken or any(gain.what == CREDITS for gain in gains)
        case "for-clicks":
            return any(gain.what == CLICKS for gain in gains)
        case "for-drawing":
            return any(isinstance(part, Draw) for part in mine)
        case "for-damage" | "for-tags":
            return side == CORP and any(isinstance(p, Damage | GiveTags) for p in parts)
        case "for-taking":
            lost = any(isinstance(p, Lose) and seat_of(p.who, side) != side for p in parts)
            return lost or any(isinstance(p, Trash | Derez) and p.what != This() for p in parts)
        case "for-losing":
            return any(isinstance(p, Lose) and seat_of(p.who, side) != side for p in parts)
        case "for-installing":
            own = Install | InstallFrom | Rez if side == CORP else Install | InstallFrom
            return any(isinstance(p, own) for p in parts)
        case "for-run-card":
            return any(isinstance(p, MakeRun) for p in parts)
        case "for-effect" | "for-counters" if option.verb == "rez":
            return rezzed(see, option.oid, kind) > option.n
        case "for-little":
            worth = rezzed(see, option.oid, kind)
            return option.verb == "rez" and said.numbers == {"credits": option.n} and worth <= option.n
    return said.kind in ("for-effect", "for-counters")


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_card_is_used_for_is_what_it_does(part: int) -> None:
    untrue = []
    for code in CARDS[part::PARTS]:
        kind = definition(code)
        see, oid = table(kind)
        for option, effects in uses(kind, oid):
            (said,) = purposes(see, option)
            if not true(see, kind, option, effects, said):
                untrue.append((kind.title, option.verb, said))
    assert not untrue


def test_what_is_there_to_be_used_once_says_so() -> None:
    found = {}
    for code in CARDS:
        kind = definition(code)
        if kind.play is None and kind.type not in (ICE, "agenda", UPGRADE):
            see, oid = table(kind)
            found[kind.title] = purposes(see, Option("x", "install", oid=oid, to="new"))[0].kind
            does = [ability for ability in kind.abilities if isinstance(ability, Paid | When | Static)]
            gone = [a for a in does if any(isinstance(p, ThisCost) for p in inside(a))]
            assert found[kind.title] != "for-once" or len(gone) == len(does), kind.title
    assert found["Clone Chip"] == found["Self-modifying Code"] == found["Tech Startup"] == "for-once"
    assert found["Desperado"] == "for-lasting"


@pytest.mark.parametrize(("discarded", "said"), [
    ((), "for-success"), (("Hedge Fund",), "for-success"), (("Offworld Office",), "for-archives"),
])  # fmt: skip
def test_a_run_on_archives_says_whether_an_agenda_may_be_there(discarded: tuple[str, ...], said: str) -> None:
    t = Table()
    t.discard_pile("corp", *discarded)
    t.start("runner")
    see = Sight(t.game, "runner")
    (option,) = [o for o in t.decision.options if o.key == "run:archives"]
    assert [each.kind for each in purposes(see, option)] == [said]


def test_a_run_on_a_server_with_nothing_in_it_is_for_the_success() -> None:
    t = Table()
    t.ice("Server 1", "Palisade")
    t.start("runner")
    see = Sight(t.game, "runner")
    (option,) = [o for o in t.decision.options if o.key == "run:remote1"]
    assert [each.kind for each in purposes(see, option)] == ["for-success"]


def test_what_lets_an_agenda_be_scored_is_rezzed_for_that() -> None:
    t = Table()
    t.root("Server 1", "SanSan City Grid", rezzed=False)
    t.root("Server 1", "Accelerated Beta Test")
    t.set(corp_credits=9)
    t.start("corp", clicks=2)
    see = Sight(t.game, "corp")
    (option,) = [o for o in t.decision.options if o.verb == "rez"]
    assert [each.kind for each in purposes(see, option)] == ["for-ready"]


def test_a_free_rez_that_does_nothing_is_not_said_to_be_worth_more_than_it_costs() -> None:
    t = Table()
    t.root("Server 1", "Disposable HQ", rezzed=False)
    t.set(corp_credits=9)
    t.start("corp")
    see = Sight(t.game, "corp")
    oid = t.card("Disposable HQ").oid
    assert purposes(see, Option("x", "rez", oid=oid)) == [Purpose("for-little", {"credits": 0})]


# -- counters that a card counts ---------------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "counters"), [(4, 4), (12, 4)])
def test_counters_are_worth_what_the_card_does_by_them(credits: int, counters: int) -> None:
    """Reduced Service: two credits a counter for each run, and rezzed before one."""

    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.ice("Server 1", "Tithe")
        t.root("Server 1", "Reduced Service", "Offworld Office", rezzed=False)
        t.hand("corp", "Retribution", "Retribution")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=credits, runner_credits=6)
        t.start("corp", turn_begins=True)

    for w in watched(build, "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert w.table.card("Reduced Service").power == counters, w.done
