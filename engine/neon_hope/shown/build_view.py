"""Building views: the one door through which information leaves the engine."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.kernel.views import ResultView
from engine.neon_hope.language.conditions import thresholds as active_thresholds
from engine.neon_hope.language.wording import Voice
from engine.neon_hope.rules import openings
from engine.neon_hope.shown.ahead import locked_next
from engine.neon_hope.shown.campaign_view import previously
from engine.neon_hope.shown.info import action_text, face_text, reached_text
from engine.neon_hope.shown.prompts import step_of, where
from engine.neon_hope.shown.view import (
    ActionView,
    CardView,
    CellView,
    ChapterView,
    EnvironmentView,
    HeroView,
    LocationView,
    SlotView,
    StoryView,
    SurveillanceView,
    TaskNow,
    TaskView,
    TokenView,
    View,
)
from engine.neon_hope.shown.wording import Namer
from engine.neon_hope.table.definitions import (
    CharacterTool,
    Clue,
    Community,
    ConditionCard,
    Enemy,
    Task,
    Tool,
)
from engine.neon_hope.table.state import COMMUNITY, NETWORK, SCRAP, SPECTATOR, Card, Hero

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game

_ORDER = {"clue": 0, "enemy": 1}
_KINDS: dict[type, str] = {
    Enemy: "enemy", ConditionCard: "condition", Tool: "tool", CharacterTool: "character_tool",
    Community: "community",
}  # fmt: skip


def kind_of(g: Game, card: Card) -> str:
    """What kind of card it is, as `CardView.kind` names it."""
    found = g.content[card.code]
    if type(found) is Clue:
        return "follower" if card.follower else "clue"
    return _KINDS.get(type(found), "")


class Builder:
    """Builds the parts of what everybody may see."""

    def __init__(self, g: Game, language: str) -> None:
        self.g = g
        self.n = Namer(g, language)
        self.language = language

    def task(self, task: Task) -> TaskView:
        n = self.n
        return TaskView(
            type=task.type,
            type_name=n.type(task.type),
            attribute=task.attribute,
            attribute_name=n.attribute(task.attribute),
            difficulty=task.difficulty,
            main=task.main,
            danger=task.danger,
            retreat=task.retreat,
            keywords=tuple(n.say("nh-keyword", keyword=keyword) for keyword in task.keywords),
        )

    @cached_property
    def locked_next(self) -> set[str]:
        return locked_next(self.g)

    def token(self, kind: str, charges: int = 0) -> TokenView:
        name = self.n.attribute(kind) if kind in self.g.pack.attributes else self.n.token(kind)
        return TokenView(kind, name, charges)

    def slots(self, card: Card) -> tuple[SlotView, ...]:
        """Free-standing slots, danger symbols, the retreat box: in the order of dice indexes."""
        face = self.g.printed_face(card)
        hacks = [task for task in face.tasks if task.type == "hack"]
        if not (hacks or face.symbols):
            return ()
        found: list[tuple[str, bool]] = [("slot", True)] * sum(task.slots for task in hacks)
        found += [(symbol.removesuffix("-slot"), symbol.endswith("-slot")) for symbol in face.symbols]
        found += [("retreat", True)] * sum(task.retreat_box for task in hacks)
        views, index = [], 0
        for kind, slot in found:
            views.append(SlotView(kind, slot, slot and index in card.dice))
            index += slot
        return tuple(views)

    def card(self, card: Card) -> CardView:
        g, n = self.g, self.n
        face = g.face(card)
        stages = getattr(g.content[card.code], "stages", ())
        return CardView(
            oid=card.oid,
            code=card.code,
            kind=kind_of(g, card),
            name=n.card(card),
            number=face.number,
            back=card.back,
            elite=g.is_elite(card),
            secrets=card.secrets,
            support=tuple(self.token(kind) for kind in card.support),
            health=g.health(card) or None,
            damage=card.damage,
            slots=self.slots(card),
            tasks=tuple(map(self.task, face.tasks)),
            keywords=tuple(n.say("nh-keyword", keyword=keyword) for keyword in face.keywords),
            text=face_text(g.pack, face, self.language, signs=False),
            uses=card.uses,
            usable=not card.used,
            counters=card.counters,
            counted=n.words(face.counted),
            stage=card.stage + 1 if stages else 0,
            stages=len(stages) + 1 if stages else 0,
            reads=n.reads(card),
        )

    def location(self, place: str) -> LocationView:
        g = self.g
        cards = sorted((self.card(card) for card in g.at(place)), key=lambda c: _ORDER.get(c.kind, 2))
        access = "locking" if place in self.locked_next else g.access(place)
        return LocationView(place, self.n.place(place), tuple(g.at_location(place)), tuple(cards), access)

    def environment(self, code: str) -> EnvironmentView:
        found = self.g.scene(code)
        return EnvironmentView(
            code=code,
            name=self.n.code(code),
            upper=self.location(f"{code}:upper"),
            lower=self.location(f"{code}:lower"),
            text=face_text(self.g.pack, found, self.language),
            reads=f"{code}~1" if code in self.g.state.turned else code,
        )

    def action(self, code: str) -> ActionView:
        found: ActionView | None = self.n.said.get(("action", code))
        if found is None:
            found = self.n.said["action", code] = self._action(code)
        return found

    def _action(self, code: str) -> ActionView:
        action = self.g.action(code)
        return ActionView(
            code=code,
            name=self.n.code(code),
            types=action.types,
            type_names=tuple(self.n.type(kind) for kind in action.types),
            bonus=action.bonus,
            impacts=action.impacts,
            text=action_text(self.g.pack, action, self.language),
            universal=action.universal,
        )

    def hero(self, hero: Hero, number: int) -> HeroView:
        g, n, seat = self.g, self.n, hero.seat
        character, modifiers = g.character(seat), g.modifiers(seat)
        setup = g.state.phase == "setup"
        # A character tool lies with a side up once that is chosen (X5), or was in an episode before.
        chosen = not setup or hero.counters > 0 or hero.code in g.state.campaign.sides
        lying = [card for card in g.play_area(seat) if chosen or kind_of(g, card) != "character_tool"]
        tools = sorted(lying, key=lambda card: kind_of(g, card) != "character_tool")
        for_sale = [(card.code, g.content[card.code]) for card in g.at(f"set:{seat}")]
        return HeroView(
            seat=seat,
            code=hero.code,
            name=n.hero(seat),
            subtitle=n.words(character.subtitle),
            values=tuple(
                (a, n.attribute(a), g.attribute(seat, a, modifiers=modifiers)) for a in g.pack.attributes
            ),
            location=hero.location,
            location_name=n.place(hero.location) if hero.location else "",
            endurance=hero.endurance,
            start_endurance=hero.start_endurance,
            counters=hero.counters,
            hope=hero.hope,
            resources=hero.resources,
            tokens=tuple(self.token(token.attribute, token.charges) for token in hero.tokens),
            hand_count=len(hero.hand),
            discard=tuple(self.action(code) for code in hero.discard),
            tools=tuple(self.card(card) for card in tools),
            tool_set=tuple(
                (code, n.code(code), tool.cost) for code, tool in for_sale if isinstance(tool, Tool)
            ),
            exhausted=hero.exhausted,
            done=hero.done,
            lead=seat == g.state.lead,
            color=number,
        )

    def hand(self, hero: Hero) -> tuple[ActionView, ...]:
        """While the starting hand is chosen, what it is chosen from."""
        setup = self.g.state.phase == "setup"
        return tuple(self.action(code) for code in hero.hand or (hero.cards if setup else ()))

    def surveillance(self) -> SurveillanceView:
        g = self.g
        v = Voice(g.pack, self.language)
        card = g.surveillance_card
        thresholds = [
            (threshold.at, threshold.at in g.state.thresholds, reached_text(g.pack, threshold, self.language))
            for threshold in active_thresholds(g)
        ]
        return SurveillanceView(
            value=g.state.surveillance,
            name=self.n.words(card.name),
            escalated=g.state.escalated,
            thresholds=tuple(thresholds),
            epic_fail=v.sentences(card.epic_fail) if g.state.escalated else "",
        )

    def chapter(self) -> ChapterView:
        g, n = self.g, self.n
        # Before X9 nothing is laid out yet, but which chapter is first is no secret.
        first = openings.first_chapter(g)
        code = g.state.chapter or (g.state.chapters[-1] if g.state.chapters else first)
        found = g.pack.chapters[code]
        return ChapterView(found.number, n.words(found.name), n.words(found.goal), n.words(found.front_text))

    def task_now(self) -> TaskNow | None:
        task = self.g.task
        card = self.g.card(task.oid) if task is not None else None
        if task is None or card is None:
            return None
        tasks = self.g.printed_face(card).tasks
        if task.index >= len(tasks):
            return None
        return TaskNow(
            seat=task.seat,
            card=self.card(card),
            task=self.task(tasks[task.index]),
            value=task.value,
            played=self.action(task.card) if task.card else None,
            revealed=task.revealed,
            outcome=task.outcome,
        )


def stories(g: Game, language: str) -> tuple[StoryView, ...]:
    """What has been told of the story so far: it lies open to everybody."""
    n = Namer(g, language)
    intro = "\n\n".join(n.words(words) for words in openings.intro(g))
    before = previously(g.pack, g.state.campaign, n.language)
    found = [StoryView(*before)] if before is not None else []
    found.append(StoryView(n.words(g.episode.name), intro))
    for code in (*g.state.chapters, *([g.state.chapter] if g.state.chapter else [])):
        chapter = g.pack.chapters[code]
        title = n.say("nh-chapter-title", n=chapter.number, name=n.words(chapter.name))
        found.append(StoryView(title, n.words(chapter.front_text)))
        if code != g.state.chapter:
            found.append(StoryView(title, n.words(chapter.back_text)))
    if g.state.over is not None and g.state.over.resolution in g.episode.resolutions:
        resolution = g.episode.resolutions[g.state.over.resolution]
        found.append(StoryView(n.words(resolution.name), n.words(resolution.text)))
    return tuple(story for story in found if story.text)


def result_view(g: Game, language: str) -> ResultView | None:
    """How the episode ended, None while it goes on."""
    over = g.state.over
    if over is None:
        return None
    n = Namer(g, language)
    resolution = g.episode.resolutions.get(over.resolution)
    text = n.say(
        "nh-result", won=str(over.won).lower(), reason=over.reason,
        name=n.words(resolution.name) if resolution is not None else "",
        named="no" if resolution is None else "yes",
    )  # fmt: skip
    return ResultView(None, over.reason, text, over.won)


def public_view(g: Game, language: str) -> View:
    """The table as everybody may see it."""
    state = g.state
    b = Builder(g, language)
    n = b.n
    return View(
        seat=SPECTATOR,
        turn=state.round,
        active=state.active or None,
        step=f"NH-{step_of(g)}" if state.decisions else "",
        where=where(g, language),
        waiting_for=g.waiting_for,
        decisions=(),
        result=result_view(g, language),
        language=language,
        episode=n.words(g.episode.name),
        difficulty=n.say("nh-difficulty", level=state.difficulty),
        phase="over" if state.phase == "ending" else state.phase,
        heroes=tuple(b.hero(hero, number) for number, hero in enumerate(state.heroes.values())),
        environments=tuple(b.environment(code) for code in state.environments),
        network=tuple(b.card(card) for card in g.at(NETWORK)),
        community=tuple(b.card(card) for card in g.at(COMMUNITY)),
        surveillance=b.surveillance(),
        grid=tuple(CellView(cell.modifier if cell.up else None, not cell.modifier) for cell in state.grid),
        archive_count=len(state.archive),
        archive_known=tuple(item.modifier for item in state.archive if SPECTATOR in item.known),
        face_down=tuple(g.unknown().items()) if state.grid else (),
        chapter=b.chapter(),
        encounter_deck_count=len(state.encounter_deck),
        encounter_discard=tuple(n.code(code) for code in state.encounter_discard),
        scrap=tuple(n.card(card) for card in g.at(SCRAP)),
        piles=_piles(g, n),
        notes=tuple(note(g, n, name) for name in state.notes),
        trackers=tuple((_tracker(g, n, name), value) for name, value in state.trackers.items()),
        advice_forbidden=state.advice_forbidden or any(d.kind == "offer" for d in state.decisions),
        task=b.task_now(),
        stories=stories(g, language),
    )


def _piles(g: Game, n: Namer) -> tuple[tuple[str, str], ...]:
    open_ = [(n.reads(card), n.card(card)) for card in g.at(SCRAP)]
    return tuple(dict.fromkeys((*((code, n.code(code)) for code in g.state.encounter_discard), *open_)))


def note(g: Game, n: Namer, name: str) -> str:
    """A campaign note, in words."""
    campaign = g.pack.campaigns.get(g.state.campaign.code)
    found = campaign.notes.get(name) if campaign is not None else None
    return n.words(found.text) if found is not None else name


def _tracker(g: Game, n: Namer, name: str) -> str:
    campaign = g.pack.campaigns.get(g.state.campaign.code)
    found = campaign.trackers.get(name) if campaign is not None else None
    return n.words(found.name) if found is not None else name
