"""What a seat may know, as bytes straight from the state, for loops over many games: the numbers of
`trois.env.observe.troyes_dice` in its order. Tests hold every byte against the view.
"""

from typing import Final

from trois.core.codes import BLANK, HOT, clip
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import NUMBERED

QUESTIONS: Final = 8
WORK_SHOWN: Final = 3
NO_PLAZA: Final = bytes(16)
NO_QUESTION: Final = bytes(QUESTIONS + 4 + 3 + 1 + WORK_SHOWN * 11)
SLOTS: Final = 9


class TroyesDiceEncoder:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def encode(self, state: State, seat: int) -> bytes:
        parts: list[bytes] = [self._header(state)]
        parts.append(self._question(state, state.sheets[seat]) if seat in state.waiting else NO_QUESTION)
        first = state.day + 4 * state.half
        for i in range(SLOTS):
            self._slot(state, (first + i) % SLOTS, parts)
        for i in range(4):
            parts.append(plaza(state.offers[i]) if state.offers else NO_PLAZA)
        for i in range(self.seats):
            other = (seat + i) % self.seats
            parts.append(
                sheet_codes(state, state.sheets[seat] if i == 0 else state.shown[other], other in state.waiting)
            )
        return b"".join(parts)

    def _header(self, state: State) -> bytes:
        numbering = state.options["numbering"]
        codes = [
            1 if numbering == "rolled" else 0,
            1 if numbering == "expert" else 0,
            1 if state.options["expansion"] is True else 0,
            0,
            0,
            0,
            clip(state.day - 1, 8),
            1 - state.half,
            state.half,
        ]
        codes[3 + state.stage] = 1
        codes += state.numbers
        return bytes(codes)

    def _question(self, state: State, sheet: Sheet) -> bytes:
        kind = sheet.question - 1 if state.stage == NUMBERED else 5 + state.stage
        codes = [0] * len(NO_QUESTION)
        codes[kind] = 1
        codes[QUESTIONS + sheet.plaza] = 1
        for bit in range(3):
            codes[QUESTIONS + 4 + bit] = sheet.asked >> bit & 1
        codes[QUESTIONS + 7] = clip(len(sheet.work), 8)
        at = QUESTIONS + 8
        for i in range(min(len(sheet.work), WORK_SHOWN)):
            entry = sheet.work[i]
            codes[at + (entry & 7)] = 1
            if entry >> 3 & 3 < 3:
                codes[at + 7 + (entry >> 3 & 3)] = 1
            codes[at + 10] = clip(entry >> 5 & 127, 8)
            at += 11
        return bytes(codes)

    def _slot(self, state: State, slot: int, parts: list[bytes]) -> None:
        faces = state.cards.faces[state.plazas[slot]]
        up = state.up[slot]
        tile = state.tiles[slot]
        parts.append(HOT[3][faces[up]])
        parts.append(HOT[3][faces[1 - up]])
        parts.append(HOT[8][abs(tile) - 1] if tile else BLANK[8])
        parts.append(b"\1" if tile < 0 else b"\0")


def plaza(offer: Offer) -> bytes:
    codes = [0] * len(NO_PLAZA)
    codes[offer.colour] = 1
    if 0 <= offer.value < 7:
        codes[3 + offer.value] = 1
    codes[10] = 1 if offer.black else 0
    codes[11] = 1 if offer.available else 0
    codes[12] = clip(offer.any, 9)
    codes[13] = clip(offer.influence, 9)
    codes[14] = clip(offer.fortune, 9)
    codes[15] = clip(offer.wisdom, 9)
    return bytes(codes)


def sheet_codes(state: State, sheet: Sheet, is_pending: bool) -> bytes:
    """Masks go by die number, the observation by column, as the sheet does."""
    codes = [1 if is_pending else 0]
    for value in sheet.circled:
        codes.append(clip(value, 18))
    for value in sheet.unspent:
        codes.append(clip(value, 18))
    for value in sheet.citizens:
        codes.append(clip(value, 20))
    bits = [number - 1 if number else 0 for number in state.numbers]
    add_columns(codes, sheet.built, 6, bits)
    add_columns(codes, sheet.crossed, 3, bits)
    turns = [0, 0, 0, 0, 0, 0]
    for turn in range(len(sheet.cathedrals)):
        turns[sheet.cathedrals[turn] - 1] = turn + 1
    codes += turns
    return bytes(codes)


def add_columns(codes: list[int], mask: int, rows: int, bits: list[int]) -> None:
    for row in range(rows):
        part = mask >> 6 * row & 63
        for bit in bits:
            codes.append(part >> bit & 1)
