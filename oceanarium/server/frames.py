"""WebSockets as uvicorn speaks them, but for strangers who talk before hands have been shaken."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class PatientSockets(WebSocketsSansIOProtocol):
    """Hangs up on whoever goes on talking after the question to be let in, before it has been answered.

    No browser does: it has to wait (RFC 6455, 4.1). Nonsense at that moment cannot be answered by a close yet, so that
    uvicorn would raise, and a traceback of every such call would let strangers fill the disk.
    """

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.close()
        else:
            super().data_received(data)
