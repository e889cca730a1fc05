// A server answers, over HTTP and sockets.
import type { Problem } from "../messages";
import { pathAddresses } from "../lib/addresses";
import { Refusal, type Channel, type Host, type Line } from "../lib/host";
import { say } from "../lib/say";

function unreachable(): Problem {
  return { code: "unreachable", sentence: say("common-unreachable"), rule: null, said: null };
}

export const host: Host = {
  hasOthers: true,
  addresses: pathAddresses,
  begin: () => undefined, // a server is there or not
  unreachable,

  async ask(method, path, body) {
    const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
    try {
      const response = await fetch(path, { method, body, headers });
      return { status: response.status, text: await response.text() };
    } catch {
      throw new Refusal(unreachable());
    }
  },

  open: (table, line) => called(`/api/tables/${encodeURIComponent(table)}/socket`, line),
  lobby: (line) => called("/api/lobby/socket", line),
};

function called(path: string, line: Line): Channel {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  socket.onopen = () => line.opened();
  socket.onmessage = (event) => line.said(String(event.data));
  socket.onclose = (event) => line.closed(event.code);
  return {
    // The other side may hang up before the browser says so; what is lost by that is told when it does.
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
