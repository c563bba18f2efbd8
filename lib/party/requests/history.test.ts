import { signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { PastStep, StepAnswer } from "./change-schema";

async function stepsOf(night: Night) {
  const { body } = await night.dj.get<{ steps: PastStep[] }>(`${night.djUrl}/steps`);
  return body.steps;
}
const undoTo = (night: Night, query: string) =>
  night.dj.post<StepAnswer & Failure>(`${night.djUrl}/undo?${query}`);

onBothEngines(() => {
  test("the history names the last twenty steps, who took them and when, undone ones not among them", async () => {
    const night = await openNight();
    for (let index = 1; index <= 21; index += 1) {
      const { id } = await night.asked({ title: `Song ${index}` });
      await night.step(id, { status: "accepted" });
    }
    const steps = await stepsOf(night);
    expect(steps.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Song ${21 - index}`),
    );
    expect(steps[0]).toMatchObject({ verb: "accepted", songs: 1, by: { name: "Mika" } });
    expect(Date.parse(steps[0]?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);

    await night.undo();
    expect((await stepsOf(night)).map(({ title }) => title)).toEqual(
      steps.slice(1).map(({ title }) => title),
    );
    const { id } = await night.asked({ title: "Later" });
    await night.step(id, { status: "accepted" });
    // The step of before makes room for this one: the first of the twenty is still there.
    const after = await stepsOf(night);
    expect([after.length, after[0]?.title, after.at(-1)?.title]).toEqual([20, "Later", "Song 2"]);
  });

  test("undoing down to a step undoes the newer ones first, and is all or nothing", async () => {
    const night = await openNight();
    const { id } = await night.asked({ title: "Zombie" });
    await night.step(id, { status: "accepted" }, { pinned: true }, { status: "playing" });
    const [, pinned, accepted] = await stepsOf(night);
    const { status, body } = await undoTo(night, `to=${pinned?.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      step: { verb: "pinned", title: "Zombie" },
      requests: [{ id, status: "accepted", pinned: false }],
      undo: { verb: "accepted" },
    });
    expect((await stepsOf(night)).map((step) => step.id)).toEqual([accepted?.id]);

    // Somebody has undone it meanwhile: nothing else is undone in its place.
    expect((await undoTo(night, `to=${pinned?.id}`)).status).toBe(409);
    expect((await stepsOf(night)).map((step) => step.id)).toEqual([accepted?.id]);
  });

  test("what a guest has done is no step that can be undone down to", async () => {
    const night = await openNight();
    const { id } = await night.asked({ title: "Zombie" });
    await night.step(id, { status: "accepted" });
    const [accepted] = await stepsOf(night);
    await night.asked({ title: "Yellow" });
    const { cursor } = (await night.djList()).body;
    await night.step(id, { pinned: true });
    expect((await undoTo(night, `to=${cursor}`)).status).toBe(409);
    expect(await stepsOf(night)).toHaveLength(2);
    expect((await undoTo(night, `to=${accepted?.id}`)).status).toBe(200);
  });

  test("undoing down to a step stops at what another DJ has done since", async () => {
    const night = await openNight();
    const ben = await signedUpDj("Ben");
    const invited = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    await ben.post("/api/dj/invitations", { token: invited.body.token });
    const [mine, theirs] = [await night.asked(), await night.asked({ title: "Yellow" })];
    await night.step(mine.id, { status: "accepted" });
    const [step] = await stepsOf(night);
    const { cursor } = (await night.djList()).body;
    await ben.patch(`/api/dj/requests/${theirs.id}`, { status: "accepted" });
    const { status, body } = await undoTo(night, `to=${step?.id}&seen=${cursor}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ clashes: [{ step: { title: "Yellow", by: { name: "Ben" } } }] });
    expect((await stepsOf(night)).length).toBe(2);
  });

  test("a step whose guest has withdrawn the request is taken back without it", async () => {
    const night = await openNight();
    const { id, guest } = await night.asked();
    await night.step(id, { status: "declined", declineReason: "wrong_moment" });
    await night.step(id, { status: "pending" });
    await guest.delete(`${night.url}/requests/${id}/backing`);
    const [newest] = await stepsOf(night);
    expect((await undoTo(night, `to=${newest?.id}`)).status).toBe(200);
    expect((await stepsOf(night)).map(({ verb }) => verb)).toEqual(["declined"]);
  });
});
