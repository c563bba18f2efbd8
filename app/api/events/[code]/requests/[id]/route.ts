import { requestCalls } from "@/lib/party/requests/calls";
import { submitInsteadOf } from "@/lib/party/requests/submit";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";
import { clientNetwork } from "@/lib/server/client-address";

export const PUT = route(requestCalls.swap, async ({ params, body, who, request }) => {
  const network = clientNetwork(request.headers);
  const answer = await submitInsteadOf(params.code, who.id, body, network, params.id);
  return new Answer(answer.merged ? 200 : 201, answer);
});
