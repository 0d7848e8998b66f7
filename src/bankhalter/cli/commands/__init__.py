"""The commands, one module each: `run(args)` does what the table promises and returns the exit code."""
