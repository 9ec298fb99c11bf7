"""The rules, one module a chapter: step tables, procedures, checkpoints, and campaigns between the games."""
