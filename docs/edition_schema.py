"""Write docs/edition.schema.json from the shapes of an edition: python docs/edition_schema.py."""

from pathlib import Path

from bankhalter.edition.schema import schema_text

if __name__ == "__main__":
    Path(__file__).with_name("edition.schema.json").write_text(schema_text(), encoding="utf-8")
