import "server-only";
import { requireDj, requireHolder } from "@/lib/account/auth/service";
import { recognizeGuest, refuseForged } from "@/lib/party/guests/service";
import { takeFloodToken } from "@/lib/server/flood-limit";
import { createFormRoute } from "@/lib/server/form-route";
import { type Callers, createRoute } from "@/lib/server/route";

/** Who may make calls, and how each is recognized. */
const callers = {
  anyone: () => undefined,
  guest({ headers, method }, setCookie) {
    const guest = recognizeGuest(headers);
    if (guest.setCookie) setCookie(guest.setCookie);
    if (method !== "GET") {
      takeFloodToken(headers);
      refuseForged(guest);
    }
    return guest;
  },
  dj: ({ headers }) => requireDj(headers),
  holder: ({ headers }) => requireHolder(headers),
} satisfies Callers;

/** Answers a call of whoever `call.who` names. */
export const route = createRoute(callers);

/** Answers a call that a form makes, with scripts or without. */
export const formRoute = createFormRoute(callers);
