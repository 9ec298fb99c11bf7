"""What people see: views, labels, prompts, the log and what it comes to, reasons and the glossary."""
