"""What a panel says of Netrunner's lessons."""

from __future__ import annotations

from bot.contract.kind import Table
from bot.contract.teaching import lesson_of
from bot.messages.words import say
from bot.presses.explaining import line
from engine import netrunner
from engine.messages import Word
from engine.netrunner.lessons.lessons import LESSONS, Lesson, reached, remark
from engine.netrunner.shown.view import View

COMPUTER = "sensible"
"""Who plays against the learner."""


def lesson(level: str) -> Lesson | None:
    """The lesson that a game of this level is."""
    number = lesson_of(level)
    return LESSONS[number - 1] if 0 < number <= len(LESSONS) else None


def notes(table: Table[netrunner.Game, View], seat: str, language: str) -> str:
    """What a panel says of the lesson: the task, a word on the last press, the words that are new; praise
    once the goal is reached. "" for the other seat."""
    found = lesson(table.row.level)
    if found is None or seat != found.seat:
        return ""
    return _notes(table, found, table.view(seat, language))


def _notes(table: Table[netrunner.Game, View], lesson: Lesson, view: View) -> str:
    told, number, language = table.answered, LESSONS.index(lesson) + 1, view.language
    over = table.game.result is not None
    name, key = say(language, f"nr-lesson-{lesson.key}"), f"nr-lesson-{lesson.key}"
    found = [say(language, "bot-learn-head", n=number, most=len(LESSONS), name=name)]
    game = table.game
    if reached(lesson, told):
        said = "" if over else remark(lesson, told, language, game)
        found += [said, f"⭐ {say(language, f'{key}-praise')}"]
        found.append("" if number < len(LESSONS) else say(language, "bot-learn-all"))
    elif not over:
        said = remark(lesson, told, language, game)
        stands = lesson.stands(game)
        found += [say(language, f"{key}-task") if stands else "", said]
        found += [] if stands or said else [say(language, "nr-lessons-again")]
        found += [f"-# {line(word, language)}" for word in _new_words(lesson, view, said)]
    return "\n".join(filter(None, found))


def _new_words(lesson: Lesson, view: View, said: str) -> list[Word]:
    """The words of the lesson that appear first now: those of its task before the first press, then those of
    the question that its task does not have."""
    language = view.language
    task = say(language, f"nr-lesson-{lesson.key}-task")
    known = {word.key for word in netrunner.GLOSSARY.words_in([task], language)}
    texts = [said]
    for asked in view.decisions:
        texts += [view.where, asked.prompt, *((option.label for option in asked.options) if said else ())]
    met = {word.key for word in netrunner.GLOSSARY.words_in(texts, language)}
    met = met - known if said else met | known
    return [netrunner.GLOSSARY.word(key, language) for key in lesson.words if key in met]
