import { type Caller, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { imported, made } from "@/lib/testing/library";
import { openNight } from "@/lib/testing/night";
import type { Wishes } from "./schema";

onBothEngines((_, opened) => {
  let dj: Caller;
  beforeEach(async () => {
    dj = await signedUpDj();
    await imported(dj, { tracks: [made("1", "Levels", "Avicii"), made("2", "One", "U2")] });
  });

  const wished = async (query = "", by = dj) => {
    const { body } = await by.get<Wishes>(`/api/dj/library/wished${query}`);
    return body.songs.map(({ title, artist, guests, events }) => {
      return [artist, title, guests, events.length];
    });
  };

  test("songs that guests wish and the library has not are listed, each once over all nights", async () => {
    const first = await openNight({}, dj);
    const second = await openNight({}, dj);
    const { guest } = await first.asked({ title: "Get Low (Radio Edit)", artist: "Lil Jon" });
    await first.asked({ title: "get low", artist: "LIL JON" });
    await second.ask(guest, { title: "Get Low", artist: "Lil Jon" });
    await second.asked({ title: "Get Low (Remix)", artist: "Lil Jon" });
    await second.asked({ title: "levels", artist: "avicii" });
    await second.asked({ title: "One" });
    expect(await wished()).toEqual([
      ["Lil Jon", "Get Low (Radio Edit)", 2, 2],
      ["Lil Jon", "Get Low (Remix)", 1, 1],
    ]);
    expect(await wished(`?event=${first.id}`)).toEqual([["Lil Jon", "Get Low (Radio Edit)", 2, 1]]);
  });

  test("the wishes of many nights cost as much as those of one, until something changes", async () => {
    const costAfter = async (nights: number) => {
      for (let night = 0; night < nights; night += 1) {
        const event = await openNight({}, dj);
        for (const song of [1, 2, 3]) await event.asked({ title: `Wish ${night}-${song}` });
        await event.asked({ title: "Levels", artist: "Avicii" });
      }
      const length = (await wished()).length;
      return { length, ...(await costOf(opened().url, () => wished())) };
    };
    const one = await costAfter(1);
    const many = await costAfter(9);
    expect([one.length, many.length]).toEqual([3, 27]);
    expect(many.statements).toBe(one.statements);
    // Each event is read, none of its requests and votes.
    expect(many.rows - one.rows).toBeLessThanOrEqual(3 * 9);
  });

  test("what the library has by now is gone from the list, and what was never wished is not on it", async () => {
    const night = await openNight({}, dj);
    await night.asked({ title: "Get Low", artist: "Lil Jon" });
    const { guest, id } = await night.asked({ title: "Rain", artist: "Sea" });
    const declined = await night.asked({ title: "Sun", artist: "Sea" });
    await night.step(declined.id, { status: "declined", declineReason: "not_available" });
    await guest.delete(`${night.url}/requests/${id}/backing`);
    expect(await wished()).toEqual([
      ["Lil Jon", "Get Low", 1, 1],
      ["Sea", "Sun", 1, 1],
    ]);
    await imported(dj, { tracks: [made("3", "Get Low", "Lil Jon")], source: "list:bought.csv" });
    expect(await wished()).toEqual([["Sea", "Sun", 1, 1]]);
  });

  test("a wish is owned once it is tied to a track, and not when a DJ says that no track is meant", async () => {
    const night = await openNight({}, dj);
    const other = await night.asked({ title: "Lvls", artist: "Avicii" });
    const levels = await night.asked({ title: "Levels", artist: "Avicii" });
    expect(await wished()).toEqual([["Avicii", "Lvls", 1, 1]]);
    await night.step(other.id, { trackId: "1" });
    await night.step(levels.id, { trackId: null });
    expect(await wished()).toEqual([["Avicii", "Levels", 1, 1]]);
  });

  test("what a muted guest wishes is on no list", async () => {
    const night = await openNight({}, dj);
    const { guest } = await night.asked({ title: "Before", artist: "Sea" });
    const [request] = (await night.djList()).body.requests;
    await dj.put(`${night.djUrl}/guests/${request?.people[0]?.guest}/ban`, { ban: "muted" });
    await night.ask(guest, { title: "After", artist: "Sea" });
    expect((await wished()).map(([, title]) => title)).not.toContain("After");
  });

  test("only DJs of the event see its list, and compare it with its owner's library", async () => {
    const night = await openNight({}, dj);
    await night.asked({ title: "Get Low", artist: "Lil Jon" });
    await night.asked({ title: "One", artist: "U2" });
    const [coDj, moderator, stranger] = [
      await signedUpDj(),
      await signedUpDj(),
      await signedUpDj(),
    ];
    for (const [member, role] of [
      [coDj, "co_dj"],
      [moderator, "moderator"],
    ] as const) {
      const made = await dj.post<{ token: string }>(`${night.djUrl}/invitations`, { role });
      await member.post("/api/dj/invitations", { token: made.body.token });
    }
    const list = `?event=${night.id}`;
    expect(await wished(list, coDj)).toEqual([["Lil Jon", "Get Low", 1, 1]]);
    expect(await wished("", coDj)).toEqual([["Lil Jon", "Get Low", 1, 1]]);
    expect(await wished("", moderator)).toEqual([]);
    expect((await moderator.get(`/api/dj/library/wished${list}`)).status).toBe(403);
    expect((await stranger.get(`/api/dj/library/wished${list}`)).status).toBe(404);
    expect(await wished("", stranger)).toEqual([]);
  });

  test("nothing of the list names a guest", async () => {
    const night = await openNight({}, dj);
    await night.asked({ title: "Get Low", name: "Ann", message: "for us" });
    const { body } = await dj.get<Wishes>("/api/dj/library/wished");
    expect(body.songs).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/Ann|for us|guestId/);
  });
});
