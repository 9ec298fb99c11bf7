"""The game of docs/games.md where a game of the project lies, under a name of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "docs/games.md").read_text("utf-8")
FLOORS: Final = dict(re.findall(r"^\|.*?\| `(\S+)/`.*\| `(tests/clash/\w+)` \|$", PAGE, re.MULTILINE))
"""The table of the page: a folder of the project, and the folder of Clash that belongs there."""
OUTSIDE: Final = (
    "from pathlib import Path\n\nfrom engine import messages\n",
    'messages.add(Path(__file__).parents[1] / "messages")\n\n',
)
"""What a game of another distribution says of its sentences."""


def place(house: Path, name: str = "fray") -> list[Path]:
    """Write the files to the places that the page names below a house."""
    written = []
    for floor, of in FLOORS.items():
        there = Path(floor.replace("<game>", name))
        for path in sorted((ROOT / of).rglob("*.*")):
            if path.suffix not in (".py", ".ftl"):
                continue
            text = path.read_text("utf-8")
            for line in OUTSIDE if of == "tests/clash/engine" else ():
                text = text.replace(line, "")
            for floor_, of_ in FLOORS.items():
                text = text.replace(of_.replace("/", "."), floor_.replace("/", ".").replace("<game>", name))
            text = text.replace("clash", name).replace("Clash", name.title())
            file = house / there / path.relative_to(ROOT / of).as_posix().replace("clash", name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            written.append(file)
    return written
