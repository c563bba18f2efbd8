import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { storage, write } from "@/lib/db/client";
import { guestDeltaSchema } from "@/lib/party/live/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { setClock } from "@/lib/testing/clock";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";
import { turnEvents } from "./turn";

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

async function startProcess() {
  const child = fork(join(__dirname, "../../testing/turn-events.mjs"), { execArgv: [] });
  await once(child, "message");
  return async (url: string, now: number): Promise<unknown> => {
    const answer = once(child, "message");
    child.send({ url, now });
    const [recorded] = await answer;
    await once(child, "exit");
    return recorded;
  };
}

async function changesOf({ id }: Night) {
  const { reader } = await storage();
  const rows = await reader.selectFrom("changes").select("id").where("eventId", "=", id).execute();
  return rows.length;
}

onBothEngines((_, opened) => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  afterEach(() => jest.useRealTimers());

  test("an event that opens by itself is recorded once, however many processes look at it", async () => {
    const night = await openNight({}, dj);
    await night.set({ status: "open", opensAt: at(HOUR), closesAt: at(3 * HOUR) });
    const before = await changesOf(night);
    const look = await Promise.all([startProcess(), startProcess(), startProcess()]);
    const opensAt = Date.now() + HOUR + 1000;
    const recorded = await Promise.all(look.map((run) => run(opened().url, opensAt)));
    expect(recorded.sort()).toEqual([0, 0, 1]);
    expect(await changesOf(night)).toBe(before + 1);
    // The closing time is still to come.
    expect(await turnEvents(opensAt)).toBe(0);
    expect(await turnEvents(Date.now() + 3 * HOUR + 1000)).toBe(1);
    expect(await changesOf(night)).toBe(before + 2);
  }, 30_000);

  test("open pages are told, also of a turn that came while no process ran", async () => {
    const night = await openNight({}, dj);
    await night.set({ status: "open", closesAt: at(HOUR) });
    const listener = await Listener.open(new Caller(), `${night.url}/live?cursor=1`);
    setClock(Date.now() + 2 * HOUR);
    expect(await turnEvents()).toBe(1);
    await listener.until(() => listener.events.length > 0);
    const delta = guestDeltaSchema.parse(listener.events[0]?.data);
    expect(delta.event?.status).toBe("closed");
    expect(await turnEvents()).toBe(0);
    await listener.close();
  });

  test("an event that cannot be read keeps no other from closing", async () => {
    const [broken, other] = [await openNight({}, dj), await openNight({}, dj)];
    const later = Date.now() + 2 * HOUR;
    await broken.set({ status: "open", closesAt: at(HOUR) });
    const events = (await storage()).reader.selectFrom("events").select("settings");
    const { settings } = await events.where("id", "=", broken.id).executeTakeFirstOrThrow();
    const set = (text: string) =>
      write((tx) =>
        tx.updateTable("events").set({ settings: text }).where("id", "=", broken.id).execute(),
      );
    await set("{");
    // After it, because PostgreSQL reads first what was written first.
    await other.set({ status: "open", closesAt: at(HOUR) });
    await expect(turnEvents(later)).rejects.toThrow();
    await set(settings);
    expect(await turnEvents(later)).toBe(1);
  });

  test("what a hand has set is not turned by the schedule", async () => {
    const night = await openNight({}, dj);
    await night.set({ status: "open", opensAt: at(HOUR) });
    await night.set({ status: "open" });
    const before = await changesOf(night);
    expect(await turnEvents(Date.now() + 2 * HOUR)).toBe(0);
    await night.set({ status: "open", closesAt: at(3 * HOUR) });
    await night.set({ status: "closed" });
    expect(await turnEvents(Date.now() + 4 * HOUR)).toBe(0);
    expect(await changesOf(night)).toBe(before + 2);
  });

  test("the end of a last call is recorded, and no second time at a closing time after it", async () => {
    const night = await openNight({}, dj);
    await night.set({ closesAt: at(2 * HOUR) });
    await night.dj.send("PUT", `${night.djUrl}/last-call`, { body: { minutes: 15 } });
    expect(await turnEvents(Date.now() + HOUR)).toBe(1);
    expect(await turnEvents(Date.now() + 3 * HOUR)).toBe(0);
  });
});
