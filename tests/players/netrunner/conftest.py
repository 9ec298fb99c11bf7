"""Positions the automatic player does not get right yet; one that begins to pass must leave the list."""

from __future__ import annotations

import pytest

NOT_YET = frozenset((
    "test_05_at_match_point_it_goes_in_when_the_runner_is_out_of_money",
    "test_10_no_asset_in_the_open_before_a_rich_runner",
    "test_12_a_credit_for_the_subsidy",
    "test_12_hedge_fund_before_the_money_is_spent",
    "test_13_ice_goes_where_the_runner_goes",
    "test_14_a_full_conduit_is_purged",
    "test_15_a_runner_who_can_pay_is_let_alone",
    "test_17_sometimes_the_card_that_is_advanced_is_a_trap",
    "test_19_send_a_message_rezzes_ice_where_something_is_at_stake",
    "test_21_open_centrals_are_looked_at",
    "test_23_with_a_small_grip_cards_are_drawn_first",
    "test_23_but_not_when_the_corp_would_win_by_scoring",
    "test_24_with_carmen_both_subroutines_are_broken",
    "test_26_clicks_break_a_bioroid_before_the_winning_agenda",
    "test_28_overclock_pays_for_a_dear_server",
    "test_29_an_asset_that_is_nearly_empty_is_left_when_the_money_is_needed",
    "test_30_no_tag_is_taken_that_cannot_be_removed",
    "test_34_mayfly_is_not_spent_on_nothing",
))  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.name in NOT_YET:
            item.add_marker(pytest.mark.xfail(strict=True, reason="the player does not get it right yet"))
