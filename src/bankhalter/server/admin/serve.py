"""Serving, and what an operator needs besides: backups and people's data."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Network, collapse_addresses, ip_network
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from bankhalter.atomic_files import Hold, InUse
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.text import plain

if TYPE_CHECKING:
    from bankhalter.server.protocol.answers import OwnData
    from bankhalter.server.room.word_list import WordList
    from bankhalter.server.storage.store import Store

DATABASE: Final = "bankhalter.db"
KNOWN: Final = ("postgres", "sqlite:")  # how an URL of a database may begin
PORTS: Final = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}  # what the system means
EVERYWHERE: Final = ("0.0.0.0", "::")
ORIGIN: Final = re.compile(r"https?://[^/\s]+")  # scheme, host and port, no path
CONTACT: Final = re.compile(r"https://[^/\s]+\S*|mailto:[^@\s]+@[^@\s]+")
WIDEST_4, WIDEST_6 = 8, 16  # bits that even the widest network of somebody's own has in common
MAPPED: Final = 96  # bits in front of an address of IPv4 that is written as one of IPv6
MOST_OPEN: Final = 65_536  # open files a server may ever need
FEW_OPEN: Final = 2_048  # with fewer, the operator is told
RESERVED: Final = 200  # open files kept for the database, the log and the browser's files
LARGEST_HEAD: Final = 32_768  # bytes of the head of a request
GRACE: Final = 1.0  # seconds between the banner and the end
MARGIN: Final = 0.2  # and until the last connection that is handed on is closed

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Serving:
    """What the operator asked for."""

    host: str
    port: int
    database: str
    origins: tuple[str, ...]
    sites: tuple[str, ...]
    proxy: str
    rate: float
    lines: int
    rooms: float
    chat: float
    rooms_days: int
    editions: int
    editions_days: int
    probes: int
    words: Path | None
    metrics: str
    log: str
    open: bool
    language: str
    push: str = ""


def operate(work: Callable[[], int]) -> int:
    """Do an operator's work; what goes wrong with packages, the database or files is a OperatorError."""
    needed()
    from sqlalchemy.exc import SQLAlchemyError

    from bankhalter.server.storage.store import DatabaseUnusable, reason

    try:
        return work()
    except DatabaseUnusable as problem:
        raise OperatorError(problem.word, 1, detail=problem.detail) from problem
    except SQLAlchemyError as problem:
        raise OperatorError("no-database", 1, detail=reason(problem)) from problem
    except ImportError as problem:
        raise OperatorError("missing-package", 1, package=problem.name or "", extra="postgres") from problem
    except OSError as problem:
        if problem.filename is None:
            raise
        raise OperatorError("no-place", 1, place=str(problem.filename or "")) from problem


def needed() -> None:
    """The packages of the extra `server` are there."""
    try:
        import itsdangerous  # noqa: F401
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as problem:
        raise OperatorError("missing-package", package=problem.name or "", extra="server") from problem


def database_of(asked: str) -> str:
    """Return the database: as asked for, else a file beside the games."""
    if "://" in asked and not asked.startswith(KNOWN):
        raise OperatorError("other-database", place=asked[:40])
    if asked.startswith("sqlite:"):
        return file_of(asked)
    if asked:
        return asked
    from bankhalter.game.journal import home

    folder = home().parent
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / DATABASE)


def file_of(url: str) -> str:
    """Return the file an URL of SQLite names: it is locked, copied and looked for as one."""
    from sqlalchemy import make_url

    place = make_url(url).database
    if not place or place == ":memory:":
        raise OperatorError("other-database", place=url[:40])
    return place


def origins_of(asked: Iterable[str]) -> frozenset[str]:
    """Return the origins as browsers write them."""
    origins = [origin.rstrip("/") for origin in asked]
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise OperatorError("bad-origin", said=origin[:60])
    return frozenset(origins)


def contact_of(asked: str) -> str:
    """Return how push services reach the operator: by mail or a page; nothing: nobody is called."""
    if not asked:
        return ""
    contact = f"mailto:{asked}" if "@" in asked and ":" not in asked else asked
    if not CONTACT.fullmatch(contact):
        raise OperatorError("bad-contact", said=asked[:60])
    try:
        import cryptography  # noqa: F401
    except ImportError as problem:
        raise OperatorError("missing-package", package="cryptography", extra="push") from problem
    return contact


def proxies_of(asked: str) -> str:
    """Return the addresses and networks of the servers in front; anybody would be no limit at all."""
    said = [part.strip() for part in asked.split(",") if part.strip()]
    found = []
    for part in said:
        try:
            found.append(ip_network(part, strict=False))
        except ValueError:
            raise OperatorError("bad-proxy", said=part[:60]) from None
    if too_wide := next((str(network) for network in together(found) if is_too_wide(network)), ""):
        raise OperatorError("wide-proxy", said=too_wide)
    return ",".join(map(str, found))


def networks_of(proxies: str) -> list[Network]:
    """Return the same as networks."""
    return [ip_network(part) for part in proxies.split(",") if part]


def together(networks: Iterable[Network]) -> list[Network]:
    """Return what networks cover as the fewest there can be: halves of a whole are that whole."""
    plain = [unmapped(network) for network in networks]
    fours = collapse_addresses(network for network in plain if isinstance(network, IPv4Network))
    sixes = collapse_addresses(network for network in plain if isinstance(network, IPv6Network))
    return [*fours, *sixes]


def unmapped(network: Network) -> Network:
    """Return a network of IPv4 as such, also where it is written for a line of IPv6."""
    first = network.network_address
    if isinstance(first, IPv4Address) or first.ipv4_mapped is None or network.prefixlen < MAPPED:
        return network
    return IPv4Network((int(first.ipv4_mapped), network.prefixlen - MAPPED))


def is_too_wide(network: Network) -> bool:
    """Tell whether a network is wider than anybody's own."""
    return network.prefixlen < (WIDEST_4 if network.version == 4 else WIDEST_6)


# Serving -----------------------------------------------------------------------------------------------


def serve(asked: Serving) -> int:
    """Bind, say where, and serve."""
    from bankhalter.server.http.app import create_app
    from bankhalter.server.http.context import Settings
    from bankhalter.server.storage.edition_shelf import ShelfLimits

    database, origins = database_of(asked.database), origins_of(asked.origins)
    shelf = ShelfLimits(all=asked.editions, unused_days=asked.editions_days)
    settings = Settings(database, origins, asked.rate, asked.lines, asked.rooms, shelf=shelf)
    settings.chat, settings.probes, settings.rooms_days = asked.chat, asked.probes, asked.rooms_days
    settings.sites = frozenset(site.casefold() for site in asked.sites)
    settings.push = contact_of(asked.push)
    settings.metrics_beside = bool(asked.metrics)
    settings.unwanted = unwanted_words(asked.words)
    asked = replace(asked, proxy=proxies_of(asked.proxy))
    configure_logs(asked.log)
    be_quick()
    try:
        alone = only_one(settings.database)
    except InUse as taken:
        return show_running(asked, settings.database, taken.note)
    with alone as hold:
        app = create_app(settings)
        app.state.context.store.open()
        tell_lost_lines(app.state.context.store, asked.language)
        listening = bind(asked.host, asked.port)
        with metrics_at(asked.metrics):
            return run_server(
                asked, app, listening, partial(greet, asked, hold, *listening.getsockname()[:2])
            )


@contextmanager
def metrics_at(asked: str) -> Iterator[None]:
    """Give the figures at an address of their own, which the way in from outside need not know."""
    if not asked:
        yield
        return
    from prometheus_client import start_http_server

    host, port = free_place(asked)
    server, thread = start_http_server(port, host)
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


def free_place(asked: str) -> tuple[str, int]:
    """Return host and port of an address nobody listens at."""
    host, _, number = asked.rpartition(":")
    if not number.isdecimal():
        raise OperatorError("bad-metrics", said=asked[:60])
    place = (host or "127.0.0.1", int(number))
    bind(*place).close()  # says in a word what is wrong with it
    return place


def unwanted_words(file: Path | None) -> WordList:
    """Read the operator's list of words."""
    from bankhalter.server.room.word_list import WordList

    try:
        return WordList.of_file(file)
    except (OSError, UnicodeDecodeError):
        raise OperatorError("no-words", 1, place=str(file)) from None


def tell_lost_lines(store: Store, language: str) -> None:
    """Tell the operator if the database is older than it was when it was last served."""
    import structlog

    from bankhalter.server.storage.witness import lines_are_lost

    if lines_are_lost(store):
        structlog.get_logger().error("lines-lost", text=plain(language).say("server-lines-lost"))


def be_quick() -> None:
    """Let the writer have its turn soon, and do not look through all rooms for garbage all the time."""
    sys.setswitchinterval(0.001)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def descriptors() -> int:
    """Let the process have as many open files as the system allows, and tell how many that are."""
    import structlog

    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_OPEN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    found = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    tell = structlog.get_logger().warning if found < FEW_OPEN else structlog.get_logger().info
    tell("descriptors", most=found, before=soft)
    return found


def only_one(database: str) -> AbstractContextManager[Hold | None]:
    """Keep a second server off the same file of SQLite."""
    if "://" in database:
        return nullcontext()
    if not Path(database).resolve().parent.is_dir():
        raise OperatorError("no-folder", 1, place=str(Path(database).parent))
    return Hold(Path(database))


def show_running(asked: Serving, database: str, address: str) -> int:
    """Open the page of the server that has this database, if a page is wanted; else say who is in the way."""
    if not (asked.open and address):
        raise OperatorError("in-use-at" if address else "in-use", 1, place=database, address=address)
    print(plain(asked.language).say("server-running", address=address), flush=True)
    webbrowser.open(address)
    return 0


def bind(host: str, port: int) -> socket.socket:
    """Bind a port; 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as problem:
        listening.close()
        why = PORTS.get(getattr(problem, "errno", 0), "no-port")
        raise OperatorError(why, 1, host=host, port=str(port)) from problem
    return listening


def run_server(asked: Serving, app: Any, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Run uvicorn on a bound socket; say when it is ready, and at the end tell everybody first."""
    import uvicorn

    from bankhalter.server.http.app import covered
    from bankhalter.server.http.http_protocol import Doorkeeper, guarded_by
    from bankhalter.server.http.websocket import LARGEST
    from bankhalter.server.http.websocket_choice import chosen

    door = Doorkeeper(descriptors() - RESERVED, asked.lines, networks_of(asked.proxy))
    config = uvicorn.Config(
        covered(app, app.state.context.settings.sites),
        http=guarded_by(door),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=chosen(),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        proxy_headers=bool(asked.proxy),
        forwarded_allow_ips=asked.proxy or "127.0.0.1",
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    app.state.context.near = partial(address_near, *listening.getsockname()[:2])
    server = polite(uvicorn.Server, app, ready)(config)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    return 0 if server.started else 1


def greet(asked: Serving, hold: Hold | None, host: str, port: int) -> None:
    """Say where the server is, also to those who come later, and show it; a browser may take its time."""
    address = address_at("localhost" if host in EVERYWHERE else host, port)
    if hold is not None:
        hold.write_note(address)
    words = plain(asked.language)
    print(words.say("server-listening", address=address), flush=True)
    if near := address_near(host, port):
        print(words.say("server-listening-near", address=near), flush=True)
    if asked.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def address_at(host: str, port: int) -> str:
    """Return what is typed into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def address_near(host: str, port: int) -> str:
    """Return where others in the same network find a server that listens everywhere, or nothing."""
    near = own_host() if host in EVERYWHERE else ""
    return address_at(near, port) if near else ""


def own_host() -> str:
    """Return the address of this machine in its own network, or nothing; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address of nobody, kept free for examples
        return str(probe.getsockname()[0])
    return ""


def polite(base: Any, app: Any, ready: Callable[[], None]) -> Any:
    """Return a server that says when it is ready, and good-bye: a banner first, then the end."""
    from bankhalter.server.live.broadcast import hand_on

    class Polite(base):  # type: ignore[misc]
        """Tells everybody that it goes down, and waits a moment."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            hub, owner = app.state.context.hub, app.state.context.owner
            if hub.closing or not self.started:
                super().handle_exit(sig, frame)
                return
            hub.close()
            loop = self.loop
            if owner.others:  # they go on with everything, and nobody need notice
                loop.call_soon_threadsafe(loop.run_in_executor, None, owner.stop)
                loop.call_soon_threadsafe(hand_on, hub.live.values(), GRACE)
            else:
                loop.call_soon_threadsafe(hub.announce, "restart")
            loop.call_soon_threadsafe(loop.call_later, GRACE + MARGIN, self.leave)

        def leave(self) -> None:
            self.should_exit = True

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            self.loop = asyncio.get_running_loop()
            await super().startup(sockets)
            if self.started:
                ready()

    return Polite


def configure_logs(level: str) -> None:
    """Write structured lines to stderr; they hold codes and seats, never tokens, names or words."""
    import structlog

    chosen = logging.getLevelNamesMapping()[level.upper()]
    dressing: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    logging.basicConfig(level=max(chosen, logging.WARNING), handlers=[others_log(dressing, ending)])
    structlog.configure(
        processors=[*dressing, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(chosen),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def others_log(dressing: list[Any], ending: list[Any]) -> logging.Handler:
    """Return what writes the words of the packages below us in the same form."""
    from structlog.stdlib import ProcessorFormatter

    handler = logging.StreamHandler(sys.stderr)
    bare = ProcessorFormatter.remove_processors_meta
    handler.setFormatter(ProcessorFormatter(processors=[bare, *ending], foreign_pre_chain=dressing))
    return handler


# Looking after the data --------------------------------------------------------------------------------


def backup(database: str, target: Path) -> None:
    """Copy a file of SQLite; PostgreSQL has its own tools."""
    from bankhalter.server.storage.store import Store

    place = there(database_of(database))
    if "://" in place:
        raise OperatorError("backup-postgres")
    if target.resolve() == Path(place).resolve():
        raise OperatorError("same-file", 1, place=str(target))
    if target.is_dir() or not target.resolve().parent.is_dir():
        raise OperatorError("no-place", 1, place=str(target))
    Store(place).backup(target)


def there(place: str) -> str:
    """Return where a database is; if it is a file, it must be there already."""
    if "://" not in place and not Path(place).is_file():
        raise OperatorError("no-file", 1, place=place)
    return place


def export(database: str, person: str) -> Iterator[list[OwnData]]:
    """Return a person's data, a few pieces at a time."""
    from bankhalter.server.admin import personal_data
    from bankhalter.server.storage.store import Store

    return personal_data.export(Store(there(database_of(database))), person)


def forget(database: str, person: str) -> int:
    """Take a person's names and words out of the log; return in how many rooms there were any."""
    from bankhalter.server.admin import personal_data
    from bankhalter.server.storage.store import Store

    return len(personal_data.forget(Store(there(database_of(database))), person))
