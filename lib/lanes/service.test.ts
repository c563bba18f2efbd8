import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { openNight } from "@/lib/testing/night";

onBothEngines(() => {
  test("requests stay in their lane when it gets another name, and open boards hear of it", async () => {
    const night = await openNight({ lanes: ["Dinner", "Peak"] });
    const { id } = await night.asked();
    const { id: other } = await night.asked();
    await night.step(id, { status: "accepted", lane: "Peak" });
    await night.step(other, { status: "accepted", lane: "Dinner" });
    const board = await Listener.open(night.dj, `${night.djUrl}/live`);
    await night.set({ settings: { lanes: ["Dinner", "Party"] } });

    const { body } = await night.djList("filter=accepted");
    const laneOf = new Map(body.requests.map((request) => [request.id, request.lane]));
    expect([laneOf.get(id), laneOf.get(other)]).toEqual(["Party", "Dinner"]);
    await board.until(() => board.events.some(({ data }) => data.verb === "event"));
    const delta = board.events.find(({ data }) => data.verb === "event");
    expect(delta?.data.requests).toMatchObject([{ id, lane: "Party" }]);
    await board.close();
  });

  test("what was parked in a lane that is removed stays where the board shows it", async () => {
    const night = await openNight({ lanes: ["Peak"] });
    const { id } = await night.asked();
    await night.step(id, { status: "accepted", lane: "Peak" });
    await night.set({ settings: { lanes: [] } });
    const { body } = await night.djList("filter=accepted");
    expect(body.requests.map(({ lane }) => lane)).toEqual(["Peak"]);
    await night.step(id, { lane: "queue" });
  });
});
