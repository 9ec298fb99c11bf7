"""What a panel says of the guided round."""

from __future__ import annotations

from bot.contract.kind import Table
from bot.messages.words import say
from bot.presses.explaining import line
from engine.messages import Word
from engine.neon_hope import GLOSSARY
from engine.neon_hope.lessons.lesson import STEPS, LessonStep, is_fresh, reached, remarks
from engine.neon_hope.shown.view import View

WORDS = 8
"""Words explained at once, at most."""


def notes(table: Table, seat: str, language: str) -> str:
    """A word on the last press, then the step with its task and the words that are new; praise once all is
    done."""
    told = table.answered
    over, done = table.game.result is not None, reached(told)
    found = [] if over else list(remarks(told, language))
    if done == len(STEPS):
        return "\n".join([*found, f"⭐ {say(language, 'nh-lesson-praise')}"])
    if over:
        return ""
    step = STEPS[done]
    name = say(language, f"nh-lesson-{step.key}")
    found.append(say(language, "bot-learn-step", n=done + 1, most=len(STEPS), name=name))
    found.append(say(language, f"nh-lesson-{step.key}-task"))
    words = _new_words(table, step, seat, language, is_fresh(told))
    return "\n".join([*found, *(f"-# {line(word, language)}" for word in words[:WORDS])])


def _new_words(table: Table, step: LessonStep, seat: str, language: str, fresh: bool) -> list[Word]:
    """The words of the step that appear first now: those of its task and question as it begins, afterwards
    those of the question that its task does not have."""
    said = [say(language, f"nh-lesson-{step.key}{end}") for end in ("", "-task")]
    task = {word.key for word in GLOSSARY.words_in(said, language)}
    view: View = table.view(seat, language)
    texts = [view.where]
    for asked in view.decisions:
        texts += [asked.prompt, *(option.label for option in asked.options)]
    met = {word.key for word in GLOSSARY.words_in(texts, language)}
    met = met | task if fresh else met - task
    return [GLOSSARY.word(key, language) for key in step.words if key in met]
