"""`python -m bot`."""

from __future__ import annotations

import gc
import sys

if __name__ == "__main__":
    gc.disable()  # what is loaded makes next to no garbage, and looking for it takes a sixth of the time
    from bot.main import main

    gc.enable()
    sys.exit(main(sys.argv[1:]))
