import { type Database, database, type Tx, write } from "@/lib/db/client";
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

onBothEngines(() => {
  test("finding the next step to undo costs the same after a long night", async () => {
    const nights = [await openNight(), await openNight()] as const;
    for (const night of nights) {
      const { id } = await night.asked();
      await night.step(id, { status: "accepted" });
    }
    await write((tx) => addChanges(tx, nights[1], LONG_NIGHT));

    const source: Database = await database();
    const [short, long] = [
      await costOf(() => nextUndo(source, nights[0].id)),
      await costOf(() => nextUndo(source, nights[1].id)),
    ];
    expect(await nextUndo(source, nights[1].id)).toBe("accepted");
    expect(long).toBeLessThan(Math.max(short, 0.2) * 5);
  });
});
