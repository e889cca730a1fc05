import type { Invitation } from "../messages";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What a link to this server may begin with so that others can follow it; nothing if nobody else can. */
export function reachableOrigins(invitation: Invitation, here: { hostname: string; origin: string }): string[] {
  if (invitation.public_address) return [invitation.public_address];
  return LOOPBACK.test(here.hostname) ? invitation.addresses : [here.origin];
}
