import { Holder, PASSWORD } from "@/lib/testing/accounts";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { MAX_DESK_BYTES } from "./calls";
import { joinDesks, withFields } from "./rules";
import { type Desk, EMPTY_DESK, type PersistedDesk } from "./schema";

const notes = "/api/dj/desk/notes";
const NOON = Date.parse("2026-11-22T12:00:00.000Z");

const deskWith = (title: string, id = 9000) =>
  withFields(EMPTY_DESK, id, "added", { title, color: "info", deleted: false }, NOON);

function put(dj: Caller, revision: number, desk: unknown, path = notes) {
  const body = { revision, desk };
  return dj.send<PersistedDesk & { error: { code: string } }>("PUT", path, { body });
}

const get = async (dj: Caller, path = notes) => (await dj.get<PersistedDesk>(path)).body;

onBothEngines(() => {
  test("a desk is empty until it is kept, and then has a revision", async () => {
    const dj = await signedUpDj();
    expect(await get(dj)).toEqual({ revision: 0, desk: EMPTY_DESK });
    expect(await put(dj, 0, deskWith("Needles"))).toMatchObject({
      status: 200,
      body: { revision: 1 },
    });
    expect(await get(dj)).toEqual({ revision: 1, desk: deskWith("Needles") });
    expect((await put(dj, 1, deskWith("Cables"))).body.revision).toBe(2);
    expect((await get(dj)).desk).toEqual(deskWith("Cables"));
  });

  test.each([0, 1, 3, 2_000_000_000])(
    "revision %i of a desk that has 2 answers with what is there, and changes nothing",
    async (revision) => {
      const dj = await signedUpDj();
      await put(dj, 0, deskWith("Needles"));
      await put(dj, 1, deskWith("Cables"));
      const { status, body } = await put(dj, revision, deskWith("Tape"));
      expect(status).toBe(409);
      expect(body).toEqual({
        error: { code: "conflict" },
        revision: 2,
        desk: deskWith("Cables"),
      });
      expect(await get(dj)).toEqual({ revision: 2, desk: deskWith("Cables") });
    },
  );

  test("no revision is too large to be answered: the largest integer of the storage, and those around it", async () => {
    const largest = 2 ** 31 - 1;
    const dj = await signedUpDj();
    await put(dj, 0, deskWith("Needles"));
    // The one after the last of these would be stored.
    expect((await put(dj, largest - 1, deskWith("Tape"))).status).toBe(409);
    for (const revision of [largest, largest + 1, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      expect((await put(dj, revision, deskWith("Tape"))).status).toBe(400);
    }
    expect(await get(dj)).toEqual({ revision: 1, desk: deskWith("Needles") });
  });

  test("of browsers that keep at the same moment one succeeds, and all of them can after joining", async () => {
    const dj = await signedUpDj();
    const mine = Array.from({ length: 8 }, (_, index) => deskWith(`Note ${index}`, 9000 + index));
    const first = await Promise.all(mine.map((desk) => put(dj, 0, desk)));
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1);

    async function keep(desk: Desk, known = 0): Promise<void> {
      const { status, body } = await put(dj, known, desk);
      if (status === 409) await keep(joinDesks(body.desk, desk), body.revision);
    }
    await Promise.all(mine.map((desk) => keep(desk)));
    expect((await get(dj)).desk).toEqual(mine.reduce(joinDesks));
  });

  test("a desk belongs to one account and one area", async () => {
    const [dj, other] = [await signedUpDj(), await signedUpDj()];
    await put(dj, 0, deskWith("Secret"));
    expect(await get(other)).toEqual({ revision: 0, desk: EMPTY_DESK });
    expect(await get(dj, "/api/dj/desk/tickets")).toEqual({ revision: 0, desk: EMPTY_DESK });
    await put(other, 0, deskWith("Theirs"));
    expect((await get(dj)).desk).toEqual(deskWith("Secret"));
    expect((await new Caller().get(notes)).status).toBe(401);
    expect((await put(new Caller(), 0, EMPTY_DESK)).status).toBe(401);
  });

  test("an area that does not exist has no desk", async () => {
    const dj = await signedUpDj();
    for (const area of ["party", "Notes", "__proto__"]) {
      expect((await dj.get(`/api/dj/desk/${area}`)).status).toBe(400);
      expect((await put(dj, 0, EMPTY_DESK, `/api/dj/desk/${area}`)).status).toBe(400);
    }
  });

  test("a desk of 512 KiB is kept whole, and a larger one refused", async () => {
    const dj = await signedUpDj();
    const rest = JSON.stringify({ revision: 0, desk: deskWith("") }).length;
    const full = deskWith("x".repeat(MAX_DESK_BYTES - rest));
    expect(await put(dj, 0, deskWith("x".repeat(MAX_DESK_BYTES - rest + 1)))).toMatchObject({
      status: 413,
      body: { error: { code: "too_large" } },
    });
    expect((await put(dj, 0, full)).status).toBe(200);
    expect((await get(dj)).desk).toEqual(full);
  });

  test("any text is kept unchanged", async () => {
    const dj = await signedUpDj();
    const desk = deskWith("a\u0000b \ud800 👩‍🎤 ملاحظة '; drop table desks; --");
    expect((await put(dj, 0, desk)).status).toBe(200);
    expect((await get(dj)).desk).toEqual(desk);
  });

  test("a desk of another shape is refused", async () => {
    const dj = await signedUpDj();
    const { samples, entries } = deskWith("Needles");
    const entry = { ...entries["9000"] };
    const wrong = [
      null,
      [],
      { entries },
      { samples, entries: { "../1": entry } },
      { samples, entries: { 9000: { ...entry, kind: "lost" } } },
      { samples, entries: { 9000: { ...entry, at: "yesterday" } } },
      { samples, entries: { 9000: { ...entry, fields: { "a b": { value: 1, at: samples.at } } } } },
      { samples, entries: { 9000: { ...entry, fields: { title: "Needles" } } } },
    ];
    for (const desk of wrong) expect((await put(dj, 0, desk)).status).toBe(400);
    for (const revision of [-1, 0.5, "0"]) {
      const body = { revision, desk: EMPTY_DESK };
      expect((await dj.send("PUT", notes, { body })).status).toBe(400);
    }
    expect((await get(dj)).revision).toBe(0);
  });

  test("a DJ exports the desks of all areas as a file, and nobody else's", async () => {
    const [dj, other] = [await signedUpDj(), await signedUpDj()];
    await put(other, 0, deskWith("Theirs"));
    await put(dj, 0, deskWith("Needles"));
    await put(dj, 0, deskWith("Speaker hums"), "/api/dj/desk/tickets");
    const { body, headers } = await dj.get("/api/dj/desk");
    expect(body).toEqual({ notes: deskWith("Needles"), tickets: deskWith("Speaker hums") });
    expect(headers.get("content-disposition")).toBe('attachment; filename="crowdcue-desk.json"');
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("deleting an account deletes its desks and no others", async () => {
    const [holder, other] = [await Holder.signedIn(), await signedUpDj()];
    await put(holder.browser, 0, deskWith("Gone"));
    await put(other, 0, deskWith("Theirs"));
    const body = { password: PASSWORD };
    const removed = await holder.browser.send("DELETE", "/api/dj/account", { body });
    expect(removed.status).toBe(204);
    const { database } = await import("@/lib/db/client");
    const rows = await (await database()).selectFrom("desks").select("desk").execute();
    expect(rows.filter(({ desk }) => desk.includes("Gone"))).toEqual([]);
    expect((await get(other)).desk).toEqual(deskWith("Theirs"));
  });
});
