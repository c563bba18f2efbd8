import type { Dj } from "@/lib/account/auth/schema";
import { profileCalls } from "@/lib/account/profile/calls";
import { getProfile, removeAccount, updateProfile } from "@/lib/account/profile/service";
import { unsubscribe } from "@/lib/office/calendar/service";
import { removeDesksOf } from "@/lib/office/desk/service";
import { removeEventsOf } from "@/lib/party/events/service";
import { leaveAllEvents } from "@/lib/party/members/service";
import { giveUpPermalinksOf } from "@/lib/party/permalinks/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(profileCalls.get, ({ request }) => getProfile(request.headers));

export const PATCH = route(profileCalls.update, ({ body, request }) =>
  updateProfile(body, request.headers),
);

export const DELETE = route(profileCalls.remove, async ({ who, body, request }) => {
  const cookies = await removeAccount(who, body, request.headers, removeOwned);
  return new Answer(204, undefined, cookies);
});

/** Deletes with the account its desks and its events, guests' names and messages included. Its names rest. */
async function removeOwned(dj: Dj) {
  await removeDesksOf(dj);
  await unsubscribe(dj);
  await leaveAllEvents(dj);
  await removeEventsOf(dj);
  await giveUpPermalinksOf(dj);
}
