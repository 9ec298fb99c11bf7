"""What is rezzed, and used in a run, by what it brings: every asset and upgrade is worth it to somebody
rich, or is named here."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import When
from engine.netrunner.language.hosting import OnlyIn
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.facts import ASSET, ICE, UPGRADE
from engine.netrunner.testkit import Table
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.corp_rezzing import guards, worth_keeping
from engine.players.netrunner.corp_turn import Turn
from engine.players.netrunner.reading import is_trap
from engine.players.netrunner.sight import Sight
from engine.speech.structs import inside
from tests.players.netrunner.deciding import Watched, watched

UNREZZED = [
    "Allele Repression", "Bass CH1R180G4", "Brasília Government Grid", "Code Replicator",
    "Corporate Troubleshooter", "Drago Ivanov", "Experiential Data", "Hype Machine", "Ibrahim Salem",
    "Letheia Nisei", "Moon Pool", "Off the Grid", "Panic Button", "Plutus", "Raman Rai", "Reaper Function",
    "Security Subcontract", "Superdeep Borehole", "Svyatogor Excavator",
    "Synchrocyclotron", "The Twins", "Vladisibirsk City Grid", "ZATO City Grid",
]  # fmt: skip
"""Those that are not rezzed before anything has happened that they need, or whose worth nobody can say."""


def _works_facedown(code: str) -> bool:
    """Whether the card does something when it is accessed, rezzed or not: it is better not seen."""
    return any(isinstance(ability, When) and ability.access for ability in definition(code).abilities)


def _server(code: str) -> str:
    """Where the card may be."""
    only = [part for part in inside(definition(code).abilities) if isinstance(part, OnlyIn)]
    return "HQ" if any("hq" in part.servers for part in only) else "Server 1"


def _table(code: str, *, late: bool) -> Table:
    """A Corp with money for everything, before a Runner at the root with the card in it. `late`: who has
    stolen agendas and is tagged, the card is advanced, and an agenda wants one counter more than there are
    clicks."""
    kind, t, server = definition(code), Table(seed=1), _server(code)
    t.ice("Server 2", "Enigma", "Palisade")
    if kind.type == UPGRADE and server != "HQ":
        t.root(server, "Offworld Office", advancement=0 if late else 2)
    t.root(server, kind.title, rezzed=False, advancement=4 if late and kind.can_be_advanced else 0)
    if late:
        t.score_area("runner", "Offworld Office", "Superconducting Hub")
        t.set(tags=2)
    t.hand("corp", *["Hedge Fund", "Offworld Office"] * 2)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.rig("Corroder", "Gordian Blade")
    t.set(corp_credits=20, runner_credits=15)
    return t


def never_rezzed() -> list[str]:
    found = []
    for code in sorted(declared()):
        kind = definition(code)
        if kind.type not in (ASSET, UPGRADE) or is_trap(code) or _works_facedown(code):
            continue
        if not _rezzed(code, late=False) and not _rezzed(code, late=True):
            found.append(kind.title)
    return sorted(found)


def _rezzed(code: str, *, late: bool) -> bool:
    """Whether the Corp rezzes the card in its turn, or when the Runner stands before it."""
    t = _table(code, late=late)
    t.start("corp")
    see = Sight(t.game, "corp")
    rez = [o for o in t.decision.options if o.verb == "rez" and see.code(o.oid) == code]
    if any(worth_keeping(see, o) or Turn(see).verbs["rez"](o) > 0 for o in rez):
        return True
    t = _table(code, late=late)
    t.start("runner")
    t.click(f"Run on {_server(code)}")
    t.answer(["continue"])
    see = Sight(t.game, "corp")
    plan = Plan(see)
    return any(
        guards(see, plan, o, plan.stake(see.attacked))
        for o in t.decision.options if o.verb == "rez" and see.code(o.oid) == code
    )  # fmt: skip


def test_every_asset_and_upgrade_is_worth_rezzing_to_somebody_rich() -> None:
    assert never_rezzed() == UNREZZED


UNREZZED_ICE = ["Archangel", "Ireress", "Kitsune", "Wave"]
"""Ice that is not rezzed before an agenda by a rich Corp: it does nothing here, or helps only others."""


def test_every_ice_is_rezzed_before_an_agenda_by_somebody_rich() -> None:
    """Also what has its subroutines only once it is rezzed or encountered."""
    found = []
    for code in sorted(code for code in declared() if definition(code).type == ICE):
        title, t = definition(code).title, Table(seed=1)
        t.ice("Server 1", title, rezzed=False)
        t.root("Server 1", "Offworld Office", advancement=2)
        t.ice("HQ", "Enigma")
        t.score_area("corp", "Hostile Takeover")
        t.hand("corp", *["Hedge Fund"] * 3, "Offworld Office")
        t.hand("runner", *["Sure Gamble"] * 5)
        t.rig("Corroder", "Gordian Blade", "Mimic")
        t.set(corp_credits=20, runner_credits=9)
        t.start("runner")
        t.click("Run on Server 1")
        w = Watched(t, "corp", again=False)
        w.until(lambda t: t.game.run is None)
        if not w.did(f"Rez {title}"):
            found.append(title)
    assert found == UNREZZED_ICE


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


def test_what_is_advanced_is_rezzed_for_what_its_counters_are_worth() -> None:
    """Four credits of the Runner's for each, with a click; without any there is nothing to rez it for."""
    for counters in (0, 3):

        def build(t: Table, counters: int = counters) -> None:
            t.ice("HQ", "Tithe")
            t.ice("R&D", "Tithe")
            t.ice("Server 1", "Enigma")
            t.root("Server 1", "Reversed Accounts", rezzed=False, advancement=counters)
            t.hand("corp", *["Hedge Fund"] * 2)
            t.set(corp_credits=12, runner_credits=15)
            t.start("corp", turn_begins=True)

        for w in watched(build, "corp"):
            w.turn()
            assert w.table.credits("runner") == 15 - 4 * counters, w.done


@pytest.mark.parametrize(("money", "scored"), [(8, False), (12, True)])
def test_a_card_that_lets_an_agenda_need_less_is_rezzed_where_that_scores_it_now(
    money: int, scored: bool
) -> None:
    """Six credits to rez it and three to advance, where four clicks would be needed."""

    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.ice("Server 1", "Enigma")
        t.root("Server 1", "SanSan City Grid", rezzed=False)
        t.root("Server 1", "Offworld Office", rezzed=False)
        t.hand("corp", "Palisade")
        t.set(corp_credits=money, runner_credits=9)
        t.start("corp", turn_begins=True)

    for w in watched(build, "corp"):
        w.turn()
        assert bool(w.table.names("corp_score")) == scored, w.done


@pytest.mark.parametrize(("tags", "rezzed"), [(0, False), (1, True)])
def test_what_works_while_the_runner_is_tagged_is_rezzed_then(tags: int, rezzed: bool) -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Dedicated Response Team", rezzed=False)
        t.hand("corp", *["Hedge Fund"] * 3)
        t.set(corp_credits=12, runner_credits=9, tags=tags)
        t.start("corp", turn_begins=True)

    for w in watched(build, "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert w.table.card("Dedicated Response Team").faceup == rezzed, w.done


def test_a_toll_that_is_nothing_yet_is_not_rezzed_for() -> None:
    """Two credits for each agenda that was stolen, after a successful run."""
    for stolen in (0, 2):

        def build(t: Table, stolen: int = stolen) -> None:
            t.score_area("runner", *["Superconducting Hub"] * stolen)
            t.root("Server 1", "Offworld Office", rezzed=False, advancement=2)
            t.root("Server 1", "Giordano Memorial Field", rezzed=False)
            t.hand("corp", *["Hedge Fund"] * 3)
            t.hand("runner", *["Sure Gamble"] * 4)
            t.set(corp_credits=14, runner_credits=3)
            t.start("runner")
            t.click("Run on Server 1")

        for w in watched(build, "corp"):
            w.until(lambda t: t.game.run is None)
            assert w.table.card("Giordano Memorial Field").faceup == (stolen > 0), w.done
            assert ("Offworld Office" in w.table.names("runner_score")) == (stolen == 0), w.done
