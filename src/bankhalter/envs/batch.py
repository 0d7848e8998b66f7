"""Many games in lock-step: a token for each, and on to the next question of each.

The buffers are filled in place and never move: `observation` (a row per game), `mask` (402 bytes per game),
`reward` (a number per game and seat), `asked` and `ended` (a number per game). Look at them through
`memoryview` or `numpy.frombuffer`; they change with the next step.
"""

from __future__ import annotations

from typing import Final

from bankhalter.core import engine
from bankhalter.core.codes import CHANCE, FINE
from bankhalter.core.names import REFUSALS
from bankhalter.core.native import i32, i64, mypyc_attr, u8, vec
from bankhalter.core.odds import Dice
from bankhalter.core.rules import end
from bankhalter.core.tables import Tables
from bankhalter.envs.draft import EnvOptions
from bankhalter.envs.holdings import ALL
from bankhalter.envs.lane import NOBODY_ASKED, RUNNING, TERMINATED, Lane
from bankhalter.envs.legal_tokens import LegalTokens
from bankhalter.envs.next_question import begin, take
from bankhalter.envs.observation import ObservationWriter, width
from bankhalter.envs.rewards import Rewards, winners_of
from bankhalter.envs.tokens import SAY_CANCEL, SAY_LEAVE, SAY_NOTHING, SAY_OFFER, TOKENS
from bankhalter.game.driver import Driver

SEEDS: Final = 1 << 31  # how many seeds games are given


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating:
    """Who plays for which seat; this one leaves every seat to policies."""

    def driver(self, seed: i64) -> Driver | None:
        """Return a driver with the bots of a new game, None in it for every policy; None: policies only."""
        return None

    def learners(self, seed: i64) -> i64:
        """Return the seats, as a mask, with whose fall the game ends for the environment; 0: all policies."""
        return 0


class IllegalToken(ValueError):
    """A token that the mask does not allow; nothing has changed."""

    def __init__(self, game: int, token: int, word: str) -> None:
        super().__init__(f"game {game}: token {token} is not possible now: {word}")
        self.game = game
        self.token = token
        self.word = word


class Batch:
    """So many games of one setting. With `autoreset` a game that has ended begins anew at the next step."""

    def __init__(
        self,
        tables: Tables,
        seats: i64,
        games: i64,
        options: EnvOptions,
        reward: i64 = 0,
        observing: bool = True,
        autoreset: bool = True,
        seating: Seating | None = None,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.games = games
        self.options = options
        self.mode = reward
        self.observing = observing
        self.autoreset = autoreset
        self.seating = seating
        self.width: i64 = width(seats)
        self.observation: vec[i32] = vec[i32]([0] * (games * self.width))
        self.mask: vec[u8] = vec[u8]([0] * (games * TOKENS))
        self.reward: vec[float] = vec[float]([0.0] * (games * seats))
        self.asked: vec[i32] = vec[i32]([-1] * games)
        self.ended: vec[u8] = vec[u8]([1] * games)
        self.lanes: list[Lane] = []
        self.legal: list[LegalTokens] = []
        self.writers: list[ObservationWriter] = []
        self.rewards: list[Rewards] = []
        self.streams: list[Dice] = []
        self.samples = Dice(0)
        self.scratch: vec[i32] = vec[i32]([0] * self.width)
        self.onlooker = ObservationWriter(self.scratch, 0, tables, seats)
        for game in range(games):
            self.lanes.append(Lane(tables, seats, options))
            self.legal.append(LegalTokens(self.mask, game * TOKENS))
            self.writers.append(ObservationWriter(self.observation, game * self.width, tables, seats))
            self.rewards.append(Rewards(self.reward, game * seats, seats, reward))
            self.streams.append(Dice(game))

    # Beginning ---------------------------------------------------------------------------------

    def reset(self, seed: i64) -> None:
        """Begin every game anew: game i with the throws of seed + i, later ones with seeds drawn from it."""
        self.samples = Dice(seed)
        for game in range(self.games):
            self.start(game, seed + game)

    def start(self, game: i64, seed: i64) -> None:
        """Begin one game with the throws of a seed, and the stream of seeds behind it."""
        self.streams[game] = Dice(seed)
        self.lay(game, seed)

    def restart(self, game: i64) -> None:
        """Begin one game with the next seed of its stream."""
        self.lay(game, self.streams[game].below(SEEDS))

    def lay(self, game: i64, seed: i64) -> None:
        """Lay the table for one game."""
        lane = self.lanes[game]
        seating = self.seating
        if seating is None:
            begin(lane, self.legal[game], seed, None, 0)
        else:
            begin(lane, self.legal[game], seed, seating.driver(seed), seating.learners(seed))
        self.rewards[game].begin(lane)
        self.show(game)

    def show(self, game: i64) -> None:
        """Fill the buffers of one game."""
        lane = self.lanes[game]
        self.asked[game] = i32(lane.asked)
        self.ended[game] = u8(lane.ended)
        if self.observing and lane.asked != CHANCE:
            viewer = lane.asked
            if viewer < 0:
                viewer = max(0, self.writers[game].viewer)
                lane.holdings.refresh(lane.led)
            self.writers[game].write(lane, viewer)

    def glance(self, game: i64, seat: i64) -> None:
        """Write what any seat sees into `scratch`, whoever is asked."""
        self.look_at(self.lanes[game], seat)

    def look_at(self, lane: Lane, seat: i64) -> None:
        """The same for a lane of these rules, wherever it is."""
        lane.holdings.refresh(lane.led)
        pending = lane.holdings.changed
        lane.holdings.changed = ALL
        self.onlooker.write(lane, seat)
        lane.holdings.changed = pending

    # Playing -----------------------------------------------------------------------------------

    def step(self, tokens: list[int]) -> None:
        """Take a token for every game; those of games that have ended are not looked at."""
        for game in range(self.games):
            if self.ended[game] == RUNNING:
                self.play(game, tokens[game])
            elif self.autoreset:
                self.restart(game)

    def play(self, game: i64, token: i64) -> None:
        """Take a token for one game, and go on to its next question."""
        legal = self.legal[game]
        lane = self.lanes[game]
        if not legal.has(token):
            raise IllegalToken(game, token, why_not(lane, token))
        rewards = self.rewards[game]
        rewards.clear()
        take(lane, legal, token)
        rewards.give(lane)
        self.show(game)

    def forfeit(self, game: i64) -> None:
        """End one game for a seat that said what it may not: it loses, and nobody else gains."""
        lane = self.lanes[game]
        rewards = self.rewards[game]
        rewards.clear()
        rewards.pay(lane.asked, rewards.lost())
        lane.ended = TERMINATED
        lane.asked = NOBODY_ASKED
        self.legal[game].clear()
        self.show(game)

    def sample_legal(self) -> list[int]:
        """Return a legal token for every game, each with the same chance; 0 where it has ended."""
        return [self.sample(game) for game in range(self.games)]

    def sample(self, game: i64) -> i64:
        """Return a legal token for one game."""
        legal = self.legal[game]
        if legal.count == 0:
            return 0
        return legal.ids[self.samples.below(legal.count)]

    def legal_ids(self, game: i64) -> list[int]:
        """Return the legal tokens of one game, the lowest first."""
        legal = self.legal[game]
        return sorted([int(legal.ids[i]) for i in range(legal.count)])

    def why_not(self, game: i64, token: i64) -> str:
        """Return the word why a token is not legal in one game."""
        return why_not(self.lanes[game], token)

    def wealth(self, game: i64, seat: i64) -> i64:
        """Return what a seat of one game is worth, as counted games count it."""
        return end.wealth(self.lanes[game].led.state, seat)

    def has_won(self, game: i64, seat: i64) -> bool:
        """Tell whether a seat has won a game, by the rules or as counted at the limit."""
        return winners_of(self.lanes[game]) >> seat & 1 != 0

    # Copying -----------------------------------------------------------------------------------

    def copy(self) -> Batch:
        """Return an independent copy; bots are seated anew."""
        twin = Batch(
            self.tables,
            self.seats,
            self.games,
            self.options,
            self.mode,
            self.observing,
            self.autoreset,
            self.seating,
        )
        twin.samples.x = self.samples.x
        for game in range(self.games):
            twin.streams[game].x = self.streams[game].x
            twin.adopt(game, self.lanes[game].copy())
        return twin

    def adopt(self, game: i64, lane: Lane) -> None:
        """Go on with another lane in the place of a game."""
        self.lanes[game] = lane
        if self.seating is not None:
            lane.driver = self.seating.driver(lane.seed)
        lane.holdings.refresh(lane.led)
        self.legal[game].fill(lane)
        self.rewards[game].begin(lane)
        self.show(game)

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        setting = (self.tables, self.seats, self.games, self.options)
        made = (*setting, self.mode, self.observing, self.autoreset, self.seating)
        return unpickled, (made, self.lanes, [stream.x for stream in self.streams], self.samples.x)


def unpickled(made: tuple[object, ...], lanes: list[Lane], streams: list[int], samples: int) -> Batch:
    """Return a pickled batch."""
    batch: Batch = Batch(*made)  # type: ignore[arg-type]
    batch.samples.x = samples
    for game in range(len(lanes)):
        batch.streams[game].x = streams[game]
        batch.adopt(game, lanes[game])
    return batch


def why_not(lane: Lane, token: i64) -> str:
    """Return the word why a token is not legal: that of the refusal, or one of the environment's own."""
    if lane.asked < 0:
        return "game-over"
    if not 0 <= token < TOKENS:
        return "unknown"
    if lane.draft.kind or SAY_OFFER <= token <= SAY_CANCEL:
        return "not-in-this-sentence"
    if token == SAY_LEAVE or token == SAY_NOTHING:
        return "not-now"
    word = engine.refuse(lane.led.state, lane.action(token))
    return "over-the-limit" if word == FINE else REFUSALS[word]
