"""Operations of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, holding, hq


def usual(**fields: int) -> Table:
    t = holding("Business As Usual", **fields)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.root("Server 3", "Nico Campaign")
    t.rig("Conduit", virus=3)
    t.rig("Leech", virus=1)
    return t


def test_business_as_usual_advances_up_to_two_cards_once() -> None:
    t = usual()
    t.start("corp")
    t.click("Play Business As Usual")
    assert len(t.options) == 2
    t.click("Place 1 advancement counter")
    assert t.options == ["Offworld Office in Server 1", "Urtica Cipher in Server 2"]
    t.click("Offworld Office", "Urtica Cipher")
    assert (t.card("Offworld Office").advancement, t.card("Urtica Cipher").advancement) == (1, 1)
    assert t.card("Conduit").virus == 3
    assert t.offered("Gain 1 credit")


def test_business_as_usual_removes_all_virus_counters_of_one_card() -> None:
    t = usual()
    t.start("corp")
    t.click("Play Business As Usual")
    t.click("Remove")
    t.click("Conduit")
    assert (t.card("Conduit").virus, t.card("Leech").virus) == (0, 1)


def test_business_as_usual_may_do_both_at_threat_three() -> None:
    """Rules: 9.3.6f, 9.12.6c."""
    t = usual()
    t.score_area("runner", "Project Vitruvius", "Gila Hands Arcology")
    t.start("corp")
    t.click("Play Business As Usual")
    t.play("Remove", "Leech", "Place", "Urtica Cipher")
    assert (t.card("Leech").virus, t.card("Urtica Cipher").advancement) == (0, 1)


def test_business_as_usual_with_nothing_to_do_cannot_be_played() -> None:
    """Rules: 1.2.5, 9.12.3c."""
    t = holding("Business As Usual")
    t.root("Server 3", "Nico Campaign")
    t.rig("Conduit")
    t.start("corp")
    assert not t.offered("Play Business As Usual")


def test_business_as_usual_asks_whatever_the_facedown_card_is() -> None:
    """Being asked must not tell whether it can be advanced (10.2)."""
    asked = []
    for title in ("Offworld Office", "Nico Campaign"):
        t = Table()
        t.hand("corp", "Business As Usual")
        t.root("Server 1", title)
        t.rig("Leech", virus=1)
        t.start("corp")
        t.click("Play Business As Usual")
        asked.append((t.decision.seat, t.decision.kind))
        t.click("Place 1 advancement")
        asked.append((t.decision.seat, t.decision.kind))
    assert asked == [("corp", "mode"), ("corp", "target")] * 2


def after_a_loss(
    title: str, *more: str, threat: bool = False, stolen: bool = True, credits: int = 9
) -> Table:
    """The Corp's turn after one in which the Runner trashed a card while accessing it, or did not."""
    t = Table(filler=9)
    t.hand("corp", title, *more)
    t.root("Server 1", "PAD Campaign")
    if threat:
        t.score_area("corp", "Salvo Testing")
    t.hand("runner", "Diesel", "Cleaver", "Easy Mark", "Sure Gamble")
    t.set(runner_credits=9)
    t.start("runner", clicks=1)
    if stolen:
        t.click("Run on Server 1")
        t.pass_until("Trash PAD")
        t.click("Trash PAD")
    else:
        t.click("Gain 1 credit")
    t.set(corp_credits=9)
    for _ in range(20):
        if t.game.state.active == "corp" and t.offered("Gain 1 credit"):
            return t
        go_on(t)
    raise AssertionError(t.options)


@pytest.mark.parametrize("title", ["Active Policing", "Oppo Research"])
def test_the_runner_must_have_taken_a_card_in_their_last_turn(title: str) -> None:
    assert after_a_loss(title).offered(f"Play {title}")
    assert not after_a_loss(title, stolen=False).offered(f"Play {title}")


@pytest.mark.parametrize(("threat", "pays", "clicks"), [(False, False, 3), (True, False, 3), (True, True, 2)])
def test_active_policing_installs_and_takes_clicks(threat: bool, pays: bool, clicks: int) -> None:
    t = after_a_loss("Active Policing", "Palisade", threat=threat)
    t.play("Play Active", "Palisade", "HQ")
    assert t.offered("Pay 2") == threat
    if threat:
        t.click("Pay 2" if pays else "Do not")
    for _ in range(20):
        if t.game.state.active == "runner" and t.offered("Gain 1 credit"):
            break
        go_on(t)
    assert t.clicks("runner") == clicks


@pytest.mark.parametrize(("threat", "pays", "tags"), [(False, False, 2), (True, False, 2), (True, True, 4)])
def test_oppo_research_tags(threat: bool, pays: bool, tags: int) -> None:
    t = after_a_loss("Oppo Research", threat=threat)
    t.click("Play Oppo")
    assert t.offered("Pay 5") == threat
    if threat:
        t.click("Pay 5" if pays else "Do not")
    assert t.game.state.tags == tags
    assert t.game.state.active == "runner", "the action phase is over"


def test_corporate_hospitality_pays_draws_and_brings_a_card_back() -> None:
    t = holding("Corporate Hospitality")
    t.discard_pile("corp", "Palisade")
    t.start("corp")
    t.click("Play Corporate")
    assert "Palisade" in t.names("hq")
    assert (t.credits("corp"), t.clicks("corp"), hq(t)) == (7, 1, 3)
    t = holding("Corporate Hospitality")
    t.start("corp", clicks=1)
    assert not t.offered("Play Corporate")


@pytest.mark.parametrize(("tags", "use", "counters"), [(1, True, 1), (1, False, 0), (0, False, 0)])
def test_greasing_the_palm_advances_what_it_installs(tags: int, use: bool, counters: int) -> None:
    t = holding("Greasing the Palm", "PAD Campaign", tags=tags)
    t.start("corp")
    t.play("Play Greasing", "PAD Campaign", "new")
    if tags:
        t.click("Remove 1 tag" if use else "Do not")
    assert t.offered("Gain 1 credit")
    assert t.card("PAD Campaign").advancement == counters
    assert (t.game.state.tags, t.credits("corp")) == (tags - use, 7)


def test_greasing_the_palm_needs_a_card_for_the_counter() -> None:
    t = holding("Greasing the Palm", "PAD Campaign", tags=1)
    t.start("corp")
    t.play("Play Greasing", "No")
    assert t.offered("Gain 1 credit")
    assert t.game.state.tags == 1


@pytest.mark.parametrize(("tags", "left"), [(1, 4), (3, 2), (4, 2)])
def test_mindscaping_hurts_for_up_to_3_tags(tags: int, left: int) -> None:
    t = holding("Mindscaping", tags=tags)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.play("Play Mindscaping", "net damage")
    assert grip(t) == left


def test_mindscaping_pays_draws_and_puts_a_card_back() -> None:
    t = holding("Mindscaping", "Palisade")
    t.start("corp")
    t.play("Play Mindscaping", "Gain 4", "Palisade")
    assert (t.credits("corp"), hq(t)) == (7, 2)
    assert t.names("rd")[0] == "Palisade"


def test_your_digital_life_pays_for_each_card_in_hq() -> None:
    t = holding("Your Digital Life", *["Palisade"] * 4)
    t.start("corp")
    t.click("Play Your Digital")
    assert t.credits("corp") == 5 - 2 + 4


# -- Armed Asset Protection -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("archives", "gained"),
    [((), 3), (("Hedge Fund", "Hedge Fund", "Ice Wall"), 5), (("Hedge Fund", "Offworld Office"), 7)],
)
def test_armed_asset_protection_is_paid_for_types_in_archives(archives: tuple[str, ...], gained: int) -> None:
    t = holding("Armed Asset Protection")
    t.discard_pile("corp", *archives)
    t.discard_pile("corp", "PAD Campaign", "Offworld Office", faceup=False)
    t.start("corp")
    t.click("Play Armed Asset Protection")
    assert t.credits("corp") == 5 - 2 + gained


# -- Bring Them Home --------------------------------------------------------------------------------------


def brought(points: int) -> Table:
    """The Runner has stolen an agenda."""
    t = holding("Bring Them Home")
    t.score_area("corp", *["Offworld Office"] * (points // 2))
    t.root("Server 1", "Offworld Office")
    t.hand("runner", "Cleaver", "Leech", "Mayfly")
    t.start("runner", clicks=1)
    t.click("Run on Server 1")
    t.pass_until("Play Bring Them Home")
    t.click("Play Bring Them Home")
    return t


def test_bring_them_home_puts_two_cards_back_and_ends_the_phase() -> None:
    t = brought(0)
    assert t.happened("revealed") == 2
    t.answer([option.key for option in t.asked.options])
    assert grip(t) == 1
    assert {*t.names("stack")[:2], *t.names("grip")} == {"Cleaver", "Leech", "Mayfly"}
    assert not t.offered("Pay 2")
    assert t.game.state.active == "runner"


@pytest.mark.parametrize("pay", [True, False])
def test_bring_them_home_shuffles_a_third_at_threat_three(pay: bool) -> None:
    t = brought(4)
    t.answer([option.key for option in t.asked.options])
    t.click("Pay 2" if pay else "Do not")
    assert grip(t) == (0 if pay else 1)
    assert t.credits("corp") == (3 if pay else 5)


def test_bring_them_home_needs_a_loss() -> None:
    t = holding("Bring Them Home")
    t.start("corp")
    assert not t.offered("Play Bring Them Home")


# -- Pivot ------------------------------------------------------------------------------------------------


def pivoted(points: int) -> Table:
    t = holding("Pivot", "PAD Campaign", corp_credits=9)
    t.score_area("corp", *["Offworld Office"] * (points // 2))
    t.deck("corp", "Ice Wall", "Offworld Office")
    t.start("corp")
    t.click("Play Pivot")
    assert not t.offered("Ice Wall")
    t.click("Hedge Fund")
    return t


def test_pivot_finds_an_operation_for_two_clicks() -> None:
    t = pivoted(2)
    assert (t.clicks("corp"), t.credits("corp")) == (1, 8)
    assert "Hedge Fund" in t.names("hq")
    assert t.offered("Gain 1 credit")


@pytest.mark.parametrize("how", ["lay", "nstall"])
def test_pivot_plays_or_installs_at_threat_three(how: str) -> None:
    t = pivoted(4)
    t.click(next(o for o in t.options if how in o))
    t.click("Hedge Fund" if how == "lay" else "PAD Campaign")
    if how == "nstall":
        t.click(next(o for o in t.options if "new server" in o))
        assert "PAD Campaign" in t.names("installed")
    else:
        assert t.credits("corp") == 12
    assert t.clicks("corp") == 1


def test_pivot_need_not_play_or_install() -> None:
    t = pivoted(4)
    assert len(t.options) == 3
    t.click("Done")
    assert (hq(t), t.clicks("corp")) == (2, 1)
    assert t.offered("Gain 1 credit")


# -- Sudden Commandment -----------------------------------------------------------------------------------


def commanding(points: int, *more: str) -> Table:
    t = holding("Sudden Commandment", *more, corp_credits=15)
    t.score_area("corp", *["Offworld Office"] * (points // 2))
    t.deck("corp", "Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall")
    t.start("corp")
    t.click("Play Sudden Commandment")
    return t


def test_sudden_commandment_draws_and_plays_what_is_not_terminal() -> None:
    t = commanding(2, "Hedge Fund", "Bring Them Home")
    assert not t.offered("Bring Them Home")
    t.click("Hedge Fund")
    assert (t.credits("corp"), t.clicks("corp"), hq(t)) == (18, 2, 3)
    assert not t.offered("Pay 3")


@pytest.mark.parametrize("pay", [True, False])
def test_sudden_commandment_gains_a_click_at_threat_three(pay: bool) -> None:
    t = commanding(4)
    if not t.offered("Pay 3"):
        go_on(t)
    t.click("Pay 3" if pay else "Do not")
    assert (t.credits("corp"), t.clicks("corp")) == ((11, 3) if pay else (14, 2))


def test_the_second_sudden_commandment_gains_no_click_but_the_first_does() -> None:
    t = commanding(4, "Sudden Commandment")
    t.click("Sudden Commandment")
    for _ in range(6):
        if t.offered("Pay 3") or t.offered("Gain 1 credit"):
            break
        go_on(t)
    assert t.offered("Pay 3"), "the first one's, once the second has resolved"
    t.click("Pay 3")
    assert not t.offered("Pay 3")


def test_your_digital_life_counts_itself_no_more() -> None:
    """It has left HQ by then, and cards elsewhere do not count."""
    t = holding("Your Digital Life", "Palisade")
    t.ice("HQ", "Palisade")
    t.discard_pile("corp", "Palisade")
    t.start("corp")
    t.click("Play Your Digital")
    assert t.credits("corp") == 5 - 2 + 1
