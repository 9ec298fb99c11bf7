"""What players of NEON HOPE are asked: the kernel's questions, with this game's closed list of verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import engine.kernel.decisions as kernel
from engine.neon_hope.table.definitions import TaskType

Verb = TaskType | Literal[
    "activate", "archive", "back", "begin", "boosted", "buy", "buys", "character", "charge", "charges",
    "choice", "comes", "counter", "damage", "die", "die_face", "direct", "discard", "done", "end", "flex",
    "flip", "focus", "follower", "free", "go_on", "hand", "heal", "looked", "move", "move_enemy",
    "next_stage", "no", "no_card", "play", "ready", "recharge", "recycle", "remove_secrets", "retreat",
    "scrap", "shape", "side", "slot", "spend_hope", "take", "take_back", "target", "team", "token",
    "trigger", "universal", "use", "yes",
]  # fmt: skip
"""What an option means: the deed, or how a question is answered."""

if TYPE_CHECKING:

    class Option(kernel.Option, frozen=True):
        """An option of this game."""

        verb: Verb

        def __init__(self, key: str, verb: Verb, oid: int = 0, to: str = "", n: int = 0) -> None: ...

else:  # what saves hold and what is made in play are the kernel's own
    Option = kernel.Option


class Question(NamedTuple):
    """What a seat is asked: `n` of the options, or exactly one."""

    kind: str
    options: tuple[Option, ...]
    n: int = 1
    private: bool = False
    """Whether what there is to choose from is the seat's own secret."""
