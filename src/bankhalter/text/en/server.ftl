### The table online: messages of the server, and sentences that players read.

## Why something is not possible

server-refused = That is not possible now.
server-malformed = This message cannot be read. docs/protocol.md says what it must look like.
server-too-large = This message is too long.
server-too-fast = That was too much at once. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-too-much = Too many messages in a short time. This connection is closed for that reason.
server-too-many-lines = There are too many connections from this address already.
server-too-slow = This connection cannot keep up. It has to be set up anew.
server-hello-first = The connection has to introduce itself with “hello” first.
server-stale = Meanwhile something else is asked. Look again.
server-no-question = An answer needs the number of its question.
server-busy = Everybody is talking at once. Try again.
server-not-your-seat = You do not sit on this seat.
server-not-host = Only the host of the room may do that.
server-not-yourself = You cannot remove yourself. Hand over first.
server-locked = The room is locked.
server-no-invitation = This invitation is no longer good. Ask for a new one.
server-not-locked = Only a locked room needs invitations. Whoever has the link can enter this one.
server-banned = You were sent away from this table.
server-banned-here = Whoever runs this server lets you play no more. You may watch.
server-full = All seats are taken.
server-taken = This seat is taken.
server-seat-out = This seat is out of the game.
server-seats-of-position = This game is under way already: every seat still in it needs somebody, and there are as many as before.
server-bad-position = It cannot stand like that on the board: { $why }
server-no-quiet-moment = No turn had begun by then. Go a little further on.
server-name-taken = Somebody here has that name already. Choose another.
server-figure-taken = Somebody has that figure already. Choose another.
server-colour-taken = Somebody has that colour already. Choose another.
server-no-such-figure = This edition has no such figure.
server-no-name = A name is missing.
server-unwanted-words = This word is not wanted here.
server-nobody-there = Nobody sits there.
server-no-such-bot = There is no computer player of that name.
server-no-such-puzzle = There is no such puzzle.
server-no-such-code = There is no such code, or its time is over. Get a new one on the other device.
server-push-turn = { $name }, it is your turn
server-push-off = This server calls nobody.
server-push-full = The server is full: it can call no more devices.
server-push-nowhere = The server cannot call this device by that.
server-no-such-seat-code = No seat here goes with this code. Whoever sits at the table sees the right one under “People”.
server-no-such-room = There is no such room. Is the code right?
server-no-such-edition = There is no such edition.
server-no-such-phrase = There is no such phrase.
server-not-found = There is nothing here.
server-too-late = It is too late for that: the game is under way.
server-no-coach = There is advice here only if the table agreed on it before the game.
server-drawing = The lucky numbers are being opened. The game begins in a moment.
server-draw-broken = A draw was broken off at this table. Until the game nobody else sits down; it is best to open a new table.
server-no-draw = No lucky number is being opened now.
server-other-luck = That is not the lucky number that was promised.
server-not-started = The game has not begun yet.
server-not-over = That has to wait until the game is over.
server-not-paused = The game is not paused.
server-yourself = That is you.
server-paused = The game is paused. Everybody has to want to go on first.
server-other-edition = The edition or the rules have changed since this game began. It can be looked at but not continued.
server-damaged = The log of this room is damaged. The game can be looked at but not continued.
server-room-closed = Whoever runs this server has closed the room. It can be looked at but not played on.
server-other-short = The other side does not have that much money just now.
server-ask-twice = That cannot be taken back. Use the button on the page: it asks you again.
server-book-beside = The booklet lies beside the board here, under “Rules”. It can be asked there, too.
server-not-here = That word belongs to the program in the terminal. It is not needed at the online table.
server-do-not-disturb = No offers are welcome here at the moment.
server-too-soon = Leave some time to think: the next offer is possible in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
server-nothing-typed = There is nothing typed that could still be changed.
server-too-late-to-take-back = It is too late for that. Under “Correct” you can change it together.
server-same-cash = It is that much already.
server-same-throw = That is what it says already.
server-not-typed = Here the server throws the dice.
server-not-fair = The dice were thrown by hand here. There is nothing to check.
server-no-throw-awaited = Neither a throw nor a card is awaited.
server-no-auction = No auction is running.
server-no-proxy = You have not named a secret maximum.
server-no-moment = Nobody waits for that now.
server-nothing-proposed = Nobody has proposed that.
server-no-vote = You are not asked about this.
server-not-away = This seat is not deserted, or not for long enough.
server-dice-fell = What is thrown stays thrown.
server-nothing-said = That was no word.
server-other-origin = This request comes from a foreign page.
server-other-host = There is no server of this name here.
server-trouble = Something went wrong on the server. Try again in a moment.
server-unsettled = Whether that arrived cannot be told just now. It is asked again by itself.

## The plain page

server-page-running = The Bankhalter is running.
server-page-room = You are invited to room { $code }.
server-page-no-client = The browser client is not built yet. It belongs into the folder “static” of the package.
server-page-protocol = Other programs can play already: docs/protocol.md describes how.

## Commands

server-listening = The Bankhalter is here: { $address }
server-listening-near = For everybody in the same network: { $address }
server-running = The banker is here already: { $address }
server-rewound = The server has lost what was played last. The game stands at an earlier move again.
server-lines-lost = The database is older than it was when the server ran last: what was written in between is missing (a lost -wal file, or an older copy).
server-file-problem = SQLite says: { $said }
server-log-gap = { $room }: good up to line { $good }; the next one is missing.
server-log-changed = { $room }: good up to line { $good }; the next one is not as it was written.
server-log-unreadable = { $room }: good up to line { $good }; the next one cannot be read.
server-log-checked = { $rooms ->
        [one] One room
       *[other] { $rooms } rooms
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }: { $bad ->
        [0] everything is whole.
        [one] one room is damaged.
       *[other] { $bad } rooms are damaged.
    }
server-log-whole = The log of room { $room } is whole.
server-log-mended = Room { $room } goes on from line { $good }. What came after it is in { $place }.
server-log-lost = Nothing good is left of room { $room }.
server-room-missing = Which room? Say --room and its code.
server-restart = The server restarts in a moment. The game goes on afterwards.
server-backed-up = Backed up: { $place }
server-forgotten = { $count ->
        [0] Nothing is kept about this person.
        [one] Name and words were deleted in one room.
       *[other] Names and words were deleted in { $count } rooms.
    }
server-missing-package = The server needs the package { $package }. Install “bankhalter[{ $extra }]”.
server-bad-origin = --origin { $said } means nothing. An origin is https:// and a name, for example https://play.example.
server-bad-contact = --push { $said } means nothing. It takes your address for mail, or that of a page with https://.
server-bad-proxy = --proxy { $said } means nothing. It takes addresses or networks with commas, for example 10.0.0.2,192.168.1.0/24.
server-wide-proxy = --proxy { $said } would be half the internet: anybody there could pass for somebody else. Name only the servers in front, for example 10.0.0.2,192.168.1.0/24.
server-no-port = The server cannot take connections at { $host }. Is that an address of this machine?
server-port-taken = Port { $port } of { $host } is taken already. Choose another one with --port.
server-port-forbidden = This user may not open port { $port } of { $host }. Choose another one with --port, for example 8000.
server-in-use = Another server uses this database already: { $place }. Take another one with --database.
server-in-use-at = The server at { $address } uses this database already: { $place }. Go there with --open, or take another one with --database.
server-no-database = The database cannot be used: { $detail }
server-other-schema = The database is of another version ({ $detail }).
server-write = The database cannot be written to: { $detail }
server-backup-postgres = PostgreSQL is backed up with pg_dump.
server-no-folder = There is no such folder: { $place }
server-no-place = No file can be made there: { $place }
server-same-file = That is the same file: { $place }. A backup needs another place.
server-other-database = The server cannot use { $place }. It keeps its data in a file (SQLite) or at postgresql://…
server-no-file = There is no such file: { $place }
server-bad-metrics = --metrics { $said } makes no sense. It takes an address and a port, such as 127.0.0.1:9464.

## Looking before anything is served (bankhalter serve --check)

server-check-compiled = The rules are compiled.
server-check-uncompiled = The rules run uncompiled: enough for one table, not for many, and the champion thinks for longer. With a C compiler, installing compiles them.
server-check-client = The page for browsers is there.
server-check-no-client = The page for browsers is missing; whoever comes sees a plain one. In a copy of the source ./dev play builds it.
server-check-database = The database is there and of this version: { $place }
server-check-new-database = The database is empty and will be made at the first start: { $place }
server-check-renewed = The database is of an older version ({ $schema }) and will be renewed at the start. Make a backup first: { $place }
server-check-unknown-schema = The database is of a newer version ({ $schema }) and cannot be used: { $place }
server-check-taken = Another server is using the database: { $place }
server-check-taken-at = The server at { $address } is using the database: { $place }
server-check-disk = The disk has { $free } MB left.
server-check-port = Port { $port } on { $host } is free.
server-check-open-files = { $most } files may be open at once; there will be no more connections than that.
server-check-near-only = The server can be found on this machine only. For the network at home: --host 0.0.0.0.
server-check-no-tls = No server in front is named (--proxy): fine at home; on the open internet one with TLS belongs there.
server-check-no-site = No name is given (--site): the server answers under any.
server-check-site = The server answers under the name { $name }.
server-check-pdf = Sheets can be had as PDF, too.
server-check-no-pdf = Sheets can be had as pages to print only; for PDF install "bankhalter[print]".
server-check-trouble = { $said }

## Proof

server-verdict-proved = Proved: all { $count } throws and cards follow from the seed that was fixed before the game.
server-promised = The promise was: { $commit }
    Only if the room showed it before the game, nobody could choose the seed afterwards. “--commit” compares it.
server-sealed = Seal of the draw: { $seal }
server-draws-broken = { $broken ->
        [one] One draw was broken off before
       *[other] { $broken } draws were broken off before
    }, because somebody did not open their lucky number.
server-verdict-unfinished = This record is not whole: its game is not finished. { $count ->
        [0] There are no throws and cards in it.
        [one] The one throw in it is right.
       *[other] The { $count } throws and cards in it are right.
    }
server-verdict-other-promise = This record belongs to another promise: { $commit }
server-verdict-bad-throw = Line { $line }: “{ $said }” is wrong, it should have been “{ $expected }”. Before it { $count } were right.
server-verdict-bad-line = Line { $line }: “{ $said }” is not possible ({ $reason }). Before it { $count } throws and cards were right.
server-verdict-broken-promise = The seed that was revealed is not the one that was promised before the game.
server-verdict-broken-pledge = A lucky number is not the one that was promised before the game.
server-verdict-bad-seed = The seed that was revealed cannot be read.
server-verdict-not-revealed = The seed is not revealed yet. That happens when the game is over.
server-verdict-not-fair = This record is not from a server, or its throws were typed in by hand.
server-verdict-other-result = All { $count } throws are right, but the game ends differently from what the record says.

## An own edition without the words of those who wrote it

server-neutral-name = Own edition
server-neutral-blurb = An own edition. Its names are no longer shown here.
server-neutral-space = Square { $number }
server-neutral-group = Group { $letter }
server-neutral-deck = Pile { $letter }
server-neutral-card = Card { $letter }
server-neutral-figure = Figure { $number }

## Own editions

server-bad-edition = This edition cannot be played yet. { $place }: { $why }
server-edition-blocked = The operator has blocked this edition. No new games can be played with it.
server-editions-today = You have shared { $count } editions today. Tomorrow you can share more.
server-editions-tried = You have played or printed { $count } versions today. Tomorrow you can try more.
server-editions-own = You have shared { $count } editions. The server keeps no more for one person.
server-editions-full = The server is full: it keeps no more than { $count } own editions.
server-reports-today = You have reported { $count } editions today. Tomorrow you can report more.
server-probes-off = This server plays no probes. With the file of your edition the command line does: bankhalter probe FILE.
server-analyses-busy = Too many games are being analysed just now. Try again in a few minutes.
server-probes-busy = Too many probes are waiting. Try again in a few minutes.
server-probes-hour = The server plays { $count ->
        [one] one probe
       *[other] { $count } probes
    } an hour for you. The next one can begin in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
server-probe-no-base = This edition has no base it could be compared with.
server-edition-line = { $hash }  { $id } ({ $base }), { $created }; games: { $games }, reports: { $reports }{ $blocked ->
        [yes] , blocked
       *[no] { "" }
    }
server-edition-none = There is no own edition on this server.
server-edition-reported = reported { $at }: { $reason }
server-edition-block = Blocked: { $hash }. Running games go on with neutral names.
server-edition-unblock = No longer blocked: { $hash }.
server-edition-delete = Deleted: { $hash }. Running games go on with neutral names.
server-edition-hash-missing = Which edition? The 26 letters and digits of its link are missing; “bankhalter edition list” shows them.
server-report-line = { $number }  { $at }, room { $room }: { $reason }
server-report-none = There are no reports.
server-report-head = { $at }, room { $room }: { $by } (seat { $seat }) about { $about } (seat { $whom })
server-report-closed = Closed: report { $number }.
server-report-number-missing = Which report? Its number is missing; "bankhalter report list" shows it.
server-no-such-report = There is no report { $number }.
server-report-guest = Guest: { $guest }
server-report-no-guest = The reported seat belonged to a browser without a cookie, which cannot be known again; "bankhalter room close" closes the room.
server-report-cleaned = { $lines ->
        [0] There was nothing to take out of room { $room }.
        [one] In room { $room } name and words were taken out of one line.
       *[other] In room { $room } names and words were taken out of { $lines } lines.
    }
server-person-banned = { $tables ->
        [0] { $person } plays here no more. "bankhalter person unban" undoes it.
        [one] { $person } plays here no more and has left one table. "bankhalter person unban" undoes it.
       *[other] { $person } plays here no more and has left { $tables } tables. "bankhalter person unban" undoes it.
    }
server-person-unbanned = { $person } may play again.
server-no-such-ban = { $person } is not banned.
server-room-close = Room { $room } is closed. "bankhalter room open" opens it again.
server-room-open = Room { $room } is open again.
server-room-delete = Room { $room } is deleted.
server-room-damaged = The log of room { $room } is damaged. Put it right first with "bankhalter check-log".
server-no-words = This list of words cannot be read: { $place }. It is a text file with a word on each line.
