import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import {
  hostRulesSchema,
  hostsChangeSchema,
  hostsPageSchema,
  hostsSecretSchema,
  newRulesSchema,
  rulesConflictSchema,
} from "./schema";

/** Two full lists in a script of three bytes per letter. */
const MAX_BYTES = 512 * 1024;

/** The calls about what the hosts want to hear and what not. */
export const hostRuleCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}/rules",
    who: "dj",
    does: "Returns the must-play and do-not-play lists of an event.",
    params: idParamsSchema,
    answers: { 200: hostRulesSchema },
    fails: ["not_found"],
  },
  put: {
    method: "PUT",
    path: "/api/dj/events/{id}/rules",
    who: "dj",
    does: "Replaces the lists if they still have this revision; otherwise returns the current ones.",
    params: idParamsSchema,
    body: newRulesSchema,
    maxBytes: MAX_BYTES,
    answers: { 200: hostRulesSchema, 409: rulesConflictSchema },
    fails: ["not_found", "conflict"],
  },
} as const satisfies Calls;

/** The same for the hosts, who have no account: the secret of their link is in the body, which no log keeps. */
export const hostsCalls = {
  open: {
    method: "POST",
    path: "/api/hosts",
    who: "anyone",
    does: "Returns the lists of the event to whose hosts this secret belongs.",
    body: hostsSecretSchema,
    answers: { 200: hostsPageSchema },
    fails: ["not_found"],
  },
  put: {
    method: "PUT",
    path: "/api/hosts",
    who: "anyone",
    does: "Replaces the lists if they still have this revision; otherwise returns the current ones.",
    body: hostsChangeSchema,
    maxBytes: MAX_BYTES,
    answers: { 200: hostRulesSchema, 409: rulesConflictSchema },
    fails: ["not_found", "conflict"],
  },
} as const satisfies Calls;
