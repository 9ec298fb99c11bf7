"""`python -m tools.sweep`."""

from tools.sweep import main

raise SystemExit(main())
