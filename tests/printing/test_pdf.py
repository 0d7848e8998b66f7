"""The PDF, measured by a reader: sizes, fonts, backs behind their fronts; and what its process may not do."""

from __future__ import annotations

import http.server
import threading
from functools import cache
from pathlib import Path

import pytest
from PIL.Image import Transpose
from printing.paper import MM, found, needs_pdf, opened, own_edition, read

from bankhalter import load
from bankhalter.edition import available
from bankhalter.printing import NoPdf, PdfLimits, PrintSettings, pdf, sheets
from bankhalter.printing.imposition import best_grid

OWN = own_edition()
EACH = pytest.mark.parametrize("edition", ["standard", OWN], ids=["standard", "own"])


@pytest.fixture(autouse=True)
def _pdf() -> None:
    needs_pdf()


@cache
def made(edition: str, **said: str) -> bytes:
    return pdf(sheets(load(edition), PrintSettings.read(said), "de"))


# Sizes -----------------------------------------------------------------------------------------------------


@EACH
def test_the_square_is_a_hundred_millimetres(edition: str) -> None:
    """100.0 ± 0.1 mm, measured in the picture of the page: from the middle of a line to that of the other."""
    sharp = 20  # pixels for a millimetre
    picture = opened(made(edition, sheets="test"))[0].render(scale=sharp / MM).to_pil().convert("L")
    across = picture.crop((0, 80 * sharp, picture.width, 80 * sharp + 1))
    down = picture.crop((80 * sharp, 55 * sharp, 80 * sharp + 1, 180 * sharp)).transpose(Transpose.ROTATE_90)
    for line in (across, down):
        dark = [x for x in range(line.width) if line.getpixel((x, 0)) < 128]
        first, second = dark[: len(dark) // 2], dark[len(dark) // 2 :]
        side = (sum(second) / len(second) - sum(first) / len(first)) / sharp
        assert side == pytest.approx(100.0, abs=0.1)


@pytest.mark.parametrize(
    ("said", "size"),
    [
        ({"sheets": "test"}, (210, 297)),
        ({"sheets": "test", "paper": "a3"}, (297, 420)),
        ({"sheets": "test", "paper": "letter"}, (215.9, 279.4)),
        ({"sheets": "board", "board": "a3"}, (297, 420)),
        ({"sheets": "board", "board": "a2"}, (420, 594)),
        ({"sheets": "board", "board": "poster"}, (518, 518)),
        ({"sheets": "booklet"}, (297, 210)),
    ],
)
def test_pages_have_the_size_of_their_paper(said: dict[str, str], size: tuple[float, float]) -> None:
    for page in read(made("standard", **said)).pages:
        assert (float(page.mediabox.width) / MM, float(page.mediabox.height) / MM) == pytest.approx(
            size, abs=0.05
        )


@pytest.mark.parametrize(
    ("said", "count"),
    [
        ({"sheets": "board"}, 6),
        ({"sheets": "board", "paper": "a3"}, 4),
        ({"sheets": "cards"}, 8),
        ({"sheets": "figures"}, 1),
        ({"sheets": "test,figures"}, 3),
    ],
)
def test_there_are_as_many_pages_as_the_table_says(said: dict[str, str], count: int) -> None:
    assert len(read(made("standard", **said)).pages) == count


def fonts_in(data: bytes) -> set[str]:
    """Return the names of all fonts, each of which must be inside the document."""
    names = set()
    for page in read(data).pages:
        for kept in page["/Resources"].get("/Font", {}).values():
            font = kept.get_object()
            inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
            descriptor = inner["/FontDescriptor"].get_object()
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor), descriptor
            names.add(str(descriptor["/FontName"]))
    return names


@pytest.mark.parametrize("edition", [*available(), OWN], ids=[*available(), "own"])
def test_every_font_is_embedded_and_ours(edition: str) -> None:
    names = fonts_in(made(edition, sheets="deeds,cards"))
    assert names and all("Fira" in name for name in names), names


def test_a_font_that_is_lent_is_embedded_too() -> None:
    """Letters of own names that ours has not are lent by the machine, and the PDF takes them along."""
    ours = fonts_in(made(OWN, sheets="deeds"))
    assert fonts_in(made(own_edition(s39="東京 \u0634\u0627\u0631\u0639"), sheets="deeds")) > ours


# Both sides ------------------------------------------------------------------------------------------------


def middles(data: bytes, page: int, said: str) -> list[tuple[float, float]]:
    return [((a + c) / 2, (b + d) / 2) for a, b, c, d in found(opened(data)[page], said)]


@pytest.mark.parametrize("paper", ["a4", "a3"])
@pytest.mark.parametrize("duplex", ["long", "short"])
@EACH
def test_a_back_lies_behind_its_front(edition: str, duplex: str, paper: str) -> None:
    """The cell in which a deed's name stands, held against the light, is the cell of its mortgage."""
    data = made(edition, sheets="deeds", duplex=duplex, paper=paper)
    settings = PrintSettings(duplex=duplex, paper=paper)
    grid = best_grid(settings, (66, 80), "deed")
    (x0, y0), (wide, high) = grid.origin, grid.piece
    upright = grid.sheet[1] > grid.sheet[0]
    names = [s.name["de"] for s in load(edition).spaces if s.price]
    for i, name in enumerate(names):
        page, at = divmod(i, grid.count)
        row, column = divmod(at, grid.columns)
        (x, y), *_ = middles(data, 2 * page, name)
        assert (int((x - x0) / wide), int((y - y0) / high)) == (column, row)
        (x, y), *_ = middles(data, 2 * page + 1, name)
        sideways = upright == (duplex == "long")  # which way the sheet is turned over
        through = (grid.sheet[0] - x, y) if sideways else (x, grid.sheet[1] - y)
        assert (int((through[0] - x0) / wide), int((through[1] - y0) / high)) == (column, row), name


def test_backs_are_moved_by_the_offset_and_fronts_are_not() -> None:
    plain, moved = (
        made("standard", sheets="deeds"),
        made("standard", sheets="deeds", offset_x="0.8", offset_y="-0.5"),
    )
    for page, by in ((0, (0, 0)), (1, (0.8, -0.5))):
        (x, y), *_ = middles(plain, page, "Badstraße")
        (a, b), *_ = middles(moved, page, "Badstraße")
        assert (a - x, b - y) == pytest.approx(by, abs=0.02)


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_the_crosses_of_the_test_sheet_meet(duplex: str) -> None:
    data = opened(made("standard", sheets="test", duplex=duplex))
    centres = []
    for page in (data[0], data[1]):
        boxes = [item.get_bounds() for item in page.get_objects() if item.type == 2]
        arms = [b for b in boxes if abs((b[2] - b[0]) / MM - 36) < 0.4 and abs((b[3] - b[1]) / MM - 36) < 0.4]
        centres.append(sorted(((a + c) / 2 / MM, (b + d) / 2 / MM) for a, b, c, d in arms))
    front, back = centres
    assert len(front) == len(back) == 2
    through = [(210 - x, y) if duplex == "long" else (x, 297 - y) for x, y in back]
    for one, other in zip(front, sorted(through), strict=True):
        assert one == pytest.approx(other, abs=0.05)


def test_to_fold_front_and_back_lie_side_by_side() -> None:
    data = made("standard", sheets="deeds", duplex="none")
    names = [s.name["de"] for s in load("standard").spaces if s.price]
    hits = [(name, middles(data, 0, name)) for name in names if middles(data, 0, name)]
    assert hits
    for _name, places in hits:
        (ax, ay), (bx, by) = sorted(places)[:2]
        assert abs(bx - ax - 66) < 12 and abs(by - ay) < 40


@pytest.mark.parametrize(("duplex", "turned"), [("short", False), ("long", True)])
def test_a_folded_booklet_reads_in_order(duplex: str, turned: bool) -> None:
    """Pages on the two halves of both sides: first sheet last|1, then 2|last but one."""
    document = opened(made("standard", sheets="booklet", duplex=duplex))
    count = 2 * len(document)
    for sheet in range(0, len(document), 2):
        front, back = document[sheet], document[sheet + 1]
        pairs = [(front, (count - sheet, sheet + 1)), (back, (sheet + 2, count - sheet - 1))]
        for page, numbers in pairs:
            for half, number in enumerate(numbers):
                mirrored = turned and page is back
                left = (half == 0) != mirrored
                spots = [
                    (x + z) / 2
                    for x, y, z, w in found(page, str(number))
                    if (y > 195) != mirrored and (y > 195 or y < 15)
                ]
                wanted = 74.25 if left else 222.75
                if 1 < number <= count - 3:  # not the cover, nor pages that may be blank
                    assert any(abs(x - wanted) < 2 for x in spots), (sheet, number)


# The process -----------------------------------------------------------------------------------------------


def test_nothing_is_fetched(tmp_path: Path) -> None:
    asked: list[str] = []

    class Host(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)

    host = http.server.HTTPServer(("127.0.0.1", 0), Host)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    secret = tmp_path / "secret.svg"
    secret.write_text('<svg xmlns="http://www.w3.org/2000/svg"><text y="20">Geheimnis</text></svg>', "utf-8")
    address = f"http://127.0.0.1:{host.server_port}"
    html = (
        f'<link rel="stylesheet" href="{address}/css"><style>@import url({address}/import);'
        f"@font-face{{font-family:x;src:url({address}/font)}}</style><p style='font-family:x'>da</p>"
        f'<img src="{address}/img"><img src="{secret.as_uri()}"><svg><image href="{secret.as_uri()}"/></svg>'
        "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>\">"
    )
    data = pdf(html)
    host.shutdown()
    host.server_close()
    assert asked == []
    assert "da" in opened(data)[0].get_textpage().get_text_range()
    assert "Geheimnis" not in opened(data)[0].get_textpage().get_text_range()


@pytest.mark.parametrize(
    ("limits", "word"),
    [
        (PdfLimits(cpu=1), "too-long"),
        (PdfLimits(clock=1), "too-long"),
        (PdfLimits(html=1000), "too-large"),
    ],
)
def test_what_takes_too_much_is_ended_with_a_word(limits: PdfLimits, word: str) -> None:
    html = sheets(load("standard"), PrintSettings(sheets=("notes", "booklet", "deeds", "board")), "de") * 2
    with pytest.raises(NoPdf) as ended:
        pdf(html, limits)
    assert ended.value.word == word


def test_memory_is_limited() -> None:
    with pytest.raises(NoPdf):
        pdf(sheets(load("standard"), PrintSettings(sheets=("test",)), "de"), PdfLimits(memory=64))


def test_without_the_extra_there_is_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoPdf) as ended:
        pdf("<p>")
    assert ended.value.word == "absent"


def test_the_command_writes_a_pdf(tmp_path: Path) -> None:
    from bankhalter.cli import main

    assert main(["print", "standard", "--out", str(tmp_path), "--sheets", "test"]) == 0
    assert (tmp_path / "standard-test.pdf").read_bytes().startswith(b"%PDF")
    assert "100 × 100" in (tmp_path / "standard-test.html").read_text("utf-8")
