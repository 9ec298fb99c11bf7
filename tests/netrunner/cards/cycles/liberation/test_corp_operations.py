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
