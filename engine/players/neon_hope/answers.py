"""How a sensible player answers every question but the one for an action (see `turn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.language import flow
from engine.neon_hope.table.definitions import Event, Face, Tool
from engine.players.neon_hope.attempts import ABILITY, CHARGE, Attempts, Boost
from engine.players.neon_hope.goals import Goals
from engine.players.neon_hope.turn import Turn
from engine.players.neon_hope.worth import CARD, ENCOUNTER, HOPES, Worth, modifier

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.decisions import Decision, Option
    from engine.neon_hope.table.definitions import Task
    from engine.neon_hope.table.frames import TaskFrame
    from engine.neon_hope.table.state import Card
    from engine.players.neon_hope.sight import Sight

LONG_GAME = 6.0
"""Rounds that tools bought at the start are used for."""
STORY = 1.3
"""Points a character by which a way through the story may be dearer than another, and be taken."""


class Answers:
    """Answers one question of one seat."""

    def __init__(self, see: Sight) -> None:
        self.see = see
        self.goals = Goals(see)
        self.worth = Worth(see, self.goals)
        self.attempts = Attempts(see, self.goals, self.worth)

    def choose(self, decision: Decision, others: Sequence[Decision]) -> tuple[str, ...]:
        """The keys to answer with. `others`: all decisions that are open, in order."""
        answer: Callable[[Decision], tuple[str, ...]] | None = getattr(self, f"_{decision.kind}", None)
        if decision.kind == "action":
            return (Turn(self.see, self.goals, self.worth, self.attempts).choose(decision),)
        if decision.kind == "begin":
            key = Turn(self.see, self.goals, self.worth, self.attempts).choose(decision)
            return (key if decision.option(key) is not None else "begin",)
        if decision.kind in ("charges", "help"):
            return (self._charge(decision, others),)
        if answer is not None:
            return answer(decision)
        return tuple(option.key for option in decision.options[: max(decision.minimum, 1)])

    def _best(self, decision: Decision, value: Callable[[Option], float], n: int = 0) -> tuple[str, ...]:
        """The keys of the best options, as many as have to be chosen."""
        ranked = sorted(decision.options, key=lambda option: -value(option))
        return tuple(option.key for option in ranked[: n or max(decision.minimum, 1)])

    # -- cards in hand ---------------------------------------------------------------------------------------

    def _needs(self) -> list[tuple[Task, float]]:
        """Tasks in play with what weight they will be performed."""
        found: list[tuple[Task, float]] = []
        for card in self.see.cards:
            if card.place.startswith("play:") and card.place != f"play:{self.see.seat}":
                continue
            weight = 3.0 if self.goals.wants(card) else 0.7
            for task in self.see.face(card).tasks:
                skill = self.see.value(task) - task.difficulty
                found.append((task, weight * max(0.2, 1.0 + 0.3 * skill)))
        return found

    def card_values(self, codes: Sequence[str]) -> dict[str, float]:
        """What action cards are worth in hand: for the tasks there are to do."""
        needs = self._needs()
        total = sum(weight for _, weight in needs) or 1.0
        values = {}
        for code in dict.fromkeys(codes):
            action = self.see.action(code)
            best = 0.0
            for boost in self.attempts.boosts(action):
                power = 0.14 * boost.bonus + 0.55 * boost.impacts - 0.1 * boost.reveals - 0.3 * boost.cost
                power += 0.1 * boost.calm + 0.25 * self.worth.effects(action.on_success)
                power += 0.12 * self.worth.effects(action.on_fail) + 0.05 * len(action.keywords)
                best = max(best, power)
            fits = sum(weight for task, weight in needs if task.type in action.types) / total
            values[code] = (0.15 + best) * (0.25 + fits) + 0.01 * len(action.types)
        return values

    def _pick_cards(self, decision: Decision) -> tuple[str, ...]:
        values = self.card_values([option.to for option in decision.options])
        return self._best(decision, lambda option: values[option.to])

    _starting_hand = _pick_cards
    _focus_cards = _pick_cards
    _take_back = _pick_cards
    _universal = _pick_cards

    def _stress(self, decision: Decision) -> tuple[str, ...]:
        """Useless cards go first, then hope, then the others; the last card is kept if hope can save it."""
        values = self.card_values(self.see.me.hand)
        keep = 0.5 * HOPES
        ranked = sorted(
            decision.options,
            key=lambda o: values[o.to] if o.verb == "discard" else keep + 0.02 * o.n,
        )
        chosen = [option.key for option in ranked[: decision.minimum]]
        hand = len(self.see.me.hand)
        spare = [option.key for option in ranked[decision.minimum :] if option.verb == "spend_hope"]
        if sum(key.startswith("card:") for key in chosen) == hand and spare:
            last = next(key for key in reversed(chosen) if key.startswith("card:"))
            chosen[chosen.index(last)] = spare[0]
        return tuple(chosen)

    # -- setup and tools -------------------------------------------------------------------------------------

    def _tool_side(self, decision: Decision) -> tuple[str, ...]:
        found = self.see.definition(decision.options[0].to)
        sides: list[Face] = [getattr(found, "front", Face()), getattr(found, "back", Face())]
        return self._best(decision, lambda option: self.worth.asset(sides[option.n], LONG_GAME))

    def _buy(self, decision: Decision) -> tuple[str, ...]:
        """The tool that gives most for its price, if it gives anything."""
        rounds = LONG_GAME if self.see.setting_up else max(self.worth.rounds, 1.0)

        worth = {
            option.oid: self.worth.asset(found, rounds)
            for option in decision.options
            if option.verb == "buy" and isinstance(found := self.see.definition(option.to), Tool)
        }

        def value(option: Option) -> float:
            if option.verb not in ("buy", "buys"):
                return 0.0
            return sum(worth[int(oid)] for oid in option.key.partition(":")[2].split("+")) - 0.5 * option.n

        return self._best(decision, value)

    # -- tasks -----------------------------------------------------------------------------------------------

    def _running(self) -> tuple[TaskFrame, Card, Task] | None:
        """The task being performed, with its card and the task printed on it."""
        running = self.see.task
        card = None if running is None else self.see.card(running.oid)
        if running is None or card is None:
            return None
        tasks = self.see.face(card).tasks
        return (running, card, tasks[running.index]) if running.index < len(tasks) else None

    def _play(self, decision: Decision) -> tuple[str, ...]:
        running = self._running()
        if running is None:
            return ("no-card",)
        frame, card, task = running
        codes = tuple(option.to for option in decision.options if option.verb == "play")
        best = self.attempts.with_card(
            card, frame.index, task, self.see.here, frame.value, frame.impacts, frame.pending, codes
        )[0]
        chosen = next((o.key for o in decision.options if best.played and o.to == best.played), "no-card")
        return (self._with_more(decision, chosen),)

    def _with_more(self, decision: Decision, chosen: str) -> str:
        """The card chosen (or none), with the abilities and charges that are worth it beside it."""
        running = self._running()
        assert running is not None
        frame, card, task = running
        best = (0.0, chosen)
        code = next((o.to for o in decision.options if o.key == chosen), "")
        action = self.see.action(code) if code else None
        base = Boost(action.bonus, action.impacts) if action is not None else Boost()
        here = self.see.heroes[frame.seat].location

        def weigh(boost: Boost) -> float:
            return self.attempts.weigh(
                card, task, here, boost, action, frame.value, frame.impacts, frame.pending
            )[0]

        now = weigh(base)
        for option in decision.options:
            named, *added = option.key.split("+")
            if named != chosen or not added:
                continue
            boost, cost = self.attempts.beside(base, added, action)
            best = max(best, (weigh(boost) - now - cost, option.key))
        return best[1]

    def _weigh(self, boost: Boost) -> float:
        """What the running task is worth with something added."""
        running = self._running()
        if running is None:
            return 0.0
        frame, card, task = running
        action = self.see.action(frame.card) if frame.card else None
        worth, _ = self.attempts.weigh(
            card, task, self.see.heroes[frame.seat].location, boost, action, frame.value, frame.impacts,
            frame.pending,
        )  # fmt: skip
        return worth

    def _task_ability(self, decision: Decision) -> tuple[str, ...]:
        now = self._weigh(Boost())

        def value(option: Option) -> float:
            ability = None if option.verb == "done" else self.see.ability(option.oid, option.n)
            if ability is None:
                return 0.0
            return self._weigh(self.attempts.added(Boost(), ability.effects)) - now - ABILITY[ability.cost]

        return self._best(decision, value)

    def _charge(self, decision: Decision, others: Sequence[Decision]) -> str:
        """A charge where it helps; who is asked after others reckons with theirs."""
        before = 0
        for other in others:
            if other.id == decision.id:
                break
            before += other.step == decision.step
        expected = Boost(bonus=2 * before)
        now = self._weigh(expected)
        best = (CHARGE, "done")
        for option in decision.options:
            if option.verb == "done":
                continue
            n = max(option.n, 1)
            more = Boost(expected.bonus, 1) if option.verb == "team" else Boost(expected.bonus + 2 * n)
            best = max(best, (self._weigh(more) - now - CHARGE * (n - 1), option.key))
        return best[1]

    def _support(self, decision: Decision) -> tuple[str, ...]:
        return self._best(decision, lambda option: self.worth.token(option.to))

    def _slot(self, decision: Decision) -> tuple[str, ...]:
        order = {"slot": 4.0, "retreat": 3.0, "surveillance": self.worth.watched, "stress": self.worth.card}
        card = self.see.card(decision.options[0].oid)
        if card is not None and self.see.kind(card) == "Enemy":
            order["retreat"] = 2.0 if self.see.remaining(card) > 1 else 0.1
        return self._best(decision, lambda option: order.get(option.to, 0.0))

    def _follower(self, decision: Decision) -> tuple[str, ...]:
        return self._best(decision, lambda option: float(option.to == self.see.seat))

    # -- effects ---------------------------------------------------------------------------------------------

    def _yes(self, decision: Decision, worth: float) -> tuple[str, ...]:
        return ("yes",) if worth > 0 else ("no",)

    def _may(self, decision: Decision) -> tuple[str, ...]:
        effects = self.see.effects()
        if not effects or not isinstance(effects[0], flow.MayDo):
            return ("yes",)
        added = self.attempts.added(Boost(), effects[0].effects)
        if self.see.task is not None and added._replace(cost=0.0) != Boost():
            return self._yes(decision, self._weigh(added) - self._weigh(Boost()))
        return self._yes(decision, self.worth.effects(effects[0].effects) + 0.01)

    def _optional(self, decision: Decision) -> tuple[str, ...]:
        return self._yes(decision, self.worth.effects(self.see.effects()) + 0.01)

    def _choose(self, decision: Decision) -> tuple[str, ...]:
        effects = self.see.effects()
        if not effects or not isinstance(effects[0], flow.ChooseOption):
            return (decision.options[0].key,)
        worth = [self.worth.effects(each.effects) for each in effects[0].options]
        # What is worth the same is a matter of taste: now this, now that. So is what a chapter asks, unless
        # it is ruinous: it leads further than its effects say.
        margin = STORY * len(self.see.heroes) if self.see.telling else 0.0
        least = max(worth[option.n] for option in decision.options) - margin
        equal = [option for option in decision.options if worth[option.n] >= least]
        return (equal[decision.id % len(equal)].key,)

    _offer = _choose

    def _target(self, decision: Decision) -> tuple[str, ...]:
        def value(option: Option) -> float:
            card = self.see.card(option.oid)
            if card is None:
                return 0.0
            if option.verb == "remove_secrets":
                return 5.0 * self.goals.wants(card) + (card.secrets == 1)
            if option.verb == "damage":
                return self.worth.enemy(card) / max(self.see.remaining(card), 1)
            if option.verb == "retreat":
                return self.worth.enemy(card) + self.worth.symbols(card)
            if option.verb == "die":
                if self.see.kind(card) == "ConditionCard":
                    return self.worth.condition(card)
                return 0.5 * self.goals.wants(card)
            return -self.worth.enemy(card) if self.see.kind(card) == "Enemy" else 0.0

        return self._best(decision, value)

    def _another(self, decision: Decision) -> tuple[str, ...]:
        """Who needs it most: those with the fewest cards and hope."""

        def need(option: Option) -> float:
            hero = self.see.heroes[option.to]
            helpful = 1.0 if not self.see.effects() or self.worth.effect(self.see.effects()[0]) >= 0 else -1.0
            return helpful * (len(hero.discard) - 0.5 * hero.hope - self.see.hand_sizes[option.to])

        return self._best(decision, need)

    def _attribute(self, decision: Decision) -> tuple[str, ...]:
        return self._best(decision, lambda option: self._token_for(option.to))

    def _rolled(self, decision: Decision) -> tuple[str, ...]:
        return self._best(decision, lambda option: self._token_for(option.to))

    def _token_for(self, attribute: str) -> float:
        return self.worth.wanted_attributes.get(attribute, 0.0) * self.worth.token(attribute)

    def _recharge(self, decision: Decision) -> tuple[str, ...]:
        return self._best(decision, lambda option: self._token_for(option.to))

    def _move(self, decision: Decision) -> tuple[str, ...]:
        turn = Turn(self.see, self.goals, self.worth, self.attempts)
        return self._best(decision, lambda option: turn.outlook(option.to, self.see.me.counters))

    def _enemy_moves(self, decision: Decision) -> tuple[str, ...]:
        def value(option: Option) -> float:
            card = self.see.card(option.oid)
            return 0.0 if card is None else -self.worth.symbols(card)

        return self._best(decision, value)

    # -- modifiers and encounter cards -----------------------------------------------------------------------

    def _analyse_modifiers(self, decision: Decision) -> tuple[str, ...]:
        """Bad ones go to the archive."""
        if decision.minimum:
            return (decision.options[0].key,)
        bad = sorted((modifier(o.to), o.key) for o in decision.options if modifier(o.to) < 0)
        return tuple(key for _, key in bad[: decision.maximum])

    def _shape_modifiers(self, decision: Decision) -> tuple[str, ...]:
        """Good ones go back into the grid."""
        return self._best(decision, lambda option: modifier(option.to))

    def _archive(self, decision: Decision) -> tuple[str, ...]:
        """Face up already: the bad ones, which then cannot be shaped back."""
        return self._best(decision, lambda option: -modifier(option.to))

    def _analyse_encounters(self, decision: Decision) -> tuple[str, ...]:
        """The worst are discarded."""
        if decision.minimum:
            return (decision.options[0].key,)
        bad = sorted((-self._encounter(o.to), o.key) for o in decision.options)
        return tuple(key for harm, key in reversed(bad) if harm > ENCOUNTER)[: decision.maximum]

    def _encounter(self, code: str) -> float:
        """What drawing an encounter card would be worth."""
        found = self.see.definition(code)
        if isinstance(found, Event):
            more = ENCOUNTER if "additional-consequences" in found.keywords else 0.0
            return self.worth.effects(found.effects) - more
        symbols = len(getattr(found, "symbols", ()))
        return -1.2 - 0.8 * symbols * CARD - 0.5 * bool(getattr(found, "elite", False))
