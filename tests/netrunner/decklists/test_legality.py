"""What keeps a deck from being legal (1.4), and what is brought along besides (1.5)."""

from __future__ import annotations

import msgspec

from engine.netrunner.decklists.formats import formats
from engine.netrunner.decks.legality import STARTERS_ONLY, Problem, Reason, report
from engine.netrunner.decks.lists import Deck, starter_decks


def test_1_4_1a_what_an_identity_of_the_starter_pack_may_not_is_said_once() -> None:
    own = starter_decks()["gateway-beginner-runner"]
    cards = {code: n for code, n in own.cards.items() if code != "sure_gamble"}
    found = formats().report(Deck(own.identity, cards), "standard", "2026-11-22")
    assert [problem.reason for problem in found.problems].count(Reason.STARTER_IDENTITY) == 1


def test_1_4_2_a_report_of_what_is_no_deck_has_no_figures() -> None:
    found = report(Deck("hedge_fund", {"palisade": 3}))
    assert (found.size, found.minimum, found.influence, found.influence_limit, found.points) == (
        3,
        0,
        0,
        None,
        0,
    )
    assert found.problems == (Problem(Reason.NOT_AN_IDENTITY, "hedge_fund"),)
    assert Problem(Reason.NO_SUCH_CARD, "x").say() == "No card is known as “x”."


def test_1_4_4_agendas_of_another_faction_are_for_no_other_identity() -> None:
    """Ampère may have them."""
    agenda = "nisei_mk_ii"
    for identity, reason in (
        ("ampere_cybernetics_for_anyone", None),
        ("weyland_consortium_building_a_better_world", Reason.OUT_OF_FACTION),
    ):
        found = report(Deck(identity, {agenda: 1})).problems
        assert [p.reason for p in found if p.code == agenda] == [reason] * (reason is not None)


def test_1_5_3_what_is_brought_along_has_a_copy_at_least() -> None:
    """1.5.1: another identity of the Runner may be brought along, but not none of it."""
    runner_deck = starter_decks()["gateway-beginner-runner"]
    other = "noise_hacker_extraordinaire"
    told = report(msgspec.structs.replace(runner_deck, extra={other: 0}), starters=True).problems
    assert [(one.least, one.code) for one in told if one.reason == Reason.NO_COPIES] == [(1, other)]


def test_identities_of_the_starter_decks_are_for_other_decks_where_that_is_allowed() -> None:
    for identity in sorted(STARTERS_ONLY):
        for starters in (False, True):
            found = {problem.reason for problem in report(Deck(identity, {}), starters=starters).problems}
            assert (Reason.STARTER_IDENTITY in found) != starters
