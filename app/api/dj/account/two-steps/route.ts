import { Answer, route } from "@/lib/http/route";
import { confirmCodeSchema, passwordConfirmedSchema } from "@/lib/two-steps/schema";
import { beginTwoSteps, confirmTwoSteps, endTwoSteps } from "@/lib/two-steps/service";

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
