"""When abilities hear of something, and what is added up: by Comprehensive Rules 26.03 and by 24.03."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, FlipIdentity, Gain
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import On
from engine.netrunner.language.names import YOU, EventKind
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner

OLD, NEW = CR_24_03.name, CR_26_03.name


def turncoat(edition: str, *, together: bool) -> Table:
    """A Runner whose identity gains 1 credit and turns over; its other side draws for what was gained."""
    parts = (Gain(1), FlipIdentity())
    identity: dict[str, object] = {"influence_limit": 15, "minimum_deck_size": 45}
    runner(
        "Turncoat Back", "runner_identity", When(On(EventKind.GAIN_CREDITS, by=YOU), (Draw(1),)), **identity
    )
    runner(
        "Turncoat", "runner_identity", Paid(cost(clicks=1), (Together(parts),) if together else parts),
        back="test_turncoatback", **identity,
    )  # fmt: skip
    t = Table(runner="Turncoat", edition=edition)
    t.start("runner")
    t.click("Gain 1 credit. Flip" if t.offered("Gain 1 credit. Flip") else "Turncoat")
    return t


@pytest.mark.parametrize(("edition", "drawn"), [(OLD, 0), (NEW, 1)])
def test_9_6_5b_what_is_active_at_the_checkpoint_hears_what_happened_before(edition: str, drawn: int) -> None:
    assert len(turncoat(edition, together=True).names("grip")) == drawn


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_9_6_5b_what_an_earlier_checkpoint_has_looked_at_is_past(edition: str) -> None:
    assert turncoat(edition, together=False).names("grip") == []


@pytest.mark.parametrize(("edition", "gains"), [(OLD, [9]), (NEW, [3, 6])])
def test_9_12_2b_an_amount_is_not_added_up_where_more_is_tied_to_it(edition: str, gains: list[int]) -> None:
    """NASX may be used for each of the two."""
    t = Table(edition=edition)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Brân 1.0")
    t.root("Server 1", "NASX", rezzed=True)
    t.hand("corp", "realloc()")
    t.start("corp")
    t.play("Play realloc()")
    amounts = sorted(e.n for e in t.game.state.happened if e.kind is EventKind.GAIN_CREDITS)
    assert (amounts, t.card("Palisade").faceup, t.card("Brân 1.0").faceup) == (gains, False, False)
    if len(gains) > 1:
        assert t.options == ["Use NASX: Pay X credits (1)", "Use NASX: Pay X credits (2)"]
