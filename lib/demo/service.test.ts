import { findAccount } from "@/lib/accounts/service";
import { nextUndo } from "@/lib/changes/service";
import { storage } from "@/lib/db/client";
import { onBothEngines } from "@/lib/testing/engines";
import { requestRows } from "@/lib/testing/night";
import { DEMO_CODE, DEMO_EMAIL } from "./schema";
import { seedDemo } from "./service";

// It tells a whole night.
jest.setTimeout(30_000);

async function seeded() {
  await seedDemo();
  const { reader } = await storage();
  const query = reader.selectFrom("events").selectAll().where("code", "=", DEMO_CODE);
  const event = await query.executeTakeFirstOrThrow();
  return { reader, event, requests: await requestRows(event.id) };
}

/** Milliseconds between two instants. */
function between(first: string | null, second: string | null) {
  return Date.parse(second ?? "") - Date.parse(first ?? "");
}

onBothEngines(() => {
  test("the demo's songs were played one after the other, the last began a moment ago", async () => {
    const begun = new Date().toISOString();
    const { reader, event, requests } = await seeded();
    const songs = requests
      .filter(({ startedAt }) => startedAt)
      .sort((a, b) => between(b.startedAt, a.startedAt));
    const last = songs.pop();
    expect(last).toMatchObject({ status: "playing", playedAt: null });
    expect(between(last?.startedAt ?? null, begun)).toBeLessThan(2 * 60_000);
    expect(songs).toHaveLength(17);
    for (const [index, { status, seconds, startedAt, playedAt }] of songs.entries()) {
      expect([status, playedAt]).toEqual(["played", (songs[index + 1] ?? last)?.startedAt]);
      expect(between(startedAt, playedAt) / 1000).toBe(seconds);
    }
    expect(await nextUndo(reader, event.id)).toBe("playing");
  });

  test("the demo's night was told in the order it happened, within two hours", async () => {
    const { reader, event, requests } = await seeded();
    const inOrder = (times: (string | null)[]) => expect(times).toEqual([...times].sort());
    for (const { createdAt, acceptedAt, startedAt, playedAt, declinedAt } of requests) {
      expect(between(event.opensAt, createdAt)).toBeGreaterThan(0);
      inOrder([createdAt, acceptedAt, startedAt, playedAt, declinedAt].filter(Boolean));
    }
    const changes = await reader
      .selectFrom("changes")
      .select("at")
      .where("eventId", "=", event.id)
      .orderBy("id")
      .execute();
    inOrder(changes.map(({ at }) => at));
  });

  test("a demo that was begun already stays as it is", async () => {
    const before = await seeded();
    expect((await seeded()).requests).toEqual(before.requests);
    expect(await findAccount(DEMO_EMAIL)).toMatchObject({ name: "Mika" });
  });
});
