import type { Call } from "@/lib/calls/call";

/** Failures that no caller and no fault of the storage can provoke, each with the reason. */
const UNPROVOKED: [why: string, calls: RegExp, codes: RegExp][] = [
  [
    "it reads and stores nothing",
    /^GET \/api\/(data|dashboards|pictures|openapi\.json|metrics|health\/live)/,
    /^un/,
  ],
  ["it keeps what it has in memory", /^POST \/api\/data/, /^unavailable$/],
  [
    "no post of the specification has such a failure",
    /^POST \/api\/data\/blog\/post$/,
    /^unexpected$/,
  ],
  [
    "whatever the storage does, it answers that it is unavailable",
    /^GET \/api\/health/,
    /^unexpected$/,
  ],
  [
    "any text may be a name or a secret, and leads nowhere",
    /permalinks?\/\{name\}|\.ics$/,
    /^invalid_input$/,
  ],
  ["a damaged link leads to the same page as an expired one", /verify-email$/, /^invalid_input$/],
  ["this server is a demo", /auth\/demo$/, /^not_found$/],
  ["it only redirects", /^GET \/requests\/send$/, /^un/],
];

/** Why a failure of a call cannot be provoked; undefined where it can. */
export function whyNot({ method, path }: Call, code: string) {
  return UNPROVOKED.find(
    ([, calls, codes]) => calls.test(`${method} ${path}`) && codes.test(code),
  )?.[0];
}
