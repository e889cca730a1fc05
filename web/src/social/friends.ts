// Lists of friends: pure functions.
import type { FriendInfo } from "../messages";

/** The list after news of one of them; whoever is not in it is no friend any more. */
export function changed(friends: readonly FriendInfo[], news: FriendInfo): readonly FriendInfo[] {
  return friends.map((friend) => (friend.person.person === news.person.person ? news : friend));
}

/** Who is here, those who are free first; and who is not. */
export function split(friends: readonly FriendInfo[]): { here: readonly FriendInfo[]; gone: readonly FriendInfo[] } {
  const here = friends.filter(({ where }) => where !== "gone");
  return {
    here: [...here.filter(({ where }) => where === "free"), ...here.filter(({ where }) => where === "playing")],
    gone: friends.filter(({ where }) => where === "gone"),
  };
}
