"""Uses that nobody made in games with decks people play, for a word on the card that had no reading."""

from __future__ import annotations

import pytest

from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.facts import UPGRADE
from engine.netrunner.testkit import Table
from engine.players.netrunner.corp_rezzing import worth_keeping
from engine.players.netrunner.corp_turn import Turn
from engine.players.netrunner.paid import ability
from engine.players.netrunner.reading import only_central
from engine.players.netrunner.sight import Sight
from tests.players.netrunner.deciding import Watched, watched


def guarded(t: Table, *, corp: int = 9, runner: int = 6) -> None:
    """A Corp with ice before its servers, and a Runner with a full hand."""
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", "Palisade", "Enigma")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=corp, runner_credits=runner)


def test_abilities_are_read_wherever_the_card_has_to_be() -> None:
    """Those of cards in HQ and Archives counted as "given", half a credit whatever they do: Slash and Burn
    Agriculture, Tree Line, Tocsin, Petty Cash and others."""
    found = []
    for code in sorted(declared()):
        kind = definition(code)
        if kind.facts.side != "corp" or "identity" in kind.type:
            continue
        t = Table()
        guarded(t)
        t.root("Server 1", "Offworld Office")
        t.hand("corp", kind.title)
        t.discard_pile("corp", kind.title)
        t.start("corp")
        see = Sight(t.game, "corp")
        for option in t.decision.options:
            if option.verb == "action" and see.code(option.oid) == code:
                assert ability(see, option) is not None, kind.title
                found.append(kind.title)
    assert {"Slash and Burn Agriculture", "Tree Line", "Tocsin", "Petty Cash"} <= set(found)


@pytest.mark.parametrize(("title", "counters"), [("Offworld Office", 0), ("Send a Message", 1)])
def test_counters_for_a_click_finish_an_agenda(title: str, counters: int) -> None:
    def build(t: Table) -> None:
        guarded(t)
        t.root("Server 1", title, advancement=counters)
        t.hand("corp", "Slash and Burn Agriculture", "Retribution")
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.names("corp_score") == [title], w.done


def test_but_not_one_that_they_cannot_be_put_on() -> None:
    """Tree Line puts three counters on ice."""

    def build(t: Table) -> None:
        guarded(t)
        t.root("Server 1", "Send a Message", advancement=1)
        t.hand("corp", "Tree Line", "Retribution")
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Tree Line:"), w.done


def test_nor_one_for_an_agenda_that_is_worth_as_much() -> None:
    def build(t: Table) -> None:
        guarded(t)
        t.root("Server 1", "Superconducting Hub")
        t.hand("corp", "Slash and Burn Agriculture", "Retribution")
        t.set(corp_credits=3)
        t.start("corp", clicks=2)

    for w in watched(build, "corp"):
        w.answer()
        assert not w.did("Slash and Burn"), w.done


def test_what_plays_itself_from_archives_is_worth_what_it_brings() -> None:
    def build(t: Table) -> None:
        guarded(t, corp=5)
        t.discard_pile("corp", "Petty Cash")
        t.hand("corp", "Retribution", "Retribution", "Retribution")
        t.start("corp")

    for w in watched(build, "corp"):
        w.answer()
        assert w.did("Petty Cash"), w.done


def test_credits_for_every_click_are_worth_a_card_that_stays() -> None:
    """Magnum Opus was worth two clicks of it, which is less than its five credits."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade", "Enigma", "Neural Katana")
        t.ice("R&D", "Palisade", "Enigma", "Neural Katana")
        t.hand("runner", "Magnum Opus", *["The Price"] * 4)
        t.set(corp_credits=9, runner_credits=6)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Install Magnum Opus"), w.done


def test_another_face_is_worth_what_it_does_beyond_this_one() -> None:
    """Earth Station: runs on remote servers cost six credits."""
    for seed in range(4):
        t = Table(seed=seed, corp="Earth Station: SEA Headquarters")
        guarded(t)
        t.hand("corp", *["Retribution"] * 4)
        t.start("corp")
        w = Watched(t, "corp")
        w.turn()
        assert w.did("Earth Station"), w.done


CENTRAL = [
    title for code in sorted(declared())
    if definition(code).type == UPGRADE and only_central(code) and (title := definition(code).title)
]  # fmt: skip


def test_what_can_only_be_in_a_central_server_is_installed_and_rezzed_there() -> None:
    """Upgrades went into the server where agendas are scored, and nowhere else."""
    installed, rezzed = [], []
    for title in CENTRAL:
        t = Table(seed=1)
        guarded(t, corp=20)
        t.root("HQ" if "Red" not in title else "R&D", title)
        t.hand("corp", title, "Offworld Office")
        t.start("corp")
        see = Sight(t.game, "corp")
        turn = Turn(see)
        for option in t.decision.options:
            if see.kind(option.oid) is None or see.kind(option.oid).title != title:  # type: ignore[union-attr]
                continue
            if option.verb == "install" and turn.verbs["install"](option) > 0.5:
                installed.append(title)
            if option.verb == "rez" and worth_keeping(see, option):
                rezzed.append(title)
    assert {"Flagship", "The Red Room"} <= set(installed)
    assert {"The Red Room"} <= set(rezzed)


def test_a_run_that_would_cost_an_agenda_is_turned_away() -> None:
    """By moving the Runner to Archives."""

    def build(t: Table) -> None:
        guarded(t)
        t.score_area("corp", "Proprionegation", agenda=1)
        t.root("Server 2", "Send a Message", advancement=4)
        t.hand("corp", "Retribution")
        t.start("runner")
        t.click("Run on Server 2")

    for w in watched(build, "corp"):
        w.until(lambda t: t.game.run is None)
        assert w.did("Proprionegation"), w.done
        assert not w.table.names("runner_score"), w.done


def test_but_not_one_in_which_little_is_at_stake() -> None:
    def build(t: Table) -> None:
        guarded(t)
        t.score_area("corp", "Proprionegation", agenda=1)
        t.root("Server 2", "PAD Campaign")
        t.hand("corp", "Retribution")
        t.start("runner")
        t.click("Run on Server 2")

    for w in watched(build, "corp"):
        w.until(lambda t: t.game.run is None)
        assert not w.did("Proprionegation"), w.done
