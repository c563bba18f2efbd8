import "server-only";
import { sql } from "kysely";
import { database } from "@/lib/db/client";
import packageJson from "@/package.json";
import type { Health } from "./calls";

/** Whether storage answers, and which version runs. */
export async function health(): Promise<Health> {
  try {
    await sql`select 1`.execute(await database());
    return { status: "ok", storage: "ok", version: packageJson.version };
  } catch (error) {
    console.error(error);
    return { status: "unavailable", storage: "unavailable", version: packageJson.version };
  }
}
