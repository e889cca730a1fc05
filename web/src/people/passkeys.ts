// Passkeys: between the JSON that travels and the bytes that browsers speak in.

/** Whether this browser can have passkeys for this address. They need a name, and a connection nobody listens to. */
export function hasPasskeys(place: Location = location, isSecure: boolean = isSecureContext): boolean {
  return isSecure && "PublicKeyCredential" in globalThis && !isNumeric(place.hostname);
}

/** The same page by the name of this machine, where it was opened by its number; else null. */
export function namedAddress({ protocol, hostname, port, pathname }: Location = location): string | null {
  const isThisMachine = hostname === "127.0.0.1" || hostname === "[::1]";
  return isThisMachine ? `${protocol}//localhost${port && `:${port}`}${pathname}` : null;
}

function isNumeric(hostname: string): boolean {
  return hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

type Told = Record<string, unknown>;

/** What a host asks for, with everything in bytes that browsers want in bytes. */
export function inBytes(options: Told): Told {
  const found: Told = { ...options, challenge: bytesOf(options.challenge as string) };
  const user = options.user as { id: string } | undefined;
  if (user) found.user = { ...user, id: bytesOf(user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"]) {
    const known = options[list] as { id: string }[] | undefined;
    if (known) found[list] = known.map((each) => ({ ...each, id: bytesOf(each.id) }));
  }
  return found;
}

/** What a browser answers, as it travels. */
export function inText({ id, rawId, type, response }: PublicKeyCredential): Told {
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const told: Told = {};
  for (const part of parts) {
    const bytes = (response as unknown as Partial<Record<typeof part, ArrayBuffer | null>>)[part];
    if (bytes) told[part] = textOf(bytes);
  }
  return { id, rawId: textOf(rawId), type, response: told };
}

/** Make a passkey; null if its owner does not want to after all, or the device cannot. */
export async function makePasskey(options: Told): Promise<Told | null> {
  return answered(navigator.credentials.create({ publicKey: inBytes(options) as never }));
}

/** Use a passkey; null as above. */
export async function usePasskey(options: Told): Promise<Told | null> {
  return answered(navigator.credentials.get({ publicKey: inBytes(options) as never }));
}

async function answered(asked: Promise<Credential | null>): Promise<Told | null> {
  try {
    const credential = await asked;
    return credential ? inText(credential as PublicKeyCredential) : null;
  } catch {
    return null; // browsers do not say why, so that pages cannot find out what somebody has
  }
}
