import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";
import type { Edition } from "../library/edition-schema";
import type { DjRequest } from "./schema";

const songs = [
  made("1", "Levels (Radio Edit)", "Avicii", { key: "3A", bpm: 126, duration: 199.6 }),
  made("2", "Levels (Skrillex Remix)", "Avicii", { key: "4A", bpm: 140 }),
  made("3", "Blue Monday", "New Order", { key: "7A", bpm: 130, genre: "Pop" }),
  made("4", "Near", "A", { key: "8A", bpm: 128, genre: "House" }),
  made("5", "Nearer", "A", { key: "7A", bpm: 65, genre: "Pop" }),
  made("6", "Far", "A", { key: "1A", bpm: 128 }),
  made("7", "One", "U2"),
  made("8", "One", "U2"),
];

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
    await imported(dj, { tracks: songs });
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
  });
  afterEach(() => dj.delete(night.djUrl));

  const editions = async (id: string, by = dj) => {
    const { body } = await by.get<{ editions: Record<string, Edition[]> | null }>(
      `${night.djUrl}/editions?ids=${id}`,
    );
    return body.editions && (body.editions[id] ?? []);
  };
  const versions = async (id: string) =>
    (await editions(id))?.map(({ version, isMeant }) => `${version}${isMeant ? " !" : ""}`);
  const listed = async (query: string) => (await night.djList(query)).body.requests;

  test("a request has the versions that the DJ owns, the recording itself first", async () => {
    const plain = await night.asked({ title: "levels", artist: "avicii" });
    expect(await versions(plain.id)).toEqual(["Radio Edit", "Skrillex Remix"]);
    const remix = await night.asked({ title: "Levels (Skrillex Remix)", artist: "Avicii" });
    expect(await versions(remix.id)).toEqual(["Skrillex Remix !", "Radio Edit"]);
    const bare = await night.asked({ title: "Blue Monday" });
    expect(await versions(bare.id)).toEqual([" !"]);
    const other = await night.asked({ title: "Blue Monday", artist: "Orgy" });
    expect(await versions(other.id)).toEqual([]);
    // What two programs bring is one track.
    const twice = await night.asked({ title: "One", artist: "U2" });
    expect(await versions(twice.id)).toEqual([" !"]);
  });

  test("a DJ ties a request to a version, to another track or to none, and takes it back", async () => {
    const { id } = await night.asked({ title: "Levels", artist: "Avicii" });
    const [radio, remix] = (await editions(id)) ?? [];
    const tie = (trackId: unknown) => dj.patch<Answer>(`/api/dj/requests/${id}`, { trackId });
    type Answer = { step: { verb: string }; requests: DjRequest[] };
    const tied = await tie(radio?.id);
    expect(tied.body.step.verb).toBe("tied");
    expect(tied.body.requests).toMatchObject([{ trackId: radio?.id, seconds: 200 }]);
    await tie(remix?.id);
    expect((await listed("filter=pending"))[0]).toMatchObject({ trackId: remix?.id, seconds: 200 });
    const none = await tie(null);
    expect(none.body).toMatchObject({ step: { verb: "untied" }, requests: [{ trackId: "" }] });
    await dj.post(`${night.djUrl}/undo`);
    await dj.post(`${night.djUrl}/undo`);
    await dj.post(`${night.djUrl}/undo`);
    expect((await listed("filter=pending"))[0]).toMatchObject({ trackId: null, seconds: null });
    const [far] = (await dj.get<{ tracks: Edition[] }>(`${night.djUrl}/tracks?search=far`)).body
      .tracks;
    await tie(far?.id);
    expect((await editions(id))?.map(({ title }) => title)).toContain("Far");
    expect((await tie("999999")).status).toBe(409);
    expect((await tie("x")).status).toBe(400);
  });

  test.each(["exact", "rough"] as const)(
    "with the view %s, guests' pages learn how long the song is to which a request is tied",
    async (queueView) => {
      await night.set({ settings: { queueView } });
      const { id } = await night.asked({ title: "Levels", artist: "Avicii" });
      await night.step(id, { status: "accepted" });
      const { cursor } = (await night.list(new Caller())).body;
      const page = await Listener.open(new Caller(), `${night.url}/live?cursor=${cursor}`);
      const [radio] = (await editions(id)) ?? [];
      await night.step(id, { trackId: radio?.id });
      await page.until(() => page.events.length > 0);
      await page.close();
      expect(page.events[0]?.data).toMatchObject({ requests: [{ id, seconds: 200 }] });
    },
  );

  test("what fits comes first, the same genre before others, then the rest by votes", async () => {
    for (const title of ["Far", "Near", "Nearer"]) await night.asked({ title, artist: "A" });
    await night.asked({ title: "Unknown" });
    const order = async () =>
      (await listed("filter=pending&sort=fits")).map(({ title, fits }) => [title, fits]);
    // Nothing plays: nothing fits.
    expect((await order()).map(([, fits]) => fits)).toEqual([0, 0, 0, 0]);
    const now = await night.asked({ title: "Blue Monday", artist: "New Order" });
    await night.step(now.id, { status: "accepted" }, { status: "playing" });
    expect(await order()).toEqual([
      ["Nearer", 2],
      ["Near", 1],
      ["Far", 0],
      ["Unknown", 0],
    ]);
    const second = await listed("filter=pending&sort=fits&page=2&pageSize=3");
    expect(second.map(({ title }) => title)).toEqual(["Unknown"]);
    // In every other order nothing is said of it.
    expect((await listed("filter=pending"))[0]).not.toHaveProperty("fits");
  });

  test("a co-DJ sees and searches the owner's library; nobody else does, and no request of another event", async () => {
    const { id } = await night.asked({ title: "Far", artist: "A" });
    const coDj = await signedUpDj();
    await imported(coDj, { tracks: [made("1", "Near and own", "B")] });
    const stranger = (await coDj.get(`${night.djUrl}/editions?ids=${id}`)).status;
    expect([stranger, (await coDj.get(`${night.djUrl}/tracks?search=far`)).status]).toEqual([
      404, 404,
    ]);
    const own = await openNight({}, coDj);
    const foreign = await coDj.get<{ editions: object }>(`${own.djUrl}/editions?ids=${id}`);
    expect(foreign.body.editions).toEqual({});
    const { body } = await dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    await coDj.post("/api/dj/invitations", { token: body.token });
    expect((await editions(id, coDj))?.[0]).toMatchObject({ title: "Far", isMeant: true });
    const found = await coDj.get<{ tracks: Edition[] }>(`${night.djUrl}/tracks?search=near`);
    expect(found.body.tracks.map(({ title }) => title)).toEqual(["Near", "Nearer"]);
  });

  test("without a library, nothing is said of what is owned", async () => {
    const poor = await openNight({});
    const { id } = await poor.asked({ title: "Far" });
    const { body } = await poor.dj.get<{ editions: null }>(`${poor.djUrl}/editions?ids=${id}`);
    expect(body.editions).toBeNull();
    expect((await new Caller().get(`${poor.djUrl}/editions?ids=${id}`)).status).toBe(401);
  });
});
