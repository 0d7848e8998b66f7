// Written by web/scripts/protocol.py from the Python types; do not edit.

export const PROTOCOL = 3
export const CHANCE = -2
export const CLOCK = -3
export const ANYONE = -4
export const MOST_TRIED = 40
export const SEATS = 12
export const MOMENT_TAKEN = 60
export const MOMENTS = {
  off: 0,
  short: 5,
  long: 20,
} as const
export const OPTIONS = {
  edition: "standard",
  seats: 4,
  variant: "",
  title: "",
  public: false,
  chance: "fair",
  cards: "typed",
  board: "screen",
  money: "wallets",
  pace: 700,
  absence: 60,
  hammer: 9,
  moment: "short",
  coach: false,
  patience: 6,
} as const
/** Switches that the books leave to the table. */
export const BY_THE_BOOK: string[] = ["rent_demand", "speed_die", "minutes", "banker_seat", "banker_plays"]

/** Money changes hands. */
export interface Paid {
  kind: "paid"
  payer: number | "bank" | "pot"
  payee: number | "bank" | "pot"
  amount: number
  why:
    | "bid"
    | "build"
    | "card"
    | "count"
    | "estate"
    | "fine"
    | "gift"
    | "interest"
    | "lift"
    | "mortgage"
    | "pot"
    | "price"
    | "rent"
    | "repairs"
    | "salary"
    | "sell"
    | "start"
    | "tax"
    | "trade"
}

/** A throw; `face` of the speed die: its eyes or `bus` or `mr`, 0 without it. */
export interface Thrown {
  kind: "thrown"
  seat: number
  die1: number
  die2: number
  face: Face
}

/** A token goes from a space to another. */
export interface Moved {
  kind: "moved"
  seat: number
  origin: number
  space: number
}

/** A token is behind bars. */
export interface Jailed {
  kind: "jailed"
  seat: number
}

/** A token is out of jail. */
export interface Freed {
  kind: "freed"
  seat: number
}

/** A deed changes hands. */
export interface Handed {
  kind: "deed"
  giver: number | "bank" | "pot"
  taker: number | "bank" | "pot"
  space: number | null
}

/** A street has other buildings than before. */
export interface Levelled {
  kind: "level"
  owner: number | "bank" | "pot"
  space: number | null
  was: number
  level: number
}

/** A deed is turned over. */
export interface Mortgaged {
  kind: "mortgaged"
  owner: number | "bank" | "pot"
  space: number | null
}

/** A deed is turned face up again. */
export interface Lifted {
  kind: "lifted"
  owner: number | "bank" | "pot"
  space: number | null
}

/** A card is drawn. */
export interface Drawn {
  kind: "drawn"
  seat: number
  deck: "a" | "b"
  card: number
}

/** A card is kept. */
export interface Kept {
  kind: "kept"
  seat: number
  card: number
}

/** A card goes under its deck. */
export interface CardBack {
  kind: "card-back"
  deck: "a" | "b"
  card: number
}

/** A kept card changes hands. */
export interface CardTo {
  kind: "card-to"
  giver: number | "bank" | "pot"
  taker: number | "bank" | "pot"
  card: number
}

/** A turn begins, the `turns`-th of the game. */
export interface TurnBegun {
  kind: "turn"
  seat: number
  turns: number
}

/** A lot is put up; `deed` is -1 for a building. */
export interface LotOpened {
  kind: "lot"
  what: "deed" | "hotel" | "house"
  space: number | null
  least: number
}

/** A bid leads. */
export interface BidMade {
  kind: "bid"
  seat: number
  what: "deed" | "hotel" | "house"
  space: number | null
  amount: number
}

/** Somebody passes. */
export interface Passed {
  kind: "passed"
  seat: number
  what: "deed" | "hotel" | "house"
  space: number | null
}

/** The hammer falls. */
export interface Sold {
  kind: "sold"
  seat: number
  what: "deed" | "hotel" | "house"
  space: number | null
  amount: number
}

/** Nobody bid. */
export interface Unsold {
  kind: "unsold"
  what: "deed" | "hotel" | "house"
  space: number | null
}

/** A rent may be demanded; 0 if a throw is still to tell how much. */
export interface Claimed {
  kind: "claim"
  owner: number | "bank" | "pot"
  payer: number | "bank" | "pot"
  amount: number
  space: number | null
}

/** A rent may no longer be demanded. */
export interface ClaimLapsed {
  kind: "lapsed"
  owner: number | "bank" | "pot"
  payer: number | "bank" | "pot"
  amount: number
  space: number | null
}

/** Somebody owes something from now on. */
export interface Owed {
  kind: "owes"
  payer: number | "bank" | "pot"
  payee: number | "bank" | "pot"
  amount: number
  why:
    | "bid"
    | "build"
    | "card"
    | "count"
    | "estate"
    | "fine"
    | "gift"
    | "interest"
    | "lift"
    | "mortgage"
    | "pot"
    | "price"
    | "rent"
    | "repairs"
    | "salary"
    | "sell"
    | "start"
    | "tax"
    | "trade"
}

/** An offer is made. */
export interface Offered {
  kind: "offer"
  seat: number
  to: number | "bank" | "pot"
  number: number
}

/** The offer of `seat` is accepted by `to`. */
export interface Accepted {
  kind: "accepted"
  seat: number
  to: number | "bank" | "pot"
  number: number
}

/** The offer of `seat` is rejected by `to`. */
export interface Rejected {
  kind: "rejected"
  seat: number
  to: number | "bank" | "pot"
  number: number
}

/** `seat` takes its offer back. */
export interface Withdrawn {
  kind: "withdrawn"
  seat: number
  to: number | "bank" | "pot"
  number: number
}

/** An offer can no longer be kept. */
export interface OfferLapsed {
  kind: "offer-lapsed"
  seat: number
  to: number | "bank" | "pot"
  number: number
}

/** Two players' debts to each other are set off. */
export interface SetOff {
  kind: "set-off"
  payer: number | "bank" | "pot"
  payee: number | "bank" | "pot"
  amount: number
  why:
    | "bid"
    | "build"
    | "card"
    | "count"
    | "estate"
    | "fine"
    | "gift"
    | "interest"
    | "lift"
    | "mortgage"
    | "pot"
    | "price"
    | "rent"
    | "repairs"
    | "salary"
    | "sell"
    | "start"
    | "tax"
    | "trade"
}

/** Somebody is bankrupt or has `resigned` (1), and what is left goes `to` the creditor. */
export interface WentOut {
  kind: "out"
  seat: number
  to: number | "bank" | "pot"
  resigned: number
}

/** Somebody resigns. */
export interface Leaving {
  kind: "leaving"
  seat: number
}

/** Somebody throws the speed die from now on. */
export interface Entitled {
  kind: "speed"
  seat: number
}

/** Somebody takes the first turn. */
export interface Starts {
  kind: "starts"
  seat: number
}

/** The agreed time is over. */
export interface TimeIsUp {
  kind: "time"
}

/** Somebody's wealth at the end. */
export interface Counted {
  kind: "counted"
  seat: number
  amount: number
}

/** The game is over. */
export interface Ended {
  kind: "over"
  winners: number[]
}

/** Somebody wants `count` buildings of which the bank has only `stock`. */
export interface Scarce {
  kind: "scarce"
  seat: number
  what: "deed" | "hotel" | "house"
  count: number
  stock: number
}

/** Somebody does not buy. */
export interface Declined {
  kind: "declined"
  seat: number
  space: number | null
}

/**
 * The first word on a connection: the tokens of its seats, and the last version it has seen. `client` is a
 * random name the client keeps across connections; the ids of its commands count within it. With `words`
 * steps carry `lines`, and a welcome the latest steps as `told`.
 */
export interface Hello {
  do: "hello"
  client?: string
  tokens?: string[]
  since?: number | null
  language?: string
  words?: boolean
  shows?: boolean
}

/** Are you there? Answered by `pong` with the same number. */
export interface Ping {
  do: "ping"
  n?: number
}

/** What may this seat say now? Answered by `mine`. */
export interface Look {
  do: "look"
  seat: number
}

/** What the screen shows now, by its version; not answered. */
export interface Shown {
  do: "shown"
  version: number
}

/** What if this seat said so, offers were accepted and no one else built? Answered by `preview`. */
export interface Preview {
  do: "preview"
  id: string
  seat: number
  say: string[]
}

/** What can this seat do with its deeds, and how could it pay its debt? Answered by `holdings`. */
export interface Holdings {
  do: "holdings"
  id: string
  seat: number
}

/** Where may a throw of this seat lead its token, from where it stands? Answered by `ahead`. */
export interface LookAhead {
  do: "ahead"
  id: string
  seat: number
}

/** What would a coach advise this seat to say now? Answered by `advice`, after a second or so. */
export interface Advise {
  do: "advise"
  id: string
  seat: number
}

/**
 * What would a deal do to everybody's chance to win? Answered by `deal-chances`, after a second or so. `say`
 * is an offer of this seat, or its `accept`.
 */
export interface WeighDeal {
  do: "weigh-deal"
  id: string
  seat: number
  say: string
}

/** By which codes can seats go to another device? Answered by `seat-codes`. */
export interface SeatCodes {
  do: "seat-codes"
  id: string
  seat: number
}

/** Say something in the words of the terminal (docs/terminal.md); to look is answered by `typed`. */
export interface Type {
  do: "type"
  id: string
  seat: number
  line: string
  question?: number | null
}

/** Say something in the game: one action or several that hold only together (counter, raise). */
export interface Act {
  do: "act"
  id: string
  seat: number
  say: string[]
  question?: number | null
}

/**
 * Type in what the real dice or cards show, where the room agreed to; `*` lets the server throw or draw. At a
 * real board a throw ends the turn before it and begins that of `throw_by`.
 */
export interface Chance {
  do: "chance"
  id: string
  seat: number
  say: string
  question?: number | null
}

/** Take a seat; answered by `seated` with its token. `pledge` is SHA-256 of luck for the dice. */
export interface Sit {
  do: "sit"
  id: string
  name: string
  seat?: number | null
  pledge?: string
  figure?: string
  invitation?: string
  code?: string
}

/** Take another of the edition's figures before the game; a bot gives way. */
export interface ChooseFigure {
  do: "figure"
  id: string
  seat: number
  figure: string
}

/** Take another colour of the palette before the game; whoever is no person gives way. */
export interface ChooseColour {
  do: "colour"
  id: string
  seat: number
  colour: number
}

/** Say that one is ready to begin, or no longer; it is undone when the host agrees otherwise. */
export interface SetReady {
  do: "ready"
  id: string
  seat: number
  on?: boolean
}

/** The host says whom the table chose to keep the bank, and whether the banker plays along. */
export interface ChooseBanker {
  do: "banker"
  id: string
  seat: number
  plays?: boolean
}

/**
 * Seconds to think: `bank` and `increment` for turns, `call` and `answer` for each question of that kind.
 * Where these two are 0 such questions run on the bank; where that is 0 there is no limit. `turn` is a time
 * for each question of a turn instead of the bank, for games that go on for days.
 */
export interface Clock {
  bank?: number
  increment?: number
  call?: number
  answer?: number
  turn?: number
}

/**
 * The host changes what was agreed, before the game; switches by name, and what is not said stays. Fewer
 * seats take away free ones from the end. `absence` is how long somebody may be away.
 */
export interface ChangeTerms {
  do: "terms"
  id: string
  switches?: Record<string, boolean | number | string | (string | number)[]>
  moment?: "long" | "off" | "short" | null
  coach?: boolean | null
  variant?: string | null
  clock?: Clock | null
  absence?: number | null
  seats?: number | null
}

/** Promise other luck for the dice before the game: its SHA-256. In a rematch nobody has promised any. */
export interface PledgeLuck {
  do: "pledge"
  id: string
  seat: number
  pledge: string
}

/** Tell the luck that was promised, when the room is `drawing`; the last one begins the game by it. */
export interface RevealLuck {
  do: "reveal"
  id: string
  seat: number
  luck: string
}

/** Give a seat back. */
export interface Stand {
  do: "stand"
  id: string
  seat: number
}

/** Change one's name before the game. */
export interface Rename {
  do: "rename"
  id: string
  seat: number
  name: string
}

/** The host puts a bot on a free seat. */
export interface PutBot {
  do: "put-bot"
  id: string
  seat: number
  bot?: string
  name?: string
}

/** The host takes a seat away, from a person or a bot. */
export interface Kick {
  do: "kick"
  id: string
  seat: number
}

/** The host closes the room to newcomers, or opens it; invitations nobody used are void then. */
export interface Lock {
  do: "lock"
  id: string
  on?: boolean
}

/** The host lets one person into the locked room: whoever first brings what `key` is SHA-256 of. */
export interface Invite {
  do: "invite"
  id: string
  key: string
}

/** The host makes somebody else host. */
export interface HandOver {
  do: "hand-over"
  id: string
  seat: number
}

/** The host starts the game; free seats are left out, or filled with bots of this name. */
export interface Start {
  do: "start"
  id: string
  fill?: string
}

/** Propose something or answer a proposal. */
export interface Ballot {
  do: "vote"
  id: string
  seat: number
  topic: "bot" | "correct" | "defaults" | "pause" | "resume" | "undo" | "wait"
  yes?: boolean
  about?: number
  bot?: string
}

/** Let the server bid up to a secret maximum in the running auction; 0 takes it back. */
export interface Proxy {
  do: "proxy"
  id: string
  seat: number
  maximum: number
}

/** Take back what one just typed in, within a few seconds and before anybody else acts. */
export interface TakeBack {
  do: "take-back"
  id: string
  seat: number
}

/** Propose that a typed throw or card was another one; a majority of those present decides. */
export interface Correct {
  do: "correct"
  id: string
  seat: number
  version: number
  place: number
  say: string
}

/** Propose that a player has what was counted in front of them; a majority of those present decides. */
export interface CountCash {
  do: "count-cash"
  id: string
  seat: number
  whom: number
  cash: number
  reason: string
}

/** What was typed in during the last two rounds? Answered by `typed-before`. */
export interface LookBack {
  do: "typed-before"
  id: string
  seat: number
}

/** What would be different? Answered by `difference`. */
export interface TryCorrection {
  do: "try-correction"
  id: string
  seat: number
  version: number
  place: number
  say: string
}

/** Say something to the table: own words, or the key of a quick phrase. */
export interface Chat {
  do: "chat"
  id: string
  seat: number
  text?: string
  phrase?: string
}

/** Hear nothing from somebody any more, or again. */
export interface Mute {
  do: "mute"
  id: string
  seat: number
  whom: number
  on?: boolean
}

/** Tell the operator about somebody's words. */
export interface ReportPlayer {
  do: "report"
  id: string
  seat: number
  whom: number
  reason?: string
}

/** Do not disturb: offers to this seat are turned away. */
export interface Quiet {
  do: "quiet"
  id: string
  seat: number
  on?: boolean
}

/** Let a moment pass, or take the time to use it. */
export interface AnswerMoment {
  do: "moment"
  id: string
  seat: number
  take?: boolean
}

/** Open a new room with the same people, who keep their tokens. */
export interface Rematch {
  do: "rematch"
  id: string
  seat: number
}

/** What is agreed when a room is opened. */
export interface Options {
  edition?: string
  seats?: number
  variant?: string
  switches?: Record<string, boolean | number | string | (string | number)[]>
  title?: string
  public?: boolean
  clock?: Clock
  chance?: "fair" | "typed"
  cards?: "app" | "typed"
  board?: "real" | "screen"
  money?: "real" | "wallets"
  pace?: number
  absence?: number
  hammer?: number
  moment?: "long" | "off" | "short"
  coach?: boolean
  patience?: number
}

/** A seat as everybody sees it. `away`: nothing, wait, defaults, or the name of the bot that plays. */
export interface RoomPlace {
  seat: number
  name?: string
  bot?: string
  taken?: boolean
  online?: boolean
  away?: string
  quiet?: boolean
  figure?: string
  colour?: number
  ready?: boolean
  face?: string
  pledge?: string
}

/** Something the others are asked: who said yes, who is still to answer; `about` a seat that is away. */
export interface Vote {
  topic: string
  yes: number[]
  open: number[]
  about?: number
  bot?: string
}

/** A proposed correction: whose, of which word, what it was and would be, and who is for or against it. */
export interface CorrectionView {
  seat: number
  version: number
  place: number
  was: string
  say: string
  yes?: number[]
  no?: number[]
}

/** A proposed cash count: whose money, what it was and would be, and who is for or against it. */
export interface CountView {
  seat: number
  whom: number
  was: number
  cash: number
  reason: string
  yes?: number[]
  no?: number[]
}

/**
 * What goes into the dice: who promised what, in the order of the seats of the game, and what was told.
 * `seats` are their numbers before the game. `broken` names, for each draw that was broken off, who kept back
 * their luck.
 */
export interface DrawView {
  seats?: number[]
  pledges?: string[]
  luck?: string[]
  broken?: string[][]
}

/** A room as everybody sees it. */
export interface RoomView {
  code: string
  phase: string
  options: Options
  places: RoomPlace[]
  host?: number
  locked?: boolean
  invitations?: number
  votes?: Vote[]
  commit?: string
  spectators?: number
  rematch?: string
  correction?: CorrectionView | null
  count?: CountView | null
  neutral?: boolean
  frozen?: string
  draw?: DrawView | null
  begins?: string[]
}

/** What the question is about; which entries there are depends on `awaited` (docs/protocol.md). */
export interface Detail {
  after?: number
  amount?: number
  bidders?: number[]
  card?: number
  cards?: number[]
  count?: number
  deck?: string
  dice?: number
  high?: number
  leader?: number
  least?: number
  of?: number
  space?: number | null
  spaces?: number[]
  to?: number
  what?: string
  who?: number
  why?: string
}

/** A player as others see it; `cash` and `worth` (cash, deeds, buildings) are None where hidden. */
export interface SeatView {
  seat: number
  name: string
  cash: number | null
  worth: number | null
  at: number
  jail_turn: number
  out: boolean
  speed_die: boolean
  jail_cards: string[]
  deeds: number[]
  always_demands: boolean
}

/**
 * A deed on its space: owner (None: the bank), buildings, mortgage, and the rent due there now. `line` counts
 * from 0 which of the printed rents or factors that is; a whole group may double the first.
 */
export interface DeedView {
  space: number
  owner: number | null
  level: number
  hotel: boolean
  mortgaged: boolean
  rent: number | null
  factor: number | null
  line: number | null
}

/** A rent that may be demanded; `factor` where a throw decides the amount. */
export interface ClaimView {
  number: number
  owner: number
  payer: number
  space: number
  amount: number
  factor: number
}

/** A deck by its numbers, which everybody can count: cards in it, unseen ones among them, cards kept. */
export interface PileView {
  deck: string
  cards: number
  unseen: number
  out: number
}

/**
 * The table with its clocks: `question` is what an answer names, `clocks` are the banks in milliseconds.
 * `deadline` is when silence answers, `left` the rest of a game with a time limit; neither need be there.
 * `moments` are the seats with a right that the throw of the bot that is asked will end; `throw_by` is whose
 * throw of real dice can be typed now (-1: nobody's), with so many `throw_dice`. `build_open` tells whether
 * those who are not on turn may buy buildings. `hotel_level` is what a hotel counts on its street,
 * `jail_turns` how many turns there are to throw doubles in jail.
 */
export interface RoomTable {
  awaited: string
  asked: number
  detail: Detail
  turn: number
  turns: number
  seats: SeatView[]
  deeds: DeedView[]
  claims: ClaimView[]
  piles: PileView[]
  houses: number
  hotels: number
  pot: number
  dice: [number, number, Face]
  over: boolean
  winners: number[]
  question: number
  clocks: number[]
  deadline: number | null
  left: number | null
  moments: number[]
  throw_by: number
  throw_dice: number
  build_open: boolean
  hotel_level: number
  jail_turns: number
}

/**
 * A line of the menu: words; where `low` < `high` an amount between follows, in steps of `grain`. `space` is
 * where the token goes by it, where that is the choice.
 */
export interface MenuChoice {
  say: string
  low?: number
  high?: number
  grain?: number
  space?: number | null
}

/** A standing offer, with spaces and card ids. */
export interface OfferView {
  number: number
  seat: number
  to: number
  give: number[]
  cards: string[]
  cash: number
  want: number[]
  want_cards: string[]
  want_cash: number
  relief: number
}

/** What only the holder of a seat sees. */
export interface Mine {
  seat: number
  question?: number
  cash?: number | null
  menu?: MenuChoice[] | null
  offers?: OfferView[]
  proxy?: number
  proxied?: boolean
  most?: number
  held_up?: boolean
  muted?: number[]
}

/** What changed on the table: fields whole; of seats and deeds those that changed. */
export interface TableChange {
  awaited?: string
  asked?: number
  detail?: Detail
  turn?: number
  turns?: number
  seats?: SeatView[]
  deeds?: DeedView[]
  claims?: ClaimView[]
  piles?: PileView[]
  houses?: number
  hotels?: number
  pot?: number
  dice?: [number, number, Face]
  over?: boolean
  winners?: number[]
  question?: number
  clocks?: number[]
  deadline?: number | null
  left?: number | null
  moments?: number[]
  throw_by?: number
  throw_dice?: number
  build_open?: boolean
  hotel_level?: number
  jail_turns?: number
}

/**
 * A sentence about what happened, whom it is about, what that seat gained or lost, and the event. `to` is the
 * seat that got what `seat` paid; -1: the bank or the pot.
 */
export interface Sentence {
  text: string
  seat?: number
  amount?: number
  event?: string
  to?: number
}

/** A group of which somebody has just got the last deed, by its id in the edition. */
export interface CompletedGroup {
  seat: number
  group: string
}

/**
 * What happened from the version before to this one; `table` and `room` hold only what changed. What was said
 * from version `undone` on is taken back.
 */
export interface Step {
  is: "step"
  version: number
  at: number
  what: string
  seat?: number
  by?: string
  said?: string[]
  events?: AnyHappened[]
  room?: RoomView | null
  table?: TableChange | null
  mine?: Mine[]
  chat?: string
  phrase?: string
  undone?: number
  lines?: Sentence[]
  completed?: CompletedGroup[]
}

/**
 * Where things stand, whole: after `hello`, and whenever steps are missing. `told` are the steps after
 * version `since` that said something, in words and without tables.
 */
export interface Welcome {
  is: "welcome"
  version: number
  now: number
  room: RoomView
  seats: number[]
  protocol: number
  table?: RoomTable | null
  mine?: Mine[]
  told?: Step[]
  since?: number
}

/** A command is in the log, as this version. */
export interface Ack {
  is: "ack"
  id: string
  version: number
}

/**
 * A command was not carried out: a word for programs, a sentence for people; `wait` in seconds. `rule` is the
 * paragraph of the booklet that says so, where there is one.
 */
export interface Refused {
  is: "refused"
  word: string
  text: string
  id?: string
  wait?: number
  rule?: string
}

/** Nobody knows yet whether a command is in the log: send it again, same id, after `wait` seconds. */
export interface Unsettled {
  is: "unsettled"
  id: string
  text: string
  wait?: number
}

/** The secret token of a seat, told once. */
export interface Seated {
  is: "seated"
  id: string
  seat: number
  token: string
}

/** What is a seat's own: the answer to `look`, or to a `hello` that missed nothing. */
export interface Own {
  is: "mine"
  version: number
  mine: Mine
}

/** A seat in a preview: cash now and then (if it may be known), groups made and broken, interest due. */
export interface Side {
  seat: number
  cash?: number | null
  then?: number | null
  made?: string[]
  broken?: string[]
  interest?: number
}

/** A deed that would change. */
export interface Altered {
  was: DeedView
  then: DeedView
}

/**
 * What would happen: `done` actions were possible, then `word` and `text` say why not or what waits. `asks`:
 * the others are asked about scarce buildings first.
 */
export interface Previewed {
  is: "preview"
  id: string
  version: number
  done: number
  sides: Side[]
  deeds: Altered[]
  houses: number
  hotels: number
  awaited: string
  asked: number
  asks?: boolean
  word?: string
  text?: string
  rule?: string
}

/** Something that can be done with a deed: its words, what it brings, the rent then; or why not. */
export interface DeedDeal {
  say: string
  amount: number
  rent?: number | null
  factor?: number | null
  asks?: boolean
  word?: string
  text?: string
}

/** An own deed and what can be done with it. */
export interface Holding {
  deed: DeedView
  deals: DeedDeal[]
}

/**
 * The own deeds of a group; `down` sells all its buildings at once. `top` is the highest level its streets
 * can have while they are in this hand, 0 where nothing can be built.
 */
export interface OwnGroup {
  group: string
  holdings: Holding[]
  whole?: boolean
  top?: number
  down?: DeedDeal | null
}

/** A step of the plan: a mortgage, or a sale down to `level`. */
export interface Raised {
  say: string
  space: number
  amount: number
  level?: number
}

/** How the bank would raise what is owed; `most` is all that could be raised. */
export interface DebtPlan {
  to: number
  amount: number
  why: string
  cash: number
  most: number
  steps?: Raised[]
  left?: number
  word?: string
  text?: string
}

/** The answer to `holdings`; `plan` is there while the seat owes something and is to pay now. */
export interface Held {
  is: "holdings"
  id: string
  version: number
  seat: number
  cash: number
  groups: OwnGroup[]
  plan?: DebtPlan | null
}

/** A square, and in how many of all throws the token goes there. */
export interface SquareAhead {
  space: number
  ways: number
}

/**
 * The answer to `ahead`: the squares in the order of the board, of `throws` that are equally likely.
 * `chosen`: after some of them the player says where to.
 */
export interface Reach {
  is: "ahead"
  id: string
  version: number
  seat: number
  squares: SquareAhead[]
  throws: number
  chosen?: boolean
}

/** A typed throw or card: where it stands in the log, for whom, and of which cards it is one. */
export interface TypedBefore {
  version: number
  place: number
  at: number
  who: number
  say: string
  cards?: number[]
  dice?: number
}

/** The answer to `typed-before`, the newest first. */
export interface LookedBack {
  is: "typed-before"
  id: string
  version: number
  typed: TypedBefore[]
}

/** Somebody's cash before a correction and after it. */
export interface Purse {
  seat: number
  was: number
  now: number
}

/**
 * What a correction changes: sentences that fall away and come instead, cash, and what hands must do. `left`
 * throws wait until what is then asked has been answered.
 */
export interface Difference {
  is: "difference"
  id: string
  version: number
  gone?: string[]
  instead?: string[]
  purses?: Purse[]
  hands?: string[]
  left?: number
  word?: string
  text?: string
}

/**
 * Something a seat could say: its words, what that means, its chance to win then (0 to 1), and why. `good`:
 * the best, or so near that it makes no difference.
 */
export interface AdvisedAction {
  say: string[]
  text: string
  chance: number
  good?: boolean
  why?: string
}

/** The answer to `advise`: the best first, and what the next throw may cost. */
export interface Advised {
  is: "advice"
  id: string
  version: number
  seat: number
  actions: AdvisedAction[]
  risk: string
}

/** A seat's chance to win (0 to 1) without a deal and with it; `sure`: that is not chance alone. */
export interface SeatChance {
  seat: number
  before: number
  after: number
  sure: boolean
}

/** The answer to `weigh-deal`: everybody who is still in. */
export interface DealWeighed {
  is: "deal-chances"
  id: string
  version: number
  seat: number
  chances: SeatChance[]
}

/** The answer to `seat-codes`: of the own seats, and of those whose page has been gone for a while. */
export interface ToldSeatCodes {
  is: "seat-codes"
  id: string
  version: number
  codes: Record<number, string>
}

/** The answer to a typed line that only looks: lines of text. */
export interface Typed {
  is: "typed"
  id: string
  text: string
}

/** A live auction: going once, going twice. */
export interface Going {
  is: "going"
  version: number
  times: number
}

/** Who is there; `until` is when the others may decide about each seat that is away. */
export interface Presence {
  is: "presence"
  online: number[]
  until?: Record<number, number>
  spectators?: number
}

/** A seat is now played from a newer connection. */
export interface Replaced {
  is: "replaced"
  seat: number
}

/** A word from the operator, such as `restart`: the server goes down and comes back. */
export interface Banner {
  is: "banner"
  word: string
  text: string
}

/** Here I am. */
export interface Pong {
  is: "pong"
  n: number
  now: number
}

/** The currency: its grain, what a player starts with, and how a sum is written. */
export interface Money {
  grain: number
  smallest: number
  start: number
  notes: [number, number][]
  pattern: Record<string, string>
  thousands: string
}

/** Sums and stocks that belong to no single space. */
export interface Amounts {
  salary: number
  fine: number
  speed_bonus: number
  houses: number
  hotels: number
  interest_percent: number
}

/** How a variant departs from the normal game; the defaults are the normal game. */
export interface Variant {
  deal: number
  deal_paid: boolean
  hotel_houses: number
  end_bankruptcies: number
  jail_must_leave: boolean
  timed: boolean
}

/**
 * How the German name of a space stands in a sentence. `gender` is m, f, n or many (a plural) for names with
 * an article, bare for names without one (Durotar), and title for what can only be quoted (Setze ein
 * Zeichen). The cases are those after the article: das Dunkle Portal, auf dem Dunklen Portal; left empty they
 * are the name itself.
 */
export interface Forms {
  gender: string
  nominative: string
  accusative: string
  dative: string
}

/** One space of the ring; fields that its kind does not have are empty. */
export interface Space {
  at: number
  kind: string
  name: Record<string, string>
  short: Record<string, string>
  forms: Forms
  group: string
  deck: string
  price: number
  house: number
  hotel: number
  mortgage: number
  rent: number[]
  factor: number[]
  amount: number
}

/** A colour group, or the stations, or the utilities. */
export interface Group {
  id: string
  name: Record<string, string>
  letter: string
  colour: string
}

/** A pile of cards: the name of its spaces and of one of its cards. */
export interface Deck {
  id: string
  name: Record<string, string>
  card: Record<string, string>
}

/** One card: the verb `do`, its arguments, and our own text with placeholders. */
export interface Card {
  id: string
  deck: string
  do: string
  args: Record<string, number | string>
  text: Record<string, string>
}

/** What the edition calls a thing, with what grammar needs (gender m, f, n, or empty). */
export interface Term {
  one: string
  many: string
  gender: string
  dative_many: string
}

/** A figure a player moves: a drawing of the edition, or of any edition, an emoji, or letters. */
export interface Token {
  id: string
  name: Record<string, string>
  drawn: string
  emoji: string
  initials: string
}

/** How the board is drawn; what is left empty is as the palette has it. */
export interface BoardLook {
  palette: string
  middle: string
  buildings: string
  station: string
  utilities: string[]
}

/** What box and parts show, as far as a rulebook tells: nothing of it matters for play. */
export interface BoxPrint {
  age: number
  short_minutes: number[]
  currency: Record<string, string>
  finish: Record<string, Record<string, string>>
  deed_also: string[]
  extras: Record<string, number>
}

/**
 * Everything printed. `hash` names all of it, `digest` what affects play; `base` is the built-in edition it
 * was made from, `tree` what its file and those it extends say, merged (only to be read).
 */
export interface Edition {
  id: string
  seed: string
  language: string
  name: Record<string, string>
  blurb: Record<string, string>
  players: [number, number]
  money: Money
  amounts: Amounts
  speed: boolean
  faces: string[]
  variants: Record<string, Variant>
  rules: Record<string, unknown>
  spaces: Space[]
  groups: Record<string, Group>
  decks: Record<string, Deck>
  cards: Card[]
  terms: Record<string, Record<string, Term>>
  tokens: Token[]
  sources: Record<string, string>
  look: BoardLook
  base: string
  hash: string
  digest: string
  box: BoxPrint
}

/** What went wrong: a word for programs, a sentence for people. */
export interface ErrorAnswer {
  word: string
  text: string
}

/** What is needed to choose an edition: the switches of use in it as they stand, and what some may be. */
export interface EditionSummary {
  id: string
  name: Record<string, string>
  blurb: Record<string, string>
  players: [number, number]
  variants: string[]
  speed: boolean
  tokens: Token[]
  switches: Record<string, boolean | number | string | (string | number)[]>
  choices: Record<string, string[]>
}

/** A computer player by its word; `rung` counts up the ladder from 1, 0 for those beside it. */
export interface BotSummary {
  bot: string
  name: Record<string, string>
  about: Record<string, string>
  rung: number
}

/** A room in the lobby. */
export interface RoomSummary {
  code: string
  phase: string
  edition: string
  variant: string
  seats: number
  taken: number
  people: number
  locked: boolean
  title: string
  at: number
}

/** A new room: its code, the link for friends, and the promise of its dice. */
export interface OpenedRoom {
  code: string
  link: string
  commit: string
}

/** The link of a room as others can follow it. */
export interface RoomLink {
  link: string
}

/** A position as a tree (docs/position.md), by the rules of a room that is to begin in it. */
export interface PositionWish {
  options: Options
  position: Record<string, unknown>
}

/** What cannot be in a position: at which seat and square, -1 where at none. */
export interface PositionNote {
  word: string
  text: string
  seat: number
  space: number
}

/** The whole table as everybody sees it; `asked` is a seat, -2 chance, -3 the clock, -4 any bidder. */
export interface TableView {
  awaited: string
  asked: number
  detail: Detail
  turn: number
  turns: number
  seats: SeatView[]
  deeds: DeedView[]
  claims: ClaimView[]
  piles: PileView[]
  houses: number
  hotels: number
  pot: number
  dice: [number, number, Face]
  over: boolean
  winners: number[]
}

/** What a position looks like on the table, and everything that cannot be; what a hotel counts there. */
export interface PositionCheck {
  problems: PositionNote[]
  table: TableView
  hotel_level: number
}

/** A position or a record; of a record so many moves, else all. */
export interface PositionFile {
  text: string
  moves: number | null
}

/** A position to begin from or to change, and what is played by which rules. */
export interface PositionSource {
  edition: string
  variant: string
  switches: Record<string, boolean | number | string | (string | number)[]>
  position: Record<string, unknown>
}

/** A built-in edition to begin from: its whole tree. */
export interface EditionSource {
  id: string
  hash: string
  tree: Record<string, unknown>
}

/** An edition to be looked at: only what differs from its base. */
export interface CheckWish {
  tree: Record<string, unknown>
}

/** A value to put at a place of a tree; null takes out what a draft says there. */
export interface EditionPatch {
  at: string
  value: unknown
}

/** What is wrong or odd at a place, as a word and a sentence; `fix` where one answer is right. */
export interface EditionNote {
  at: string
  reason: string
  text: string
  fix?: EditionPatch[]
}

/** What is to be said about an edition; `hash` names it once nothing is wrong with it. */
export interface EditionCheck {
  hash: string
  problems: EditionNote[]
  hints: EditionNote[]
}

/** A German name as somebody says it: gender and cases as far as they are known. */
export interface SpokenName {
  name: string
  gender?: "" | "bare" | "f" | "m" | "many" | "n" | "title"
  nominative?: string
  accusative?: string
  dative?: string
}

/** Names whose forms are wanted; what is not said about one is guessed, unless `exact`. */
export interface FormsWish {
  names: SpokenName[]
  exact: boolean
}

/** A name with its forms, whether they are sure, and three sentences that hold it. */
export interface FormsGuess {
  said: SpokenName
  sure: boolean
  sentences: string[]
}

/** An edition's file, to be read or written as another kind. */
export interface ConvertWish {
  text: string
  source: "json" | "toml"
  target: "json" | "toml"
}

/** The file as wanted, or why it cannot be read. */
export interface ConvertedEdition {
  text: string
  problems: EditionNote[]
}

/** An edition of which sheets are to be looked at; the settings are words, as in an address. */
export interface PrintWish {
  tree: Record<string, unknown>
  settings: Record<string, string>
}

/**
 * What a kind of sheet comes to: how many papers, on one or both sides, and its first pages as SVG. Pieces of
 * the board lie in so many `columns`; else that is 0.
 */
export interface PrintedSheet {
  sheet: string
  papers: number
  both: boolean
  wide: number
  high: number
  columns: number
  pictures: string[]
}

/**
 * The sheets of an edition, the fonts of their pictures as CSS, and the sizes where none is wished. `pdf`:
 * this server can make a PDF of them.
 */
export interface PrintPreview {
  sheets: PrintedSheet[]
  fonts: string
  usual: Record<string, number>
  pdf: boolean
}

/** An edition to be probed: what is known about it, and with `start` games, if they are needed. */
export interface ProbeWish {
  tree: Record<string, unknown>
  start: boolean
}

/**
 * One quantity here and in the base; the difference is between `low` and `high`. `part` is median, long
 * (rounds), endless, place (shares of games) or group (rent per price paid); `name` is the place in the order
 * of play or the group; `change` is a share of the base.
 */
export interface ProbeEffect {
  part: string
  name: string
  label: string
  here: number
  base: number
  low: number
  high: number
  change: number
  clear: boolean
}

/** What cannot be chance, where it comes from, and what would help; `fix` does it. */
export interface ProbeFinding {
  at: string
  reason: string
  text: string
  cause: string
  proposal: string
  fix: EditionPatch[]
}

/** What the changes did; no game was needed if they do not affect play. */
export interface ProbeResult {
  games: number
  wanted: number
  seats: number
  rounds: number
  endless_below: number
  effects: ProbeEffect[]
  findings: ProbeFinding[]
}

/** How far a probe is; `none`: nobody has asked for it. */
export interface ProbeState {
  job: string
  state: "done" | "failed" | "none" | "running" | "stopped" | "waiting"
  played: number
  wanted: number
  result: ProbeResult | null
}

/**
 * An edition to be shared: its whole tree, or what differs from the built-in one it extends. `trial`: it is
 * only to be played or printed, and does not count as shared.
 */
export interface EditionUpload {
  tree: Record<string, unknown>
  trial: boolean
}

/** A shared edition: rooms take it as `id@hash`, people by the link. */
export interface EditionLink {
  id: string
  hash: string
  link: string
}

/** A shared edition: `edition` as a table gets it, `tree` as its author wrote it (blocked: nothing). */
export interface SharedEdition {
  id: string
  hash: string
  base: string
  blocked: boolean
  tree: Record<string, unknown>
  edition: Edition
}

/** Why the operator should look at a shared edition. */
export interface EditionComplaint {
  reason: string
}

/** A paragraph of the booklet; the first row of a table is its head. */
export interface BookParagraph {
  anchor: string
  title: string
  text: string
  rules: string[]
  changed: boolean
  table: string[][]
}

/** A chapter of the booklet. */
export interface BookChapter {
  id: string
  title: string
  paragraphs: BookParagraph[]
}

/** A whole booklet; `changed` if the table agreed otherwise, `frames` the paragraph of each question. */
export interface Booklet {
  edition: string
  language: string
  title: string
  changed: boolean
  chapters: BookChapter[]
  frames: Record<string, string>
}

/** Who a browser is. */
export interface Guest {
  person: string
}

/** In how many rooms something was taken out. */
export interface Forgotten {
  rooms: number
}

/**
 * A seat of a finished game: `who` is one mark for one person in all games of a guest. `luck`: by how much
 * dice and cards raised its chance to win over what was to be expected, as the learned value judges
 * positions; not of games that were counted before it was told.
 */
export interface MyGameSeat {
  name: string
  who?: string
  mine?: boolean
  bot?: string
  face?: string
  won?: boolean
  worth?: number
  groups?: string[]
  luck?: number | null
}

/** A game of a guest; of one that is not over, or not counted yet, no seats are told. */
export interface MyGame {
  code: string
  phase: string
  at: number
  edition: string
  variant: string
  turns: number
  seats: MyGameSeat[]
}

/** The newest games of a guest, and how many finished ones are still to be counted. */
export interface MyGames {
  games: MyGame[]
  uncounted: number
}

/** By which code another device fetches what this one left, once and until then. */
export interface HandoverCode {
  code: string
  until: number
}

/** What the other device left. */
export interface HandedOver {
  text: string
}

/** The public key by which push services know this server; empty where nobody is called. */
export interface PushOffer {
  key: string
}

/** A finished game step by step, and everybody's standing at each step. */
export interface Replay {
  players: string[]
  bots: string[]
  steps: Step[]
  course: [number, number, number][][]
}

/** Everybody's chance at one time, and between what it lies some rounds later, eight times of ten. */
export interface Point {
  number: number
  turn: number
  chances: number[]
  low: number[]
  high: number[]
}

/**
 * What moved a player's chance from the first to the last; `start` + `luck` + `own` + `others` = `end`.
 * `doubt` is the standard error of luck and decisions; `given_away` is what the mistakes told cost.
 */
export interface PlayerAccount {
  seat: number
  name: string
  bot: string
  start: number
  end: number
  luck: number
  own: number
  others: number
  doubt: number
  mistakes: number
  given_away: number
}

/** A word, and what it is about: a space, a sum, another seat; -1 is none. */
export interface Reason {
  word: string
  space: number
  amount: number
  other: number
}

/** A decision that was not the best: what was said, what would have been better, by how much and why. */
export interface Mistake {
  number: number
  turn: number
  seat: number
  done: string[]
  better: string[]
  chance: number
  chance_better: number
  cost: number
  error: number
  reason: Reason
}

/** A throw or card that moved somebody's chance most. */
export interface LuckyThrow {
  number: number
  turn: number
  seat: number
  action: string
  change: number
}

/** All of it; `games` were played on from every position. */
export interface GameAnalysis {
  format: number
  edition: string
  players: string[]
  actions: number
  turns: number
  over: boolean
  winners: number[]
  games: number
  curve: Point[]
  accounts: PlayerAccount[]
  mistakes: Mistake[]
  throws: LuckyThrow[]
}

/** How lucky a player was, and what was given away: about somebody, and said to that very person. */
export interface AccountWords {
  text: string
  you: string
}

/** An analysis in words, each list in the order of its figures. */
export interface AnalysisWords {
  accounts: AccountWords[]
  mistakes: string[]
  throws: string[]
  method: string
}

/** How far the analysis of a finished game is; `none`: nobody has asked for it. */
export interface AnalysisState {
  state: "done" | "failed" | "none" | "running" | "stopped" | "waiting"
  share: number
  found?: GameAnalysis | null
  words?: AnalysisWords | null
}

/**
 * Everybody's chance as a turn began, and between what it lies three rounds later, eight times of ten. Where
 * too few games are played on for that the band is the chance itself.
 */
export interface Outlook {
  turn: number
  chances: number[]
  low: number[]
  high: number[]
}

/** The chances in a running game so far, turn by turn. */
export interface LiveChances {
  players: string[]
  curve: Outlook[]
}

/** A puzzle of the collection; `grade` is 1 easy, 2 medium, 3 hard. */
export interface PuzzleLine {
  id: string
  edition: string
  grade: number
}

/** All puzzles, and the name of that of the day. */
export interface PuzzleSet {
  daily: string
  puzzles: PuzzleLine[]
}

/** One seat's sight of the whole table: `seat` is None for a spectator, who sees no offers. */
export interface View {
  awaited: string
  asked: number
  detail: Detail
  turn: number
  turns: number
  seats: SeatView[]
  deeds: DeedView[]
  claims: ClaimView[]
  piles: PileView[]
  houses: number
  hotels: number
  pot: number
  dice: [number, number, Face]
  over: boolean
  winners: number[]
  seat: number | null
  offers: OfferView[]
}

/** A position as the one in `seat` sees it, what is asked, and what there is to choose. */
export interface PuzzleTask {
  id: string
  edition: string
  grade: number
  seat: number
  table: View
  heading: string
  question: string
  options: string[]
}

/** How often an option wins, and what speaks for it (the best one) or against it. */
export interface PuzzleChoice {
  chance: number
  why: string
}

/** Whether a choice was right, which option is best, and that in words. */
export interface PuzzleJudged {
  right: boolean
  best: number
  text: string
  options: PuzzleChoice[]
  method: string
}

/** How the dice fell: faces 1 to 6, totals 2 to 12, doubles, and how far the faces are from even. */
export interface DiceReport {
  throws: number
  faces: number[]
  totals: number[]
  doubles: number
  chi_square: number
  players: string[]
}

/** A throw, draw or deal: answer `number` of its stream, one of `of`; `weight` of them from `first` on. */
export interface DerivedThrow {
  seat: number
  turn: number
  stream: string
  number: number
  of: number
  first: number
  weight: number
  said: string
}

/** What every throw of a finished game is derived from (docs/protocol.md), to do so by oneself. */
export interface DiceSteps {
  scheme: string
  game: string
  commit: string
  seed: string
  luck: string[]
  throws: DerivedThrow[]
  pledges?: string[]
  seal?: string
}

/**
 * Whether every throw of a record follows from its seed; else at which line it does not, and why. `seal` is
 * of everything that stood fast before anybody told their luck, `broken` how many draws were broken off
 * before that one.
 */
export interface Verdict {
  word: string
  proved: boolean
  count: number
  commit?: string
  line?: number
  said?: string
  expected?: string
  reason?: string
  seal?: string
  broken?: number
}

export type Face = number | "bus" | "mr"

export type AnyHappened =
  | Paid
  | Thrown
  | Moved
  | Jailed
  | Freed
  | Handed
  | Levelled
  | Mortgaged
  | Lifted
  | Drawn
  | Kept
  | CardBack
  | CardTo
  | TurnBegun
  | LotOpened
  | BidMade
  | Passed
  | Sold
  | Unsold
  | Claimed
  | ClaimLapsed
  | Owed
  | Offered
  | Accepted
  | Rejected
  | Withdrawn
  | OfferLapsed
  | SetOff
  | WentOut
  | Leaving
  | Entitled
  | Starts
  | TimeIsUp
  | Counted
  | Ended
  | Scarce
  | Declined

export type AnyCommand =
  | Hello
  | Ping
  | Look
  | Shown
  | Preview
  | Holdings
  | LookAhead
  | Advise
  | WeighDeal
  | SeatCodes
  | Type
  | Act
  | Chance
  | Sit
  | ChooseFigure
  | ChooseColour
  | SetReady
  | ChooseBanker
  | ChangeTerms
  | PledgeLuck
  | RevealLuck
  | Stand
  | Rename
  | PutBot
  | Kick
  | Lock
  | Invite
  | HandOver
  | Start
  | Ballot
  | Proxy
  | TakeBack
  | Correct
  | CountCash
  | LookBack
  | TryCorrection
  | Chat
  | Mute
  | ReportPlayer
  | Quiet
  | AnswerMoment
  | Rematch

export type AnyMessage =
  | Welcome
  | Step
  | Ack
  | Refused
  | Unsettled
  | Seated
  | Own
  | Previewed
  | Held
  | Reach
  | LookedBack
  | Difference
  | Advised
  | DealWeighed
  | ToldSeatCodes
  | Typed
  | Going
  | Presence
  | Replaced
  | Banner
  | Pong

export type Phrases = Record<string, Record<string, string>>

export type Standing = [number, number, number]
