"""The process: its settings, logs, clock and workers, and how it stops. Knows nothing of Discord or games."""
