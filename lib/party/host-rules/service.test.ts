import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openStorage } from "@/lib/db/client";
import type { DjEvent } from "@/lib/party/events/schema";
import type { Suggestions } from "@/lib/party/suggestions/schema";
import { Caller, type Reply, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { HostRule, HostRules, HostsPage } from "./schema";

const macarena: HostRule = { kind: "song", text: "Macarena", artist: "Los del Río" };
const hello: HostRule = { kind: "song", text: "Hello", artist: "Adele" };
const NOTHING = { revision: 0, mustPlay: [], doNotPlay: [] };

onBothEngines((engine, opened) => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
  });

  const rules = () => dj.get<HostRules>(`${night.djUrl}/rules`);
  const put = (body: object) => dj.put<HostRules & Failure>(`${night.djUrl}/rules`, body);
  const forbid = (...doNotPlay: HostRule[]) => put({ ...NOTHING, doNotPlay });
  const link = () => dj.post<{ link: string }>(`${night.djUrl}/links/hosts`);
  const secretIn = (address: string) => new URL(address).hash.slice(1);
  const hosts = (secret: string) =>
    new Caller().post<HostsPage & Failure>("/api/hosts", { secret });

  async function typed(title: string, artist = "") {
    const query = new URLSearchParams({ search: title, artist });
    const { body } = await new Caller().get<Suggestions>(`${night.url}/songs?${query}`);
    return body;
  }

  test("a guest is told of a do-not-play while typing, and refused if they send it anyway", async () => {
    await forbid(macarena);
    expect((await typed("macarena")).typed.refusal).toBe("do_not_play");
    expect((await typed("Macarena", "Somebody else")).typed.refusal).toBeNull();
    for (const song of [
      { title: "Macarena (Remix)", artist: "Los del Rio" },
      { title: "los del rio - macarena" },
    ]) {
      const { status, body } = await night.ask(new Caller(), song);
      expect([status, body.error.code]).toEqual([403, "do_not_play"]);
    }
    expect((await night.djList()).body.total).toBe(0);
    expect((await night.ask(new Caller(), { title: "Zombie" })).status).toBe(201);
  });

  test("a song on the list that the hosts have forbidden since is marked, and takes no more backers", async () => {
    await night.asked({ title: "Hello", artist: "Adele" });
    await forbid(hello);
    const { songs } = await typed("hello");
    expect(songs.map(({ title, refusal }) => [title, refusal])).toEqual([["Hello", "do_not_play"]]);
    const joined = await night.ask(new Caller(), { title: "Hello", artist: "Adele" });
    expect(joined.body.error.code).toBe("do_not_play");
  });

  test("the DJ adds what the hosts have forbidden", async () => {
    await forbid(macarena);
    const song = { id: randomUUID(), title: "Macarena" };
    expect((await dj.post(`${night.djUrl}/requests`, song)).status).toBe(201);
  });

  test("of two who change the lists at once one is told what the other has stored", async () => {
    const replies = await Promise.all([
      put({ ...NOTHING, mustPlay: [hello] }),
      put({ ...NOTHING, doNotPlay: [macarena] }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    const stored = (await rules()).body;
    expect(refused).toEqual({ error: { code: "conflict" }, ...stored });
    expect(stored.revision).toBe(1);
  });

  test("the hosts edit the lists by their link, until it is renewed or revoked", async () => {
    const first = secretIn((await link()).body.link);
    const opened = await hosts(first);
    expect(opened.body).toEqual({
      ...NOTHING,
      event: { name: "Lena & Omar", venue: "", djName: "Mika" },
      wishes: [],
    });
    const change = { ...NOTHING, mustPlay: [hello] };
    const send = (secret: string, body: object) =>
      new Caller().put<HostRules & Failure>("/api/hosts", { secret, ...body });
    expect((await send(first, change)).body.revision).toBe(1);
    expect((await send(first, change)).status).toBe(409);
    expect((await rules()).body.mustPlay).toEqual([hello]);

    const second = secretIn((await link()).body.link);
    expect((await hosts(first)).status).toBe(404);
    expect((await hosts(second)).status).toBe(200);
    await dj.delete(`${night.djUrl}/links/hosts`);
    expect((await hosts(second)).status).toBe(404);
    expect((await send(second, { ...change, revision: 1 })).status).toBe(404);
    expect((await dj.get(`${night.djUrl}/links/hosts`)).body).toEqual({ since: null });
  });

  test("a change by a link that is revoked while it waits for its turn changes nothing", async () => {
    const secret = secretIn((await link()).body.link);
    // Another process, which holds the event until the change waits for it.
    const other = engine === "postgres" ? await openStorage(opened().url) : opened().storage;
    let changing: Promise<Reply<HostRules & Failure>> | undefined;
    await other.write(async (tx) => {
      await tx.updateTable("events").set({ venue: "Hall" }).where("id", "=", night.id).execute();
      const body = { secret, ...NOTHING, mustPlay: [hello] };
      changing ??= new Caller().put<HostRules & Failure>("/api/hosts", body);
      if (engine === "postgres") await someoneWaits();
      await tx.deleteFrom("secretLinks").where("eventId", "=", night.id).execute();
    });
    expect((await changing)?.status).toBe(404);
    expect((await rules()).body).toEqual(NOTHING);
    if (engine === "postgres") await other.close();
  });

  /** Resolves when a statement waits for a lock in this database. */
  async function someoneWaits() {
    const { reader } = opened().storage;
    const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(reader)).rows[0]?.count === 0) await pause(5);
  }

  test("what the hosts change reaches every open page at once", async () => {
    const secret = secretIn((await link()).body.link);
    const guest = await Listener.open(new Caller(), `${night.url}/live`);
    const board = await Listener.open(dj, `${night.djUrl}/live`);
    const lists = { ...NOTHING, doNotPlay: [macarena] };
    const { status } = await new Caller().put("/api/hosts", { secret, ...lists });
    expect(status).toBe(200);
    for (const page of [guest, board]) {
      await page.until(() => page.events.length > 0);
      expect(page.events).toMatchObject([{ data: { verb: "event", event: { code: night.code } } }]);
      // Guests learn what is not wanted only of what they type.
      expect(page.raw).not.toMatch(/macarena|doNotPlay/i);
      await page.close();
    }
    const stale = await new Caller().put("/api/hosts", { secret, ...lists });
    expect(stale.status).toBe(409);
    expect((await dj.get<{ event: DjEvent }>(night.djUrl)).body.event.cursor).toBe(1);
  });

  test("the secret stands behind the # of the link, where no log and no referrer has it", async () => {
    const { pathname, search, hash } = new URL((await link()).body.link);
    expect([pathname, search, hash]).toEqual(["/hosts", "", expect.stringMatching(/^#[\w-]{43}$/)]);
  });

  test("spellings of one entry are stored once", async () => {
    const { body } = await forbid(macarena, {
      kind: "song",
      text: "MACARENA",
      artist: "los del rio",
    });
    expect(body.doNotPlay).toEqual([macarena]);
  });

  test.each<[string, object]>([
    ["201 entries", { doNotPlay: Array(201).fill(macarena) }],
    ["an entry without text", { doNotPlay: [{ kind: "song", text: "" }] }],
    ["an unknown kind", { doNotPlay: [{ kind: "genre", text: "Polka" }] }],
    ["a text with NUL", { mustPlay: [{ kind: "artist", text: "a\u0000" }] }],
    ["a negative revision", { revision: -1 }],
  ])("%s is refused, and nothing is stored", async (_name, body) => {
    expect((await put({ ...NOTHING, ...body })).status).toBe(400);
    expect((await rules()).body).toEqual(NOTHING);
  });

  test("a request costs nothing more without a list, and one row more with a full one", async () => {
    const cost = () =>
      costOf(opened().url, () => night.ask(new Caller(), { title: `Song ${randomUUID()}` }));
    // The first one on a connection may prepare it.
    await cost();
    const without = await cost();
    const full = Array.from(
      { length: 200 },
      (_, n): HostRule => ({ kind: "words", text: `x${n}` }),
    );
    await forbid(...full);
    const { statements, rows } = await cost();
    expect([statements - without.statements, rows - without.rows]).toEqual([1, 1]);
  });
});
