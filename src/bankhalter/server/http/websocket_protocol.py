"""The WebSocket of uvicorn with shorter ways in and out: nearly every message is one whole frame of text."""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from bankhalter.server.room.error_text import language_in
from bankhalter.text import plain

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

TEXT: Final = 0x81  # a whole message of text in one frame
MASKED: Final = 0x80
SMALL: Final = 126
LARGE: Final = 1 << 16
MIDDLE: Final = Struct(">BBH").pack  # the head of a message between the two
HEAD: Final = 14  # bytes of the longest head
CLOSE: Final = 8  # the kind of the frame that closes
BAD_TEXT: Final = 1007
TOO_LARGE: Final = 1009
AHEAD: Final = 8  # messages that may wait before a client does, and frames cut in one turn of the loop
PIECES: Final = 1_000  # frames of one message; empty ones would never make it too large


def framed(data: bytes) -> bytes:
    """Return a message as a frame of text (RFC 6455, 5.2); a server does not mask."""
    size = len(data)
    if size < SMALL:
        return bytes((TEXT, size)) + data
    if size < LARGE:
        return MIDDLE(TEXT, 126, size) + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


def measured(data: bytes, at: int = 0) -> tuple[int, int]:
    """Return where the mask and the end of the frame at a place are; 0, 0 as long as that cannot be told."""
    if len(data) < at + 2:
        return 0, 0
    size = data[at + 1] & 127
    start = at + (2 if size < SMALL else 4 if size == SMALL else 10)
    if len(data) < start:
        return 0, 0
    if size >= SMALL:
        size = int.from_bytes(data[at + 2 : start], "big")
    return start, start + size + (4 if data[at + 1] & MASKED else 0)


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that takes messages without a coroutine, as long as its reader keeps up.

    It cuts what comes into frames. Whole messages of text go straight to the application, every other frame
    goes the long way, and always as a whole. Text is handed on as bytes: it is read as JSON.
    """

    rest = b""  # what has come and is not heard yet: frames of a client that waits, the beginning of one
    at = 0  # up to where it has been heard
    taken = b""  # frames that leave at the end of this turn of the loop
    behind = False  # whether the reader does not keep up

    def take(self, data: bytes) -> bool:
        """Take a message to be written soon; False if it has to wait for its reader.

        What is taken in one turn of the loop leaves by one call of the system: each costs as much as all the
        rest of telling somebody something. It leaves before anything that is begun later, closing included.
        """
        if self.behind:
            return False
        if not self.taken:
            self.loop.call_soon(self.flush)
        self.taken += framed(data)
        return True

    def pause_writing(self) -> None:
        """Take no more: the reader does not keep up."""
        self.behind = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Take again."""
        self.behind = False
        super().resume_writing()

    def flush(self) -> None:
        """Write what was taken, unless nobody is there any more."""
        data, self.taken = self.taken, b""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Take what comes; what comes before the connection stands is kept."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.rest, self.at = self.rest[self.at :] + data if self.rest else data, 0
        if not self.handshake_complete:
            self.halt()
        elif not self.read_paused:
            self.listen()

    def listen(self) -> None:
        """Cut what is there into frames, a few in one turn of the loop: others want to be heard as well."""
        data = self.rest
        for _ in range(AHEAD):
            start, end = measured(data, self.at)
            if not end or end > len(data):
                self.keep(end)
                return
            if self.close_sent or not self.hear(data, start, end):
                self.other(data[self.at : end], start - self.at)
            if end == len(data):  # nearly always
                self.rest, self.at = b"", 0
                return
            self.at = end
        self.halt()
        if self.queue.empty() or self.close_sent:  # nobody will ask for more
            self.loop.call_soon(self.go_on)

    def keep(self, end: int) -> None:
        """Keep the beginning of a frame; one that is too large is refused by its head."""
        large = end - self.at > self.config.ws_max_size + HEAD
        if large and not self.close_sent:
            self.cut(TOO_LARGE, "server-too-large")
        self.rest, self.at = b"" if large else self.rest[self.at :], 0

    def halt(self) -> None:
        """Let the client wait."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear what was kept, then what comes."""
        if not self.read_paused or self.transport.is_closing():
            return
        self.read_paused = False
        self.listen()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; once all are read, it is the others' turn before more is heard."""
        if self.read_paused and self.handshake_complete and self.queue.empty():
            await asyncio.sleep(0)
            self.go_on()
        return await self.queue.get()

    def other(self, frame: bytes, start: int) -> None:
        """Hand a frame the long way, unless it is too large or comes after the end."""
        if self.close_sent:
            if frame[0] & 15 == CLOSE and not self.transport.is_closing():
                super().data_received(frame)
        elif len(frame) - start - 4 > self.config.ws_max_size or len(self.frames) > PIECES:
            self.cut(TOO_LARGE, "server-too-large")
        else:
            super().data_received(frame)

    def cut(self, code: int, key: str) -> None:
        """End the connection with a code and a sentence."""
        accepted = dict(self.scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        self.conn.send_close(code, plain(language_in(accepted)).say(key))
        self.handle_parser_exception()

    def hear(self, data: bytes, start: int, end: int) -> bool:
        """Hand a message of text to the application; False if the frame is anything else."""
        at = self.at
        whole = data[at] == TEXT and data[at + 1] & MASKED and self.conn.current_size is None
        if not whole or end - at > self.config.ws_max_size:
            return False
        self.frames = [apply_mask(data[start + 4 : end], data[start : start + 4])]
        self.curr_msg_data_type = "text"
        self.send_receive_event_to_app()
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the application as bytes; text that is none ends the connection."""
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text" and not is_text(data):
            self.cut(BAD_TEXT, "server-malformed")
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            if self.queue.qsize() > AHEAD:
                self.halt()


def is_text(data: bytes) -> bool:
    """Tell whether bytes are good UTF-8."""
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
