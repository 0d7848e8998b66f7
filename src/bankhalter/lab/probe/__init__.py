"""The probe: many games of an own edition and of its base on the same dice, and what the changes did."""
