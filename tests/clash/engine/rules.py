"""The rules: one table of steps."""

from __future__ import annotations

from engine.kernel.decisions import Option
from engine.kernel.rng import below
from engine.kernel.steps import ASK, END, Step, StepTable
from tests.clash.engine.table import BEATS, SEATS, ClashMachine, Event, RoundFrame

ROUND = RoundFrame.table = StepTable("A round of Clash", checked=False)


@ROUND.row("1", "a round begins")
def _begin(g: ClashMachine, f: RoundFrame) -> Step:
    g.state.round += 1
    g.happened(Event("round", n=g.state.round))
    return None


@ROUND.row("2", "both choose in secret")
def _choose(g: ClashMachine, f: RoundFrame) -> Step:
    if len(f.answers) < len(SEATS):
        for seat in SEATS:
            g.open(f, seat, "choose", [Option(what, what) for what in BEATS])
        return ASK
    return None


@ROUND.row("3", "both show, the one that beats the other wins; between equals the higher die does")
def _compare(g: ClashMachine, f: RoundFrame) -> Step:
    shown = {seat: keys[0] for _, seat, keys in f.answers}
    f.answers = ()
    for seat in SEATS:
        g.happened(Event("shows", seat, shown[seat]))
    left, right = (shown[seat] for seat in SEATS)
    won = "left" if BEATS[left] == right else "right" if BEATS[right] == left else _rolled(g)
    if won:
        g.state.points[won] = g.state.points.get(won, 0) + 1
        g.happened(Event("scores", won, n=g.state.points[won]))
    return None


@ROUND.row("4", "who has enough points wins the game; else there is another round")
def _end(g: ClashMachine, f: RoundFrame) -> Step:
    winner = next((seat for seat in SEATS if g.state.points.get(seat, 0) >= g.state.goal), None)
    if winner is None:
        return "1"
    g.over(winner, "points")
    return END


def _rolled(g: ClashMachine) -> str:
    dice = {seat: below(g.state, 6) + 1 for seat in SEATS}
    for seat, die in dice.items():
        g.happened(Event("rolls", seat, n=die))
    left, right = dice.values()
    return "" if left == right else "left" if left > right else "right"
