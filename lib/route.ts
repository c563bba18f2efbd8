import "server-only";
import { requireDj, requireHolder } from "@/lib/account/auth/service";
import { recognizeGuest, refuseForged } from "@/lib/party/guests/service";
import { takeFloodToken } from "@/lib/server/flood-limit";
import { createFormRoute } from "@/lib/server/form-route";
import { refuseDuringMaintenance } from "@/lib/server/maintenance";
import { isRead } from "@/lib/server/parse";
import { type Callers, createRoute } from "@/lib/server/route";

/** The kinds of callers, and how each is recognized. */
const callers = {
  anyone: () => undefined,
  guest(request, setCookie) {
    const { headers } = request;
    const guest = recognizeGuest(headers);
    if (guest.setCookie) setCookie(guest.setCookie);
    if (!isRead(request)) {
      takeFloodToken(headers);
      // A phone keeps what it wants to send, and sends it afterwards. What it has open goes on.
      refuseDuringMaintenance();
      refuseForged(guest);
    }
    return guest;
  },
  dj: ({ headers }) => requireDj(headers),
  holder: ({ headers }) => requireHolder(headers),
} satisfies Callers;

/** Creates the handler of a call: recognizes the caller, parses the input and runs the handler function. */
export const route = createRoute(callers);

/** Creates the handler of a form's call, for browsers with and without scripts. */
export const formRoute = createFormRoute(callers);
