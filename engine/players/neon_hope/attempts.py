"""What performing a task is worth: chances, gains, dangers, and which action card goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.neon_hope.language import flow, grid
from engine.players.neon_hope.goals import WANTED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.neon_hope.table.definitions import Action, Task
    from engine.neon_hope.table.parts import Effect
    from engine.neon_hope.table.state import Card
    from engine.players.neon_hope.goals import Goals
    from engine.players.neon_hope.sight import Sight
    from engine.players.neon_hope.worth import Worth

LAST = 1.5
"""How much more work is worth that the objective needs, at a location about to close."""
COMPLETED = 0.7
"""A resource, and being done."""
UNSEEN = 0.4
"""What the other side of a clue may hold."""


CHARGE = 0.55
"""What a charge of an attribute token is worth if it is kept."""
ABILITY = {"": 0.05, "use": 0.3, "recycle": 0.5, "scrap": 0.8}
"""What using an ability in a task costs, by its cost."""


class Attempt(NamedTuple):
    """A task as it would be performed."""

    worth: float
    card: Card
    number: int
    """Which of the card's tasks."""
    played: str = ""
    chance: float = 0.0
    capacity: float = 1.0
    """How often it is worth doing."""


class Boost(NamedTuple):
    """What is added to a task before the reveal."""

    bonus: int = 0
    impacts: int = 0
    reveals: int = 0
    calm: bool = False
    """Skulls activate nobody."""
    cost: float = 0.0


class Attempts:
    """Weighs tasks for one seat."""

    def __init__(self, see: Sight, goals: Goals, worth: Worth) -> None:
        self.see = see
        self.goals = goals
        self.worth = worth
        self._threats: dict[str, float] = {}
        self._gains: dict[tuple[int, str, int], float] = {}
        self._boosts: dict[str, tuple[Boost, ...]] = {}
        self._results: dict[str, tuple[float, float]] = {}

    # -- gains -----------------------------------------------------------------------------------------------

    def gain(self, card: Card, task: Task, units: int) -> float:
        """What the base effect is worth if it resolves so often."""
        key = (card.oid, task.type, units)
        if key not in self._gains:
            gain = self._gain(card, task, units)
            # What lies where nothing will be is done now or never.
            self._gains[key] = (
                gain * LAST if self.see.closing(card.place) and self.goals.wants(card) else gain
            )
        return self._gains[key]

    def _gain(self, card: Card, task: Task, units: int) -> float:
        if task.type == "investigate":
            return self._secrets(card, units)
        if task.type == "support":
            return self._support(card, units)
        if task.type == "fight":
            return self._damage(card, units)
        return self._dice(card, task, units)

    def _finish(self, card: Card) -> float:
        """What finishing a card's main task brings besides."""
        face = self.see.face(card)
        own = [e for t in face.triggers if t.on == "self_defeated" for e in t.effects]
        extra = self.worth.effects(own)
        extra += 1.5 if self.goals.wants(card) else 0.0 if card.back else UNSEEN
        if face.follower is not None:
            extra += 1.5
        return COMPLETED + self.worth.effects(face.completed) + extra

    def _secrets(self, card: Card, units: int) -> float:
        removed = min(units, card.secrets)
        if not removed:
            return 0.0
        finish = self._finish(card)
        if self.goals.wants(card):
            return removed * WANTED + (finish if removed == card.secrets else 0.0)
        # Half of the work on something else is only worth it if the other half follows.
        return 0.9 * removed * finish / card.secrets

    def _support(self, card: Card, units: int) -> float:
        taken = sorted((self.worth.token(kind) for kind in card.support), reverse=True)[:units]
        gain = sum(taken)
        if self.goals.wants(card):
            gain += WANTED * len(taken)
        if len(taken) == len(card.support):
            gain += self._finish(card)
        elif not self.goals.wants(card):
            gain += 0.5 * len(taken) * self._finish(card) / len(card.support)
        return gain

    def _damage(self, card: Card, units: int) -> float:
        health = max(self.see.remaining(card), 1)
        dealt = min(units, health)
        gain = 2.5 * self.worth.enemy(card) * dealt / health
        if dealt == health:
            gain += COMPLETED + self.worth.effects(self.see.face(card).completed)
        if self.goals.wants(card):
            gain += WANTED * dealt
        return gain

    def _dice(self, card: Card, task: Task, units: int) -> float:
        see = self.see
        free = see.free_slots(card)
        placed = min(units, len(free))
        if not placed:
            return 0.0
        full = COMPLETED if placed == len(free) else 0.0
        kind = see.kind(card)
        if kind == "ConditionCard":
            if placed == len(free):
                full += self.worth.effects(see.face(card).completed)
            return placed * self.worth.condition(card) * 0.9 + full
        if task.main and kind == "Enemy":  # a stage that is overcome by hacking
            wanted = WANTED if self.goals.wants(card) else 0.0
            return placed * (wanted + 2.5 * self.worth.enemy(card) / len(free)) + full
        if task.main:  # tools that are hacked
            done = COMPLETED + self.worth.effects(see.face(card).completed)
            return done * placed / len(free) * 0.9
        kinds = [see.slots(card)[slot] for slot in free]
        gain = full
        if "retreat" in kinds:
            gain += self.worth.enemy(card) * min(placed / kinds.count("retreat"), 1.0)
        elif kind == "Enemy":
            gain += 0.5 * placed
        elif self.goals.wants(card):
            # Each die takes a symbol from every danger still to come.
            gain += 0.35 * min(card.secrets, 4) * min(placed, len(kinds))
        return gain

    # -- attempts --------------------------------------------------------------------------------------------

    def threat(self, location: str) -> float:
        """What one activation costs at a location."""
        if location not in self._threats:
            enemies = self.see.standing()
            cost = sum(self.worth.symbols(card) for card in enemies if card.place == location)
            taken = {hero.location for hero in self.see.heroes.values()}
            cost += 0.5 * any(self.see.comes(card) and card.place not in taken for card in enemies)
            self._threats[location] = cost
        return self._threats[location]

    def weigh(
        self, card: Card, task: Task, location: str, boost: Boost = Boost(), action: Action | None = None,  # noqa: B008
        value: int | None = None, impacts: int = 0, pending: int = 1,
    ) -> tuple[float, float]:  # fmt: skip
        """(worth, chance of success) of a task at a location, with what is added to it."""
        see = self.see
        keywords = (*task.keywords, *(action.keywords if action is not None else ()))
        wild = "unpredictable" in keywords
        pending += boost.reveals + keywords.count("reckless")
        total = (see.value(task) if value is None else value) + boost.bonus
        chance = see.chance(total, task.difficulty, pending, wild)
        units = 1 + impacts + boost.impacts
        worth = chance * self.gain(card, task, units) - boost.cost
        if task.danger is not None:
            worth -= (1.0 - see.chance(total, task.danger, pending, wild)) * self.worth.symbols(card)
        if task.retreat is not None and see.remaining(card) > units:
            flees = see.chance(total, task.retreat, pending, wild)
            worth += flees * (self.worth.enemy(card) + 0.5 * self.worth.symbols(card))
        if task.type == "fight":  # what the enemy does about being fought, and about being hurt
            worth += self.worth.own(card, "attacked")
            if see.remaining(card) > units:
                worth += chance * self.worth.own(card, "damaged")
        if not boost.calm:
            worth -= (1.0 - see.calm(pending)) * self.threat(location)
        for success, failure in (self._reactions(task), *([self._by_result(action)] if action else ())):
            worth += chance * success + (1.0 - chance) * failure
        return worth, chance

    def _reactions(self, task: Task) -> tuple[float, float]:
        """What follows by cards in play on success and on failure."""
        key = f"{task.type} {task.attribute}"
        if key not in self._results:
            worth, follows = self.worth.effects, self.see.reactions
            self._results[key] = worth(follows("task_succeeded", task)), worth(follows("task_failed", task))
        return self._results[key]

    def _by_result(self, action: Action) -> tuple[float, float]:
        """What a card brings on success and on failure."""
        name = next(iter(action.name.values()))
        if name not in self._results:
            worth = self.worth.effects
            self._results[name] = worth(action.on_success), worth(action.on_fail)
        return self._results[name]

    def boosts(self, action: Action) -> tuple[Boost, ...]:
        """The ways to play an action card: what may be done when it is played is done, or not."""
        name = next(iter(action.name.values()))
        if name not in self._boosts:
            self._boosts[name] = tuple(self._ways(action))
        return self._boosts[name]

    def _ways(self, action: Action) -> Iterator[Boost]:
        always = [effect for effect in action.on_play if not isinstance(effect, flow.MayDo)]
        always += [effect for effect in action.on_resolve if not isinstance(effect, flow.MayDo)]
        base = self.added(Boost(action.bonus, action.impacts), always)
        yield base
        for effect in (*action.on_play, *action.on_resolve):
            if isinstance(effect, flow.MayDo):
                yield self.added(base, effect.effects)

    def added(self, boost: Boost, effects: list[Effect] | tuple[Effect, ...]) -> Boost:
        """A boost with what effects add to it."""
        for effect in effects:
            if isinstance(effect, flow.IfSo):  # "if you have not succeeded": half of it, on the whole
                half = self.added(Boost(), effect.then)
                boost = boost._replace(cost=boost.cost + half.cost - 0.3 * half.bonus)
            elif isinstance(effect, grid.ModifyValue):
                boost = boost._replace(bonus=boost.bonus + self.worth.number(effect))
            elif isinstance(effect, grid.AddImpact):
                boost = boost._replace(impacts=boost.impacts + self.worth.number(effect))
            elif isinstance(effect, grid.ExtraReveal):
                boost = boost._replace(reveals=boost.reveals + self.worth.number(effect))
            elif isinstance(effect, grid.NoActivation):
                boost = boost._replace(calm=True)
            else:
                boost = boost._replace(cost=boost.cost - self.worth.effect(effect))
        return boost

    def beside(self, boost: Boost, added: Sequence[str], action: Action | None) -> tuple[Boost, float]:
        """A boost with what is named beside a card, and what abilities and charges cost."""
        cost = 0.0
        for one in added:
            if one == "may":
                offers = (
                    [e for e in action.on_play if isinstance(e, flow.MayDo)] if action is not None else []
                )
                boost = self.added(boost, [effect for offer in offers for effect in offer.effects])
                continue
            kind, number, *index = one.split(".")
            ability = self.see.ability(int(number), int(index[0])) if kind == "use" else None
            if ability is not None:
                boost, cost = self.added(boost, ability.effects), cost + ABILITY[ability.cost]
            else:
                boost, cost = boost._replace(bonus=boost.bonus + 2), cost + CHARGE
        return boost, cost

    def whole(self, attempt: Attempt, offered: Sequence[str]) -> str:
        """Of the ways offered to perform a task with its card, what is worth most; "" if an ability or a
        charge that is not offered with it would be worth more."""
        task = self.see.face(attempt.card).tasks[attempt.number]
        action = self.see.action(attempt.played) if attempt.played else None
        boost = Boost(action.bonus, action.impacts) if action is not None else Boost()
        now, _ = self.weigh(attempt.card, task, self.see.here, boost, action)
        ways = [(Boost(boost.bonus + 2, boost.impacts), CHARGE)] * any(
            token.attribute == task.attribute for token in self.see.me.tokens
        )
        for ability in self.see.task_abilities(task.type):
            ways.append((self.added(boost, ability.effects), ABILITY[ability.cost]))
        best, chosen = 0.0, ""
        for key in offered:
            way, cost = self.beside(boost, key.split("+")[2:], action)
            gain = self.weigh(attempt.card, task, self.see.here, way, action)[0] - now - cost
            if gain > best or (not chosen and gain == best):
                best, chosen = gain, key
        better = (
            self.weigh(attempt.card, task, self.see.here, way, action)[0] - now - cost for way, cost in ways
        )
        return chosen if all(gain <= best for gain in better) else ""

    def price(self, code: str) -> float:
        """What playing a card costs: it will be missing for other tasks and for stress."""
        me = self.see.me
        price = self.worth.card
        if me.endurance <= 1 and len(me.hand) <= 1:
            price += 12.0  # focusing would exhaust the character
        # Cards that fit every task are kept a little longer.
        return price + 0.05 * len(self.see.action(code).types)

    def with_card(
        self, card: Card, index: int, task: Task, location: str, value: int | None = None, impacts: int = 0,
        pending: int = 1, cards: tuple[str, ...] | None = None,
    ) -> list[Attempt]:  # fmt: skip
        """The task without a card and with each card that fits, best first."""
        plain, chance = self.weigh(card, task, location, value=value, impacts=impacts, pending=pending)
        found = [Attempt(plain, card, index, "", chance)]
        for code in dict.fromkeys(self.see.me.hand if cards is None else cards):
            action = self.see.action(code)
            if task.type not in action.types:
                continue
            price = self.price(code)
            for boost in self.boosts(action):
                worth, chance = self.weigh(
                    card, task, location, boost, action, value=value, impacts=impacts, pending=pending
                )
                found.append(Attempt(worth - price, card, index, code, chance))
        return sorted(found, key=lambda attempt: -attempt.worth)

    def at(self, location: str) -> list[Attempt]:
        """Every task that can be performed at a location, as well as it can be, best first."""
        found = []
        for card, index, task in self.see.tasks(location):
            best = self.with_card(card, index, task, location)[0]
            found.append(best._replace(capacity=self._capacity(card, task, best, location)))
        return sorted(found, key=lambda attempt: -attempt.worth)

    def _capacity(self, card: Card, task: Task, attempt: Attempt, location: str) -> float:
        """How many attempts the work that is left takes."""
        see = self.see
        work = {
            "investigate": card.secrets,
            "support": len(card.support),
            "fight": see.remaining(card),
            "hack": len(see.free_slots(card)),
        }[task.type]
        others: float = sum(not see.heroes[seat].done for seat in see.company(location))
        if ":" not in card.place:
            others = 0.5 * (len(see.heroes) - 1)
        return work / max(attempt.chance, 0.2) / (1 + 0.5 * others)
