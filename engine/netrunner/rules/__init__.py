"""The Comprehensive Rules, one module a chapter or section: step tables, procedures, checkpoints."""
