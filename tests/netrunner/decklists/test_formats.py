"""What formats allow on which day: pools, bans, restricted cards, points, and a host's newer file."""

from __future__ import annotations

import json
import random

import pytest

from engine.messages import LANGUAGES
from engine.netrunner.decklists import names
from engine.netrunner.decklists.formats import CASUAL, OURS, STARTER, FormatsError, formats, newer
from engine.netrunner.decks.legality import Reason, Report
from engine.netrunner.decks.legality import report as basic
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.objects.definitions import declared
from tests.netrunner.decklists.samples import HAAS, KATE

TODAY = "2026-11-22"


def deck(identity: str, *cards: str, copies: int = 1) -> Deck:
    return Deck(identity, dict.fromkeys(cards, copies))


def about(report: Report, reason: Reason) -> list[str]:
    """The cards that are named with a reason."""
    found = [problem for problem in report.problems if problem.reason == reason]
    return [code for problem in found for code in (problem.codes or (problem.code,))]


def test_a_card_outside_the_pool_is_named() -> None:
    found = formats().report(KATE, "standard", TODAY)
    assert KATE.identity in about(found, Reason.NOT_IN_POOL)
    assert "corroder" in about(found, Reason.NOT_IN_POOL)
    assert "sure_gamble" not in about(found, Reason.NOT_IN_POOL)
    (line,) = [line for line in found.lines() if "Corroder" in line]
    assert line.startswith("Not in the cards of Standard: ")
    assert "Tinkering" in line
    assert about(formats().report(KATE, "core", TODAY), Reason.NOT_IN_POOL) == []


def test_pools_and_lists_are_those_of_the_day() -> None:
    """Offworld Office: in Startup since System Gateway, banned since 2026."""
    own = deck(HAAS.identity, "offworld_office")
    assert about(formats().report(own, "startup", TODAY), Reason.BANNED) == ["offworld_office"]
    assert about(formats().report(own, "startup", "2022-01-01"), Reason.BANNED) == []
    before = formats().report(deck(HAAS.identity, "corroder"), "standard", "2014-01-01")
    assert about(before, Reason.NOT_IN_POOL) == [HAAS.identity]
    assert formats().in_force("standard", "1999-01-01") == formats().in_force("standard", "2012-01-01")
    assert formats().in_force("standard", "2026-07-31").restriction_id == "standard_ban_list_26_05"
    assert formats().in_force("standard", "2026-08-01").restriction_id == "standard_balance_update_26_08"


def test_subtypes_are_banned_as_cards_are() -> None:
    """The lists of 2020 to 2024 name all currents besides; a host's list may do without."""
    rule = {
        "id": "no_viruses",
        "name": "No Viruses",
        "date_start": "2026-01-01",
        "subtypes": {"banned": ["virus"]},
    }
    snapshot = {"date_start": "2026-01-01", "card_pool_id": "core_set", "restriction_id": "no_viruses"}
    own = newer(
        json.dumps(
            {
                "formats": {"core": {"id": "core", "name": "Core Set", "snapshots": [snapshot]}},
                "restrictions": {"no_viruses": rule},
            }
        )
    )
    assert about(own.report(deck(KATE.identity, "djinn", "parasite"), "core", TODAY), Reason.BANNED) == [
        "parasite"
    ]
    assert "parasite" not in own.pool("core", TODAY)
    assert {"djinn", "parasite"} <= formats().pool("core", TODAY)


def test_one_restricted_title_may_be_played() -> None:
    one = deck(KATE.identity, "aesops_pawnshop", copies=3)
    two = deck(KATE.identity, "aesops_pawnshop", "magnum_opus")
    assert about(formats().report(one, "snapshot", TODAY), Reason.RESTRICTED) == []
    found = formats().report(two, "snapshot", TODAY)
    assert about(found, Reason.RESTRICTED) == ["aesops_pawnshop", "magnum_opus"]
    assert any("Aesop’s Pawnshop, Magnum Opus" in line for line in found.lines())


def test_points_count_once_a_title_with_the_identity() -> None:
    """Kabonesa Wu costs 4, Şifr 2, Déjà Vu 1."""
    wu = "kabonesa_wu_netspace_thrillseeker"
    seven = deck(wu, "sifr", "deja_vu", copies=2)
    assert about(formats().report(seven, "eternal", TODAY), Reason.POINTS) == []
    eight = deck(wu, "sifr", "deja_vu", "aumakua")
    assert set(about(formats().report(eight, "eternal", TODAY), Reason.POINTS)) == {
        wu, "sifr", "deja_vu", "aumakua"
    }  # fmt: skip
    (problem,) = [
        one for one in formats().report(eight, "eternal", TODAY).problems if one.reason == Reason.POINTS
    ]
    assert (problem.n, problem.most) == (8, 7)


def test_large_agendas_are_counted_by_copy() -> None:
    large = [
        code
        for code in sorted(formats().pool("startup", TODAY))
        if (names.cards()[code].agenda_points or 0) >= 3
    ]
    four = Deck(HAAS.identity, {large[0]: 2, large[1]: 2})
    five = Deck(HAAS.identity, {large[0]: 3, large[1]: 2})
    assert about(formats().report(four, "startup", TODAY), Reason.LARGE_AGENDAS) == []
    assert about(formats().report(four, "startup", "2026-03-10"), Reason.LARGE_AGENDAS)
    found = [p for p in formats().report(five, "startup", TODAY).problems if p.reason == Reason.LARGE_AGENDAS]
    assert [(one.n, one.most) for one in found] == [(5, 4)]


def test_lists_of_old_made_cards_cost_influence() -> None:
    clone_chips = deck(KATE.identity, "clone_chip", copies=3)
    rotated = formats().in_force("standard", "2016-03-01")
    assert rotated.restriction_id == "napd_mwl_1_0"
    assert formats().report(clone_chips, "standard", "2016-03-01").influence_limit == 12
    assert formats().in_force("standard", "2017-05-01").restriction_id == "napd_mwl_1_2"
    costly = formats().report(clone_chips, "standard", "2017-05-01")
    each = formats().restrictions["napd_mwl_1_2"].universal_faction_cost
    (cost,) = [int(points) for points, codes in each.items() if "clone_chip" in codes]
    assert (costly.influence, costly.influence_limit) == (3 * cost, 15)
    # What else is wrong is told beside it.
    small = Deck(KATE.identity, {"clone_chip": 3})
    assert Reason.TOO_SMALL in {
        one.reason for one in formats().report(small, "standard", "2017-05-01").problems
    }


def test_starter_decks_are_legal_where_they_belong() -> None:
    """1.4.1a: their identities have no place under the full rules."""
    for own in starter_decks().values():
        assert formats().report(own, STARTER, TODAY).legal
        assert formats().report(own, CASUAL, TODAY).legal
        found = formats().report(own, "standard", TODAY)
        assert Reason.STARTER_IDENTITY in {problem.reason for problem in found.problems}
    found = formats().report(HAAS, STARTER, TODAY)
    assert Reason.NOT_A_STARTER_DECK in {problem.reason for problem in found.problems}


def test_cards_that_are_known_but_not_declared_are_named_as_such() -> None:
    undeclared = 0
    for format_id in formats().ids:
        unknown = sorted(formats().pool(format_id, TODAY) - declared())
        found = formats().report(deck(HAAS.identity, *unknown), format_id, TODAY)
        assert about(found, Reason.NOT_PLAYABLE) == unknown
        undeclared += len(unknown)
    assert undeclared


@pytest.mark.parametrize("format_id", OURS)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_random_decks_are_legal(format_id: str, side: str) -> None:
    for seed in range(3):
        made = formats().random(side, format_id, TODAY, random.Random(seed))
        assert formats().report(made, format_id, TODAY).legal
        assert made.identity in formats().pool(format_id, TODAY)


def test_every_format_can_be_asked_for_on_any_day() -> None:
    known = frozenset(names.cards())
    for format_id in formats().ids:
        for day in ("2012-01-01", "2018-06-01", TODAY, "2099-01-01"):
            assert formats().pool(format_id, day) <= known
            assert formats().report(HAAS, format_id, day).size == HAAS.size
    with pytest.raises(KeyError):
        formats().report(HAAS, "nonsense", TODAY)


def test_every_reason_is_said_in_every_language() -> None:
    two = deck(KATE.identity, "aesops_pawnshop", "magnum_opus", "zer0", "hedge_fund")
    for language in LANGUAGES:
        for format_id in formats().ids:
            assert all(formats().report(two, format_id, TODAY).lines(language))


def test_a_host_lays_a_newer_file_over_ours() -> None:
    file = {
        "formats": {"home": {"id": "home", "name": "At Home", "snapshots": [
            {"date_start": "2026-01-01", "card_pool_id": "home", "restriction_id": "home", "active": True}]}},
        "card_pools": {"home": {"id": "home", "card_set_ids": ["core_set"], "card_cycle_ids": ["core"]}},
        "restrictions": {"home": {"id": "home", "name": "Home List", "date_start": "2026-01-01",
                                  "banned": ["corroder"]}},
    }  # fmt: skip
    both = newer(json.dumps(file))
    assert "home" in both.ids
    assert about(both.report(KATE, "home", TODAY), Reason.BANNED) == ["corroder"]
    assert "Corroder is banned (Home List)." in both.report(KATE, "home", TODAY).lines()
    assert both.report(KATE, "core", TODAY) == formats().report(KATE, "core", TODAY)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no json", "malformed"),
        ('{"formats": []}', "object"),
        ('{"formats": {"a": {"id": "a", "name": "A", "snapshots": []}}}', "no snapshots"),
        (
            '{"formats": {"a": {"id": "a", "name": "A", "snapshots": [{"date_start": "soon",'
            ' "card_pool_id": "core_set"}]}}}',
            "no date",
        ),
        (
            '{"formats": {"a": {"id": "a", "name": "A", "snapshots": [{"date_start": "2026-01-01",'
            ' "card_pool_id": "x"}]}}}',
            "no card pool x",
        ),
        (
            '{"formats": {"a": {"id": "a", "name": "A", "snapshots": [{"date_start": "2026-01-01",'
            ' "card_pool_id": "core_set", "restriction_id": "y"}]}}}',
            "no list y",
        ),
        (
            '{"restrictions": {"a": {"id": "a", "name": "A", "date_start": "", "points": {"x": []}}}}',
            "no number",
        ),
    ],
)
def test_a_file_that_cannot_be_used_says_why(text: str, said: str) -> None:
    with pytest.raises(FormatsError, match=said):
        newer(text)


def test_a_file_may_give_points() -> None:
    listed = {"id": "a", "name": "A", "date_start": "2026-01-01", "points": {"2": ["noise"]}}
    assert newer(json.dumps({"restrictions": {"a": listed}})).restrictions["a"].points == {"2": ("noise",)}


def test_1_4_5_a_list_that_makes_nothing_dearer_leaves_what_the_rules_say_as_it_is() -> None:
    """Influence is counted anew only by lists of old, and told last there."""
    over = deck("haas_bioroid_engineering_the_future", "anansi", "neural_katana", copies=3)
    own = basic(over).problems
    assert [problem.reason for problem in own[-2:]] == [Reason.INFLUENCE, Reason.AGENDA_POINTS]
    assert formats().report(over, "standard", TODAY).problems[: len(own)] == own
