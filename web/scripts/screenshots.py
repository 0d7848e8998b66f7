"""Make the pictures of docs/images: every main screen of every edition, as small WebP files.

Run: PYTHONPATH=src:tests python web/scripts/screenshots.py [FOLDER] [--only workshop|probe|evening|EDITION]

Needs the server's libraries, playwright, Chromium and the built client; starts a server of its own.
"""

from __future__ import annotations

import argparse
import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from server.desk import Server, serving
from web.bench import NAMES, Bench
from web.dice import tap
from web.scene import ANNA, BEN, CEM, Script, builders, staged, takes
from web.seat import Seat
from web.tour import tour

from bankhalter.edition import load, to_toml

ROOT = Path(__file__).resolve().parents[2]
EDITIONS = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")
CHROMIUM = os.environ.get("BANKHALTER_CHROMIUM") or shutil.which("chromium") or "chromium"
PATIENCE = 60_000
DRAWN = 1_500  # until pictures that bring their fonts are drawn
PROBE = 1_200_000  # a thousand games without the compiled core, after everything else on the machine
PRESSES = 70  # of play before the picture of a table, so that there is something to see
GAMES = 4  # begun at most for it
MORE = 40  # presses at most until nothing covers the board
SCREENS = ("start", "lobby", "purchase", "deed", "trade", "auction", "debt", "end", "replay", "rules")
SCENES = ("workshop", "probe", "evening")  # beside the editions
PHONE = {"width": 390, "height": 844}
TELEVISION = {"width": 1920, "height": 1080}
TABLET: dict[str, Any] = {"size": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True}
QUALITY = 0.7
SCALE = 0.8  # of what the screen has
# The browser itself turns the picture into WebP.
SMALL = """async ([picture, quality, scale]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const [width, height] = [image.width * scale, image.height * scale];
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const reader = new FileReader();
  await new Promise((done) => { reader.onload = done; reader.readAsDataURL(blob); });
  return reader.result.split(",")[1];
}"""


class Camera:
    """Takes pictures into a folder."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.folder = folder
        self.dark_room: Page = browser.new_page()
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, page: Page, name: str) -> None:
        """Take one picture."""
        page.mouse.move(2, 2)
        picture = base64.b64encode(page.screenshot()).decode()
        small = self.dark_room.evaluate(SMALL, [picture, QUALITY, SCALE])
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(small))


def person(browser: Browser, server: Server, **wishes: object) -> Seat:
    """Somebody whose browser follows the light of the machine and moves nothing."""
    return Seat(browser, server, PATIENCE, remembers={"light": "auto"}, reduced_motion="reduce", **wishes)


def play_on(seat: Seat) -> None:
    """Play until there is something to see and no sheet covers it."""
    for presses in (PRESSES, *[1] * MORE):
        assert seat.play(presses, limit=400) == "tired", "the game is over"
        if not seat.sheet.count():
            return
    raise AssertionError(f"something covers the board: {seat.sheet.inner_text()}")


def seat_in_a_game(browser: Browser, server: Server, edition: str) -> Seat:
    """Somebody in the middle of a game; who is bankrupt by then plays another one."""
    for left in reversed(range(GAMES)):
        seat = person(browser, server)
        seat.begin(edition=edition, seats=4)
        try:
            play_on(seat)
            break
        except AssertionError:
            seat.close()
            if not left:
                raise
    return seat


def tables(camera: Camera, browser: Browser, server: Server, edition: str) -> None:
    """A table in the middle of a game: light, dark, and on a phone."""
    seat = seat_in_a_game(browser, server, edition)
    expect(seat.main).to_be_visible()
    camera.shoot(seat.page, f"table-{edition}")
    seat.page.emulate_media(color_scheme="dark")
    camera.shoot(seat.page, f"table-{edition}-dark")
    seat.page.emulate_media(color_scheme="light")
    seat.page.set_viewport_size({"width": 390, "height": 844})
    camera.shoot(seat.page, f"phone-{edition}")
    seat.close()


def screens(camera: Camera, browser: Browser, server: Server, edition: str) -> None:
    """The other main screens, one after the other."""
    seat = person(browser, server)
    for name in tour(seat, edition):
        if name in SCREENS:
            camera.shoot(seat.page, f"{name}-{edition}")
    seat.close()


def workshop(camera: Camera, browser: Browser, server: Server) -> None:
    """An own board being written: wide, and on a phone."""
    seat = person(browser, server)
    bench = Bench(seat)
    bench.begin()
    seat.button("workshop-names-list").click()
    seat.page.get_by_role("dialog").get_by_role("textbox").fill("\n".join(NAMES))
    seat.page.get_by_role("dialog").locator(".btn.main").click()
    bench.square(29)
    expect(seat.page.locator(".say").first).to_contain_text("Neuen Brücke")
    bench.field("spaces.29.rent.2").fill("36")
    expect(seat.page.locator(".edit .notes").first).to_be_visible()
    camera.shoot(seat.page, "workshop")
    bench.step("print")
    expect(seat.page.locator(".sheets img").first).to_be_visible()
    seat.page.wait_for_timeout(DRAWN)
    camera.shoot(seat.page, "workshop-print")
    bench.step("squares")
    seat.page.set_viewport_size({"width": 390, "height": 844})
    camera.shoot(seat.page, "workshop-phone")
    seat.close()


def probed(camera: Camera, browser: Browser, server: Server, folder: Path) -> None:
    """What a probe says: red rents at 140 %, dark blue ones at 80 %."""
    seat = person(browser, server)
    rents = {at: share for share, squares in ((140, (21, 23, 24)), (80, (37, 39))) for at in squares}
    tree = {"format": 1, "extends": "standard", "id": "lindenau", "name": {"de": "Lindenau"}}
    spaces: dict[str, dict[str, object]] = {str(at): {"name": {"de": name}} for at, name in enumerate(NAMES)}
    for at, share in rents.items():
        spaces[str(at)]["rent"] = [round(rent * share / 100) for rent in load("standard").spaces[at].rent]
    (folder / "lindenau.toml").write_text(to_toml({**tree, "spaces": spaces}), "utf-8")
    seat.page.goto("/werkstatt")
    seat.page.locator("main input[type=file]").set_input_files(folder / "lindenau.toml")
    expect(seat.page.locator("main.ws")).to_be_visible()
    Bench(seat).step("probe")
    start = seat.page.get_by_role("button", name=seat.say("workshop-probe-start", games="1.000"))
    result = seat.page.get_by_role("heading", name=seat.say("workshop-probe-played", games="1.000"))
    expect(start.or_(result)).to_be_visible()
    if start.is_visible():
        start.click()
    expect(result).to_be_visible(timeout=PROBE)
    camera.shoot(seat.page, "workshop-probe")
    seat.close()


def evening(camera: Camera, browser: Browser, server: Server) -> None:
    """A game night: a phone and a tablet at the real board, the television, the own games, a position."""
    phone, tablet = person(browser, server, size=PHONE), person(browser, server, **TABLET)
    script = Script(players=3).turn("1-2", owner=ANNA).turn("2-3", owner=BEN).turn("4-5", owner=CEM)
    code, troupe = staged(script, server, board="real")
    takes(phone, code, troupe)
    tap(phone, "4-6")
    phone.starting("web-say-buy", phone.decision).click()
    phone.button("web-throw-for", phone.decision, who="Ben").click()
    camera.shoot(phone.page, "real-board-phone")
    code, troupe = staged(builders(), server, board="real")
    takes(tablet, code, troupe, places=(ANNA, BEN))
    tablet.decision.locator(".throwpad").wait_for()
    camera.shoot(tablet.page, "real-board-tablet")
    watched, players = staged(builders(), server)
    takes(phone, watched, players)
    screen = person(browser, server, size=TELEVISION)
    screen.page.goto(f"/r/{watched}?tv")
    screen.page.locator(".money li").first.wait_for()
    camera.shoot(screen.page, "television")
    for seat in (phone, tablet, screen):
        seat.close()
    own_games(camera, browser, server)
    laid_out(camera, browser, server)


def own_games(camera: Camera, browser: Browser, server: Server) -> None:
    """A game that runs and two that are over."""
    seat = person(browser, server)
    for finished in (True, True, False):
        seat.begin(seats=2 if finished else 3)
        play_on(seat)
        if finished:
            seat.resign()
            seat.page.locator("a[download]").wait_for()
    seat.page.goto("/spiele")
    seat.page.locator("dl dd").first.wait_for()
    camera.shoot(seat.page, "own-games")
    seat.close()


def laid_out(camera: Camera, browser: Browser, server: Server) -> None:
    """A position from the table in front of one."""
    seat = person(browser, server)
    seat.page.goto("/aufbau")
    for at in (1, 3, 5, 6, 8, 9):
        seat.page.locator(f"[data-at='{at}']").click()
    seat.page.locator(f"[data-at='{9}']").click()
    camera.shoot(seat.page, "position")
    seat.close()


def main() -> int:
    """Take all pictures, or some."""
    asked = argparse.ArgumentParser(description="Take the pictures of docs/images.")
    asked.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "images")
    asked.add_argument("--only", nargs="+", default=[*SCENES, *EDITIONS], choices=[*SCENES, *EDITIONS])
    folder, only = asked.parse_args().folder, asked.parse_args().only
    expect.set_options(timeout=PATIENCE)
    database = str(Path(tempfile.mkdtemp()) / "games.db")
    with serving(database) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        camera = Camera(browser, folder)
        if "workshop" in only:
            workshop(camera, browser, server)
        if "probe" in only:
            probed(camera, browser, server, Path(database).parent)
        if "evening" in only:
            evening(camera, browser, server)
        for edition in [edition for edition in EDITIONS if edition in only]:
            tables(camera, browser, server, edition)
            screens(camera, browser, server, edition)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
