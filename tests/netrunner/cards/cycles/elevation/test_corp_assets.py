"""Assets of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, hq


def plutus(hand: int = 3, agendas: int = 1) -> Table:
    t = Table()
    t.root("Server 1", "Plutus")
    t.hand("corp", *["Palisade"] * hand)
    t.score_area("corp", *["Offworld Office"] * agendas)
    t.start("corp")
    return t


def test_plutus_is_rezzed_for_an_agenda() -> None:
    t = plutus()
    t.click("Rez Plutus")
    t.click("Forfeit")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert t.names("removed") == ["Offworld Office"]
    assert t.card("Plutus").faceup
    assert t.names("archives") == []


def test_plutus_is_rezzed_for_three_cards_that_are_shown() -> None:
    t = plutus(agendas=0, hand=4)
    t.click("Rez Plutus")
    t.click("Palisade", "Palisade", "Palisade")
    assert t.card("Plutus").faceup
    assert t.names("archives") == ["Palisade"] * 3
    assert t.happened("revealed") == 3
    assert t.names("hq") == ["Palisade"]


def test_plutus_without_either_stays_facedown() -> None:
    t = plutus(hand=2, agendas=0)
    assert not t.offered("Rez Plutus")


def test_plutus_plays_a_transaction_from_archives() -> None:
    t = Table()
    t.root("Server 1", "Plutus", rezzed=True)
    t.discard_pile("corp", "Hedge Fund", "Predictive Planogram", "Palisade")
    t.start("corp", turn_begins=True)
    t.pass_until("Play Hedge Fund")
    assert not t.offered("Palisade")
    t.click("Play Hedge Fund")
    t.next_action()
    assert t.credits("corp") == 9
    assert t.names("removed") == ["Hedge Fund"]


def test_plutus_may_play_nothing() -> None:
    t = Table()
    t.root("Server 1", "Plutus", rezzed=True)
    t.discard_pile("corp", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.pass_until("Play Hedge Fund")
    t.click("No")
    t.next_action()
    assert (t.credits("corp"), t.names("archives")) == (5, ["Hedge Fund"])


def test_anthill_pays_until_it_is_empty() -> None:
    t = Table()
    t.root("Server 1", "Anthill Excavation Contract")
    t.start("corp")
    t.click("Rez Anthill")
    assert t.card("Anthill Excavation Contract").credit == 8
    t = Table(filler=9)
    t.root("Server 1", "Anthill Excavation Contract", rezzed=True, credit=4, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.next_action()
    assert (t.credits("corp"), hq(t)) == (9, 2)
    assert t.names("archives") == ["Anthill Excavation Contract"]


@pytest.mark.parametrize("place", ["hq", "rd", "archives", "remote"])
def test_byte_tags_and_hurts_for_4_credits_but_not_in_archives(place: str) -> None:
    t = Table(filler=0)
    if place == "hq":
        t.hand("corp", "Byte!")
    elif place == "rd":
        t.deck("corp", "Byte!")
    elif place == "archives":
        t.discard_pile("corp", "Byte!")
    else:
        t.root("Server 1", "Byte!")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    servers = {"hq": "HQ", "rd": "R&D", "archives": "Archives", "remote": "Server 1"}
    t.click(f"Run on {servers[place]}")
    if place == "archives":
        t.next_action()
        assert (t.game.state.tags, grip(t), t.credits("corp")) == (0, 4, 5)
        return
    t.pass_until("Pay 4")
    t.click("Pay 4")
    assert (t.happened("revealed") == 1) == (place == "rd")
    assert (t.game.state.tags, grip(t), t.credits("corp")) == (1, 1, 1)


def test_humanoid_resources_gains_draws_installs_and_plays() -> None:
    t = Table(filler=5)
    t.root("Server 1", "Humanoid Resources", rezzed=True)
    t.hand("corp", "PAD Campaign", "Palisade", "Hedge Fund")
    t.start("corp")
    t.click("Humanoid Resources:")
    assert t.credits("corp") == 9
    t.click("PAD Campaign")
    t.click("A new server")
    t.click("Palisade")
    t.click("HQ")
    t.click("Hedge Fund")
    assert t.credits("corp") == 9 - 5 + 9
    assert t.names("installed") == ["PAD Campaign", "Palisade"]
    assert "Humanoid Resources" in t.names("archives")


def test_humanoid_resources_needs_three_clicks() -> None:
    t = Table()
    t.root("Server 1", "Humanoid Resources", rezzed=True)
    t.start("corp", clicks=2)
    assert not t.offered("Humanoid Resources")


def test_idiosyncresis_pays_for_each_advancement_counter() -> None:
    for use, corp, runner in ((True, 5 + 6, 1), (False, 5, 5)):
        t = Table()
        t.root("Server 1", "Idiosyncresis", rezzed=True, advancement=2)
        t.start("corp", turn_begins=True)
        t.pass_until("Trash")
        t.click("Trash" if use else "Do not")
        t.next_action()
        assert (t.credits("corp"), t.credits("runner")) == (corp, runner)
        assert ("Idiosyncresis" in t.names("archives")) == use


def test_idiosyncresis_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Idiosyncresis")
    t.start("corp")
    t.click("Advance Idiosyncresis")
    assert t.card("Idiosyncresis").advancement == 1


def test_otto_campaign_gives_two_clicks_at_its_end() -> None:
    t = Table()
    t.root("Server 1", "Otto Campaign")
    t.start("corp")
    t.click("Rez Otto")
    assert t.card("Otto Campaign").credit == 6
    for credit, clicks in ((4, 3), (2, 5)):
        t = Table(filler=9)
        t.root("Server 1", "Otto Campaign", rezzed=True, credit=credit, loaded=("credit",))
        t.start("corp", turn_begins=True)
        t.next_action()
        assert (t.credits("corp"), t.clicks("corp")) == (7, clicks)
        assert ("Otto Campaign" in t.names("archives")) == (credit == 2)


@pytest.mark.parametrize(("removed", "damage"), [("2", 3), ("1", 2), ("0", 1)])
def test_phat_gioan_hurts_when_an_agenda_is_stolen(removed: str, damage: int) -> None:
    t = Table()
    t.root("Server 1", "Phật Gioan Baotixita", rezzed=True, power=3)
    t.root("Server 2", "Send a Message")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.play("Run on Server 2", "Go on", "Rez nothing", "Steal")
    t.click(removed)
    assert grip(t) == 5 - damage
    assert t.card("Phật Gioan Baotixita").power == 3 - int(removed)


def test_phat_gioan_hurts_once_a_turn_and_grows_as_the_turn_ends() -> None:
    t = Table(filler=9)
    t.root("Server 1", "Phật Gioan Baotixita", rezzed=True)
    t.root("Server 2", "Greenmail", advancement=2)
    t.root("Server 3", "Greenmail", advancement=2)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.play("Score Greenmail in Server 2", "Use Phật Gioan")
    assert grip(t) == 4
    t.click("Score Greenmail")
    assert grip(t) == 4
    end_turn(t)
    assert t.card("Phật Gioan Baotixita").power == 1


def test_public_access_plaza_pays_and_tags_from_threat_2_on() -> None:
    t = Table(filler=9)
    t.root("Server 1", "Public Access Plaza", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 6
    for agenda, rezzed, tags in (("Send a Message", True, 1), (None, True, 0), ("Send a Message", False, 0)):
        t = Table()
        t.root("Server 1", "Public Access Plaza", rezzed=rezzed)
        if agenda:
            t.score_area("corp", agenda)
        t.start("runner")
        t.click("Run on Server 1")
        t.pass_until("Trash Public")
        t.click("Trash Public")
        assert t.game.state.tags == tags


@pytest.mark.parametrize("title", ["Anthill Excavation Contract", "Otto Campaign"])
@pytest.mark.parametrize(("seat", "rezzed"), [("corp", False), ("runner", True)])
def test_what_is_loaded_pays_in_the_corps_turn_and_rezzed_only(title: str, seat: str, rezzed: bool) -> None:
    t = Table(filler=9)
    t.root("Server 1", title, rezzed=rezzed, credit=4 if rezzed else 0, loaded=("credit",) if rezzed else ())
    t.start(seat, turn_begins=True)
    t.next_action()
    assert (t.credits("corp"), t.card(title).credit) == (5, 4 if rezzed else 0)
