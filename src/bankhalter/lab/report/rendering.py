"""Pages and style sheets from `templates/`; in pages everything is escaped unless it is Markup."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

PAGES = ".html.jinja"


@cache
def environment() -> Environment:
    """Return what knows the templates. A value that is missing is an error, not a gap."""
    return Environment(
        loader=PackageLoader("bankhalter.lab.report"),
        autoescape=lambda name: name is not None and name.endswith(PAGES),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def page(name: str, **values: Any) -> bytes:
    """Return a page."""
    return environment().get_template(name + PAGES).render(values).encode()


def style_sheet(name: str, **values: Any) -> Markup:
    """Return a style sheet, which may stand in a page as it is."""
    return Markup(environment().get_template(f"{name}.css.jinja").render(values))
