"""Agendas that a mirror game left in servers without ice, where they were stolen: HQ full of them, and cards
that install one without saying where it is safe."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import InstallFrom
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import CENTRALS, HQ
from engine.netrunner.testkit import Table
from engine.speech.structs import inside
from tests.players.netrunner.deciding import Watched, watched

INSTALLERS = [
    title for code in sorted(declared())
    if (play := definition(code).play) is not None
    if any(isinstance(part, InstallFrom) and HQ in part.zones for part in inside(play.effects))
    if (title := definition(code).title)
]  # fmt: skip


def bare(t: Table) -> list[str]:
    """Agendas in servers without ice."""
    state = t.game.state
    return [
        definition(state.cards[oid].code).title
        for name, server in state.servers.items()
        for oid in server.root
        if name not in CENTRALS and not server.ice and definition(state.cards[oid].code).type == AGENDA
    ]


@pytest.mark.parametrize("hand", [
    ("Send a Message", "Greenmail", "Superconducting Hub", "Off the Books", "Offworld Office"),
    ("Project Ingatan", "Project Ingatan", "Project Ingatan", "Orbital Superiority", "Superconducting Hub"),
    ("Hostile Takeover", "Hostile Takeover", "Offworld Office", "Send a Message", "Hedge Fund"),
])  # fmt: skip
def test_a_hand_full_of_agendas_is_no_reason_to_give_one_away(hand: tuple[str, ...]) -> None:
    """Startup 80054 and 81032: what is stolen in the open was in no less danger than behind the ice of HQ."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade", rezzed=False)
        t.ice("R&D", "Whitespace", rezzed=False)
        t.hand("corp", *hand)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=10, runner_credits=3)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not bare(w.table), w.done


def test_the_walk_finds_the_cards_that_install_from_hq() -> None:
    assert {"Casting Call", "Lateral Growth", "Mushin No Shin"} <= set(INSTALLERS)


@pytest.mark.parametrize("title", INSTALLERS)
def test_what_a_card_installs_is_no_agenda_in_the_open(title: str) -> None:
    """Mushin No Shin (wide 80019, 81018) laid agendas that cannot be scored in the same turn; Casting Call
    (wide 80016, 81044) was played for tags that nobody had to take."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.hand("corp", title, "Offworld Office", "Vulnerability Audit", "Retribution", "Retribution")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=12, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not bare(w.table), w.done


def test_but_a_trap_lies_in_the_open_like_one() -> None:
    """Mushin No Shin asks which card: the trap, and not the agenda beside it."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.hand("corp", "Mushin No Shin", "Urtica Cipher", "Vulnerability Audit", "Retribution")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Play Mushin No Shin"), w.done
        assert w.table.card("Urtica Cipher").advancement >= 3, w.done


def test_what_has_to_go_to_another_server_is_no_agenda_where_that_has_no_ice() -> None:
    """A Teia installs in another remote server than the one in which something was installed (wide 90009)."""
    for seed in range(4):
        t = Table(seed=seed, corp="A Teia: IP Recovery")
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.ice("Server 1", "Enigma", rezzed=False)
        t.hand("corp", "Logjam", "Offworld Office", "Lag Time")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=7, runner_credits=9)
        t.start("corp")
        w = Watched(t, "corp")
        w.turn()
        assert not bare(t), w.done


def test_casting_call_is_played_where_the_agenda_is_safe() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.ice("Server 1", "Enigma", "Hadrian's Wall")
        t.hand("corp", "Casting Call", "Offworld Office", "Retribution")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=2)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.card("Offworld Office", "installed").server == "remote1", w.done


def test_counters_are_not_put_on_an_agenda_that_lies_in_the_open() -> None:
    """Startup 80054, turn 10: two clicks and two credits more for who steals it."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.root("Server 1", "Send a Message")
        t.hand("corp", "Retribution", "Retribution")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Advance"), w.done


def test_a_card_that_gives_credits_for_a_click_gives_more_than_the_click() -> None:
    """Startup 81045 never ended: with ice to pay for, three credits of Regolith were worth less than one."""

    def build(t: Table) -> None:
        t.ice("HQ", "Doomscroll", rezzed=False)
        t.ice("R&D", "Knowledge Seeker", rezzed=False)
        t.ice("Server 1", "Lethe")
        t.root("Server 1", "Regolith Mining License", rezzed=True, credit=15)
        t.hand("corp", "Bigger Picture", "IP Enforcement", "Malapert Data Vault")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=5, runner_credits=2)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Gain 1 credit"), w.done
