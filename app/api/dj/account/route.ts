import { profileCalls } from "@/lib/account/profile/calls";
import { getProfile, removeAccount, updateProfile } from "@/lib/account/profile/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(profileCalls.get, ({ request }) => getProfile(request.headers));

export const PATCH = route(profileCalls.update, ({ body, request }) =>
  updateProfile(body, request.headers),
);

export const DELETE = route(profileCalls.remove, async ({ who, body, request }) => {
  const cookies = await removeAccount(who, body.password, request.headers);
  return new Answer(204, undefined, cookies);
});
