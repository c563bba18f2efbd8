import { queueViews } from "@/lib/party/events/schema";
import { type Audience, batchFor, readSince } from "@/lib/party/live/deltas";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { everything, type Failure, type Night, openNight } from "@/lib/testing/night";
import { eraseOldWords } from "./erase";
import type { GuestData, KnownGuest } from "./guest-data-schema";
import type { GuestEvent } from "./schema";

onBothEngines((_, opened) => {
  let dj: Caller;
  let night: Night;
  let guest: Caller;
  let id: string;
  let key: string;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
    ({ guest, id } = await night.asked({ title: "Zombie", name: "Ana", message: "Loud" }));
    const [request] = (await night.djList()).body.requests;
    key = request?.people[0]?.guest ?? "";
  });

  const path = (of = key) => `${night.djUrl}/guests/${of}`;
  const ban = (state: "banned" | null) => dj.put<Failure>(`${path()}/ban`, { ban: state });
  const codeOf = async (song = {}) => (await night.ask(guest, song)).body.error?.code;
  const event = async () => (await guest.get<GuestEvent>(night.url)).body;
  const known = async () =>
    (await dj.get<{ guests: KnownGuest[] }>(`${night.djUrl}/guests`)).body.guests;

  test("a banned guest sends neither requests nor votes until the ban is lifted", async () => {
    const other = await night.asked({ title: "Hello" });
    expect((await ban("banned")).status).toBe(200);
    expect(await codeOf()).toBe("banned");
    const vote = await guest.post<Failure>(`${night.url}/requests/${other.id}/backing`);
    expect([vote.status, vote.body.error.code]).toEqual([403, "banned"]);
    expect((await event()).banned).toBe(true);
    expect(await known()).toMatchObject([{ guest: key, name: "Ana", ban: "banned" }]);
    expect((await night.ask(new Caller())).status).toBe(201);
    expect((await ban("banned")).status).toBe(409);

    expect((await ban(null)).status).toBe(200);
    expect(await codeOf()).toBeUndefined();
    expect(await known()).toEqual([]);
  });

  test("a ban and its lifting are undone in order, among the other steps", async () => {
    await ban("banned");
    await night.step(id, { status: "accepted" });
    await ban(null);
    expect((await night.undo()).body.step.verb).toBe("lifted");
    expect(await codeOf()).toBe("banned");
    expect((await night.undo()).body.step.verb).toBe("accepted");
    expect((await night.undo()).body.step.verb).toBe("banned");
    expect(await codeOf()).toBeUndefined();
  });

  test("a banned guest takes back what they asked for, and does not get it back", async () => {
    await ban("banned");
    const backing = `${night.url}/requests/${id}/backing`;
    expect((await guest.delete(backing)).status).toBe(200);
    const again = await guest.send<Failure>("PUT", backing, {
      body: { name: null, message: null },
    });
    expect(again.body.error.code).toBe("banned");
  });

  test("other guests do not learn of a ban", async () => {
    const listed = await night.list(new Caller());
    await ban("banned");
    const after = await night.list(new Caller());
    expect(after.body.requests).toEqual(listed.body.requests);
    expect(JSON.stringify(after.body)).not.toContain(key);
  });

  test.each(queueViews)(
    "with the view %s, the stream tells guests of no ban",
    async (queueView) => {
      await night.set({ settings: { queueView } });
      await ban("banned");
      const reading = await readSince(night.id, 0);
      const verbsFor = async (audience: Audience) =>
        reading && (await batchFor(audience, reading)).deltas.map(({ verb }) => verb);
      expect(await verbsFor("dj")).toContain("banned");
      expect(await verbsFor("guest")).not.toContain("banned");
    },
  );

  /** Opens the page of this guest and that of another one. */
  async function openPages() {
    const pages = await Promise.all(
      [guest, new Caller()].map((caller) => Listener.open(caller, `${night.url}/live`)),
    );
    const resets = () =>
      pages.map(({ events }) => events.filter((heard) => heard.event === "reset").length);
    return {
      /** Waits until the guest's page has read everything again this many times. */
      reread: (times: number) => pages[0]?.until(() => resets()[0] === times),
      /** Closes both once they have heard of everything, and returns how many times each has read everything again. */
      async close() {
        await night.asked();
        for (const page of pages) await page.until(() => page.events.at(-1)?.event === "message");
        for (const page of pages) await page.close();
        return resets();
      },
    };
  }

  test("the open page of a guest who is banned, let in again or erased reads everything again, and no other", async () => {
    const pages = await openPages();
    // Of a mute they notice nothing.
    await dj.put(`${path()}/ban`, { ban: "muted" });
    const steps = [() => ban("banned"), () => night.undo(), () => ban("banned"), () => ban(null)];
    for (const [index, step] of [...steps, () => dj.delete(path())].entries()) {
      await step();
      await pages.reread(index + 1);
    }
    expect(await pages.close()).toEqual([5, 0]);
  });

  test("a guest has another name at each event, and a guest without a phone has none", async () => {
    const second = await openNight({}, dj);
    await second.ask(guest, { title: "Zombie" });
    const [request] = (await second.djList()).body.requests;
    expect(request?.people[0]?.guest).toMatch(/^[\w-]{22}$/);
    expect(request?.people[0]?.guest).not.toBe(key);
    expect((await dj.get(`${second.djUrl}/guests/${key}`)).status).toBe(404);
    const body = { id: crypto.randomUUID(), title: "By hand" };
    await dj.post(`${second.djUrl}/requests`, body);
    const all = (await second.djList()).body.requests;
    const byHand = all.find(({ title }) => title === "By hand");
    expect(byHand?.people[0]?.guest).toBeNull();
  });

  test("what is stored about a guest is told and erased, and their songs stay", async () => {
    await ban("banned");
    const { body } = await dj.get<GuestData>(path());
    expect(body).toMatchObject({
      guest: key,
      name: "Ana",
      ban: "banned",
      requests: [{ id, title: "Zombie", message: "Loud", asked: true }],
    });
    const own = guest.cookies.get("guest")?.split(".")[0] ?? "";
    expect((await dj.delete(path())).status).toBe(204);
    expect(JSON.stringify(await everything())).not.toContain(own);
    expect(JSON.stringify((await night.djList()).body)).not.toMatch(/Ana|Loud/);
    expect((await dj.get(path())).status).toBe(404);
    expect((await night.djList()).body.counts.pending).toBe(1);
    expect(await codeOf({ title: "Another" })).toBeUndefined();
    // There is nothing left that undo could bring back.
    expect((await night.undo()).status).toBe(409);
  });

  test("bans are forgotten with the names, 30 days after the night", async () => {
    await ban("banned");
    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + 31 * 86_400_000);
    expect(await known()).toEqual([]);
  });

  test.each(["none", "x".repeat(22), "..", "%00"])("%j is no guest", async (nobody) => {
    expect([400, 404]).toContain((await dj.get(path(nobody))).status);
    expect([400, 404]).toContain((await dj.put(`${path(nobody)}/ban`, { ban: "banned" })).status);
  });

  test("a request costs one row more at an event with a ban, and nothing at others", async () => {
    const cost = (caller: Caller) => costOf(opened().url, () => night.ask(caller));
    // The first one on a connection may prepare it.
    await cost(new Caller());
    const before = await cost(new Caller());
    await ban("banned");
    await cost(new Caller());
    const { statements } = await cost(new Caller());
    expect(statements - before.statements).toBe(1);
  });

  describe("a trusted guest", () => {
    const trust = (secret: string, who = guest) =>
      who.post<Failure>(`${night.url}/trust`, { secret });
    const link = async () => {
      const { body } = await dj.post<{ link: string }>(`${night.djUrl}/links/trusted`);
      return new URL(body.link).hash.replace("#trusted=", "");
    };

    test("has no limit and no pause, and keeps to everything else", async () => {
      await night.set({ settings: { waitingLimit: 1, pauseSeconds: 60 } });
      expect(await codeOf()).toBe("limit_reached");
      expect((await trust(await link())).status).toBe(204);
      expect((await event()).trusted).toBe(true);
      expect([await codeOf(), await codeOf()]).toEqual([undefined, undefined]);
      const [{ people } = { people: [] }] = (await night.djList()).body.requests;
      expect(people[0]?.trusted).toBe(true);

      const rule = { kind: "song", text: "Macarena" };
      await dj.put(`${night.djUrl}/rules`, { revision: 0, mustPlay: [], doNotPlay: [rule] });
      expect(await codeOf({ title: "Macarena" })).toBe("do_not_play");
      await ban("banned");
      expect(await codeOf()).toBe("banned");
      await ban(null);
      expect(await codeOf()).toBeUndefined();
      await night.set({ status: "closed" });
      expect(await codeOf()).toBe("requests_closed");
    });

    test("is an ordinary one again when the link is renewed or revoked", async () => {
      const first = await link();
      await trust(first);
      const pages = await openPages();
      const second = await link();
      await pages.reread(1);
      expect((await event()).trusted).toBe(false);
      expect((await trust(first)).status).toBe(404);
      await trust(second);
      await dj.delete(`${night.djUrl}/links/trusted`);
      expect(await pages.close()).toEqual([3, 0]);
      expect([(await event()).trusted, await known()]).toEqual([false, []]);
    });

    test("is trusted at one event only", async () => {
      const secret = await link();
      const other = await openNight({}, dj);
      const reply = await guest.post(`${other.url}/trust`, { secret });
      expect(reply.status).toBe(404);
      expect((await dj.post("/api/hosts", { secret })).status).toBe(404);
    });
  });
});
