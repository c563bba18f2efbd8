import "server-only";
import { randomBytes } from "node:crypto";
import { env } from "./env";
import { persistedSecret } from "./persisted-secret";

let known: string | undefined;

/** The key that signs cookies: `AUTH_SECRET`, else one generated at the first start and kept in `DATA_DIR`. */
export function secret() {
  known ??=
    env().AUTH_SECRET ??
    persistedSecret(env().DATA_DIR, "secret", () => randomBytes(32).toString("base64url"));
  return known;
}
