"""Mail by the SMTP server of the configuration, such as smtp://name:word@mail.example:587 or smtps://mail.example."""

import re
import smtplib
from email.message import EmailMessage
from email.utils import make_msgid
from urllib.parse import unquote, urlsplit

from trois.web.notices.post import BadAddress, NoAnswer

SECONDS = 15.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LONGEST = 200


def checked(address: str) -> str:
    """A mail address that can be one; raises BadAddress."""
    found = address.strip()
    if len(found) > LONGEST or not ADDRESS.fullmatch(found):
        raise BadAddress("mail-address")
    return found


class Mailer:
    def __init__(self, server: str, sender: str) -> None:
        self.server = urlsplit(server)
        self.sender = sender

    def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """One plain letter; `stop` is the address where one click ends them. Raises NoAnswer."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Message-ID"] = make_msgid("trois", self.sender.rpartition("@")[2].strip("> ") or None)
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            self._hand_over(letter)
        except (OSError, smtplib.SMTPException) as error:
            raise NoAnswer(f"{type(error).__name__}: {error}") from None

    def _hand_over(self, letter: EmailMessage) -> None:
        import ssl  # not in every home of the application

        parts, context = self.server, ssl.create_default_context()
        host, port = str(parts.hostname), parts.port
        if parts.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=context)
        else:
            connection = smtplib.SMTP(host, port or 25, timeout=SECONDS)
        with connection:
            connection.ehlo()
            if parts.scheme == "smtp" and connection.has_extn("starttls"):
                connection.starttls(context=context)
            if parts.username:
                connection.login(unquote(parts.username), unquote(parts.password or ""))
            connection.send_message(letter)
