import { randomUUID } from "node:crypto";
import { storage } from "@/lib/db/client";
import type { DjEvent } from "@/lib/party/events/schema";
import { Holder } from "@/lib/testing/accounts";
import { type Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, openNight } from "@/lib/testing/night";
import type { Permalink } from "./dj-schema";
import { MOST_CHANGES, MOST_NAMES } from "./rules";
import type { PermalinkAnswer } from "./schema";

const OWN = "/api/dj/permalink";
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const newName = () => `dj-${randomUUID().slice(0, 8)}`;

const choose = (dj: Caller, name: string) =>
  dj.send<Permalink & Failure>("PUT", OWN, { body: { name } });
const follow = (dj: Caller, name: string) =>
  dj.get<PermalinkAnswer>(`/api/permalinks/${encodeURIComponent(name)}`);
const create = async (dj: Caller, event: object) =>
  (await dj.post<{ event: DjEvent }>("/api/dj/events", { name: "Gala", ...event })).body.event;

const table = async () => (await storage()).writer;

/** In how many days somebody else may take a name. */
async function restOf(name: string) {
  const query = (await table()).selectFrom("permalinks").select("freeAt").where("name", "=", name);
  const { freeAt } = await query.executeTakeFirstOrThrow();
  return Math.round((Date.parse(freeAt ?? "") - Date.now()) / (24 * HOUR_MS));
}

/** Ends the rest of a name. */
async function rested(name: string) {
  const change = { freeAt: new Date().toISOString() };
  await (await table()).updateTable("permalinks").set(change).where("name", "=", name).execute();
}

/** Lets a name be one that was chosen eight days ago. */
async function heldForDays(name: string) {
  const change = { heldSince: inHours(-8 * 24) };
  await (await table()).updateTable("permalinks").set(change).where("name", "=", name).execute();
}

onBothEngines(() => {
  let dj: Caller;
  let other: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
    other = await signedUpDj("Noor");
  });

  test("a name leads from the next event to the running one, and back to nothing", async () => {
    const host = await signedUpDj();
    const name = newName();
    expect((await host.get<Permalink>(OWN)).body).toEqual({
      name: null,
      former: [],
      leads: { state: "none" },
    });
    await choose(host, name.toUpperCase());
    expect((await follow(other, name)).body).toEqual({ name, leads: { state: "none" } });

    const opensAt = inHours(2);
    const planned = await create(host, { opensAt, djName: "Mika", timeZone: "Asia/Tokyo" });
    expect((await follow(other, name)).body.leads).toEqual({
      state: "next",
      djName: "Mika",
      opensAt,
      timeZone: "Asia/Tokyo",
    });

    await host.patch(`/api/dj/events/${planned.id}`, { status: "open" });
    const open = { state: "open", code: planned.code };
    expect((await follow(other, name)).body.leads).toEqual(open);
    expect((await host.get<Permalink>(OWN)).body.leads).toEqual(open);
    await host.patch(`/api/dj/events/${planned.id}`, { status: "closed" });
    expect((await follow(other, name)).body.leads).toEqual({ state: "none" });
  });

  test("of two open events, a link leads to the one that was opened last by hand", async () => {
    const host = await signedUpDj();
    const name = newName();
    await choose(host, name);
    const draft = await create(host, { status: "draft" });
    const forgotten = await create(host, {});
    expect((await follow(other, name)).body.leads).toMatchObject({ code: forgotten.code });
    await host.patch(`/api/dj/events/${draft.id}`, { status: "open" });
    expect((await follow(other, name)).body.leads).toMatchObject({ code: draft.code });
    // A pause is no opening.
    await host.patch(`/api/dj/events/${forgotten.id}`, { status: "paused" });
    expect((await follow(other, name)).body.leads).toMatchObject({ code: draft.code });
  });

  test("a co-DJ's link leads to the event that they play at, a moderator's does not", async () => {
    const night = await openNight();
    for (const [role, leads] of [
      ["moderator", { state: "none" }],
      ["co_dj", { state: "open", code: night.code }],
    ] as const) {
      const member = await signedUpDj();
      const made = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, { role });
      await member.post("/api/dj/invitations", { token: made.body.token });
      const name = newName();
      await choose(member, name);
      expect((await follow(other, name)).body.leads).toEqual(leads);
    }
  });

  test("a former name goes on leading to its DJ, who may take it back", async () => {
    const [first, second] = [newName(), newName()];
    await choose(dj, first);
    expect((await choose(dj, second)).body).toMatchObject({ name: second, former: [first] });
    expect((await follow(other, first)).body.name).toBe(second);
    expect((await choose(other, first)).status).toBe(409);
    expect((await choose(dj, first)).body).toMatchObject({ name: first, former: [second] });
    expect((await follow(other, second)).body.name).toBe(first);
  });

  test("a taken name is refused at its field, and the check says so while typing", async () => {
    const name = newName();
    await choose(dj, name);
    const refused = await choose(other, ` ${name.toUpperCase()} `);
    expect(refused.status).toBe(409);
    expect(refused.body.error.fields).toEqual({ name: ["name_taken"] });
    expect((await other.get(`${OWN}/${name}`)).body).toEqual({ name, isFree: false });
    expect((await dj.get(`${OWN}/${name}`)).body).toEqual({ name, isFree: true });
    expect((await dj.get(`${OWN}/Fr%C3%A9e%20${name}`)).body).toEqual({
      name: `free-${name}`,
      isFree: true,
    });
    expect((await dj.get(`${OWN}/admin`)).body).toEqual({ name: "admin", isFree: false });
  });

  test("a name that is given up rests before somebody else may have it", async () => {
    const [first, second] = [newName(), newName()];
    await choose(dj, first);
    await heldForDays(first);
    await choose(dj, second);
    expect((await dj.delete(`${OWN}/${second}`)).status).toBe(404);
    expect((await other.delete(`${OWN}/${first}`)).status).toBe(404);
    expect((await dj.delete<Permalink>(`${OWN}/${first}`)).body.former).not.toContain(first);
    expect((await follow(other, first)).status).toBe(404);
    expect((await choose(other, first)).status).toBe(409);
    expect(await restOf(first)).toBe(90);
    await rested(first);
    expect((await other.get(`${OWN}/${first}`)).body).toEqual({ name: first, isFree: true });
    expect((await choose(other, first)).status).toBe(200);
    expect((await follow(dj, first)).body.name).toBe(first);
  });

  test("the names of a deleted account lead nowhere and rest", async () => {
    const holder = await Holder.signedIn();
    const name = newName();
    await choose(holder.browser, name);
    await heldForDays(name);
    const body = { password: holder.password };
    expect((await holder.browser.send("DELETE", "/api/dj/account", { body })).status).toBe(204);
    expect((await follow(other, name)).status).toBe(404);
    expect((await choose(other, name)).status).toBe(409);
    expect(await restOf(name)).toBe(90);
    await rested(name);
    expect((await choose(other, name)).status).toBe(200);
  });

  test("a name at rest keeps its day when its account is deleted", async () => {
    const holder = await Holder.signedIn();
    const [former, current] = [newName(), newName()];
    for (const name of [former, current]) await choose(holder.browser, name);
    await heldForDays(former);
    await holder.browser.delete(`${OWN}/${former}`);
    const freeAt = inHours(10 * 24);
    const change = (await table()).updateTable("permalinks").set({ freeAt });
    await change.where("name", "=", former).execute();
    const body = { password: holder.password };
    expect((await holder.browser.send("DELETE", "/api/dj/account", { body })).status).toBe(204);
    expect(await restOf(former)).toBe(10);
  });

  test("a DJ keeps so many names and no more", async () => {
    const host = await signedUpDj();
    const names = Array.from({ length: MOST_NAMES }, newName);
    for (const name of names) expect((await choose(host, name)).status).toBe(200);
    const refused = await choose(host, newName());
    expect(refused.status).toBe(409);
    expect(refused.body.error.fields).toEqual({ name: ["names_full"] });
    expect((await choose(host, names[0] ?? "")).status).toBe(200);
  });

  test("a name that was held for days only is free at once, given up or left by a deleted account", async () => {
    const holder = await Holder.signedIn();
    const [first, second] = [newName(), newName()];
    await choose(holder.browser, first);
    await choose(holder.browser, second);
    expect((await holder.browser.delete(`${OWN}/${first}`)).status).toBe(200);
    expect((await choose(other, first)).status).toBe(200);
    const body = { password: holder.password };
    expect((await holder.browser.send("DELETE", "/api/dj/account", { body })).status).toBe(204);
    expect((await choose(dj, second)).status).toBe(200);
  });

  test("a name that was held for long rests, also if it was chosen again yesterday", async () => {
    const host = await signedUpDj();
    const [first, second] = [newName(), newName()];
    await choose(host, first);
    const change = (await table()).updateTable("permalinks").set({ heldSince: inHours(-365 * 24) });
    await change.where("name", "=", first).execute();
    for (const name of [second, first, second]) expect((await choose(host, name)).status).toBe(200);
    expect((await host.delete(`${OWN}/${first}`)).status).toBe(200);
    expect((await choose(other, first)).status).toBe(409);
  });

  test("a DJ chooses so many names a day and no more", async () => {
    const host = await signedUpDj();
    const names = [newName(), newName()];
    for (let count = 0; count < MOST_CHANGES; count += 1) {
      expect((await choose(host, names[count % 2] ?? "")).status).toBe(200);
    }
    const refused = await choose(host, newName());
    expect([refused.status, refused.body.error.code]).toEqual([429, "too_fast"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("of two DJs who choose a name at once, one gets it", async () => {
    const name = newName();
    const answers = await Promise.all([choose(dj, name), choose(other, name)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(["__proto__", "%00", "'; drop table permalinks; --", "🎉".repeat(4000), ".."])(
    "a name that nobody can have is not found: %s",
    async (name) => {
      expect((await follow(dj, name)).status).toBe(404);
    },
  );
});
