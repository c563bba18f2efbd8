import "server-only";
import { database } from "@/lib/db/client";
import { resting } from "@/lib/process/resting";
import * as tracks from "./tracks-db";

type Visible = Parameters<typeof tracks.sourcesAfter>[1];

/**
 * Returns the numbers of the visible tracks that the last import of their source did not bring. `seen` has its
 * generation. Of a large library all at once would take a tenth of a second.
 */
export async function numbersMissing(library: Omit<Visible, "after">, seen: Map<string, number>) {
  const source = await database();
  const rest = resting();
  const missing: number[] = [];
  if (seen.size === 0) return missing;
  for (let after = 0; ; ) {
    const rows = await tracks.sourcesAfter(source, { ...library, after });
    for (const row of rows) {
      if (row.seenIn < (seen.get(row.source) ?? 0)) missing.push(row.number);
    }
    const last = rows.at(-1);
    if (!last || rows.length < tracks.SLICE) return missing;
    after = last.number;
    await rest();
  }
}
