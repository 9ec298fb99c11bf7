"""Sabotage (10.12)."""

import pytest

from engine.netrunner.language.effects import Sabotage
from engine.netrunner.testkit import Table


def sabotaged(n: int, hq: int, rd: int) -> Table:
    """The Runner sabotages n, with so many cards in HQ and R&D."""
    t = Table(filler=0)
    t.hand("corp", *["Hedge Fund"] * hq)
    t.deck("corp", *["Palisade"] * rd)
    t.deck("runner", "Sure Gamble")
    t.start("runner")
    t.effect("runner", Sabotage(n))
    return t


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_10_12_2_the_corp_chooses_how_many_cards_of_hq(chosen: int) -> None:
    """10.12.1: the rest comes from the top of R&D; all go facedown (10.12.2a), and nobody sees
    those of R&D before (10.12.2b).
    """
    t = sabotaged(2, 2, 30)
    assert t.decision.seat == "corp"
    assert (t.asked.minimum, t.asked.maximum) == (0, 2)
    assert {option.code for option in t.asked.options} == {"hedge_fund"}
    assert "palisade" not in str(t.view("corp"))
    t.answer([option.key for option in t.asked.options[:chosen]])
    assert (len(t.names("hq")), len(t.names("rd"))) == (2 - chosen, 30 - (2 - chosen))
    assert sorted(t.names("archives")) == ["Hedge Fund"] * chosen + ["Palisade"] * (2 - chosen)
    assert not any(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])


def test_10_12_3a_what_rd_lacks_comes_from_hq() -> None:
    """10.12.3: it must choose enough of them."""
    t = sabotaged(4, 5, 2)
    assert (t.asked.minimum, t.asked.maximum) == (2, 4)
    t.answer([option.key for option in t.asked.options[:2]])
    assert (len(t.names("hq")), t.names("rd")) == (3, [])


def test_10_12_3b_everything_goes_if_there_is_no_more() -> None:
    t = sabotaged(4, 2, 1)
    assert (t.names("hq"), t.names("rd"), len(t.names("archives"))) == ([], [], 3)
