import { confirmCodeSchema, passwordConfirmedSchema } from "@/lib/account/two-factor/schema";
import { beginTwoSteps, confirmTwoSteps, endTwoSteps } from "@/lib/account/two-factor/service";
import { Answer, route } from "@/lib/server/route";

export const POST = route(
  { who: "holder", body: passwordConfirmedSchema },
  ({ who, body, request }) => beginTwoSteps(who, body.password, request.headers),
);

export const PUT = route({ who: "holder", body: confirmCodeSchema }, async ({ body, request }) => {
  const cookies = await confirmTwoSteps(body.code, request.headers);
  return new Answer(204, undefined, cookies);
});

export const DELETE = route(
  { who: "holder", body: passwordConfirmedSchema },
  async ({ who, body, request }) =>
    new Answer(204, undefined, await endTwoSteps(who, body.password, request.headers)),
);
