import { requestCalls } from "@/lib/party/requests/calls";
import { passDoor } from "@/lib/party/requests/door";
import { listForGuest } from "@/lib/party/requests/list";
import { submit } from "@/lib/party/requests/submit";
import { metrics } from "@/lib/process/metrics";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";
import { clientNetwork } from "@/lib/server/client-address";

export const dynamic = "force-dynamic";

export const GET = route(requestCalls.list, ({ params, query, who }) =>
  listForGuest(params.code, who.id, query),
);

export const POST = route(
  requestCalls.submit,
  async ({ params, body, who, request }) => {
    await passDoor(params.code, who, request.headers);
    const answer = await submit(params.code, who.id, body, clientNetwork(request.headers));
    return new Answer(answer.merged ? 200 : 201, answer);
  },
  (outcome) => metrics()?.requests.inc({ outcome }),
);
