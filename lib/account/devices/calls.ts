import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";

/** The calls about remembered browsers, which sign in without the second factor. */
export const deviceCalls = {
  forget: {
    method: "DELETE",
    path: "/api/dj/account/devices/{id}",
    who: "holder",
    does: "Forgets one remembered browser, which then needs the second factor again.",
    params: idParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  forgetAll: {
    method: "DELETE",
    path: "/api/dj/account/devices",
    who: "holder",
    does: "Forgets every remembered browser of the account.",
    answers: { 204: null },
  },
} as const satisfies Calls;
