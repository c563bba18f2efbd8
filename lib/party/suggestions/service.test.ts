import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import type { Suggestion } from "./schema";

onBothEngines(() => {
  let night: Night;
  beforeAll(async () => {
    night = await openNight();
    await night.asked({ title: "Bohemian Rhapsody", artist: "Queen" });
    await night.asked({ title: "Zombie", artist: "The Cranberries" });
    await night.asked({ title: "100%_\\", artist: "A" });
  });

  async function titles(search: string) {
    const query = new URLSearchParams({ search });
    const { body } = await new Caller().get<{ songs: Suggestion[] }>(`${night.url}/songs?${query}`);
    return body.songs.map(({ title }) => title);
  }

  test.each([
    ["zombie", ["Zombie"]],
    ["zobmie", ["Zombie"]],
    ["zombie cranberries", ["Zombie"]],
    ["bohemain", ["Bohemian Rhapsody"]],
    ["bohemian rapsody", ["Bohemian Rhapsody"]],
    ["dancing", []],
    ["100%_\\", ["100%_\\"]],
    ["%%%", []],
  ])("%j suggests %j", async (search, expected) => {
    expect(await titles(search)).toEqual(expected);
  });
});
