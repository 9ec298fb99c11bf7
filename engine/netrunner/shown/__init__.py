"""What people are shown: views, prompts, labels, log lines, card texts."""
