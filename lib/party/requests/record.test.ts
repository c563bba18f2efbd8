import { sql } from "kysely";
import { type Database, database, storage, type Tx, write } from "@/lib/db/client";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { nextUndo } from "./read";

const LONG_NIGHT = 40_000;
const AT_ONCE = 500;

/** Stores changes by guests, which undo skips. */
async function addChanges(tx: Tx, { id: eventId }: Night, count: number) {
  const change = { eventId, at: "", verb: "asked" as const, touched: "{}" };
  const none = { undo: null, undoneAt: null };
  for (let id = AT_ONCE; id < count; id += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => ({
      ...change,
      ...none,
      id: id + index,
    }));
    await tx.insertInto("changes").values(rows).execute();
  }
}

onBothEngines((_, opened) => {
  test("finding the next step to undo reads one row after a long night", async () => {
    const night = await openNight();
    const { id } = await night.asked();
    await night.step(id, { status: "accepted" });
    await write((tx) => addChanges(tx, night, LONG_NIGHT));
    await sql`analyze`.execute((await storage()).writer);

    const source: Database = await database();
    const cost = await costOf(opened().url, async () => {
      expect(await nextUndo(source, night.id)).toMatchObject({ verb: "accepted", songs: 1 });
    });
    expect(cost).toEqual({ statements: 1, rows: 1 });
  });
});
