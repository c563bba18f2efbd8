import { database } from "@/lib/db/client";
import { eventById } from "@/lib/party/events/access";
import { Caller } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { allInOrder } from "./list-db";
import { songsTonight } from "./songs-tonight";

onBothEngines((_, opened) => {
  async function eventOf(id: string) {
    const event = await eventById(id);
    if (!event) throw new Error("The event is gone.");
    return event;
  }

  const sorted = (rows: Awaited<ReturnType<typeof songsTonight>>) =>
    rows
      .map(({ id, title, artist, songKey, searchText, rankGroup, rankKey }) => [
        ...[id, title, artist, songKey, searchText, rankGroup, rankKey],
      ])
      .sort();

  test("what is kept of tonight's songs is what the lists show, after whatever happens", async () => {
    const night = await openNight();
    const asItIs = async () => {
      const kept = await songsTonight(await eventOf(night.id));
      expect(sorted(kept)).toEqual(sorted(await allInOrder(await database(), night.id)));
      return kept.length;
    };
    expect(await asItIs()).toBe(0);
    const zombie = await night.asked({ title: "Zombie", artist: "The Cranberries" });
    const africa = await night.asked({ title: "Africa", artist: "Toto" });
    expect(await asItIs()).toBe(2);
    await night.step(zombie.id, { status: "accepted" }, { status: "playing" });
    await asItIs();
    await night.asked({ title: "africa", artist: "Toto" });
    await night.step(africa.id, { status: "declined" });
    expect(await asItIs()).toBe(2);
    await night.undo();
    await asItIs();
    await africa.guest.delete(`${night.url}/requests/${africa.id}/backing`);
    await asItIs();
    // A guest who withdraws the last vote takes the song from the list.
    const alone = await night.asked({ title: "Alone" });
    expect(await asItIs()).toBe(3);
    await alone.guest.delete(`${night.url}/requests/${alone.id}/backing`);
    expect(await asItIs()).toBe(2);
    // More changes than are looked up one by one.
    for (let vote = 0; vote < 101; vote += 1) {
      await new Caller().post(`${night.url}/requests/${africa.id}/backing`);
    }
    expect(await asItIs()).toBe(2);
  });

  test("a search for what nobody has asked for costs as much at a long night as at a short one", async () => {
    const costAt = async (songs: number) => {
      const night = await openNight();
      for (let song = 0; song < songs; song += 1) await night.asked({ title: `Wanted ${song}` });
      const guest = new Caller();
      const search = () => guest.get(`${night.url}/songs?search=bohemian`);
      await search();
      return costOf(opened().url, search);
    };
    const short = await costAt(1);
    expect(await costAt(40)).toEqual(short);
    expect(short.statements).toBeLessThanOrEqual(2);
  });
});
