"""The pieces of ice."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, go_on, grip, let, run_on, running

# -- Brân 1.0 ---------------------------------------------------------------------------------------------


def test_bran_can_be_clicked_through() -> None:
    t = facing("Brân 1.0")
    assert t.clicks("runner") == 3
    for _ in range(3):
        t.click("Brân 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    assert t.clicks("runner") == 0


def test_bran_breaks_the_subroutine_chosen() -> None:
    t = facing("Brân 1.0")
    t.click("Brân 1.0: Break 1 subroutine")
    assert t.options[1:] == ["Break: End the run. (1)", "Break: End the run. (2)"]
    t.click("Break: The Corp may install")
    assert t.clicks("runner") == 2
    t.click(LET)
    assert not running(t)
    assert t.decision.seat == "runner"  # the Corp was not asked to install


def test_brans_own_ability_is_the_runners() -> None:
    """Rules: 1.14.4b."""
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.start("corp")
    assert not t.offered("Brân 1.0: Break")


def test_without_clicks_bran_cannot_be_clicked_through() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("lose 1 click")
        go_on(t)
    assert t.clicks("runner") == 0


def bran_installs(*hand: str, archives: tuple[str, ...] = (), credits: int = 5) -> Table:
    """A run on Server 1 protected by Whitespace and, outermost, Brân 1.0, the ends of the run broken."""
    t = Table()
    t.set(corp_credits=credits)
    t.ice("Server 1", "Whitespace", "Brân 1.0")
    t.root("Server 1", "Offworld Office")
    t.hand("corp", *hand)
    t.discard_pile("corp", *archives, faceup=False)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click("Run on Server 1")
    for _ in range(2):
        t.click("Brân 1.0: Break 1 subroutine")
        t.click("Break: End the run")
    t.click(LET)
    return t


def test_bran_installs_ice_that_is_approached_next() -> None:
    t = bran_installs("Tithe", "Hedge Fund", credits=1)
    assert t.decision.seat == "corp"
    assert t.options == ["Install Tithe from HQ", "No"]
    t.click("Install Tithe")
    order = [t.game.definition(t.game.state.cards[oid]).title for oid in t.game.state.servers["remote1"].ice]
    assert order == ["Whitespace", "Tithe", "Brân 1.0"]  # innermost first
    assert t.credits("corp") == 1
    while not t.offered("Rez Tithe"):
        go_on(t)
    assert t.game.run is not None
    assert t.game.run.position == 1
    t.click("Rez Tithe")
    let(t)
    assert grip(t) == 1
    finish_run(t)
    assert t.credits("runner") == 2  # Whitespace was next


def test_bran_installs_from_archives() -> None:
    t = bran_installs(archives=("Palisade", "Hedge Fund"))
    assert t.options == ["Install Palisade from Archives", "No"]
    t.click("Install Palisade")
    assert t.names("archives") == ["Hedge Fund"]
    assert not t.card("Palisade").faceup


def test_bran_installing_is_optional() -> None:
    t = bran_installs("Tithe")
    t.click("No")
    assert t.names("hq") == ["Tithe"]
    finish_run(t)
    assert t.names("runner_score") in ([], ["Offworld Office"])


def test_the_corp_is_asked_by_bran_even_without_ice() -> None:
    t = bran_installs("Hedge Fund")
    assert (t.decision.seat, t.options) == ("corp", ["No"])


# -- the others -------------------------------------------------------------------------------------------


def test_palisade_ends_the_run() -> None:
    t = facing("Palisade")
    let(t)
    assert not running(t)
    assert grip(t) == 5


@pytest.mark.parametrize(("server", "strength"), [("HQ", 2), ("R&D", 2), ("Archives", 2), ("Server 1", 4)])
def test_palisade_is_stronger_at_remotes(server: str, strength: int) -> None:
    t = Table()
    (oid,) = t.ice(server, "Palisade")
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    assert t.game.strength(t.game.state.cards[oid]) == strength


@pytest.mark.parametrize(
    ("title", "ends"),
    [
        ("Creative Commission", True),  # costs 1
        ("Sure Gamble", True),  # 5
        ("Mayfly", True),  # 1
        ("Unity", True),  # 3
        ("Wildcat Strike", False),  # 2
        ("Conduit", False),  # 4
        ("Mutual Favor", False),  # 0 is not odd
        ("Smartware Distributor", False),  # 0
    ],
)
def test_diviner_ends_the_run_if_it_hits_an_odd_cost(title: str, ends: bool) -> None:
    t = Table()
    t.ice("HQ", "Diviner")
    t.hand("runner", title)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.names("heap") == [title]
    assert running(t) is not ends


def test_diviner_kills_an_empty_hand() -> None:
    t = facing("Diviner", cards=0)
    let(t)
    assert t.winner == "corp"


@pytest.mark.parametrize(("credits", "left", "ends"), [(9, 6, True), (10, 7, False), (2, 0, True)])
def test_whitespace_takes_three_and_ends_the_run_at_six(credits: int, left: int, ends: bool) -> None:
    t = facing("Whitespace", runner_credits=credits)
    let(t)
    assert t.credits("runner") == left
    assert running(t) is not ends


def test_whitespace_counts_credits_when_its_second_subroutine_resolves() -> None:
    t = facing("Whitespace", "Unity", runner_credits=8)
    t.click("Unity: Break")
    t.click("Break: You lose 3 credits")
    t.click(LET)
    assert t.credits("runner") == 7
    assert running(t)


def test_karuna_lets_the_runner_jack_out_in_between() -> None:
    t = facing("Karunā")
    let(t)
    assert grip(t) == 3
    t.click("Jack out")
    assert grip(t) == 3
    assert not running(t)


def test_karuna_hurts_again_who_stays() -> None:
    t = facing("Karunā")
    let(t)
    go_on(t)
    assert grip(t) == 1
    assert running(t)


def test_karuna_broken_in_part() -> None:
    t = facing("Karunā", "Carmen", runner_credits=9)
    t.click("Carmen: +3 strength")
    t.click("Carmen: Break")
    t.click("Break: The Corp does 2 net damage. You may jack out.")
    t.click(LET)
    assert grip(t) == 3
    assert running(t)


def test_tithe_hurts_and_pays() -> None:
    t = facing("Tithe", corp_credits=0)
    let(t)
    assert grip(t) == 4
    assert t.credits("corp") == 1
    assert running(t)


def test_tithe_broken_does_nothing() -> None:
    t = facing("Tithe", "Mayfly", corp_credits=0)
    t.click("Break everything with Mayfly")
    assert (grip(t), t.credits("corp")) == (5, 0)


def test_funhouse_wants_a_tag_or_ends_the_run() -> None:
    t = facing("Funhouse")
    assert t.offered("Take 1 tag")
    t.click("Let it happen: end the run")
    assert not running(t)
    assert t.game.state.tags == 0


def test_funhouse_entered_with_a_tag_wants_four_credits() -> None:
    t = facing("Funhouse", runner_credits=4)
    t.click("Take 1 tag")
    assert t.game.state.tags == 1
    let(t)
    t.click("Pay 4 credits")
    assert t.log()[0] == "The Runner pays 4 credits (**Funhouse**)."
    assert t.credits("runner") == 0
    assert t.game.state.tags == 1
    assert running(t)


def test_funhouse_tags_again_who_does_not_pay() -> None:
    t = facing("Funhouse", runner_credits=3)
    t.click("Take 1 tag")
    while running(t) and t.game.state.tags == 1:
        assert not t.offered("Pay 4 credits")
        go_on(t)
    assert t.game.state.tags == 2
    assert running(t)


def test_funhouse_broken_still_wants_its_tag() -> None:
    t = facing("Funhouse", "Unity", "Unity", "Unity", "Unity", runner_credits=9)
    t.click("Take 1 tag")
    t.click("Break everything with Unity")
    assert t.game.state.tags == 1


def test_ice_unrezzed_does_nothing() -> None:
    t = Table()
    t.set(corp_credits=0)
    t.ice("HQ", "Palisade", "Funhouse", rezzed=False)
    t.hand("corp", "Offworld Office")
    t.start("runner")
    run_on(t, "HQ")
    assert t.names("runner_score") == ["Offworld Office"]
