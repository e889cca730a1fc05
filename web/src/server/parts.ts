import type { Parts } from "../lib/parts";
import Above from "../lobby/Above.svelte";
import ClubLobby from "../lobby/ClubLobby.svelte";
import NextButton from "../lobby/NextButton.svelte";
import Me from "../people/Me.svelte";
import { rename } from "../people/me.svelte";

export const parts: Parts = {
  Above,
  Lobby: ClubLobby,
  Person: () => import("../people/Person.svelte"),
  Best: () => import("../ratings/Best.svelte"),
  Me,
  Next: NextButton,
  rename,
  time: () => import("../time/room"),
  You: () => import("../people/You.svelte"),
  Terms: () => import("../seeks/form"),
  SignIn: () => import("../people/FollowLink.svelte"),
  Moderation: () => import("../moderation/Moderation.svelte"),
  StopMails: () => import("../calls/StopMails.svelte"),
};
