"""A printed sentence is one instruction (9.11.3): Corp cards that join effects."""

from engine.netrunner.table.events import Kind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run
from tests.netrunner.cards.witnesses import heard, witness


def test_blue_level_clearance_gains_and_draws_at_once() -> None:
    """NASX, which hears of the credits, is asked when the cards are drawn and set aside (8.4.5b)."""
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.hand("corp", "Blue Level Clearance")
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Blue")
    t.pass_until("Pay")
    assert len(t.names("set_aside")) == 2


def test_hostile_takeover_is_paid_with_a_bad_name_at_once() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.root("Server 2", "Hostile Takeover", advancement=2)
    t.start("corp")
    t.click("Score Hostile")
    assert t.game.state.bad_publicity == 1, "NASX is asked when both have happened"
    assert t.credits("corp") == 5 + 7


def test_posted_bounty_tags_and_is_published_at_once() -> None:
    t = Table(corp="NBN: Reality Plus")
    t.root("Server 1", "Posted Bounty", advancement=3)
    t.start("corp")
    t.click("Score Posted")
    t.click("Forfeit")
    assert t.offered("Gain 2")
    assert (t.game.state.tags, t.game.state.bad_publicity) == (1, 1)


def test_breached_dome_trashes_what_lay_on_top() -> None:
    """The card on top of the stack, before I've Had Worse draws."""
    t = Table(filler=0)
    t.deck("runner", "Diesel", "Sure Gamble", "Easy Mark", "Stimhack", "Legwork")
    t.hand("runner", "I've Had Worse")
    t.root("Server 1", "Breached Dome")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert t.names("heap") == ["I've Had Worse", "Diesel"]
    assert t.names("grip") == ["Sure Gamble", "Easy Mark", "Stimhack"]


def test_ichi_1_0_damages_and_tags_at_once() -> None:
    t = Table()
    t.rig("Decoy")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Ichi 1.0")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.click("0 credits")
    assert t.offered("Decoy")
    assert len(t.names("grip")) == 2
    t.click("Pass")
    assert (len(t.names("grip")), t.game.state.tags) == (1, 1)


def test_ichi_1_0_before_sentinel_defense_program() -> None:
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("No One Home")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.ice("HQ", "Ichi 1.0")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.click("0 credits")
    assert t.offered("No One Home"), "about the tag, which comes with the core damage"
    assert len(t.names("grip")) == 5


def test_harvester_fills_the_grip_and_empties_it_at_once() -> None:
    """What hears of the cards drawn comes when too many are discarded."""
    t = Table()
    t.ice("HQ", "Harvester")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.rig(witness(Kind.DRAW_ENDS))
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    assert t.decision.kind == "discard"
    assert len(t.names("grip")) == 7
    t.answer([option.key for option in t.asked.options][:2])
    heard(t)
    assert len(t.names("grip")) == 5


def test_mushin_no_shin_places_before_it_forbids() -> None:
    """Two sentences: what hears of the counters comes before the card cannot be scored or rezzed."""
    t = Table()
    t.hand("corp", "Mushin No Shin", "Project Junebug")
    t.root("Server 1", witness(Kind.PLACE_COUNTERS, "corp", counter="advancement"), rezzed=True)
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


def test_casting_call_installs_and_hosts_at_once() -> None:
    """What hears of the install comes when the operation is on the agenda."""
    t = Table()
    t.root("Server 1", witness(Kind.INSTALL, "corp"), rezzed=True)
    t.hand("corp", "Casting Call", "Hostile Takeover")
    t.start("corp")
    t.click("Play Casting")
    t.click("Hostile")
    t.click("A new server")
    heard(t)
    agenda = t.card("Hostile Takeover")
    assert agenda.faceup
    assert [card.code for card in t.game.state.cards.values() if card.host == agenda.oid]


def test_nightmare_archive_hurts_and_goes_at_once() -> None:
    """Sentinel Defense Program hears of the core damage when the asset has left the game."""
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("Feedback Filter")
    t.root("Server 1", "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("does 1 core")
    t.click("The Corp does 1 core")
    while not t.offered("Prevent 1 net"):
        t.click("Pass")
    assert t.names("removed") == ["Nightmare Archive"]


def test_complete_image_names_a_card_as_it_damages() -> None:
    """Naming is done as the instruction resolves (1.15.1b), after what interrupts the damage."""
    t = Table()
    t.hand("corp", "Complete Image")
    t.score_area("runner", "Hostile Takeover", "Posted Bounty", "Priority Requisition")
    t.rig("Feedback Filter")
    t.hand("runner", "Diesel", "Diesel")
    t.set(runner_credits=9)
    t.start("runner", clicks=1)
    t.click("Run on R&D")
    t.next_action()
    while not t.offered("Play Complete"):
        t.click(t.options[0])
    t.click("Play Complete")
    assert t.offered("Feedback"), "no name is chosen yet"


def test_bacterial_programming_adds_trashes_and_arranges_at_once() -> None:
    t = Table(filler=0)
    t.deck("corp", "Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Snare!", "PAD Campaign", "Eli 1.0")
    t.root("Server 1", "Bacterial Programming", advancement=5)
    t.root("Server 2", "Daily Business Show", rezzed=True)
    t.start("corp")
    t.click("Score Bacterial")
    t.click("Use Bacterial")
    t.click("Hedge Fund", "Ice Wall")
    t.click("Enigma")
    t.click("Hunter", "Snare!", "PAD Campaign", "Eli 1.0")
    assert sorted(t.names("hq")) == ["Hedge Fund", "Ice Wall"]
    assert t.names("archives") == ["Enigma"]
    assert t.names("rd")[:2] == ["Hunter", "Snare!"]


def test_divide_and_conquer_breaches_one_after_the_other() -> None:
    t = Table()
    t.hand("runner", "Divide and Conquer")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Play Divide")
    finish_run(t)
    assert [t.happened("breach_begins", server=server) for server in ("archives", "hq", "rd")] == [1, 1, 1]
    assert t.happened("accessed") == 2
