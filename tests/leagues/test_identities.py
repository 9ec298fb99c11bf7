"""Identities as tournament sites know them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.leagues.identities import identity_named, recognised
from engine.leagues.model import Identity, Side
from engine.leagues.nrtm import nrtm_file
from tests.leagues import abr
from tests.leagues.events import field
from tests.leagues.test_nrtm import with_cut


@pytest.mark.parametrize(
    ("typed", "side", "title"),
    [
        ("haas-bioroid: precision design", "corp", "Haas-Bioroid: Precision Design"),
        ("Precision Design", "corp", "Haas-Bioroid: Precision Design"),
        ("The Catalyst", "runner", "The Catalyst: Convention Breaker"),
        ("Ampere", "corp", "Ampère: Cybernetics For Anyone"),
        ("419: Amoralischer Betrüger", "runner", "419: Amoral Scammer"),
        ("Haas-Bioroid", "corp", None),  # there are several
        ("The Catalyst", "corp", None),  # of the other side
        ("My own deck", "corp", None),
        ("", "corp", None),
    ],
)
def test_an_identity_is_found_by_what_people_type(typed: str, side: Side, title: str | None) -> None:
    found = identity_named(typed, side)
    assert (found and found.name) == title


def test_own_decks_arrive_with_and_without_a_cut() -> None:
    named = (Identity("Precision Design", "haas_bioroid"), Identity("Hoshiko Shiro", ""))
    for event in (with_cut("sss"), with_cut("dss"), field("1234", format="sss")):
        players = tuple(replace(p, corp=named[0], runner=named[1]) for p in event.players)
        known, unknown = recognised(replace(event, players=players))
        assert unknown == ()
        entries, complaints = abr.read(nrtm_file(known, date="2026-02-03"))
        assert complaints == []
        assert {entry.name for entry in entries} == {player.name for player in event.players}
        assert {(entry.corp, entry.runner) for entry in entries} == {
            ("Haas-Bioroid: Precision Design", "Hoshiko Shiro: Untold Protagonist")
        }
        inside = set(event.cut.seeds) if event.cut else set()
        assert len([entry for entry in entries if entry.top is not None]) == len(inside)


def test_who_has_an_unknown_identity_arrives_too() -> None:
    event = field("123", format="sss")
    decks = (Identity("Mine"), Identity("The Syndicate"), Identity())
    players = tuple(replace(p, corp=deck) for p, deck in zip(event.players, decks, strict=True))
    known, unknown = recognised(replace(event, players=players))
    assert unknown == ("Mine",)
    entries, complaints = abr.read(nrtm_file(known, date="2026-02-03"))
    assert complaints == []
    shadow = "The Shadow: Pulling the Strings"
    corps = {entry.name: entry.corp for entry in entries}
    assert [corps[player.name] for player in players] == [
        shadow, "The Syndicate: Profit over Principle", shadow,
    ]  # fmt: skip
