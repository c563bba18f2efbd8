import "server-only";
import { env } from "@/lib/process/env";
import { DEMO_EMAIL } from "./rules";
import type { Dj } from "./schema";

/** Whether this is the account that all visitors of a demo share. */
export function isShared({ email }: Pick<Dj, "email">) {
  return env().CROWDCUE_DEMO && email === DEMO_EMAIL;
}
