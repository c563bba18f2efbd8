import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { openNight } from "@/lib/testing/night";

onBothEngines(() => {
  test("requests stay in a renamed lane, and open boards see the new name", async () => {
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

  test("a lane that is moved and renamed keeps its requests, and two lanes can swap names", async () => {
    const night = await openNight({ lanes: ["Dinner", "Peak", "Late"] });
    const ids: string[] = [];
    for (const lane of ["Dinner", "Peak", "Late"]) {
      const { id } = await night.asked();
      await night.step(id, { status: "accepted", lane });
      ids.push(id);
    }
    const lanes = async () => {
      const { body } = await night.djList("filter=accepted");
      const laneOf = new Map(body.requests.map(({ id, lane }) => [id, lane]));
      return ids.map((id) => laneOf.get(id));
    };
    const settings = { lanes: ["Party", "Dinner", "Late"] };
    await night.set({ settings, renamedLanes: [{ from: "Peak", to: "Party" }] });
    expect(await lanes()).toEqual(["Dinner", "Party", "Late"]);

    const swap = [
      { from: "Party", to: "Late" },
      { from: "Late", to: "Party" },
    ];
    await night.set({ settings, renamedLanes: swap });
    expect(await lanes()).toEqual(["Dinner", "Late", "Party"]);
  });

  test("a lane cannot be renamed to one that is not in the event's list", async () => {
    const night = await openNight({ lanes: ["Dinner", "Peak"] });
    for (const renamed of [
      { from: "Peak", to: "queue" },
      { from: "queue", to: "Peak" },
      { from: "Peak", to: "Nowhere" },
    ]) {
      const { status, body } = await night.set({ renamedLanes: [renamed] });
      expect([status, body.error?.fields]).toEqual([400, { renamedLanes: ["invalid"] }]);
    }
  });

  test("requests in a removed lane stay visible on the board", async () => {
    const night = await openNight({ lanes: ["Peak"] });
    const { id } = await night.asked();
    await night.step(id, { status: "accepted", lane: "Peak" });
    await night.set({ settings: { lanes: [] } });
    const { body } = await night.djList("filter=accepted");
    expect(body.requests.map(({ lane }) => lane)).toEqual(["Peak"]);
    await night.step(id, { lane: "queue" });
  });

  test("undo brings a song back to its lane under the lane's new name", async () => {
    const night = await openNight({ lanes: ["Dinner", "Peak"] });
    const { id } = await night.asked();
    await night.step(id, { status: "accepted", lane: "Peak" }, { status: "playing" });
    await night.set({ settings: { lanes: ["Dinner", "Party"] } });
    const { body } = await night.undo();
    expect(body.requests).toMatchObject([{ id, status: "accepted", lane: "Party" }]);
  });

  test("a lane that takes the name of a removed one comes behind the songs that stayed there", async () => {
    const night = await openNight({ lanes: ["Dinner", "Peak"] });
    const ids: string[] = [];
    for (const lane of ["Peak", "Dinner", "Dinner", "Peak"]) {
      const { id } = await night.asked();
      await night.step(id, { status: "accepted", lane });
      ids.push(id);
    }
    const [first, second, third, fourth = ""] = ids;
    await night.step(fourth, { status: "declined", declineReason: "wrong_moment" });
    await night.set({
      settings: { lanes: ["Peak"] },
      renamedLanes: [{ from: "Dinner", to: "Peak" }],
    });
    await night.undo();
    const { body } = await night.djList("filter=accepted");
    expect(body.requests.map(({ id, lane }) => [id, lane])).toEqual(
      [first, fourth, second, third].map((id) => [id, "Peak"]),
    );
    expect(new Set(body.requests.map(({ position }) => position)).size).toBe(4);
  });
});
