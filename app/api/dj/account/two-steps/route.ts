import { twoFactorCalls } from "@/lib/account/two-factor/calls";
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from "@/lib/account/two-factor/service";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const POST = route(twoFactorCalls.begin, ({ who, body, request }) =>
  beginTwoFactor(who, body.password, request.headers),
);

export const PUT = route(twoFactorCalls.confirm, async ({ who, body, request }) => {
  const cookies = await confirmTwoFactor(who, body.code, request.headers);
  return new Answer(204, undefined, cookies);
});

export const DELETE = route(
  twoFactorCalls.end,
  async ({ who, body, request }) =>
    new Answer(204, undefined, await endTwoFactor(who, body, request.headers)),
);
