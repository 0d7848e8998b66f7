"""Words for people: what happens at the table as sentences, in German and English.

>>> from bankhalter import load
>>> from bankhalter.text import Speaker
>>> speaker = Speaker(load("standard"), "de", ["Anna", "Ben"])
>>> speaker.money(1500)
'M 1500'
"""

from __future__ import annotations

from bankhalter.text.catalog import LANGUAGES as LANGUAGES
from bankhalter.text.catalog import Plain as Plain
from bankhalter.text.catalog import plain as plain
from bankhalter.text.speaker import Speaker as Speaker
