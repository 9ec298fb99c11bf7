"""What things are worth to a sensible player, in points: one point is about one surveillance.

Cards and surveillance are two clocks; the one that runs faster makes its own ticks dearer.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.neon_hope.language import board, cards, flow, grid, harm, places, story, tokens
from engine.neon_hope.language.amounts import fixed
from engine.neon_hope.table.definitions import EPIC_FAIL, EPIC_WIN, HOPE, OWN_MOMENTS, RESOURCE, SKULL, Tool
from engine.players.neon_hope.goals import WANTED, Goals

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.neon_hope.table.definitions import Face
    from engine.neon_hope.table.parts import Effect
    from engine.neon_hope.table.state import Card
    from engine.players.neon_hope.sight import Sight

CARD, WATCHED, HOPES, RESOURCES, ENDURANCE, TOKEN = 0.6, 1.0, 0.6, 0.5, 4.0, 1.2
ACTION = 0.9
ENCOUNTER = 1.5
"""What an encounter card costs, on the whole."""
MARKS = {"scar": -1.5, "ally": 1.5, "betrayal": -1.0}
"""What a note of a character is worth, by its kind."""
PER_ROUND = 3.5
"""Cards a character uses up in a round."""


def modifier(name: str) -> float:
    """What a modifier is worth when it comes up."""
    special = {SKULL: -2.0, EPIC_WIN: 4.0, EPIC_FAIL: -4.0}
    return special[name] if name in special else float(name)


def _within(number: float, low: float, high: float) -> float:
    return min(max(number, low), high)


class Worth:
    """Prices at this table, now."""

    def __init__(self, see: Sight, goals: Goals) -> None:
        self.see = see
        self.goals = goals
        self.action = ACTION
        """What one more action of this turn is worth."""
        self._symbols: dict[int, float] = {}
        self._buying = False

    # -- the two clocks --------------------------------------------------------------------------------------

    @cached_property
    def _watch_rounds(self) -> float:
        """Rounds until surveillance ends the episode, if it goes on like this."""
        see = self.see
        watched = {hero.location for hero in see.heroes.values()}
        per_round = 1.7 * len(see.heroes) + sum(card.place in watched for card in see.standing())
        return max(see.last_threshold - see.surveillance, 1) / per_round

    def _card_rounds(self, seat: str) -> float:
        """Rounds until a character is exhausted."""
        hero = self.see.heroes[seat]
        coming = hero.endurance * (hero.endurance - 1) / 2
        return (self.see.hand_sizes[seat] + coming + 0.7 * hero.hope + 0.5) / PER_ROUND

    @cached_property
    def rounds(self) -> float:
        """Rounds the episode may still last."""
        return min(self._watch_rounds, *(self._card_rounds(seat) for seat in self.see.heroes))

    @cached_property
    def card(self) -> float:
        """What one of the own action cards is worth."""
        return CARD * _within((self._watch_rounds / self._card_rounds(self.see.seat)) ** 0.7, 0.5, 2.5)

    @cached_property
    def watched(self) -> float:
        """What a point of surveillance costs."""
        slowest = min(self._card_rounds(seat) for seat in self.see.heroes)
        return WATCHED * _within((slowest / self._watch_rounds) ** 0.7, 0.6, 2.0)

    def stress(self, n: float) -> float:
        """What n stress cost oneself; running out of cards with the last endurance loses the episode."""
        me = self.see.me
        price = n * self.card
        if me.endurance <= 1 and n >= len(me.hand) + me.hope:
            price += 15.0
        return price

    def symbols(self, card: Card) -> float:
        """What the open danger symbols of a card do."""
        if card.oid not in self._symbols:
            self._symbols[card.oid] = self._open_symbols(card)
        return self._symbols[card.oid]

    def _open_symbols(self, card: Card) -> float:
        stress, surveillance = self.see.symbols(card)
        return self.stress(stress) + self.watched * surveillance if stress or surveillance else 0.0

    # -- tokens ----------------------------------------------------------------------------------------------

    def token(self, kind: str) -> float:
        """A support token in the own play area."""
        me = self.see.me
        if kind == HOPE:
            return HOPES + 0.2 * (me.hope == 0)
        if kind == RESOURCE:
            return RESOURCES
        held = sum(token.attribute == kind for token in me.tokens)
        return TOKEN * (0.7**held) * (1.0 if self.wanted_attributes.get(kind) else 0.7)

    @cached_property
    def wanted_attributes(self) -> dict[str, float]:
        """Attributes of the tasks the objective needs, by how much."""
        found: dict[str, float] = {}
        for card in self.see.cards:
            weight = 1.0 if self.goals.wants(card) else 0.1
            for task in self.see.face(card).tasks:
                found[task.attribute] = found.get(task.attribute, 0.0) + weight
        return found

    # -- cards on the table ----------------------------------------------------------------------------------

    def enemy(self, card: Card) -> float:
        """What an enemy costs a round while it stands."""
        near = card.place == self.see.here or bool(self.see.company(card.place))
        cost = (self.watched if near else 0.3) + 0.5 * self.symbols(card)
        if "confrontation" in self.see.face(card).keywords:
            cost += 0.5
        cost -= self.own(card, "round_end") + 0.3 * self.own(card, "attacks")
        return cost

    def own(self, card: Card, moment: str) -> float:
        """What a card's triggers of a moment are worth to the group, each time."""
        return sum(self.effects(t.effects) for t in self.see.face(card).triggers if t.on == moment)

    def condition(self, card: Card) -> float:
        """What a condition costs a round while it lies there."""
        face = self.see.face(card)
        cost = 0.2
        for trigger in face.triggers:
            if trigger.on in OWN_MOMENTS:
                continue  # it does not come for lying there
            often = {"encounter_start": 1.0, "task_failed": 3.0, "focus": 0.7, "task_succeeded": 3.0}
            cost += often.get(trigger.on, 1.0) * max(-self.effects(trigger.effects), 0.0)
        for modifier in face.modifiers:
            share = 0.35 if modifier.attribute is not None or modifier.types else 1.0
            cost -= 1.2 * modifier.bonus * share * min(len(self.see.heroes), 2)
        return cost

    def asset(self, face: Face, rounds: float) -> float:
        """What a tool or follower gives in so many rounds."""
        gain = 0.0
        for modifier in face.modifiers:
            share = 1.0
            if modifier.attribute is not None:
                wanted = self.wanted_attributes
                share = wanted.get(modifier.attribute, 0.0) / max(sum(wanted.values()), 0.1)
            elif modifier.types:
                share = 0.25 * len(modifier.types) + (0.2 if "investigate" in modifier.types else 0.0)
            gain += 1.4 * modifier.bonus * share * rounds
        for trigger in face.triggers:
            often = {"focus": 0.4, "defeated": 0.4, "stress": 0.8, "task_failed": 1.0, "task_succeeded": 1.3}
            gain += often.get(trigger.on, 0.8) * rounds * max(self.effects(trigger.effects), 0.0)
        for ability in face.abilities:
            once = self.effects(ability.effects) - (0.8 if ability.kind == "activate" else 0.0)
            times = rounds if ability.once else 1.0
            if ability.cost == "use":
                times = 2.0
            elif ability.cost == "recycle":
                times = min(rounds, 1.5)
            gain += max(once, 0.0) * times * 0.8
        for task in face.tasks:
            gain += 0.5 * max(self.effects(face.completed), 0.0) / max(task.slots, 1)
        return gain

    # -- effects ---------------------------------------------------------------------------------------------

    def effects(self, effects: Iterable[Effect]) -> float:
        """What effects are worth to the group if the own character resolves them."""
        return sum(self.effect(effect) for effect in effects)

    def effect(self, effect: Effect) -> float:
        """One of them."""
        arranged = self._arranged(effect)
        if arranged is not None:
            return arranged
        n = float(self.number(effect))
        whom = getattr(effect, "who", "you")
        price = self._supply(effect)
        if price is not None:
            return price * n * self._many(whom)
        if isinstance(effect, harm.Stress):
            own = self.stress(n) if whom in ("you", "each", "each_here", "each_in_environment") else 0.0
            return -own - n * CARD * max(self._many(whom) - (own > 0), 0)
        if isinstance(effect, tokens.GainToken):
            kind = effect.attribute
            return (self.token(kind) if kind in self.see.attributes else TOKEN) * self._many(whom)
        if isinstance(effect, story.EndEpisode):
            return 50.0 if self.see.resolution_won(effect.resolution) else -50.0
        if isinstance(effect, tokens.RemoveSecrets):
            wanted = any(self.goals.wants(card) and card.secrets for card in self.see.cards)
            return n * (WANTED * 0.8 if wanted else 0.3)
        if isinstance(effect, places.Locations):
            return {"open": 0.5, "lock": -0.5}.get(effect.op, -1.0) * len(effect.locations)
        if isinstance(effect, board.MoveTo):
            return 0.3 * self._many(whom)
        if isinstance(effect, board.BringCard):
            return -1.5 if type(self.see.definition(effect.card)).__name__ == "Enemy" else 0.2
        if isinstance(effect, story.ChangeTracker):
            return -0.2 * n if "attention" in effect.name else 0.1 * n
        if isinstance(effect, story.MarkCharacter | story.UnmarkCharacter):
            price = MARKS.get(self.see.note_kind(effect.name), 0.0) * self._many(whom)
            return price if isinstance(effect, story.MarkCharacter) else -price
        return self._simple(effect, n)

    def _supply(self, effect: Effect) -> float | None:
        """The price of one of what a character gains."""
        if isinstance(effect, tokens.GainHope):
            return HOPES
        if isinstance(effect, tokens.GainResource):
            return RESOURCES
        if isinstance(effect, tokens.GainEndurance):
            return ENDURANCE
        if isinstance(effect, cards.TakeBack):
            lost = self.see.setting_up or any(hero.discard for hero in self.see.heroes.values())
            return 0.9 * CARD if lost else 0.0
        return None

    @cached_property
    def _conditions(self) -> bool:
        return any(self.see.kind(card) == "ConditionCard" for card in self.see.cards)

    def _simple(self, effect: Effect, n: float) -> float:
        prices: tuple[tuple[type[object], float], ...] = (
            (harm.CauseSurveillance, -self.watched),
            (harm.HealEnemy, -0.9),
            (tokens.PutCounters, WANTED * 0.8 if self.goals.counters else 0.0),
            (harm.DealDamage, 0.9 if self.see.standing() else 0.0),
            (
                tokens.PlaceDice,
                0.7 if self._conditions else 0.1,
            ),
            (grid.AnalyseModifiers, 0.2),
            (grid.AnalyseEncounters, 0.2),
            (grid.ShapeModifiers, 0.1),
            (cards.DrawEncounter, -ENCOUNTER),
            (cards.ExtraAction, self.action),
        )
        for kind, price in prices:
            if isinstance(effect, kind):
                return price * n
        if isinstance(effect, harm.Retreat):
            here = [card for card in self.see.standing() if card.place == self.see.here]
            return max((self.enemy(card) for card in here), default=0.0)
        if isinstance(effect, harm.ReturnEnemy):
            return self._return(effect)
        if isinstance(effect, tokens.Recharge):
            spent = sum(token.charges < tokens.FULL for token in self.see.me.tokens)
            return 0.5 * min(n, spent)
        if isinstance(effect, cards.SearchEncounter):
            return -ENCOUNTER
        if isinstance(effect, cards.BuyTool):
            return self._purchase(effect.discount)
        if isinstance(effect, grid.ModifyValue | grid.AddImpact | grid.ExtraReveal | grid.NoActivation):
            return {"modify": 0.5, "impact": 1.2, "extra_reveal": -0.2, "no_activation": 0.4}[effect.op] * n
        return 0.0

    def _return(self, effect: harm.ReturnEnemy) -> float:
        """What it costs that enemies stand again which would have come back by themselves later."""
        costs = [self.enemy(card) for card in self.see.picked(effect.what) if card.back]
        if effect.what.which == "each":
            return -0.7 * sum(costs)
        return -0.7 * min(costs, default=0.0)

    def _purchase(self, discount: int) -> float:
        """What the best tool that can be paid for gives beyond its price."""
        if self._buying:  # a tool that lets buy: its own price is asked for now
            return 0.4
        self._buying = True
        gains = [
            self.asset(found, min(self.rounds, 4.0)) - RESOURCES * price
            for card, price in self.see.for_sale(discount)
            if isinstance(found := self.see.definition(card.code), Tool)
        ]
        self._buying = False
        return max(gains, default=0.0)

    def _arranged(self, effect: Effect) -> float | None:
        """An arrangement of other effects; None for a plain one."""
        if isinstance(effect, flow.MayDo):
            return max(self.effects(effect.effects), 0.0)
        if isinstance(effect, flow.ChooseOption):
            return max(self.effects(option.effects) for option in effect.options)
        if isinstance(effect, flow.IfSo) and flow.secretive(effect.condition):
            return (self.effects(effect.then) + self.effects(effect.otherwise)) / 2  # others' are unknown
        if isinstance(effect, flow.IfSo):
            return self.effects(effect.then if self.see.holds(effect.condition) else effect.otherwise)
        if isinstance(effect, flow.ForEach):
            return self.effects(effect.effects) * self._many(effect.who)
        if isinstance(effect, flow.RepeatEffects):
            return self.effects(effect.effects) * self.number(effect)
        if isinstance(effect, cards.RollDie):
            return self.effects(effect.then)
        return None

    def number(self, effect: Effect) -> int:
        """How much an effect does."""
        n = getattr(effect, "n", 1)
        if isinstance(n, int):
            return n
        known = fixed(n)
        return self.see.count(n) if known is None else known

    def _many(self, whom: str) -> int:
        see = self.see
        if whom in ("you", "another", "lead"):
            return 1
        if whom == "each":
            return len(see.heroes)
        if whom == "others":
            return len(see.heroes) - 1
        return 1 + len(see.company(see.here)) if whom == "each_here" else len(see.near())
