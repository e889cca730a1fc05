"""Sends mails through a server that the operator names."""

import asyncio
import logging
import smtplib
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

SECONDS_TO_SEND = 30
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}

_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class MailServer:
    """Where mails are handed in, and what they say they are from."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = None
    kind: str = "smtp"  # with STARTTLS; "smtps" is TLS from the beginning, "smtp+plain" none at all


def mail_server_in(address: str, sender: str) -> MailServer | None:
    """A server from its address, such as smtp://name:password@mail.example.org:587; None if it is none."""
    try:
        parts = urlsplit(address.strip())
        port = parts.port
    except ValueError:
        return None
    is_address = "@" in parseaddr(sender)[1]
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or not is_address:
        return None
    return MailServer(
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        sender=sender.strip(),
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
        kind=parts.scheme,
    )


class Post:
    """Sends mails one after another, in the background."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._sending: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()

    def send(self, address: str, subject: str, text: str) -> None:
        """Send a mail soon; nobody waits for it, and it may get lost as any mail."""
        task = asyncio.create_task(self._send(_mail(self._server.sender, address, subject, text)))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Send what is waiting."""
        await asyncio.gather(*self._sending)

    async def _send(self, mail: EmailMessage) -> None:
        try:
            async with self._one_by_one:
                await asyncio.to_thread(_hand_in, self._server, mail)
        except (OSError, smtplib.SMTPException) as error:
            # No address is noted: logs are read by more people than mails.
            _logger.warning("a mail was not sent", extra={"reason": type(error).__name__})


def _mail(sender: str, address: str, subject: str, text: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, address, subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    return mail


def _hand_in(server: MailServer, mail: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if server.kind == "smtps" else smtplib.SMTP
    with kind(server.host, server.port, timeout=SECONDS_TO_SEND) as line:
        if server.kind == "smtp":
            line.starttls()
        if server.user is not None:
            line.login(server.user, server.password or "")
        line.send_message(mail)
