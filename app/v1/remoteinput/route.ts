import { remoteInputCalls } from "@/lib/party/decks/calls";
import { hear } from "@/lib/party/decks/hear";
import { linkOfSecret } from "@/lib/party/decks/link";
import { secureAddressOf } from "@/lib/party/decks/redirect";
import { type Heard, remoteInputSchema } from "@/lib/party/decks/schema";
import { route } from "@/lib/route";
import { type Incoming, parse } from "@/lib/server/parse";

/** Where What's Now Playing 6.0 sends the secret; 5.x has it among the fields. */
const SECRET_HEADER = "x-wnp-client-auth";

export const POST = route(remoteInputCalls.send, ({ request, query, body }) =>
  take(request, body.heard, query.secret ?? body.secret),
);

export const GET = route(remoteInputCalls.sendByAddress, ({ request, query }) => {
  const { heard, secret } = parse(remoteInputSchema, query);
  return take(request, heard, secret);
});

async function take({ headers, url }: Incoming, heard: Heard, secret: string) {
  const location = secureAddressOf(url, headers);
  // The secret must not cross the net in clear a second time; 308 keeps the method and the body.
  if (location) return new Response(null, { status: 308, headers: { location } });
  const link = await linkOfSecret(headers.get(SECRET_HEADER) ?? secret, headers);
  return { dbid: await hear(link, heard) };
}
