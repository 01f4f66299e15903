"""The contract every game keeps: no rules, no dice, no clock, no input or output."""
