import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";

/** Browsers that sign in without the second step. */
export const deviceCalls = {
  forget: {
    method: "DELETE",
    path: "/api/dj/account/devices/{id}",
    who: "holder",
    does: "Asks one browser for the second step again.",
    params: idParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  forgetAll: {
    method: "DELETE",
    path: "/api/dj/account/devices",
    who: "holder",
    does: "Asks every browser of the account for the second step again.",
    answers: { 204: null },
  },
} as const satisfies Calls;
