"""Operations of Honor and Profit."""

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import corp_holding, end_turn, heard, witness


def test_mushin_no_shin_advances_what_cannot_be_scored_or_rezzed_at_once() -> None:
    t = corp_holding("Mushin No Shin", "Hostile Takeover")
    t.score_area("corp", "Offworld Office")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp", clicks=4)
    t.play("Play Mushin No Shin", "Hostile Takeover")
    assert t.card("Hostile Takeover").advancement == 3
    assert t.clicks("corp") == 2
    assert t.offered("Score Offworld Office")
    assert not t.offered("Score Hostile Takeover")
    end_turn(t)
    end_turn(t)
    t.next_action()
    assert t.offered("Score Hostile Takeover")


def test_mushin_no_shin_needs_something_to_install() -> None:
    """1.2.5: counters on what could not be installed would change nothing."""
    t = corp_holding("Mushin No Shin", "Palisade")
    t.start("corp", clicks=4)
    assert not t.offered("Play Mushin No Shin")


def test_mushin_no_shin_keeps_an_asset_from_being_rezzed() -> None:
    t = corp_holding("Mushin No Shin", "PAD Campaign")
    t.root("Server 1", "Nico Campaign")
    t.start("corp", clicks=4)
    t.play("Play Mushin No Shin", "PAD Campaign")
    assert t.offered("Rez Nico Campaign")
    assert not t.offered("Rez PAD Campaign")


def test_mushin_no_shin_places_before_it_forbids() -> None:
    """Two sentences: what hears of the counters comes before the card cannot be scored or rezzed."""
    t = Table()
    t.hand("corp", "Mushin No Shin", "Project Junebug")
    t.root("Server 1", witness(EventKind.PLACE_COUNTERS, "corp", counter="advancement"), rezzed=True)
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Mushin")
    heard(t)
    junebug = t.card("Project Junebug")
    assert junebug.advancement == 3
    assert not t.game.cannot("rez", by="corp", card=junebug)
    t.next_action()
    assert t.game.cannot("rez", by="corp", card=t.card("Project Junebug"))
    assert t.game.cannot("score", by="corp", card=t.card("Project Junebug"))
