import "server-only";
import { storageFault } from "@/lib/db/probe";
import packageJson from "@/package.json";
import type { Health } from "./calls";

/** Whether this process answers, and which version runs. */
export function liveness() {
  return { status: "ok" as const, version: packageJson.version };
}

/** Whether storage reads and writes, and which version runs. */
export async function health(): Promise<Health> {
  const outage = await storageFault();
  const status = outage ? "unavailable" : "ok";
  return { status, storage: outage ?? "ok", version: packageJson.version };
}
