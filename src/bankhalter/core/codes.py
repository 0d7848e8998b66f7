"""Every number the core uses as a name. `names.py` turns them into words."""

from __future__ import annotations

from typing import Final

# Who: seats count from 0; these stand beside them.
BANK: Final = -1
CHANCE: Final = -2
CLOCK: Final = -3
ANYONE: Final = -4  # a live auction: any bidder may speak
POT: Final = -5  # the money on Free Parking
MUCH: Final = 1 << 60  # more cash than anybody can have
MOST_COUNTED: Final = 1_000_000_000_000  # nor does anybody count more
SEATS: Final = 12  # room for ten players and a banker who only banks

# Kinds of space.
GO: Final = 0
STREET: Final = 1
STATION: Final = 2
UTILITY: Final = 3
TAX: Final = 4
DRAW_SPACE: Final = 5
JAIL_SPACE: Final = 6
PARKING: Final = 7
TO_JAIL: Final = 8

# Card verbs.
ADVANCE: Final = 0
BACK: Final = 1
BACK_TO: Final = 2
NEAREST: Final = 3
PAY_BANK: Final = 4
COLLECT: Final = 5
PAY_EACH: Final = 6
COLLECT_EACH: Final = 7
REPAIRS: Final = 8
GO_TO_JAIL: Final = 9
KEEP_CARD: Final = 10
PAY_OR_DRAW: Final = 11

# The speed die's faces beyond 1, 2 and 3.
BUS: Final = 4
MR: Final = 5

# What a switch with words is set to: the place of the word among its choices in `switches.py`.
MANUAL: Final = 0  # rent_demand
AUTO: Final = 1
BY_CALL: Final = 2
ANEW: Final = 0  # utility_dice
MOVE_THROW: Final = 1
MINIMUM: Final = 0  # building_opening_bid
LOWEST_PRINTED: Final = 1
ROUND_ROBIN: Final = 0  # auction_mode
LIVE: Final = 1
ANYTIME: Final = 0  # build_window
BETWEEN_TURNS: Final = 1
HOTEL_BY_STREET: Final = 0  # hotel_condition
HOTEL_BY_GROUP: Final = 1
CLEAR_GROUP: Final = 0  # mortgage_needs_clear
CLEAR_PROPERTY: Final = 1
PRINTED: Final = 0  # sell_back
PAID: Final = 1
LIQUIDATE: Final = 0  # bankruptcy_handover
AS_IS: Final = 1
NEXT_PROPERTY: Final = 0  # mr_monopoly_all_owned
NEXT_RENT_DUE: Final = 1
SHARED: Final = 0  # tie_break
BY_CASH: Final = 1

# What a throw is for.
FOR_MOVE: Final = 0
FOR_JAIL: Final = 1

# What is sold in an auction.
DEED: Final = 0
HOUSE: Final = 1
HOTEL: Final = 2

# Seat.out
PLAYING: Final = 0
FALLEN: Final = 1  # bankrupt, or gone
ABSENT: Final = 2  # the banker who only banks

# Frames of the agenda. Those from FORCED on may be settled without anybody's word.
TURN: Final = 0
REST: Final = 1
PURCHASE: Final = 2
ROLL: Final = 3
DRAW: Final = 4
RENT_ROLL: Final = 5
STEPS: Final = 6
JUMP: Final = 7
CARD_CHOICE: Final = 8
RECEIPT: Final = 9
DEAL: Final = 10
OPENING: Final = 11
OVER: Final = 12
FORCED: Final = 13
DEBT: Final = 13
AUCTION: Final = 14
BONUS: Final = 15
MOVE: Final = 16
ESTATE: Final = 17
WANTS: Final = 18
LOTS: Final = 19
PLACE: Final = 20
CALL: Final = 21
FINAL_CALL: Final = 22
COUNT: Final = 23
FRAMES: Final = 24

# What comes first: the agenda is kept in this order, first come first served within a rank.
GROUND: Final = 0  # the turn itself; exactly one frame, always there
AFTERWARDS: Final = 1  # the Mr. Monopoly move, the move behind a fine, the last call of a timed game
BUYING: Final = 2
ESTATES: Final = 3  # further lots: of an estate, or of scarce buildings
OWING: Final = 4
BIDDING: Final = 5
AT_ONCE: Final = 6
ATOMIC: Final = 7

# Actions. Answers come first, open actions from OPEN on.
ROLLED: Final = 0
DRAWN: Final = 1
DEALT: Final = 2
HAMMER: Final = 3
TIME_UP: Final = 4
THROW: Final = 5
PAY_FINE: Final = 6
PLAY_CARD: Final = 7
END_TURN: Final = 8
STEP: Final = 9
JUMP_TO: Final = 10
WALK: Final = 11
BUY: Final = 12
DECLINE: Final = 13
BID: Final = 14
PASS: Final = 15
WANT: Final = 16
PUT: Final = 17
KEEP: Final = 18
REDEEM: Final = 19
PAY: Final = 20
TAKE_CARD: Final = 21
BANKRUPT: Final = 22
RAISE: Final = 23
OPEN: Final = 24
BUILD: Final = 24
ORDER: Final = 25
SELL: Final = 26
SELL_DOWN: Final = 27
MORTGAGE: Final = 28
LIFT: Final = 29
DEMAND: Final = 30
OFFER: Final = 31
ACCEPT: Final = 32
REJECT: Final = 33
WITHDRAW: Final = 34
RESIGN: Final = 35
WISH: Final = 36
PLAN: Final = 37
RECOUNT: Final = 38
ACTIONS: Final = 39

# Moments, as bits: when an open action may be taken.
FREE: Final = 1
IN_DEBT: Final = 2
IN_LOT: Final = 4
IN_AIR: Final = 8

MOST_WANTED: Final = 31  # scarce buildings in one request: five bits a seat

# Standing wishes of a seat, as bits.
WISH_DEMAND: Final = 1

# Why money moves.
W_START: Final = 0
W_SALARY: Final = 1
W_PRICE: Final = 2
W_BID: Final = 3
W_RENT: Final = 4
W_TAX: Final = 5
W_CARD: Final = 6
W_FINE: Final = 7
W_BUILD: Final = 8
W_SELL: Final = 9
W_MORTGAGE: Final = 10
W_LIFT: Final = 11
W_INTEREST: Final = 12
W_TRADE: Final = 13
W_ESTATE: Final = 14
W_POT: Final = 15
W_REPAIRS: Final = 16
W_GIFT: Final = 17  # a card that moves money between players
W_COUNT: Final = 18  # what was counted on the table differs
WHYS: Final = 19

# Events.
E_PAID: Final = 0
E_THROWN: Final = 1
E_MOVED: Final = 2
E_JAILED: Final = 3
E_FREED: Final = 4
E_DEED: Final = 5
E_LEVEL: Final = 6
E_MORTGAGED: Final = 7
E_LIFTED: Final = 8
E_DRAWN: Final = 9
E_KEPT: Final = 10
E_CARD_BACK: Final = 11
E_CARD_TO: Final = 12
E_TURN: Final = 13
E_LOT: Final = 14
E_BID: Final = 15
E_PASSED: Final = 16
E_SOLD: Final = 17
E_UNSOLD: Final = 18
E_CLAIM: Final = 19
E_LAPSED: Final = 20
E_OWES: Final = 21
E_OFFER: Final = 22
E_ACCEPTED: Final = 23
E_REJECTED: Final = 24
E_WITHDRAWN: Final = 25
E_OFFER_LAPSED: Final = 26
E_SET_OFF: Final = 27
E_OUT: Final = 28
E_LEAVING: Final = 29
E_SPEED: Final = 30
E_STARTS: Final = 31
E_TIME: Final = 32
E_COUNTED: Final = 33
E_OVER: Final = 34
E_SCARCE: Final = 35
E_DECLINED: Final = 36
EVENTS: Final = 37

# Refusals. 0 is fine; `names.py` has the words, docs/refusals.md explains them.
FINE: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_NOW: Final = 2
DICE_IN_AIR: Final = 3
LOT_RUNNING: Final = 4
DEBT_FIRST: Final = 5
GAME_OVER: Final = 6
CLOSING: Final = 7
NO_SUCH_SEAT: Final = 8
OUT_OF_GAME: Final = 9
NO_SUCH_DEED: Final = 10
NOT_OWNER: Final = 11
NOT_A_STREET: Final = 12
GROUP_INCOMPLETE: Final = 13
GROUP_MORTGAGED: Final = 14
WINDOW_CLOSED: Final = 15
HOTEL_STANDS: Final = 16
HOTEL_TOO_EARLY: Final = 17
UNEVEN_BUILDING: Final = 18
NO_HOUSES: Final = 19
NO_HOTELS: Final = 20
NO_CASH: Final = 21
NO_BUILDING: Final = 22
UNEVEN_SALE: Final = 23
TOO_FEW_HOUSES: Final = 24
NO_SUCH_GROUP: Final = 25
NOT_LOWER: Final = 26
LAST_PLACE: Final = 27
BUILT: Final = 28
GROUP_BUILT: Final = 29
ALREADY_MORTGAGED: Final = 30
NOT_MORTGAGED: Final = 31
BID_TOO_LOW: Final = 32
BID_UNCOVERED: Final = 33
OFF_GRAIN: Final = 34
NOT_A_BIDDER: Final = 35
BID_BINDS: Final = 36
NO_SUCH_CLAIM: Final = 37
NO_SUCH_OFFER: Final = 38
OFFER_OPEN: Final = 39
OFFER_EMPTY: Final = 40
OFFER_CASH_ONLY: Final = 41
OFFER_CASH_BOTH: Final = 42
OFFER_TO_SELF: Final = 43
NEGATIVE_AMOUNT: Final = 44
NOT_HELD: Final = 45
GIVER_SHORT: Final = 46
TAKER_SHORT: Final = 47
INTEREST_UNCOVERED: Final = 48
DEBT_GUARD: Final = 49
NO_SUCH_DEBT: Final = 50
RELIEF_NEEDS_GOODS: Final = 51
TOO_MANY_OFFERS: Final = 52
SOLVENT: Final = 53
NOT_IN_JAIL: Final = 54
FINE_TOO_LATE: Final = 55
NO_JAIL_CARD: Final = 56
MUST_THROW: Final = 57
WRONG_DICE: Final = 58
NO_SUCH_STEPS: Final = 59
NO_SUCH_SPACE: Final = 60
SAME_SPACE: Final = 61
NO_SUCH_CARD: Final = 62
DEED_GONE: Final = 63
NOT_RECEIVED: Final = 64
TOO_MANY_WANTED: Final = 65
MUST_PLACE: Final = 66
NO_TIME_LIMIT: Final = 67
LEAVING_ALREADY: Final = 68
UNKNOWN: Final = 69
INSOLVENT: Final = 70
RELIEF_TOO_HIGH: Final = 71
NO_PLACE: Final = 72
ANSWER_FIRST: Final = 73
REFUSALS: Final = 74
