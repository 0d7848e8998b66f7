"""Editions: what is printed on a board, as data.

An edition is one TOML file that may extend another one. `load` gives an `Edition`, `check` gives
every problem of a file with its place. Nothing here knows a rule of the game.

Reading goes through the modules of this package: the file and its bases are read (`toml_files`,
`tree_text`) and merged (`layers`); every value is held against its shape (`shapes`, `schema`); the parts
whose shape is right are held against each other (`relations`); every value is given the word where it is
from (`status`); and only a tree without a problem is built into an `Edition` (`loading`). What an edition
is stands in `edition`, what can be wrong with one in `problems`.

What can be played but was perhaps not meant is in `hints` (with `colours` and `grammar`), what mends a
problem in `fixes`.

An edition is also a *tree*: what its file says, as plain dicts and lists. `from_tree` and `check_tree` take
one that came from anywhere; `hash` names an edition by everything in it.
"""

from bankhalter.edition.edition import LANGUAGES as LANGUAGES
from bankhalter.edition.edition import STATUSES as STATUSES
from bankhalter.edition.edition import TERMS as TERMS
from bankhalter.edition.edition import Amounts as Amounts
from bankhalter.edition.edition import BoardLook as BoardLook
from bankhalter.edition.edition import BoxPrint as BoxPrint
from bankhalter.edition.edition import Card as Card
from bankhalter.edition.edition import Deck as Deck
from bankhalter.edition.edition import Edition as Edition
from bankhalter.edition.edition import Forms as Forms
from bankhalter.edition.edition import Group as Group
from bankhalter.edition.edition import Money as Money
from bankhalter.edition.edition import Space as Space
from bankhalter.edition.edition import Term as Term
from bankhalter.edition.edition import Token as Token
from bankhalter.edition.edition import Tree as Tree
from bankhalter.edition.edition import Variant as Variant
from bankhalter.edition.fixes import fix_of as fix_of
from bankhalter.edition.grammar import Guess as Guess
from bankhalter.edition.grammar import declined as declined
from bankhalter.edition.grammar import guess_forms as guess_forms
from bankhalter.edition.hints import HINTS as HINTS
from bankhalter.edition.hints import Hint as Hint
from bankhalter.edition.hints import hints as hints
from bankhalter.edition.layers import difference as difference
from bankhalter.edition.loading import check as check
from bankhalter.edition.loading import check_tree as check_tree
from bankhalter.edition.loading import from_tree as from_tree
from bankhalter.edition.loading import load as load
from bankhalter.edition.loading import merged_tree as merged_tree
from bankhalter.edition.loading import packed as packed
from bankhalter.edition.loading import reference as reference
from bankhalter.edition.loading import whole as whole
from bankhalter.edition.problems import REASONS as REASONS
from bankhalter.edition.problems import EditionError as EditionError
from bankhalter.edition.problems import Problem as Problem
from bankhalter.edition.schema import FORMAT as FORMAT
from bankhalter.edition.toml_files import available as available
from bankhalter.edition.tree_text import MAX_BYTES as MAX_BYTES
from bankhalter.edition.tree_text import MAX_LINE as MAX_LINE
from bankhalter.edition.tree_text import from_json as from_json
from bankhalter.edition.tree_text import from_toml as from_toml
from bankhalter.edition.tree_text import to_json as to_json
from bankhalter.edition.tree_text import to_toml as to_toml
