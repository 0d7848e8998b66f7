"""What an operator does: serving, backups, personal data."""
