import "server-only";
import { requireDj, requireHolder } from "@/lib/account/auth/service";
import { recognizeGuest, refuseForged } from "@/lib/party/guests/service";
import { takeFloodToken } from "@/lib/server/flood-limit";
import { createFormRoute } from "@/lib/server/form-route";
import { isRead } from "@/lib/server/parse";
import { type Callers, createRoute } from "@/lib/server/route";

/** Who may make calls, and how each is recognized. */
const callers = {
  anyone: () => undefined,
  guest(request, setCookie) {
    const { headers } = request;
    const guest = recognizeGuest(headers);
    if (guest.setCookie) setCookie(guest.setCookie);
    if (!isRead(request)) {
      takeFloodToken(headers);
      refuseForged(guest);
    }
    return guest;
  },
  dj: ({ headers }) => requireDj(headers),
  holder: ({ headers }) => requireHolder(headers),
} satisfies Callers;

/** Answers a call: recognizes who makes it, parses its input, runs the handler. */
export const route = createRoute(callers);

/** Answers a call that a form makes, with scripts or without. */
export const formRoute = createFormRoute(callers);
