"""Cards that gather credits and counters over turns: Algo Trading, NASX."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn

# -- Algo Trading -----------------------------------------------------------------------------------------


def algo(hosted: int, credits: int = 5, first: int = 0) -> Table:
    """The Runner's turn begins, and the ability in this place triggers first."""
    t = Table()
    t.rig("Algo Trading", credit=hosted)
    t.set(runner_credits=credits)
    t.start("runner", turn_begins=True)
    assert t.decision.kind == "reaction"
    t.answer([t.decision.options[first].key])
    return t


def hosted(t: Table, title: str = "Algo Trading", kind: str = "credit") -> int:
    return int(getattr(t.card(title), kind))


def test_algo_trading_takes_in_up_to_three_credits() -> None:
    t = algo(0)
    assert t.asked.prompt.startswith("Algo Trading: You may move up to 3 credits")
    assert t.options == ["0 credits", "1 credit", "2 credits", "3 credits"]
    t.click("3 credits")
    t.next_action()
    assert (hosted(t), t.credits("runner")) == (3, 2)
    # 1.10.3: they were neither lost nor spent.
    assert (t.happened("lose_credits"), t.happened("spend_credits")) == (0, 0)


def test_algo_trading_takes_in_no_more_than_there_is() -> None:
    t = algo(0, credits=1)
    assert t.options == ["0 credits", "1 credit"]
    t.click("0 credits")
    t.next_action()
    assert (hosted(t), t.credits("runner")) == (0, 1)


def test_algo_trading_grows_from_six() -> None:
    t = algo(3)
    t.click("3 credits")
    t.next_action()
    assert hosted(t) == 3 + 3 + 2


def test_algo_trading_does_not_grow_from_five() -> None:
    t = algo(3)
    t.click("2 credits")
    t.next_action()
    assert hosted(t) == 5


def test_algo_trading_grows_before_it_takes_in_if_the_runner_wants_it_so() -> None:
    t = algo(5, first=1)
    t.click("1 credit")
    t.next_action()
    assert hosted(t) == 6


def test_algo_trading_is_trashed_for_all_of_it() -> None:
    """9.5.5: the credits count as hosted until the ability has resolved; taking them is gaining (1.10.4a)."""
    t = Table()
    t.rig("Algo Trading", credit=8)
    t.start("runner")
    t.click("Algo Trading: Take all credits")
    assert t.names("heap") == ["Algo Trading"]
    assert t.credits("runner") == 5 + 8
    assert t.happened("gain_credits") == 1
    assert t.clicks("runner") == 3


def test_algo_trading_without_credits_is_not_offered() -> None:
    t = Table()
    t.rig("Algo Trading")
    t.start("runner")
    assert not t.offered("Algo Trading")


# -- NASX -------------------------------------------------------------------------------------------------


def nasx(*hand: str, credits: int = 5) -> Table:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.hand("corp", *hand)
    t.set(corp_credits=credits)
    t.start("corp")
    return t


def test_nasx_gains_a_credit_each_turn_and_does_not_count_its_own() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 6
    assert hosted(t, "NASX", "power") == 0


def test_nasx_puts_up_to_two_credits_into_power_counters() -> None:
    t = nasx("Hedge Fund")
    t.click("Play Hedge Fund")
    t.click("Pay X credits")
    assert t.options == ["X is 0", "X is 1", "X is 2"]
    t.click("X is 2")
    assert (hosted(t, "NASX", "power"), t.credits("corp")) == (2, 5 - 5 + 9 - 2)


def test_nasx_need_not_and_does_not_hear_basic_actions() -> None:
    t = nasx("Hedge Fund")
    t.click("Play Hedge Fund")
    t.click("Do not pay")
    t.click("Gain 1 credit")
    assert t.decision.kind == "window"
    assert (hosted(t, "NASX", "power"), t.credits("corp")) == (0, 10)


def test_nasx_hears_another_nasx_but_not_itself() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True, power=1)
    t.root("Server 2", "NASX", rezzed=True)
    t.start("corp")
    t.click("NASX: Gain 2 credits")
    assert t.decision.kind == "unless", "the one that is left"
    t.click("Pay X credits")
    t.click("X is 1")
    t.next_action()
    assert hosted(t, "NASX", "power") == 1
    assert (t.credits("corp"), t.clicks("corp")) == (5 + 2 - 1, 2)
    assert t.names("archives") == ["NASX"]


def test_nasx_pays_two_for_each_counter() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True, power=4)
    t.start("corp")
    t.click("NASX: Gain 8 credits")
    t.next_action()
    assert t.credits("corp") == 13
    end_turn(t)
