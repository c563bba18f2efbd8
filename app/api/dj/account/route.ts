import { Answer, route } from "@/lib/http/route";
import { profileChangeSchema } from "@/lib/profile/schema";
import { getProfile, removeAccount, updateProfile } from "@/lib/profile/service";
import { passwordConfirmedSchema } from "@/lib/two-steps/schema";

export const GET = route({ who: "dj" }, ({ request }) => getProfile(request.headers));

export const PATCH = route({ who: "holder", body: profileChangeSchema }, ({ body, request }) =>
  updateProfile(body, request.headers),
);

export const DELETE = route(
  { who: "holder", body: passwordConfirmedSchema },
  async ({ who, body, request }) => {
    const cookies = await removeAccount(who, body.password, request.headers);
    return new Answer(204, undefined, cookies);
  },
);
