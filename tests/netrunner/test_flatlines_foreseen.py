"""What can flatline the Runner is asked once more, also behind "unless", "if", a trace or a choice: held
against what play comes to if the Corp and the Runner decide the best for themselves."""

from __future__ import annotations

import pytest

from engine.netrunner import Game, Orders, load
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.conditions import BidsDiffer, BidsMatch, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, GiveTags, MayJackOut, PsiGame, Trace
from engine.netrunner.language.flow import ChooseOne, If, MayPay, Unless
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.policy import POLICY
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.questions import Decision
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank

SURE, CAN = "that loses the game", "that can lose you the game"
RUN = "Run on Server 1"
TRICKY = ("Attini", "Jaguarundi", "Lionsmane", "Saisentan", "Flare", "Seraph", "Doomscroll", "Karunā")
LOOKED_AT = 400
"""Questions of a game that are played out; who asks more (traces of many credits) is left."""


def confirm(t: Table, label: str) -> str | None:
    """The question before the option whose label begins so."""
    return next(option.confirm for option in t.asked.options if option.label.startswith(label))


def at(
    *ice: str, cards: int, credits: int = 0, rig: tuple[str, ...] = (), corp: int = 5, clicks: int = 4
) -> Table:
    t = Table(policy=POLICY)
    t.ice("Server 1", *ice)
    t.root("Server 1", "Offworld Office")
    t.rig(*rig)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.set(runner_credits=credits, corp_credits=corp)
    t.start(RUNNER, clicks=clicks)
    return t


class Long(Exception):
    """There is more to play out than is looked at."""


class Played:
    """What comes of presses, by playing all that may follow until the run is over."""

    def __init__(self) -> None:
        self.left = LOOKED_AT

    def answers(self, decision: Decision) -> list[tuple[str, ...]]:
        keys = [option.key for option in decision.options]
        if decision.minimum > 1:  # cards to discard, all alike
            return [tuple(keys[: decision.minimum])]
        return [(key,) for key in keys] + [()] * (decision.minimum == 0)

    def lost(self, game: Game) -> tuple[bool, bool]:
        """Whether the Corp can bring it about that the Runner is flatlined, and whether all that may follow
        comes to it."""
        self.left -= 1
        if self.left < 0:
            raise Long
        if game.result is not None:
            return (game.result.winner == CORP,) * 2
        if game.run is None:
            return False, False
        # Who bids does not know the other's bid yet (10.13.2): the Runner's comes first here.
        decision = max(game.decisions, key=lambda asked: asked.seat == RUNNER)
        saved, found = game.save(), []
        for keys in self.answers(decision):
            after = load(saved, POLICY)
            after.answer(decision.seat, decision.id, keys)
            found.append(self.lost(after))
        pick = any if decision.seat == CORP else all
        return pick(can for can, _ in found), all(sure for _, sure in found)

    def held_against(self, game: Game, where: object, only: str = "") -> int:
        """All presses of the Runner from here to the end of the run. How many of them lose, or can."""
        if game.result is not None or not (only or game.run is not None):
            return 0
        decision = max(game.decisions, key=lambda asked: asked.seat == RUNNER)
        saved, losing = game.save(), 0
        said_of = {option.key: option for option in game.view(decision.seat).decisions[0].options}
        for keys in self.answers(decision):
            option = said_of[keys[0]] if keys else next(iter(said_of.values()))
            if only and option.label != only:
                continue
            after = load(saved, POLICY)
            after.answer(decision.seat, decision.id, keys)
            if decision.seat == RUNNER and decision.maximum == 1:  # of a set no option says what it comes to
                can, sure = self.lost(after)
                said = option.confirm or ""
                assert (SURE in said, CAN in said) == (sure, can and not sure), (where, option.label, said)
                losing += can
            losing += self.held_against(after, where)
        return losing


def every_ice() -> list[str]:
    return sorted({definition(code).title for code in declared() if definition(code).type == ICE})


@pytest.mark.parametrize("part", ["tricky", *range(8)])
def test_what_is_said_before_a_press_is_what_play_comes_to(part: str | int) -> None:
    titles = TRICKY if isinstance(part, str) else every_ice()[part::8]
    losing = 0
    for title in titles:
        for cards in (0, 1, 2):
            for credits in (0, 2):
                played = Played()
                try:
                    losing += played.held_against(
                        at(title, cards=cards, credits=credits, corp=2).game, title, RUN
                    )
                except Long:
                    assert title not in TRICKY
    assert losing > 0


def test_an_order_to_go_on_does_not_go_where_missing_credits_flatline() -> None:
    """Attini: three times 1 net damage unless the Runner pays 2 credits (1.16.11b)."""
    for go_on in (True, False):
        t = Table(policy=POLICY)
        t.ice("Server 1", "Attini")
        t.ice("Server 1", "Palisade", rezzed=False)
        t.root("Server 1", "Offworld Office")
        t.hand(RUNNER, *["Sure Gamble"] * 2)
        t.set(runner_credits=0)
        t.start(RUNNER)
        t.game.set_orders(RUNNER, Orders(go_on=go_on))
        t.play(RUN, "Do not rez")
        assert confirm(t, "Go on (1 more ice)") == (
            "Attini would do 3 damage, you hold 2 cards, and nothing on the table keeps it off: "
            f"{SURE}. Really go on?"
        )
        assert confirm(t, "Jack out") is None
        t.click("Jack out")
        assert t.winner is None


@pytest.mark.parametrize("cards", [1, 2])
def test_an_order_to_go_on_does_not_go_where_the_corp_can_flatline(cards: int) -> None:
    """2 net damage or a tag, as the Corp chooses."""
    blank("Choosy", CORP, ICE, (Sub((ChooseOne(((Damage("net", 2),), (GiveTags(1),))),)),), strength=3)
    t = Table(policy=POLICY)
    t.ice("Server 1", "Choosy")
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=True))
    t.play(RUN, "Do not rez")
    assert t.asks("jack_out") is (cards < 2)


@pytest.mark.parametrize(
    ("cards", "credits", "asked"), [(0, 6, False), (0, 5, True), (1, 4, False), (2, 2, False), (2, 0, True)]
)
def test_who_can_pay_for_enough_of_it_is_not_asked(cards: int, credits: int, asked: bool) -> None:
    assert (confirm(at("Attini", cards=cards, credits=credits), RUN) is not None) is asked


@pytest.mark.parametrize(("ice", "credits"), [("Attini", 1), ("Jaguarundi", 6)])
def test_letting_subroutines_resolve_that_flatline_by_what_comes_before(ice: str, credits: int) -> None:
    """Jaguarundi: 1 tag, then 1 core damage if the Runner is tagged."""
    t = at(ice, cards=0, credits=credits, rig=("Mayfly",))
    t.click(RUN)
    assert SURE in (confirm(t, "Let the unbroken") or "")
    t.click("Let the unbroken")
    while t.winner is None:
        assert t.decision.seat == RUNNER
        assert all(option.confirm is not None for option in t.asked.options)
        t.answer([t.asked.options[0].key])
    assert t.winner == CORP


TRACED = Trace(4, (Damage("net", 3),))
PAYABLE = Unless((Damage("net", 2),), (cost(credits=3),), by=RUNNER)
PSI, DIFFER = PsiGame(), If(BidsDiffer(), (Damage("net", 2),))
MATCH = If(BidsMatch(), (Damage("net", 2),))
PRICKED = Trace(4, (Damage("net", 1),))
BOUGHT = MayPay(cost(credits=1), (Damage("net", 1),))
PRICKS = If(BidsDiffer(), (Damage("net", 1),))
TAGGED = If(Tagged(), (Damage("meat", 2),))
ONE_OR_BOTH = ChooseOne(((Damage("net", 1),), (Damage("net", 1),)), all_if=Tagged())


@pytest.mark.parametrize(
    ("what", "credits", "corp", "said"),
    [
        ((PAYABLE,), 0, 0, SURE),
        ((PAYABLE,), 3, 0, ""),
        ((GiveTags(1), TAGGED), 9, 0, SURE),
        ((TAGGED,), 9, 0, ""),
        ((TRACED,), 0, 0, SURE),
        ((TRACED,), 4, 0, ""),
        ((TRACED,), 4, 1, CAN),
        ((ChooseOne(((Damage("net", 2),), (GiveTags(1),))),), 9, 0, CAN),
        ((ChooseOne(((Damage("net", 2),), (GiveTags(1),)), by=RUNNER),), 9, 0, ""),
        ((Unless((Damage("net", 2),), (cost(credits=1),), by=CORP),), 9, 1, CAN),
        ((TRACED, PAYABLE), 6, 0, SURE),  # what evades the trace is spent
        ((TRACED, PAYABLE), 7, 0, ""),
        ((PRICKED, BOUGHT), 4, 1, ""),  # the Corp pays for one of the two
        ((PRICKED, BOUGHT), 4, 2, CAN),
        ((PSI, DIFFER), 2, 2, CAN),
        ((PSI, DIFFER), 2, 0, ""),  # whoever bids nothing bids what the Corp does
        ((PSI, DIFFER), 0, 2, CAN),
        ((PSI, DIFFER), 0, 0, ""),
        ((PSI, PRICKS, BOUGHT), 0, 1, ""),  # the Corp's bid is spent as well
        ((PSI, PRICKS, BOUGHT), 0, 2, CAN),
        ((PSI, MATCH), 2, 2, CAN),
        ((PSI, MATCH), 1, 0, ""),
        ((PSI, MATCH), 0, 0, SURE),
        ((PSI, MATCH, DIFFER), 2, 2, SURE),
        ((PSI, MATCH, PAYABLE), 3, 0, SURE),  # what is bid cannot be paid once more
        ((PSI, MATCH, PAYABLE), 4, 0, ""),
        ((GiveTags(1), ONE_OR_BOTH), 9, 0, CAN),
        ((ChooseOne(((Damage("net", 1),), (Damage("net", 1),))),), 9, 0, ""),
    ],
)
def test_staying_where_a_card_lets_the_runner_go(
    what: tuple[Effect, ...], credits: int, corp: int, said: str
) -> None:
    """Behind a subroutine that lets the Runner jack out (6.1.5)."""
    subs = (Sub(what),) if PSI in what else (Sub((each,)) for each in what)
    blank("Gate", CORP, ICE, (Sub((MayJackOut(),)), *subs), strength=3)
    t = at("Gate", cards=1, credits=credits, corp=corp)
    assert confirm(t, RUN) is None, "who runs may still leave"
    t.click(RUN)
    asked = confirm(t, "Go on") or ""
    assert (SURE in asked, CAN in asked) == (said == SURE, said == CAN)
    assert confirm(t, "Jack out") is None
    Played().held_against(t.game, what)


@pytest.mark.parametrize(("clicks", "asked"), [(1, True), (2, False)])
def test_the_click_that_the_run_takes_pays_for_nothing_in_it(clicks: int, asked: bool) -> None:
    """2 net damage unless the Runner spends a click (1.16.11b)."""
    toll = Unless((Damage("net", 2),), (cost(clicks=1),), by=RUNNER)
    blank("Hurry", CORP, ICE, (Sub((toll,)),), strength=3)
    t = at("Hurry", cards=1, clicks=clicks)
    said = "Hurry would do 2 damage, you hold 1 card, and nothing on the table keeps it off: "
    assert confirm(t, RUN) == (f"{said}{SURE}. Really run?" if asked else None)
    Played().held_against(t.game, clicks, RUN)


def test_what_is_suffered_now_leaves_too_little_for_what_is_to_come() -> None:
    """Seraph: 3 credits, 2 net damage or 1 tag; its second subroutine does 2 net damage."""
    t = at("Seraph", cards=2, credits=3)
    t.click(RUN)
    assert confirm(t, "Suffer 2 net damage") == (
        f"That and what is still to come would do 4 damage, and you hold 2 cards: {SURE}. Really do it?"
    )
    assert confirm(t, "Take 1 tag") is None


@pytest.mark.parametrize(("others", "asked"), [(0, True), (1, False)])
def test_an_event_that_hurts_once_its_run_is_over(others: int, asked: bool) -> None:
    """Stimhack: 9 credits for a run, and 1 core damage when it ends. The run may bring cards."""
    t = Table(policy=POLICY)
    t.hand(RUNNER, "Stimhack", *["Sure Gamble"] * others)
    t.start(RUNNER)
    said = (
        f"That can come to 1 damage, and unless you draw by then you hold 0 cards: {CAN}. Really do it?"
        if asked
        else None
    )
    assert confirm(t, "Play Stimhack") == said
    t.click("Play Stimhack")
    assert confirm(t, "Run on Archives") == said
    t.click("Run on Archives")
    assert (t.winner == CORP) is asked


def test_what_a_card_in_the_root_can_do_for_credits_of_the_corp() -> None:
    """Snare! on its way to nobody: 3 net damage if the Corp pays 4 credits."""
    for corp, said in ((4, CAN), (3, "")):
        t = Table(policy=POLICY)
        t.root("Server 1", "Snare!", rezzed=True)
        t.hand(RUNNER, "Sure Gamble")
        t.set(corp_credits=corp)
        t.start(RUNNER)
        assert (CAN in (confirm(t, RUN) or "")) is (said == CAN)


@pytest.mark.parametrize(("cards", "asked"), [(2, True), (3, False)])
@pytest.mark.parametrize("rig", ["", "Mayfly"])
def test_what_waits_for_the_next_encounter_to_end(rig: str, cards: int, asked: bool) -> None:
    """Chum: when the encounter with the next piece of ice ends, 3 net damage unless it was fully broken."""
    t = at("Palisade", "Chum", cards=cards, credits=1, rig=(rig,) if rig else ())
    t.click(RUN)
    if rig:
        t.click("Let the unbroken")
        assert confirm(t, "Go on (1 more ice)") is None, "it may be broken"
        t.click("Go on (1 more ice)")
    label = "Let the unbroken" if rig else "Go on (1 more ice)"
    said = confirm(t, label) or ""
    assert (CAN in said and "still to come could do 3 damage" in said) is asked
    t.click(label)
    assert (t.winner == CORP) is asked


@pytest.mark.parametrize(("cards", "said"), [(0, SURE), (1, "")])
def test_a_psi_game_outside_of_runs(cards: int, said: str) -> None:
    """See How They Run: when it is scored 1 tag, and 1 core or 1 net damage, whatever the bids."""
    t = Table(policy=POLICY)
    t.root("Server 1", "See How They Run", advancement=4)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(CORP)
    t.click("Score See How")
    assert [asked.seat for asked in t.game.decisions] == [CORP, RUNNER]
    (bids,) = t.game.view(RUNNER).decisions
    assert all(said in (option.confirm or "") for option in bids.options)
    assert all(bool(option.confirm) is bool(said) for option in bids.options)
    assert all(option.confirm is None for option in t.game.view(CORP).decisions[0].options)


def test_10_13_2_what_the_corp_has_bid_changes_no_warning() -> None:
    """10.13.2: nobody sees it before the bids are revealed."""
    seen = set()
    for bid in (None, "0 credits", "1 credit", "2 credits"):
        blank("Gate", CORP, ICE, (Sub((PSI, DIFFER)),), strength=3)
        t = at("Gate", cards=1, credits=2, corp=2)
        t.click(RUN)
        if bid is not None:
            (asked,) = t.game.view(CORP).decisions
            key = next(option.key for option in asked.options if option.label.endswith(bid))
            t.game.answer(CORP, asked.id, (key,))
        (bids,) = t.game.view(RUNNER).decisions
        seen.add(tuple(option.confirm for option in bids.options))
        assert all(CAN in (option.confirm or "") for option in bids.options)
    assert len(seen) == 1


@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("others", [("Neural Katana",), ("Neural Katana", "Karunā"), ("Palisade",)])
def test_a_subroutine_of_other_ice(others: tuple[str, ...], cards: int) -> None:
    """Mycoweb resolves one of a rezzed sentry, and one of another code gate, as the Corp chooses."""
    t = Table(policy=POLICY)
    t.ice("Server 1", "Mycoweb")
    for server, other in zip(("R&D", "HQ"), others, strict=False):
        t.ice(server, other)
    t.root("Server 1", "Offworld Office")
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    losing = Played().held_against(t.game, (others, cards), RUN)
    assert (losing > 0) is (others[0] == "Neural Katana" and cards < 3)
    if len(others) == 1:
        assert (SURE in (confirm(t, RUN) or "")) is (losing > 0)


def test_ice_that_resolves_subroutines_of_ice_that_does_so_comes_to_an_end() -> None:
    """Two of Mycoweb: the last subroutine of each can be that of the other, again and again."""
    t = Table(policy=POLICY)
    t.ice("Server 1", "Mycoweb")
    t.ice("R&D", "Mycoweb")
    t.root("Server 1", "Offworld Office")
    t.start(RUNNER)
    assert confirm(t, RUN) is None


@pytest.mark.parametrize("rig", ["", "Mayfly"])
def test_an_encounter_with_other_ice_that_is_forced(rig: str) -> None:
    """Konjin: if the bids differ, the Corp may have the Runner encounter another rezzed piece of ice."""
    for other, said in (("Neural Katana", CAN), ("Palisade", "")):
        t = Table(policy=POLICY)
        t.ice("Server 1", "Konjin")
        t.ice("R&D", other)
        t.root("Server 1", "Offworld Office")
        t.rig(*([rig] if rig else []))
        t.hand(RUNNER, "Sure Gamble", "Sure Gamble")
        t.set(runner_credits=9, corp_credits=2)
        t.start(RUNNER)
        asked = confirm(t, RUN) or ""
        assert (CAN in asked) is (bool(said) and not rig), "who may break it is not warned"
        t.click(RUN)
        (bids,) = t.game.view(RUNNER).decisions
        for option in bids.options:
            assert (CAN in (option.confirm or "")) is (bool(said) and not rig)
