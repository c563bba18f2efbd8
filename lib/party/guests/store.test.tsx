import type { GuestRequest } from "@/lib/party/requests/schema";
import { useOutboxStore } from "./store";

const { getState, persist } = useOutboxStore;
const request = { id: "0197a1b2-0000-7000-8000-000000000000", title: "Zombie", artist: "" };
const draft = { title: "Dreams", artist: "", name: "Lena", message: "" };

function keep(state: object, version: number) {
  localStorage.setItem("crowdcue-outbox", JSON.stringify({ state, version }));
}

test("what a phone has kept outlives a change before it is read", async () => {
  const saved = { code: "PARTY2", savedAt: "2026-11-21T20:00:00Z", refusal: null, request };
  keep({ submissions: [saved], confirmed: ["r1"], draft }, 1);
  getState().watch("PARTY2");
  await persist.rehydrate();
  expect(getState()).toMatchObject({ submissions: [saved], confirmed: ["r1"], draft });
  expect(getState().watched).toBe("PARTY2");
});

test("what a phone has kept under the former names is still to be sent", async () => {
  const saved = { code: "PARTY2", savedAt: "2026-11-21T20:00:00Z", refusal: null };
  keep({ asks: [{ ...saved, ask: request }], confirmed: ["r1"], draft }, 0);
  await persist.rehydrate();
  expect(getState()).toMatchObject({
    submissions: [{ ...saved, request }],
    confirmed: ["r1"],
    draft,
  });
});

test("a submission is kept until the server has confirmed it", async () => {
  keep({ submissions: [], confirmed: [], draft }, 1);
  await persist.rehydrate();
  getState().save("PARTY2", request);
  const kept = () => JSON.parse(localStorage.getItem("crowdcue-outbox") ?? "null");
  expect(kept()).toMatchObject({
    version: 1,
    state: { submissions: [{ code: "PARTY2", request }] },
  });
  const [saved] = getState().submissions;
  const answered = { id: "r2", title: "Zombie" } as GuestRequest;
  if (saved) getState().confirm(saved, { request: answered, merged: false });
  expect(kept()).toMatchObject({ state: { submissions: [], confirmed: ["r2"], draft } });
});

test("what no longer fits is let go, and what does is still sent", async () => {
  const saved = { code: "PARTY2", savedAt: "2026-11-21T20:00:00Z", refusal: null, request };
  const strange = { ...saved, request: { id: 1 } };
  keep({ submissions: [{ id: 1 }, strange, saved], confirmed: "r1", draft: { title: 1 } }, 1);
  await persist.rehydrate();
  expect(getState()).toMatchObject({ submissions: [saved], confirmed: [] });
  expect(getState().draft.title).toBe("");
});
