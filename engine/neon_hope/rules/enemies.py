"""NH 12: activating enemies (table A)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, END, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.table.frames import ActivationFrame, HarmFrame
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


ACTIVATION = ActivationFrame.table = StepTable("enemy activation (NH-A)")


@ACTIVATION.row("A1", "enemies at the character's location attack: their uncovered danger symbols add up")
def _attack(g: Game, f: ActivationFrame) -> Step:
    if f.n <= 0 or g.hero(f.seat).exhausted:  # the rest is dropped
        return END
    f.n -= 1
    do.emit(g, "activation", seat=f.seat)
    stress = surveillance = 0
    for enemy in g.enemies(g.hero(f.seat).location):
        s, v = g.uncovered(enemy)
        if s or v:
            do.emit(g, "attacks", seat=f.seat, code=do.ref(g, enemy), n=s, other=str(v))
            f.attackers = (*f.attackers, enemy.oid)
        stress, surveillance = stress + s, surveillance + v
    if stress or surveillance:
        g.push(HarmFrame(seat=f.seat, stress=stress, surveillance=surveillance))
    return None


@ACTIVATION.row("A2", "stress as one instance, then surveillance as one instance (R-44)")
def _harm(g: Game, f: ActivationFrame) -> Step:
    # The harm frame that A1 pushed has just ended.
    if g.hero(f.seat).exhausted:
        return END
    attackers, f.attackers = f.attackers, ()
    g.trigger_own("attacks", f.seat, *attackers)
    return None


@ACTIVATION.row("A3", "of the enemies where no character is, the one with most health left comes (12.3)")
def _move(g: Game, f: ActivationFrame) -> Step:
    here = g.hero(f.seat).location
    taken = {hero.location for hero in g.state.heroes.values()}
    # enemies in the network are at no location. Some stay where they are, by their text.
    away = [e for e in g.enemies() if ":" in e.place and e.place not in taken and not g.stays(e)]
    if not away:
        return None
    most = max(g.remaining(enemy) for enemy in away)
    strongest = [enemy for enemy in away if g.remaining(enemy) == most]
    if len(strongest) > 1:
        options = [Option(f"enemy:{e.oid}", "comes", e.oid, e.code) for e in strongest]
        keys = g.ask(f, f.seat, "enemy_moves", options)
        if keys is None:
            return ASK
        oid = int(keys[0][6:])
    else:
        oid = strongest[0].oid
    do.move_enemy(g, oid, here)
    return None


@ACTIVATION.row("A4", "checkpoint; the next activation")
def _next(g: Game, f: ActivationFrame) -> Step:
    if f.n <= 0:
        return END
    f.at = ""
    return AGAIN
