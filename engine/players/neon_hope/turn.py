"""The sensible player's turn: actions, moving, free abilities, focusing (NH 6, 19.4, 22)."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from engine.neon_hope.language import board
from engine.players.neon_hope.worth import ACTION

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision, Option
    from engine.neon_hope.table.definitions import Ability
    from engine.players.neon_hope.attempts import Attempt, Attempts
    from engine.players.neon_hope.goals import Goals
    from engine.players.neon_hope.sight import Sight
    from engine.players.neon_hope.worth import Worth

NEXT_TURN = 3
"""Actions of the next turn: where a character ends matters for them."""
LATER = 0.8
"""What the next turn counts for, beside this one."""
WORTHWHILE = 0.1


class Turn:
    """Decides what to do next in the own turn."""

    def __init__(self, see: Sight, goals: Goals, worth: Worth, attempts: Attempts) -> None:
        self.see = see
        self.goals = goals
        self.worth = worth
        self.attempts = attempts
        self.plans: dict[str, list[Attempt]] = {}

    def choose(self, decision: Decision) -> str:
        """The key of what to do."""
        see = self.see
        self.worth.action = self._action()
        best_free = max((self._free(o) for o in decision.options if o.verb == "free"), default=(0.0, ""))
        if best_free[0] > WORTHWHILE:
            return best_free[1]
        if not see.me.counters:
            return "end"
        if self._should_focus():
            return "focus"
        left = see.me.counters
        here = self.plan(see.here)
        stay = self.outlook(see.here, left)
        moves = [(self.outlook(o.to, left - 1), o.key) for o in decision.options if o.verb == "move"]
        away = max(moves, default=(-inf, ""))
        activations = [self._activate(o) for o in decision.options if o.verb == "activate"]
        active = max(activations, default=(0.0, ""))
        act = here[0].worth if here else 0.0
        if away[0] > stay + 0.3 and away[0] > active[0] + self.outlook(see.here, left - 1):
            return away[1]
        if active[0] > max(act, WORTHWHILE):
            return active[1]
        if here and act > WORTHWHILE:
            return self._perform(decision, here[0])
        return "end"

    def _action(self) -> float:
        """What one more action is worth: the best there is to do here beyond the actions that are left."""
        room = float(self.see.me.counters)
        for attempt in self.plan(self.see.here):
            room -= attempt.capacity
            if room < 0:
                return min(max(attempt.worth, 0.0), 2 * ACTION)
        return 0.3 * ACTION

    def _perform(self, decision: Decision, attempt: Attempt) -> str:
        """A task with its card and what is used beside it at once, if nothing else would be better."""
        key = f"task:{attempt.card.oid}:{attempt.number}"
        direct = f"{key}+{attempt.played or 'no-card'}"
        offered = [o.key for o in decision.options if f"{o.key}+".startswith(f"{direct}+")]
        return self.attempts.whole(attempt, offered) or key

    def plan(self, location: str) -> list[Attempt]:
        """The tasks at a location, best first."""
        if location not in self.plans:
            self.plans[location] = self.attempts.at(location)
        return self.plans[location]

    def outlook(self, location: str, left: int) -> float:
        """What so many actions of this turn at a location bring, and the next turn there."""
        total = self._presence(location)
        now, later = float(left), float(0 if self.see.closing(location) else NEXT_TURN)
        for attempt in self.plan(location):
            if attempt.worth <= WORTHWHILE or now + later <= 0:
                break
            room = attempt.capacity
            used = min(now, room)
            total += used * attempt.worth
            now, room = now - used, room - used
            used = min(later, room)
            total += used * attempt.worth * LATER
            later -= used
        return total

    def _presence(self, location: str) -> float:
        """What being at a location is worth by itself: objectives want it, enemies there are watching."""
        see = self.see
        total = 3.0 if self.goals.there(location) else 0.0
        if not see.company(location):
            total -= self.worth.watched * sum(card.place == location for card in see.standing())
        if any("confrontation" in see.face(c).keywords for c in see.standing() if c.place == location):
            total -= 1.0
        return total

    # -- abilities -------------------------------------------------------------------------------------------

    def _ability(self, option: Option) -> Ability | None:
        return self.see.ability(option.oid, option.n)

    def _free(self, option: Option) -> tuple[float, str]:
        """What a free ability is worth now, with its key."""
        ability = self._ability(option)
        if ability is None:
            return 0.0, option.key
        worth = self.worth.effects(ability.effects) - self._cost(ability, option)
        if any(isinstance(effect, board.MoveTo) for effect in ability.effects):
            worth = self._move_worth(ability)
        return worth, option.key

    def _cost(self, ability: Ability, option: Option) -> float:
        return {"": 0.0, "use": 0.2, "recycle": 0.6, "scrap": 0.8}[ability.cost]

    def _move_worth(self, ability: Ability) -> float:
        """Moving without spending an action."""
        see = self.see
        if see.held() or not see.me.counters:
            return 0.0
        here = self.outlook(see.here, see.me.counters)
        effect = next(e for e in ability.effects if isinstance(e, board.MoveTo))
        places = [place for place in see.locations() if place != see.here]
        if effect.to in ("other_side", "here_environment"):
            places = [p for p in places if see.environment(p) == see.environment(see.here)]
        elif ":" in effect.to:
            places = [p for p in places if p == effect.to]
        best = max((self.outlook(place, see.me.counters) for place in places), default=-1.0)
        return best - here - 0.5

    def _activate(self, option: Option) -> tuple[float, str]:
        ability = self._ability(option)
        if ability is None:
            return 0.0, option.key
        return self.worth.effects(ability.effects) - self._cost(ability, option), option.key

    # -- focusing --------------------------------------------------------------------------------------------

    def _should_focus(self) -> bool:
        """A poor hand is given up for a full one where the endurance is not missed: it would go anyway."""
        see = self.see
        me = see.me
        if len(me.hand) > 1 or me.endurance < 3 or len(me.discard) < me.endurance - 1:
            return False
        best = self.plan(see.here)
        return bool(best) and not best[0].played and best[0].worth < 2.0
