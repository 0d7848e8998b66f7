"""`python -m bankhalter` is the same as `bankhalter`."""

from bankhalter.cli import main

raise SystemExit(main())
