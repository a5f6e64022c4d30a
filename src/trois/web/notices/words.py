"""What a notice says. It tells whose turn it is and nothing else of a match: whatever is hidden stays so."""

from trois.store import Channel, Notice
from trois.text import Text, about
from trois.web.tables.people import telling
from trois.web.tables.table import LiveTable

KINDS = {telling.TURN, telling.SOON, telling.BOT, telling.OVER, telling.ASK, telling.BEGUN}


def notice_texts(live: LiveTable, notice: Notice, channel: Channel, address: str, waiting: int) -> dict[str, object]:
    """Title, text and address of a notice, in the language of its person."""
    text = Text(channel.language)
    kind = notice.kind if notice.kind in KINDS else telling.SOON
    names = [seat.name for seat in live.seats if seat.seat != notice.seat and seat.name]
    game = about.title(live.game, text)
    if channel.person == live.id:
        title = text(f"friends.notice.{kind}-of", game=game, name=live.names()[notice.seat])
    else:
        title = text(f"friends.notice.{kind}", game=game)
    return {
        "title": title,
        "body": text("friends.notice.with", names=text.listed(names)) if names else game,
        "url": f"{address}/tables/{live.id}",
        "tag": live.id,
        "kind": kind,
        "waiting": waiting,
    }
