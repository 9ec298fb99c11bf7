"""Ice that swaps places, servers that come to be, interrupts of more than one kind, and what must be paid."""

import pytest

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.language.flow import Together
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, against, end_turn, finish_run, go_on, rigged, running, strength


def order(t: Table, server: str) -> list[str]:
    """The ice protecting a server, from the innermost."""
    cards = t.game.state.cards
    return [t.game.face(cards[oid]).title for oid in t.game.state.servers[server].ice]


# -- Tollbooth --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "left", "ended"), [(5, 2, 0), (2, 2, 1)])
def test_tollbooth_must_be_paid_if_able(credits: int, left: int, ended: int) -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.rig("Gordian Blade")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Let it happen"), "nobody is asked"
    assert t.credits("runner") == left
    assert t.happened("end_run") == ended


def test_tollbooth_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert (t.credits("runner"), t.happened("end_run")) == (2, 1)


# -- Thimblerig, Inversificator ---------------------------------------------------------------------------


def test_thimblerig_swaps_when_it_was_passed() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Thimblerig")
    t.rig("Yog.0")
    t.ice("R&D", "Palisade", rezzed=False)
    t.root("Server 1", "Urtica Cipher")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Yog.0: Break")
    while not t.offered("Use Thimblerig"):
        go_on(t)
    t.click("Use Thimblerig")
    assert len(t.options) == 2, "with other ice only"
    t.click("R&D")
    assert (order(t, "hq"), order(t, "rd")) == (["Enigma", "Palisade"], ["Thimblerig"])


def test_thimblerig_swaps_when_the_turn_begins_or_stays() -> None:
    for use in (True, False):
        t = Table()
        t.ice("HQ", "Thimblerig")
        t.ice("R&D", "Palisade")
        t.start("corp", turn_begins=True)
        while not t.offered("Use Thimblerig"):
            go_on(t)
        t.click("Use Thimblerig" if use else "Do not use it")
        if use and not t.offered("Gain 1 credit"):
            t.click(t.options[0])
        assert order(t, "hq") == (["Palisade"] if use else ["Thimblerig"])


def test_thimblerig_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Thimblerig")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("end_run") == 1


def through(*rig: str, ice: str = "Enigma") -> Table:
    """The Runner has met ice protecting HQ and broken all of it with the first of the rig."""
    t = Table()
    t.ice("HQ", ice)
    t.ice("R&D", "Palisade")
    t.rig(*rig)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click(f"Break everything with {rig[0]}")
    return t


def test_inversificator_swaps_ice_that_it_broke_alone_once_each_turn() -> None:
    t = through("Inversificator")
    while not t.offered("Use Inversificator"):
        go_on(t)
    t.click("Use Inversificator")
    if running(t) and t.offered("Palisade"):
        t.click("Palisade")
    assert (order(t, "hq"), order(t, "rd")) == (["Palisade"], ["Enigma"])
    finish_run(t)
    t.click("Run on R&D")
    t.click("Break everything with Inversificator")
    while running(t):
        assert not t.offered("Use Inversificator")
        go_on(t)


def test_inversificator_does_not_mind_what_others_broke() -> None:
    t = through("Yog.0", "Inversificator")
    while running(t):
        assert not t.offered("Use Inversificator")
        go_on(t)
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Inversificator", "Yog.0")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Inversificator: Break 1 code gate")
    t.click(t.options[0])
    t.click("Yog.0: Break 1 code gate")
    while running(t):
        assert not t.offered("Use Inversificator"), "it did not break all of it"
        go_on(t)


def test_inversificator_grows() -> None:
    t = against("Tollbooth", "Inversificator")
    before = strength(t, "Inversificator")
    t.click("Inversificator: +1 strength")
    assert strength(t, "Inversificator") == before + 1


# -- Brainstorm, Crypsis ----------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [0, 3])
def test_brainstorm_grows_with_the_grip_as_it_is_met(cards: int) -> None:
    t = Table()
    t.ice("HQ", "Brainstorm")
    t.rig("Yog.0")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    t.click("Run on HQ")
    ice = t.card("Brainstorm").oid
    assert len(t.game.subroutines(ice)) == cards
    finish_run(t)
    assert t.game.state.core_damage == cards
    assert t.happened("successful_run") == 1
    assert len(t.game.subroutines(ice)) == 0, "for that run"


def crypsis(virus: int) -> Table:
    t = against("Enigma", "Crypsis", virus=virus)
    for _ in range(2):
        t.click("Crypsis: +1 strength")
    for _ in range(2):
        t.click("Crypsis: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    while t.offered(LET) or t.decision.kind == "window":
        go_on(t)
    return t


def test_crypsis_uses_up_its_counters() -> None:
    t = crypsis(1)
    t.click("Remove 1 virus counter")
    assert t.card("Crypsis").virus == 0
    finish_run(t)
    assert t.happened("successful_run") == 1


def test_crypsis_without_counters_is_trashed() -> None:
    t = crypsis(0)
    while t.names("installed").count("Crypsis"):
        go_on(t)
    assert t.names("heap") == ["Crypsis"]


def test_crypsis_stays_if_it_broke_nothing_in_that_encounter() -> None:
    t = against("Enigma", "Crypsis", "Yog.0")
    t.click("Break everything with Yog.0")
    finish_run(t)
    assert "Crypsis" in t.names("installed")


def test_crypsis_collects_counters() -> None:
    t = rigged("Crypsis")
    t.click("Crypsis: Place 1 virus counter")
    assert (t.card("Crypsis").virus, t.clicks("runner")) == (1, 3)


# -- servers that come to be ------------------------------------------------------------------------------


def test_near_earth_hub_draws_for_the_first_new_server_of_a_turn() -> None:
    t = Table(corp="Near-Earth Hub: Broadcast Center")
    t.hand("corp", "Urtica Cipher", "Urtica Cipher", "Palisade", "Palisade")
    t.ice("Server 1", "Enigma")
    t.start("corp", clicks=4)
    t.click("Install Palisade protecting Server 1")
    assert t.happened("drawn") == 0
    t.click("Install Urtica Cipher in a new server")
    assert t.happened("drawn") == 1
    t.click("Install Palisade protecting a new server")
    assert t.happened("drawn") == 1
    assert t.happened("creates_server") == 2


def test_astrolabe_draws_for_each() -> None:
    t = Table()
    t.rig("Astrolabe")
    t.hand("corp", "Urtica Cipher", "Urtica Cipher", "Palisade")
    t.start("corp")
    assert t.game.memory_limit() == 5
    t.click("Install Palisade protecting HQ")
    assert t.names("grip") == []
    for n in (1, 2):
        t.click("Install Urtica Cipher in a new server")
        assert len(t.names("grip")) == n


# -- Restoring Face, Trick of Light -----------------------------------------------------------------------


@pytest.mark.parametrize(("has", "removes"), [(3, 2), (3, 1), (1, 1), (0, 0)])
def test_restoring_face_gives_somebody_up_for_bad_publicity(has: int, removes: int) -> None:
    t = Table()
    t.hand("corp", "Restoring Face")
    t.root("Server 1", "Ben Musashi", "Urtica Cipher")
    t.set(bad_publicity=has)
    t.start("corp")
    t.click("Play Restoring Face")
    if t.offered("Ben Musashi"):
        t.click("Ben Musashi")
    if t.decision.kind == "how_many":
        t.click(str(removes))
    assert "Ben Musashi" in t.names("archives")
    assert t.game.state.bad_publicity == has - removes
    assert t.clicks("corp") == 2


def test_restoring_face_needs_somebody() -> None:
    t = Table()
    t.hand("corp", "Restoring Face")
    t.root("Server 1", "Urtica Cipher", rezzed=True)
    t.start("corp")
    assert not t.offered("Play Restoring Face")


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_trick_of_light_moves_counters(moved: int) -> None:
    t = Table()
    t.hand("corp", "Trick of Light")
    t.root("Server 1", "Urtica Cipher", advancement=3)
    t.root("Server 2", "Offworld Office")
    t.ice("HQ", "Palisade")
    t.start("corp")
    t.click("Play Trick of Light")
    assert len(t.options) == 2
    t.click("Offworld Office")
    if t.decision.kind == "target":
        t.click("Urtica Cipher")
    t.click(str(moved))
    assert (t.card("Urtica Cipher").advancement, t.card("Offworld Office").advancement) == (3 - moved, moved)
    assert t.clicks("corp") == 2


# -- Top Hat, No One Home ---------------------------------------------------------------------------------


def test_top_hat_accesses_one_of_the_top_five_unseen() -> None:
    t = rigged("Top Hat")
    t.deck("corp", "Palisade", "Enigma", "Urtica Cipher", "Hunter", "Offworld Office", "Tollbooth")
    t.refresh()
    t.click("Run on R&D")
    while not t.offered("Top Hat"):
        go_on(t)
    t.click(next(label for label in t.options if "Top Hat" in label))
    assert t.options == [f"Card {n} from the top of R&D" for n in range(1, 6)]
    assert all(option.code is None for option in t.asked.options)
    t.answer([t.asked.options[4].key])
    finish_run(t)
    assert t.happened("breach_begins") == 0
    assert t.names("runner_score") == ["Offworld Office"]


def test_top_hat_may_stay_on() -> None:
    t = rigged("Top Hat")
    t.click("Run on R&D")
    while not t.offered("Top Hat"):
        go_on(t)
    t.click(next(label for label in t.options if "Top Hat" not in label))
    finish_run(t)
    assert t.happened("breach_begins") == 1


def home(corp: int, runner: int) -> Table:
    """Tags and net damage come, No One Home is trashed, and both players spend so many credits."""
    t = rigged("No One Home", runner_credits=9, corp_credits=9)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.refresh()
    t.effect("corp", Together((GiveTags(2), Damage("net", 1))))
    t.click("Trash")
    t.click(f"{corp} credits")
    t.click(f"{runner} credits")
    return t


def test_no_one_home_prevents_all_if_the_trace_fails() -> None:
    t = home(2, 2)
    assert t.game.state.tags == 0
    assert len(t.names("grip")) == 3
    assert t.names("heap") == ["No One Home"]


def test_no_one_home_prevents_nothing_if_it_succeeds() -> None:
    t = home(3, 2)
    assert t.game.state.tags == 2
    assert len(t.names("grip")) == 2


def test_no_one_home_is_for_the_first_time_each_turn() -> None:
    t = rigged("No One Home")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.refresh()
    t.effect("corp", Damage("net", 1))
    t.click("Do not pay")
    assert len(t.names("grip")) == 2
    t.effect("corp", GiveTags(1))
    assert t.game.state.tags == 1
    end_turn(t)
