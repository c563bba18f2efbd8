import { requestCalls } from "@/lib/party/requests/calls";
import { submitInsteadOf } from "@/lib/party/requests/submit";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const PUT = route(requestCalls.swap, async ({ params: { code, id }, body, who }) => {
  const answer = await submitInsteadOf(code, who.id, body, id);
  return new Answer(answer.merged ? 200 : 201, answer);
});
