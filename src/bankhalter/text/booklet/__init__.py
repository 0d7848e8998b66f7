"""The living rulebook: a complete booklet of every edition, in its own words, as a table plays it.

>>> from bankhalter import load
>>> from bankhalter.text import booklet
>>> book = booklet.compose(load("standard"), None, "de")
>>> book.entry("jail-fine").rules
('JAIL-5', 'R-42', 'R-46')
"""

from __future__ import annotations

from bankhalter.text.booklet.ask import Index as Index
from bankhalter.text.booklet.ask import find as find
from bankhalter.text.booklet.book import Book as Book
from bankhalter.text.booklet.book import BookEntry as BookEntry
from bankhalter.text.booklet.book import Part as Part
from bankhalter.text.booklet.book import compose as compose
from bankhalter.text.booklet.book import values as values
from bankhalter.text.booklet.links import FRAMES as FRAMES
from bankhalter.text.booklet.links import REFUSALS as REFUSALS
from bankhalter.text.booklet.render import WIDTH as WIDTH
from bankhalter.text.booklet.render import entry_lines as entry_lines
from bankhalter.text.booklet.render import look_up as look_up
from bankhalter.text.booklet.render import render_html as render_html
from bankhalter.text.booklet.render import render_text as render_text
