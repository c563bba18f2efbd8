import { findAccount } from "@/lib/account/auth/accounts";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import { demoPassword } from "@/lib/account/demo/service";
import type { Profile } from "@/lib/account/profile/schema";
import { storage } from "@/lib/db/client";
import { workKey } from "@/lib/party/library/rules";
import type { Playlists } from "@/lib/party/library/schema";
import { getRecap } from "@/lib/party/recap/service";
import { nextUndo } from "@/lib/party/requests/read";
import { env } from "@/lib/process/env";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Importing, made } from "@/lib/testing/library";
import { type Failure, requestRows } from "@/lib/testing/night";
import { DEMO_CODE, keepDemo, seedDemo } from "./service";

// Seeding plays a whole night.
jest.setTimeout(30_000);

beforeAll(() => {
  env().CROWDCUE_DEMO = true;
});
afterAll(() => {
  env().CROWDCUE_DEMO = false;
});

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
  test("the demo's songs follow each other, and the last started a moment ago", async () => {
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
    expect(await nextUndo(reader, event.id)).toMatchObject({ verb: "playing" });
  });

  test("the demo's changes are recorded in chronological order within two hours", async () => {
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

  test("the demo's earlier nights are over, long before tonight, and played to their end", async () => {
    const { reader, event } = await seeded();
    const nights = await reader
      .selectFrom("events")
      .selectAll()
      .where("code", "in", ["SUMMER", "AUTUMN"])
      .orderBy("opensAt")
      .execute();
    expect(nights.map(({ code }) => code)).toEqual(["SUMMER", "AUTUMN"]);
    for (const night of nights) {
      expect(night).toMatchObject({ ownerId: event.ownerId, pending: 0, accepted: 0, playing: 0 });
      expect(between(night.closesAt, event.opensAt)).toBeGreaterThan(24 * 60 * 60_000);
      for (const {
        createdAt,
        acceptedAt,
        startedAt,
        playedAt,
        declinedAt,
        status,
      } of await requestRows(night.id)) {
        const times = [night.opensAt, createdAt, acceptedAt, startedAt, playedAt, declinedAt];
        const known = times.filter(Boolean);
        expect(known).toEqual([...known].sort());
        expect(known.length).toBe(status === "declined" ? 3 : 5);
      }
    }
  });

  test("what the demo's nights have played was loved, and those that are over are told as recaps", async () => {
    await seeded();
    for (const code of ["SUMMER", "AUTUMN"]) {
      const songs = (await getRecap(code, "nobody"))?.songs ?? [];
      expect(songs.length).toBeGreaterThan(20);
      expect(songs.every(({ hearts }) => hearts > 0)).toBe(true);
    }
  });

  test("the demo's DJ has a library in playlists, with versions, and all but two of the songs asked for", async () => {
    const { reader, requests } = await seeded();
    const one = await visitor();
    const { body } = await one.get<Playlists>("/api/dj/library/playlists");
    expect(body).toMatchObject({ tracks: 2000, missing: 0 });
    expect(body.playlists).toContainEqual(
      expect.objectContaining({ name: "Party", folders: ["Weddings"], tracks: 210 }),
    );
    expect(body.playlists.every(({ tracks }) => tracks > 0)).toBe(true);
    const owned = await reader.selectFrom("libraryTracks").select("workKey").execute();
    const works = owned.map(({ workKey }) => workKey);
    expect(new Set(works).size).toBeLessThan(works.length - 400);
    const isOwned = ({ title, artist }: (typeof requests)[number]) =>
      works.includes(workKey(title, artist));
    const missing = requests.filter((request) => request.apart === 0 && !isOwned(request));
    expect(missing.map(({ title }) => title).sort()).toEqual(["Stayin' Alive", "Группа крови"]);
  });

  test("a library that a visitor of the demo has deleted is back at the next look", async () => {
    await seeded();
    const vandal = await visitor();
    expect((await vandal.delete("/api/dj/library")).status).toBe(204);
    await keepDemo();
    const { body } = await vandal.get<Playlists>("/api/dj/library/playlists");
    expect(body.tracks).toBe(2000);
  });

  test("a library that a visitor imports is not given up for the demo's own", async () => {
    await seeded();
    const dj = await visitor();
    await dj.delete("/api/dj/library");
    const importing = await Importing.begun(dj);
    await keepDemo();
    expect((await importing.add({ tracks: [made("1", "Mine")] })).status).toBe(200);
    expect(await importing.finish()).toMatchObject({ added: 1 });
    await dj.delete("/api/dj/library");
    // Whoever begins while the demo's own is on its way goes before it. A fast one may be there first; it has no such id.
    const seeding = keepDemo();
    const overtaking = await Importing.begun(dj);
    await seeding;
    expect((await overtaking.add({ tracks: [made("mine", "Mine")] })).status).toBe(200);
    expect(await overtaking.finish()).toMatchObject({ added: 1 });
  });

  async function visitor() {
    const caller = new Caller();
    const { status } = await caller.post("/api/auth/demo", {});
    expect(status).toBe(200);
    return caller;
  }

  test("visitors of the demo see only their own session and cannot change the shared account", async () => {
    await seeded();
    const [one, other] = [await visitor(), await visitor()];
    const profile = await one.get<Profile>("/api/dj/account");
    expect(profile.body).toMatchObject({ isShared: true, sessions: [{ isCurrent: true }] });
    expect(profile.body.sessions).toHaveLength(1);
    const theirs = await other.get<Profile>("/api/dj/account");
    const id = theirs.body.sessions[0]?.id;

    const password = demoPassword();
    const confirmed = { currentPassword: password };
    for (const [call, body] of Object.entries({
      "PATCH /api/dj/account": { name: "Mine" },
      "DELETE /api/dj/account": { password },
      "POST /api/dj/account/password": { ...confirmed, password: "one that only I know" },
      "POST /api/dj/account/email": { ...confirmed, email: "me@example.org" },
      "POST /api/dj/account/two-steps": { password },
      "PUT /api/dj/account/two-steps": { code: "123456" },
      "DELETE /api/dj/account/two-steps": { password },
      "POST /api/dj/account/two-steps/backup-codes": { password },
      "DELETE /api/dj/account/sessions": undefined,
      [`DELETE /api/dj/account/sessions/${id}`]: undefined,
      "DELETE /api/dj/account/devices": undefined,
      [`DELETE /api/dj/account/devices/${id}`]: undefined,
    })) {
      const [method = "", path = ""] = call.split(" ");
      const { status, body: answer } = await one.send<Failure>(method, path, { body });
      expect([call, status, answer.error.code]).toEqual([call, 403, "forbidden"]);
    }
    expect((await other.get<Profile>("/api/dj/account")).body).toEqual(theirs.body);
  });

  test("wrong guesses at the demo's password lock nobody out of the demo", async () => {
    const credentials = { email: DEMO_EMAIL, password: "not this one" };
    const guesser = new Caller();
    for (let tries = 0; tries < 6; tries += 1) await guesser.post("/api/auth/sign-in", credentials);
    expect((await guesser.post("/api/auth/sign-in", credentials)).status).toBe(429);
    await visitor();
  });

  test("outside the demo the same address is an ordinary account", async () => {
    const own = await visitor();
    env().CROWDCUE_DEMO = false;
    expect((await own.get<Profile>("/api/dj/account")).body.isShared).toBe(false);
    expect((await own.delete("/api/dj/account/sessions")).status).toBe(204);
    env().CROWDCUE_DEMO = true;
  });

  async function statusForGuests() {
    const { status, body } = await new Caller().get<{ status: string }>(`/api/events/${DEMO_CODE}`);
    return status === 200 ? body.status : status;
  }

  test.each([
    { status: "closed" },
    { status: "paused" },
    { status: "draft" },
    { status: "open", closesAt: "2026-01-01T00:00:00Z", opensAt: null },
    { status: "open", opensAt: "2999-01-01T00:00:00Z", closesAt: null },
  ])("the demo's event that a visitor has shut with %j opens again by itself", async (change) => {
    const { event } = await seeded();
    const vandal = await visitor();
    expect((await vandal.patch(`/api/dj/events/${event.id}`, change)).status).toBe(200);
    expect(await statusForGuests()).not.toBe("open");
    await keepDemo();
    // Long enough to see what a pause does.
    expect(await statusForGuests()).not.toBe("open");
    await keepDemo();
    expect(await statusForGuests()).toBe("open");
  });

  test("the demo's event that a visitor has deleted is back at the next look, with its requests", async () => {
    const before = await seeded();
    const vandal = await visitor();
    expect((await vandal.delete(`/api/dj/events/${before.event.id}`)).status).toBe(204);
    expect(await statusForGuests()).toBe(404);
    await keepDemo();
    expect(await statusForGuests()).toBe("open");
    expect((await seeded()).requests).toHaveLength(before.requests.length);
  });

  test("seeding twice leaves the demo unchanged", async () => {
    const before = await seeded();
    expect((await seeded()).requests).toEqual(before.requests);
    expect(await findAccount(DEMO_EMAIL)).toMatchObject({ name: "Mika" });
  });
});
