"""A place is named with root, ice or deck: what protects R&D or lies in its root is not in R&D (4.6.7c)."""

from __future__ import annotations

import random
import re

import pytest

from engine.messages import LANGUAGES
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import ChooseServer, InstallFrom, MoveIce
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.objects.definitions import definition
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.shown.marks import marks_of
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import CENTRALS, CORP, HQ, INSTALLED, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.long import slices
from tools.sweep import netrunner_decks as wide

ROOT = {"en": "in the root of", "de": "Root", "ja": "のルートに", "ru": "в корень"}
ICE = {"en": "protecting", "de": "vor", "ja": "を守る位置に", "ru": "перед"}
PLACED = re.compile(r"(?<!root of )(?<!protecting )(?<!from )\b(HQ|R&D|Archives)\b")
"""What is trashed or drawn from one of them is none of its installed cards."""
WHOLE = ("Run on", "Breach", "Access")
"""What a whole server is meant in."""


@pytest.mark.parametrize("first", slices(range(41, 73, 8), 1))
def test_options_about_installed_cards_name_the_part_of_a_central_server(first: int) -> None:
    """In games of random legal decks of all declared cards, answered at random, most likely by an install."""
    installs, others = 0, 0
    for seed in range(first, first + 8):
        chance, game = random.Random(seed), wide.begin(seed)
        for _ in range(120):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            language = chance.choice(LANGUAGES)
            views = game.view(decision.seat, language).decisions[0].options
            english = game.view(decision.seat).decisions[0].options
            for option, view, said in zip(decision.options, views, english, strict=True):
                card = game.state.cards.get(option.oid)
                if option.verb in ("install", "install_trash") and option.to in CENTRALS:
                    assert card is not None
                    part = ICE if game.face(card).type == "ice" else ROOT
                    assert part[language] in view.label or "trashing" in said.label, view
                    installs += 1
                elif card is not None and card.zone == INSTALLED and not said.label.startswith(WHOLE):
                    other = said.label.partition(": ")[0]  # behind it the card's own words
                    other = other.replace(definition(card.code).title, "")  # "Archives Interface"
                    assert not PLACED.search(other), said.label
                    others += 1
            likely = [option for option in decision.options if option.verb == "install"]
            keys = [option.key for option in decision.options]
            if likely and chance.random() < 0.5:
                answer = [chance.choice(likely).key]
            else:
                answer = chance.sample(keys, chance.randint(decision.minimum, decision.maximum))
            game.answer(decision.seat, decision.id, answer)
    assert installs > 100
    assert others > 100


def labels(t: Table, language: str) -> list[str]:
    return [option.label for option in t.game.view(t.decision.seat, language).decisions[0].options]


@pytest.mark.parametrize(("language", "root", "ice"), [
    ("en", "Install Crisium Grid in the root of R&D · free", "Install Palisade protecting R&D · free"),
    ("de", "Crisium Grid in der Root von R&D installieren · kostenlos",
     "Palisade vor R&D installieren · kostenlos"),
    ("ja", "R&DのルートにCrisium Gridをインストールする · 無料",
     "R&Dを守る位置にPalisadeをインストールする · 無料"),
    ("ru", "Установить Crisium Grid в корень R&D · бесплатно",
     "Установить Palisade перед R&D · бесплатно"),
])  # fmt: skip
def test_installing_says_root_or_ice(language: str, root: str, ice: str) -> None:
    t = Table()
    t.hand(CORP, "Crisium Grid", "Palisade")
    t.start(CORP)
    found = labels(t, language)
    assert [root, ice] == [label for label in found if label in (root, ice)], found


@pytest.mark.parametrize(("language", "offered"), [
    ("en", {"In the root of R&D", "Server 1"}), ("de", {"In der Root von R&D", "Server 1"}),
    ("ja", {"R&Dのルート", "サーバー1"}), ("ru", {"R&D, корень", "Сервер 1"}),
])  # fmt: skip
def test_who_moves_an_upgrade_is_offered_roots(language: str, offered: set[str]) -> None:
    """Georgia Emelyov: move it to the root of another server."""
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Georgia Emelyov", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.start(CORP)
    t.pass_until("Georgia Emelyov: Move")
    t.click("Georgia Emelyov: Move")
    assert offered <= set(labels(t, language))
    events = t.click("In the root of R&D")
    assert "**Georgia Emelyov** moved to the root of R&D" in "\n".join(recap(t.game, events, RUNNER))


def test_who_moves_ice_is_offered_servers_to_protect() -> None:
    """By whatever card: ice that moves protects a server, and lies in none."""
    for kind in ("upgrade", "ice"):
        blank(
            "Ice Mover",
            CORP,
            kind,
            (Paid(cost(), (MoveIce(target(Type("ice") & Installed(CORP)), "another"),)),),
        )
        t = Table()
        if kind == "ice":
            t.ice("Archives", "Ice Mover")
        else:
            t.root("Archives", "Ice Mover", rezzed=True)
        t.ice("HQ", "Palisade")
        t.start(CORP)
        t.click("Ice Mover")
        t.click("Palisade protecting HQ") if t.decision.kind == "target" else None
        assert t.offered("Protecting R&D")
        assert "R&D" not in t.options
        events = t.click("Protecting R&D")
        assert "**Palisade** moved to protect R&D" in "\n".join(recap(t.game, events, RUNNER))


def test_who_chooses_a_server_is_offered_servers() -> None:
    blank("Server Chooser", CORP, "asset", (Paid(cost(), (ChooseServer("game"),)),))
    t = Table()
    t.root("Server 1", "Server Chooser", rezzed=True)
    t.start(CORP)
    t.click("Server Chooser")
    assert t.offered("R&D")


def test_copies_are_told_apart_by_root_and_ice() -> None:
    """One in the hand, one in the root of HQ."""
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.root("R&D", "Crisium Grid", rezzed=True)
    t.ice("R&D", "Palisade")
    t.ice("Server 1", "Palisade")
    t.hand(CORP, "Crisium Grid")
    t.start(CORP)
    g = t.game
    found = [card.oid for card in g.state.cards.values() if card.code == "crisium_grid" and card.server]
    reader = Reader(CORP)
    assert marks_of(g, found, reader) == ["in the root of HQ", "in the root of R&D"]
    held = [card.oid for card in g.state.cards.values() if card.code == "crisium_grid" and not card.server]
    assert marks_of(g, [*held, found[0]], reader) == ["HQ", "in the root of HQ"]
    ice = [card.oid for card in g.state.cards.values() if card.code == "palisade"]
    assert marks_of(g, ice, reader) == ["protecting R&D", "protecting Server 1"]


def test_ice_that_a_card_installs_is_asked_for_the_server_it_protects() -> None:
    t = Table()
    t.hand(CORP, "Palisade")
    t.start(CORP)
    t.effect(CORP, InstallFrom((HQ,), Type("ice"), ignoring="all"))
    t.click("Palisade")
    assert t.options == ["Protecting HQ", "Protecting R&D", "Protecting Archives", "A new server"]
