import type { Suggestions } from "@/lib/party/suggestions/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight, requestRows, stepsTo } from "@/lib/testing/night";

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({ explicit: false }, dj);
  });

  const statusOf = async (id: string) =>
    (await night.djList("filter=all")).body.requests.find((request) => request.id === id);
  const codeOf = async (title: string) =>
    (await night.ask(new Caller(), { title })).body.error?.code;

  test("a card that the DJ marks is declined, and refused whoever asks again, until it is undone", async () => {
    const { id, guest } = await night.asked({ title: "Closer" });
    await night.step(id, { explicit: true });
    expect(await statusOf(id)).toMatchObject({ status: "declined", explicit: true });
    const [own] = (await night.list(guest, "filter=mine")).body.requests;
    expect(own).toMatchObject({ status: "declined", declineReason: "explicit" });
    expect(await codeOf("CLOSER (Radio Edit)")).toBe("explicit");

    const typed = await new Caller().get<Suggestions>(`${night.url}/songs?search=closer`);
    expect(typed.body.typed.refusal).toBe("explicit");
    expect(typed.body.songs.map(({ refusal }) => refusal)).toEqual(["explicit"]);

    expect((await night.undo()).body.step.verb).toBe("marked");
    expect(await statusOf(id)).toMatchObject({ status: "pending", explicit: false });
    expect(await codeOf("Closer")).toBeUndefined();
  });

  test("declining for its words marks the song, and reopening it takes the mark away", async () => {
    const { id } = await night.asked({ title: "Closer" });
    await night.step(id, { status: "declined", declineReason: "explicit" });
    expect(await codeOf("closer")).toBe("explicit");
    await night.step(id, { status: "pending" });
    expect(await codeOf("closer")).toBeUndefined();
  });

  test("what the DJ has accepted stays in the queue with its mark, and takes no more backers", async () => {
    const { id } = await night.asked({ title: "Closer" });
    await night.step(id, ...stepsTo.accepted, { explicit: true });
    expect(await statusOf(id)).toMatchObject({ status: "accepted", explicit: true });
    expect(await codeOf("closer")).toBe("explicit");
  });

  test("where explicit songs are welcome, a mark only marks", async () => {
    await night.set({ settings: { explicit: true } });
    const { id } = await night.asked({ title: "Closer" });
    await night.step(id, { explicit: true });
    expect(await statusOf(id)).toMatchObject({ status: "pending", explicit: true });
    expect(await codeOf("closer")).toBeUndefined();
    await night.set({ settings: { explicit: false } });
    expect(await codeOf("closer")).toBe("explicit");
  });

  test("a title that says so is refused, and stores nothing", async () => {
    expect(await codeOf("Closer [Explicit]")).toBe("explicit");
    expect(await requestRows(night.id)).toEqual([]);
  });

  test("guests do not learn who has been marked", async () => {
    const { id, guest } = await night.asked({ title: "Closer" });
    await night.step(id, { explicit: true });
    const [seen] = (await night.list(guest)).body.requests;
    expect(seen).not.toHaveProperty("explicit");
  });
});
