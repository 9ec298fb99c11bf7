"""What players of Netrunner are asked: the kernel's questions, with this game's closed list of verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import engine.kernel.decisions as kernel

Verb = Literal[
    "all_modes",
    "access_archives", "access_done", "access_hq", "access_rd", "access_root", "action", "advance",
    "arrange", "breach", "break", "break_all", "candidate", "card_name", "card_type", "continue_run",
    "subtype", "at_random", "damaged", "pile", "separate",
    "count", "credit", "decline", "decline_steal", "destination", "discard", "do", "do_not_pay", "done",
    "draw", "find", "find_nothing", "go_on", "host", "install", "install_inward", "install_trash",
    "install_faceup", "faceup", "facedown",
    "instead", "jack_out", "keep", "keep_hand", "letter", "loop", "mode", "mulligan", "no_candidate",
    "no_target", "number", "pass", "pay", "pay_additional", "pay_steal", "pay_way", "pay_with",
    "payment", "pick", "plan_run", "play", "purge", "resolve_sub", "rez", "rez_nothing", "rig", "run",
    "score", "spend", "start_with", "stay", "swap", "target", "trash_accessed", "trash_first",
    "trash_for_memory", "trash_resource", "trigger", "untag", "use",
]  # fmt: skip
"""What an option means: the deed, or how a question is answered."""

if TYPE_CHECKING:
    from engine.netrunner.table.parts import QuestionKind

    class Option(kernel.Option, frozen=True):
        """An option of this game."""

        verb: Verb

        def __init__(self, key: str, verb: Verb, oid: int = 0, to: str = "", n: int = 0) -> None: ...

    class Decision(kernel.Decision, frozen=True):
        """A question of this game."""

        kind: QuestionKind
        options: tuple[Option, ...]

        def option(self, key: str) -> Option | None: ...

else:  # what saves hold and what is made in play are the kernel's own
    Option, Decision = kernel.Option, kernel.Decision
