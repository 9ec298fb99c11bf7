"""What is rezzed, and used in a run, by what it brings: every asset and upgrade is worth it to somebody
rich, or is named here."""

from __future__ import annotations

import pytest

from engine.netrunner.language.hosting import OnlyIn
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.facts import ASSET, UPGRADE
from engine.netrunner.testkit import Table
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.corp_rezzing import guards, worth_keeping
from engine.players.netrunner.corp_turn import Turn
from engine.players.netrunner.reading import is_trap
from engine.players.netrunner.sight import Sight
from engine.speech.structs import inside
from tests.players.netrunner.deciding import watched

UNREZZED = [
    "Allele Repression", "Bass CH1R180G4", "Brasília Government Grid", "Clearinghouse", "Code Replicator",
    "Cold Site Server", "Corporate Troubleshooter", "Crisium Grid", "Dedicated Response Team",
    "Disposable HQ", "Drago Ivanov", "Experiential Data", "Flagship", "Fumiko Yamamori", "Ganked!",
    "Giordano Memorial Field", "Henry Phillips", "Hostile Infrastructure", "Hype Machine", "Ibrahim Salem",
    "Idiosyncresis", "Letheia Nisei", "Moon Pool", "Mumbad Virtual Tour", "Off the Grid", "Panic Button",
    "Plutus", "Raman Rai", "Reaper Function", "Reduced Service", "Research Station", "Reversed Accounts",
    "SanSan City Grid", "Security Subcontract", "Storgotic Resonator", "Strongbox", "Superdeep Borehole",
    "Synchrocyclotron", "The Twins", "Ubiquitous Vig", "Vera Ivanovna Shuyskaya", "Vladisibirsk City Grid",
    "Watchdog", "ZATO City Grid",
]  # fmt: skip
"""Those that are not rezzed before anything has happened that they need, or whose worth nobody can say."""


def _server(code: str) -> str:
    """Where the card may be."""
    only = [part for part in inside(definition(code).abilities) if isinstance(part, OnlyIn)]
    return "HQ" if any("hq" in part.servers for part in only) else "Server 1"


def _table(code: str) -> Table:
    """A Corp with money for everything, before a Runner at the root with the card in it."""
    kind, t, server = definition(code), Table(seed=1), _server(code)
    t.ice("Server 2", "Enigma", "Palisade")
    if kind.type == UPGRADE and server != "HQ":
        t.root(server, "Offworld Office", advancement=2)
    t.root(server, kind.title, rezzed=False)
    t.hand("corp", *["Hedge Fund", "Offworld Office"] * 2)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.rig("Corroder", "Gordian Blade")
    t.set(corp_credits=20, runner_credits=15)
    return t


def never_rezzed() -> list[str]:
    found = []
    for code in sorted(declared()):
        kind = definition(code)
        if kind.type not in (ASSET, UPGRADE) or is_trap(code):
            continue
        t = _table(code)
        t.start("corp")
        see = Sight(t.game, "corp")
        rez = [o for o in t.decision.options if o.verb == "rez" and see.code(o.oid) == code]
        if any(worth_keeping(see, o) or Turn(see).verbs["rez"](o) > 0 for o in rez):
            continue
        t = _table(code)
        t.start("runner")
        t.click(f"Run on {_server(code)}")
        t.answer(["continue"])
        see = Sight(t.game, "corp")
        plan = Plan(see)
        if any(
            guards(see, plan, o, plan.stake(see.attacked))
            for o in t.decision.options if o.verb == "rez" and see.code(o.oid) == code
        ):  # fmt: skip
            continue
        found.append(kind.title)
    return sorted(found)


def test_every_asset_and_upgrade_is_worth_rezzing_to_somebody_rich() -> None:
    assert never_rezzed() == UNREZZED


@pytest.mark.parametrize(("money", "rezzed"), [(4, False), (24, True)])
def test_what_is_worth_little_more_than_its_price_is_rezzed_by_who_has_money_to_spare(
    money: int, rezzed: bool
) -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Lt. Todachine", rezzed=False)
        t.hand("corp", *["Hedge Fund"] * 3)
        t.set(corp_credits=money, runner_credits=9)
        t.start("corp", turn_begins=True)

    for w in watched(build, "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert w.table.card("Lt. Todachine").faceup == rezzed, w.done


@pytest.mark.parametrize("title", ["Anoetic Void", "Ash 2X3ZB9CY"])
@pytest.mark.parametrize(("stolen", "guarded"), [("Offworld Office", True), ("PAD Campaign", False)])
def test_what_ends_a_run_is_paid_for_by_what_the_run_is_about(title: str, stolen: str, guarded: bool) -> None:
    """Cards of HQ, or the credits of a trace, for two points and not for an asset."""

    def build(t: Table) -> None:
        t.root("Server 1", stolen, rezzed=False)
        t.root("Server 1", title, rezzed=False)
        t.hand("corp", *["Hedge Fund"] * 3)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=14, runner_credits=6)
        t.start("runner")
        t.click("Run on Server 1")

    for w in watched(build, "corp"):
        w.until(lambda t: t.game.run is None)
        assert w.table.card(stolen).zone == "installed" if guarded else len(w.table.names("hq")) == 3, w.done
