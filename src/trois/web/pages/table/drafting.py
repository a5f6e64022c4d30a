"""Several steps of a turn in one decision, as a page shows them: groups of dice, dice picked first, the die in hand."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from trois.text.model import Chip, Choice, Draft, Picking
from trois.text.voice import Voice
from trois.web.pages import signs
from trois.web.pages.table.choices import FIRST, Label, Offer, changes_of, labels, offer_of

DISTRICTS = {"red": "shield", "yellow": "coin", "white": "cross"}


def with_drafts(offered: list[Offer], drafts: list[Draft], voice: Voice) -> list[Offer]:
    """Besides, what can be picked for a draft but is no first step of its own, named as choices are."""
    parts = parted(drafts)
    offered = [replace(offer, in_parts=offer.choice.action in parts) for offer in offered]
    known = {offer.choice.action for offer in offered}
    more = sorted({action for draft in drafts for action in draft.picked} - known)
    return offered + [replace(offer_of(voice, _choice(voice, action)), in_draft_only=True) for action in more]


def parted(drafts: list[Draft]) -> dict[int, tuple[int, ...]]:
    """The choices that are picked in parts, with these."""
    return {draft.steps[0]: draft.picked for draft in drafts if len(draft.steps) == 1 < len(draft.picked)}


def _choice(voice: Voice, action: int, group: str = "", price: int = 0) -> Choice:
    return Choice(
        action,
        voice.game.vocabulary.text(action),
        voice.name(action),
        voice.thing(action),
        group or voice.group(action),
        (Chip("price", "deniers", price),) if price else (),
        label=voice.label(action),
        colour=voice.colour(action),
    )


def drafts_json(drafts: list[Draft], voice: Voice) -> str:
    """For the script: by what is picked the steps to send, what they come to, what goods become, fewer steps."""
    told = {
        " ".join(map(str, sorted(draft.picked))): [
            " ".join(map(str, draft.steps)),
            "".join(_chip_html(label) for label in labels(voice, draft.chips)),
            changes_of(voice, draft.chips),
            " ".join(map(str, draft.fewer)),
        ]
        for draft in drafts
    }
    return json.dumps(told, ensure_ascii=False) if told else ""


def _chip_html(label: Label) -> Markup:
    html = Markup('<span class="chip {}"><span aria-hidden="true">{}</span><span class="unseen">{} </span></span>')
    return html.format(label.tone, label.signs, label.words)


def preset(voice: Voice) -> str:
    """The answer that goes with every draft, then all that may take its place."""
    found = voice.preset()
    return "" if found is None else " ".join(map(str, dict.fromkeys((found.default, *found.among))))


# Picked first


def picking_of(voice: Voice, picked: Sequence[int]) -> Picking | None:
    """What was picked, or nothing of it where it doesn't go together any more."""
    return voice.picking(picked) or (voice.picking(()) if picked else None)


def with_picks(offered: list[Offer], picking: Picking | None, voice: Voice) -> list[Offer]:
    """The choices that what is picked can be used for, with what they then come to; and what can be picked."""
    if picking is None:
        return offered
    if picking.picked:
        by_action = {offer.choice.action: offer for offer in offered}
        offered = [_used(by_action[action], draft, voice) for action, draft in picking.uses]
    prices = dict(picking.prices)
    return offered + [
        replace(
            offer_of(voice, _choice(voice, action, FIRST, prices.get(action, 0))),
            pick="picked" if action in picking.picked else "more",
        )
        for action in sorted({*picking.more, *picking.picked})
    ]


def _used(offer: Offer, draft: Draft, voice: Voice) -> Offer:
    chips = tuple(chip for chip in draft.chips if chip.thing not in ("total", "divisor")) or offer.choice.chips
    return offer_of(voice, replace(offer.choice, then=draft.steps[1:], chips=chips))


# The die in hand


@dataclass(frozen=True)
class Hand:
    """The die in hand: as it is, and what each other face costs."""

    face: str
    faces: str
    """For the script: by face the die and its price in HTML."""
    colours: list[tuple[str, Markup, str]]
    """Colour, sign and word."""


def hand(voice: Voice, offered: list[Offer]) -> Hand | None:
    die = voice.in_hand()
    if die is None:
        return None
    by_face = {offer.face: offer for offer in offered if offer.face}
    faces = {face: [str(_die(face)), _price(offer)] for face, offer in by_face.items()}
    colours = [
        (colour, signs.thing_sign(district), voice.text.word(voice.area, colour))
        for colour, district in DISTRICTS.items()
    ]
    face = f"{die.colour}:{die.value}"
    faces.setdefault(face, [str(_die(face)), ""])
    return Hand(face, json.dumps(faces, ensure_ascii=False), colours)


def _die(face: str) -> Markup:
    colour, _, value = face.partition(":")
    return signs.die(int(value), colour)


def _price(offer: Offer) -> str:
    told = zip(offer.choice.chips, offer.chips, strict=False)
    return "".join(_chip_html(label) for chip, label in told if chip.kind == "price")
