"""The project's one catalogue of messages: every sentence shown to people, by language.

`say("de", "nh-prompt-action", seat="Mara", n=2)` gives a sentence. The sentences are Fluent files, one folder
a language and one file a package (`en/neon_hope.ftl`), with plurals and cases where a language needs them. A
new language is a new folder; what it lacks is said in English.
"""

from engine.messages.catalogue import DEFAULT, LANGUAGES, add, identifiers, in_words, known, say, title
from engine.messages.glossary import Glossary, Word
from engine.messages.writing import exclaimed, items, labelled, noted, parts, score, sentence, sentences

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Glossary",
    "Word",
    "add",
    "exclaimed",
    "identifiers",
    "in_words",
    "items",
    "known",
    "labelled",
    "noted",
    "parts",
    "say",
    "score",
    "sentence",
    "sentences",
    "title",
]
