import { expect, test } from "vitest";
import { bytesOf, hasPasskeys, inBytes, inText, namedAddress, textOf } from "./passkeys";
import { COLOURS, CREATURES, pictureOf, shadeOf } from "./portraits";

const place = (text: string) => new URL(text) as unknown as Location;

test("bytes travel as text that addresses can hold, and come back the same", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, number) => number);
  const text = textOf(bytes.buffer);
  expect(text).not.toMatch(/[+/=]/);
  expect([...bytesOf(text)]).toEqual([...bytes]);
});

test("what a host asks for is in bytes where browsers want it so, and as it was elsewhere", () => {
  const asked = { challenge: "AQI", user: { id: "Aw", name: "Mira" }, excludeCredentials: [{ id: "BA", type: "x" }] };
  const found = inBytes({ ...asked, timeout: 5 });
  expect(found).toEqual({
    challenge: Uint8Array.of(1, 2),
    user: { id: Uint8Array.of(3), name: "Mira" },
    excludeCredentials: [{ id: Uint8Array.of(4), type: "x" }],
    timeout: 5,
  });
});

test("what a browser answers travels without what it left out", () => {
  const response = { clientDataJSON: Uint8Array.of(1).buffer, userHandle: null };
  const credential = { id: "AQ", rawId: Uint8Array.of(1).buffer, type: "public-key", response };
  expect(inText(credential as unknown as PublicKeyCredential)).toEqual({
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    response: { clientDataJSON: "AQ" },
  });
});

test("passkeys need a name and a connection that nobody listens to", () => {
  Object.assign(globalThis, { PublicKeyCredential: {} });
  expect(hasPasskeys(place("http://localhost:8000/you"), true)).toBe(true);
  expect(hasPasskeys(place("http://club.example.org/you"), false)).toBe(false);
  expect(hasPasskeys(place("http://127.0.0.1:8000/you"), true)).toBe(false);
  expect(namedAddress(place("http://127.0.0.1:8000/you"))).toBe("http://localhost:8000/you");
  expect(namedAddress(place("http://192.168.1.7:8000/you"))).toBeNull();
});

test("every creature and colour has a look of its own, and what is not known has one too", () => {
  expect(new Set(CREATURES.map(pictureOf)).size).toBe(CREATURES.length);
  expect(new Set(COLOURS.map(shadeOf)).size).toBe(COLOURS.length);
  expect(pictureOf("kraken")).toBe(pictureOf(CREATURES[0]));
});
