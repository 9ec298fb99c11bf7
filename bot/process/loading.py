"""The first that is imported by the process from which those that work are forked: what it loads makes next
to no garbage, and looking for it takes a sixth of the time. The last, `render.ready`, ends this."""

import gc

gc.disable()
