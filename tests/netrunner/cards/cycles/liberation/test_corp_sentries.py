"""Sentries of the Liberation cycle."""

import pytest

from engine.netrunner.language.restrictions import BreakLimit
from engine.netrunner.table.breaking import Breaking
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip, let, met


def hammer(*rig: str, credits: int = 20) -> Table:
    """The Runner encounters Hammer."""
    t = Table()
    t.ice("HQ", "Hammer")
    t.rig(*rig)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "window" or t.game.encounter is None or t.decision.seat != "runner":
        go_on(t)
    return t


def test_hammer_lets_killers_break_everything() -> None:
    t = hammer("Carmen")
    t.click("Break everything with Carmen")
    finish_run(t)
    assert t.game.state.tags == 0
    assert t.names("installed").count("Carmen") == 1


def boosted(t: Table, title: str) -> None:
    while t.game.strength(t.card(title)) < 5:
        t.click(next(label for label in t.options if f"{title}: " in label and "+" in label))


def broken(t: Table) -> int:
    assert t.game.encounter is not None
    return len(t.game.encounter.broken)


def test_hammer_lets_another_breaker_break_one() -> None:
    t = hammer("Mayfly")
    assert not t.offered("Break everything with Mayfly")
    boosted(t, "Mayfly")
    t.click("Mayfly: Break 1 subroutine")
    assert len(t.options) == 3
    t.click(t.options[0])
    assert broken(t) == 1
    assert not t.offered("Mayfly: Break"), "no second one"
    tags = t.game.state.tags
    while t.game.encounter is not None:
        go_on(t)
    assert t.game.state.tags == tags, "the one that gives a tag was broken"


def test_hammer_lets_a_killer_break_the_others_too() -> None:
    t = hammer("Mayfly", "Carmen", credits=40)
    boosted(t, "Mayfly")
    t.click("Mayfly: Break 1 subroutine")
    t.click(t.options[0])
    t.click("Break everything with Carmen")
    finish_run(t)
    assert t.game.state.tags == 0


def test_hammer_allows_one_again_in_the_next_encounter() -> None:
    t = hammer("Mayfly", credits=40)
    boosted(t, "Mayfly")
    t.click("Mayfly: Break 1 subroutine")
    t.click(t.options[2])
    finish_run(t)
    t.rig("Mayfly")
    t.refresh()
    t.click("Run on HQ")
    while t.game.encounter is None or t.decision.seat != "runner":
        go_on(t)
    boosted(t, "Mayfly")
    assert t.offered("Mayfly: Break 1 subroutine")


def test_hammer_fires() -> None:
    t = hammer("Leech", "Pennyshaver", "Carmen")
    while t.game.encounter is not None:
        if t.decision.kind == "target":
            assert not any("Carmen" in label for label in t.options), "a killer is not trashed"
        go_on(t)
    assert t.game.state.tags == 1
    assert sorted(t.names("heap")) == ["Leech", "Pennyshaver"]


@pytest.mark.parametrize(("left", "most"), [(None, 3), (0, 1), (1, 2), (2, 3)])
def test_a_limit_is_about_printed_subroutines(left: int | None, most: int) -> None:
    """Two printed ones and one that the ice gained."""
    can = Breaking((0, 1, 2) if left != 0 else (2,), frozenset((0, 1)), left)
    assert can.most == most
    assert len(can.within((0, 1, 2))) == most
    assert 2 in can.within((0, 1, 2))
    assert BreakLimit(1).stat == "break_limit"


@pytest.mark.parametrize(("choice", "tags", "cards"), [("2 tags", 4, 2), ("3 net", 2, 0), ("Let it", 2, 3)])
def test_cloud_eater_hits_again_as_the_encounter_ends(choice: str, tags: int, cards: int) -> None:
    t = Table()
    t.ice("HQ", "Cloud Eater", rezzed=False)
    t.rig("Leech", "Pennyshaver")
    t.hand("runner", *["Sure Gamble"] * (5 if "tags" in choice else 6))
    t.set(corp_credits=20)
    t.start("runner")
    t.play("Run on HQ", "Rez Cloud")
    while not t.offered(choice):
        go_on(t)
    t.click(choice)
    while t.game.encounter is not None or t.decision.kind == "target":
        go_on(t)
    assert (t.game.state.tags, grip(t)) == (tags, cards)
    assert len(t.names("heap")) - (t.names("heap").count("Sure Gamble")) == (2 if choice == "Let it" else 1)


def test_cloud_eater_hits_again_only_if_rezzed_this_turn() -> None:
    t = met("Cloud Eater", "Leech", "Pennyshaver")
    t.hand("runner", *["Sure Gamble"] * 5)
    while t.game.run is not None:
        assert not t.offered("Let it happen")
        go_on(t)
    assert (t.game.state.tags, grip(t)) == (2, 2)


@pytest.mark.parametrize(("agendas", "pays", "tags"), [(1, False, 1), (2, True, 1), (2, False, 2)])
def test_jaguarundi_tags_at_threat_4_unless_a_click_is_spent(agendas: int, pays: bool, tags: int) -> None:
    t = Table()
    t.ice("HQ", "Jaguarundi")
    t.score_area("corp", *["Salvo Testing"] * agendas)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Spend 1 click") == (agendas == 2)
    if agendas == 2:
        t.click("Spend 1 click" if pays else "Let it happen")
    let(t)
    finish_run(t)
    assert (t.game.state.tags, t.clicks("runner")) == (tags, 3 - pays)
    assert t.game.state.core_damage == 1


@pytest.mark.parametrize(("cards", "tags"), [(6, 1), (5, 0)])
def test_phoneutria_bites_and_sees_who_holds_four_cards(cards: int, tags: int) -> None:
    t = Table()
    t.ice("HQ", "Phoneutria")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    finish_run(t)
    assert (t.game.state.tags, grip(t)) == (tags, cards - 2)


@pytest.mark.parametrize(
    ("choice", "credits", "cards", "tags"), [("Let it", 3, 3, 1), ("2 net", 6, 1, 1), ("1 tag", 6, 3, 2)]
)
def test_seraph_asks_for_credits_cards_or_a_tag(choice: str, credits: int, cards: int, tags: int) -> None:
    t = Table()
    t.ice("HQ", "Seraph")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Run on HQ", choice)
    let(t)
    finish_run(t)
    assert (t.credits("runner"), grip(t), t.game.state.tags) == (credits, cards, tags)


# -- Sorocaban Blade --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rig", "left"),
    [
        (("Telework Contract", "Cataloguer", "Leech"), ["Cataloguer", "Leech"]),
        (("Cataloguer", "Leech"), ["Leech"]),
        (("Leech",), []),
    ],
)
def test_sorocaban_blade_trashes_one_card_each_encounter(rig: tuple[str, ...], left: list[str]) -> None:
    t = met("Sorocaban Blade", *rig)
    let(t)
    finish_run(t)
    assert [title for title in t.names("installed") if title != "Sorocaban Blade"] == left
    t.click("Run on HQ")
    let(t)
    finish_run(t)
    assert len(t.names("installed")) == 1 + max(0, len(left) - 1)


# -- Starlit Knight ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("offices", "tags", "subs"), [(2, 2, 4), (2, 0, 2), (1, 2, 2)])
def test_starlit_knight_gains_subroutines_for_tags(offices: int, tags: int, subs: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.ice("HQ", "Starlit Knight")
    t.set(tags=tags)
    t.start("runner")
    t.click("Run on HQ")
    assert len(t.game.subroutines(t.card("Starlit Knight").oid)) == subs
    let(t)
    finish_run(t)
    assert t.game.state.tags == tags + 2
    assert t.happened("successful_run") == (1 if subs == 2 else 0)
    assert len(t.game.subroutines(t.card("Starlit Knight").oid)) == 2
