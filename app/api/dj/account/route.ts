import type { Dj } from "@/lib/account/auth/schema";
import { profileChangeSchema } from "@/lib/account/profile/schema";
import { getProfile, removeAccount, updateProfile } from "@/lib/account/profile/service";
import { passwordConfirmedSchema } from "@/lib/account/two-factor/schema";
import { removeEventsOf } from "@/lib/party/events/service";
import { leaveAllEvents } from "@/lib/party/members/service";
import { Answer, route } from "@/lib/server/route";

export const GET = route({ who: "dj" }, ({ request }) => getProfile(request.headers));

export const PATCH = route({ who: "holder", body: profileChangeSchema }, ({ body, request }) =>
  updateProfile(body, request.headers),
);

export const DELETE = route(
  { who: "holder", body: passwordConfirmedSchema },
  async ({ who, body, request }) => {
    const cookies = await removeAccount(who, body.password, request.headers, removeEvents);
    return new Answer(204, undefined, cookies);
  },
);

/** An account takes its events along, guests' names and messages included. */
async function removeEvents(dj: Dj) {
  await leaveAllEvents(dj);
  await removeEventsOf(dj);
}
