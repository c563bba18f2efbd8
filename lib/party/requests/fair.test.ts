import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";

async function asks(night: Night, guest: Caller, title: string) {
  return (await night.ask(guest, { title })).body.request.id;
}
const fair = async (night: Night) =>
  (await night.djList("filter=pending&sort=fair&pageSize=50")).body.requests;

onBothEngines(() => {
  test("the fair order puts guests first who have had the fewest songs, and says how many", async () => {
    const night = await openNight();
    const [ana, ben, cleo] = [new Caller(), new Caller(), new Caller()];
    for (const title of ["A1", "A2", "A3"]) {
      const id = await asks(night, ana, title);
      if (title !== "A3") await night.step(id, { status: "accepted" });
    }
    await night.step(await asks(night, ben, "B1"), { status: "accepted" }, { status: "playing" });
    await asks(night, ben, "B2");
    await asks(night, cleo, "C1");
    // Votes for a song decide only among guests who have had as many.
    for (const voter of [new Caller(), new Caller()]) {
      const a3 = (await fair(night)).find(({ title }) => title === "A3")?.id;
      await voter.post(`${night.url}/requests/${a3}/backing`);
    }
    const told = async () => (await fair(night)).map(({ title, had }) => [title, had]);
    expect(await told()).toEqual([
      ["C1", 0],
      ["B2", 1],
      ["A3", 2],
    ]);

    // Of several who asked for the same song, the one who has had the fewest counts; a declined song is none.
    await asks(night, cleo, "A3");
    const declined = await asks(night, cleo, "C2");
    await night.step(declined, { status: "declined", declineReason: "wrong_moment" });
    expect(await told()).toEqual([
      ["A3", 0],
      ["C1", 0],
      ["B2", 1],
    ]);
    const [first] = (await night.djList("filter=pending&sort=fair&pageSize=1&page=2")).body
      .requests;
    expect(first?.title).toBe("C1");
  });

  test("only DJs can ask for the fair order", async () => {
    const night = await openNight();
    const { body } = await night.list(new Caller(), "sort=fair");
    expect(JSON.stringify(body)).not.toContain("had");
  });
});
