import { randomUUID } from "node:crypto";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight, stepsTo } from "@/lib/testing/night";
import type { MustPlay } from "./must-plays-schema";

onBothEngines(() => {
  test("must-plays that nobody has played say which request waits for them", async () => {
    const night = await openNight();
    const mustPlay = [
      { kind: "song", text: "Hey Ya!", artist: "OutKast" },
      { kind: "song", text: "Zombie" },
      { kind: "artist", text: "ABBA" },
      { kind: "words", text: "Christmas" },
    ];
    await night.dj.put(`${night.djUrl}/rules`, { revision: 0, mustPlay, doNotPlay: [] });
    const list = async () => {
      const path = `${night.djUrl}/must-plays`;
      const { body } = await night.dj.get<{ mustPlays: MustPlay[] }>(path);
      return body.mustPlays.map(({ rule, request }) => [rule.text, request?.status]);
    };
    const { id } = await night.asked({ title: "Waterloo", artist: "ABBA" });
    const queued = await night.asked({ title: "hey ya", artist: "Outkast" });
    await night.step(queued.id, ...stepsTo.accepted);
    expect(await list()).toEqual([
      ["Hey Ya!", "accepted"],
      ["Zombie", undefined],
      ["ABBA", "pending"],
      ["Christmas", undefined],
    ]);

    await night.step(id, ...stepsTo.played);
    await night.dj.post(`${night.djUrl}/requests`, { id: randomUUID(), title: "Zombie (Live)" });
    expect(await list()).toEqual([
      ["Hey Ya!", "accepted"],
      ["Zombie", "pending"],
      ["Christmas", undefined],
    ]);
  });
});
