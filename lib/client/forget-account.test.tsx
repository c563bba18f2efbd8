import { useStepsStore } from "@/lib/party/outbox/store";
import {
  forgetAccount,
  forgetEndedSession,
  forgetOthers,
  hasUnsent,
  staysUnsent,
} from "./forget-account";
import { isForgotten } from "./forgotten";

const kept = (state: object) => JSON.stringify({ state, version: 0 });
const MAIL = "crowdcue-desk-email-5f0c";
const NOTES = "crowdcue-desk-notes-5f0c";

/** What a device keeps of a DJ, of a visitor and of itself. */
function keepAll() {
  localStorage.setItem(MAIL, kept({ isSaved: true }));
  localStorage.setItem(NOTES, kept({ isSaved: false }));
  localStorage.setItem("crowdcue-board", kept({ eventId: "night" }));
  localStorage.setItem("crowdcue-steps", kept({ steps: [] }));
  localStorage.setItem("crowdcue-notifications", kept({ news: [] }));
  localStorage.setItem("crowdcue-checkout", kept({ name: "Ana" }));
  localStorage.setItem("crowdcue-desk-notes", kept({ isSaved: false }));
  localStorage.setItem("crowdcue-outbox", kept({ submissions: [{}] }));
  localStorage.setItem("crowdcue-wall", kept({}));
  sessionStorage.setItem("crowdcue-booking", kept({ email: "lea@example.org" }));
  sessionStorage.setItem("crowdcue-draft-new-event", "name=Wedding");
}

const OF_DEVICE = ["crowdcue-desk-notes", "crowdcue-outbox", "crowdcue-wall"];
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  keepAll();
});

test("an ended session leaves nothing on the device but what its account lacks", async () => {
  await forgetEndedSession();
  const ofVisitor = ["crowdcue-checkout", "crowdcue-notifications"];
  expect(keys()).toEqual([...OF_DEVICE, ...ofVisitor, NOTES].sort());
});

test.each([["a desk that the account lacks", NOTES, { isSaved: true }]])(
  "%s is unsent",
  (_, key, state) => {
    expect(hasUnsent()).toBe(true);
    localStorage.setItem(key, kept(state));
    expect(hasUnsent()).toBe(false);
  },
);

/** Takes a step on the board, as far as the device keeps it. */
function takeStep(djId: string) {
  useStepsStore.persist.rehydrate();
  return useStepsStore.getState().save({
    eventId: "night",
    djId,
    act: { kind: "undo", ids: [] },
    step: { verb: "accepted", title: "Zombie", songs: 1, by: null },
    at: "2026-11-24T20:00:00.000Z",
    songs: [],
    seen: 1,
    isOver: false,
  });
}

test("a step that the server lacks is unsent until it is answered, and a sign-out waits for that", async () => {
  localStorage.removeItem(NOTES);
  const { id } = takeStep("5f0c");
  expect(hasUnsent()).toBe(true);
  expect(await staysUnsent(150)).toBe(true);
  setTimeout(() => useStepsStore.getState().remove([id]), 50);
  expect(await staysUnsent(5000)).toBe(false);
});

test("without a network a sign-out does not wait for what cannot be sent", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const start = performance.now();
  expect(await staysUnsent(5000)).toBe(true);
  expect(performance.now() - start).toBeLessThan(1000);
  jest.restoreAllMocks();
});

test("the next account finds nothing of one whose session has ended, sent or not; the owner finds what is unsent", async () => {
  takeStep("5f0c");
  await forgetEndedSession();
  const unsent = () => keys().filter((key) => /-5f0c$|steps\../.test(key));
  forgetOthers("5f0c");
  expect(unsent()).toHaveLength(2);
  expect(sessionStorage).toHaveLength(2);
  forgetOthers("77aa");
  expect(sessionStorage).toHaveLength(0);
  expect(keys()).toEqual([...OF_DEVICE, "crowdcue-account"].sort());
});

test("the next account finds nothing without an owner either, though nobody has signed out", async () => {
  const deleted: string[] = [];
  const caches = {
    keys: async () => ["crowdcue-board", "other"],
    delete: async (name: string) => deleted.push(name),
  };
  Object.assign(window, { caches });
  await forgetOthers("5f0c");
  await forgetOthers("5f0c");
  expect(keys()).toEqual(expect.arrayContaining(["crowdcue-board", "crowdcue-notifications"]));
  expect(deleted).toEqual([]);
  const forgotten = forgetOthers("77aa");
  // A page that is closed now leaves the rest to the next one.
  expect(localStorage.getItem("crowdcue-account")).toBe("5f0c");
  await forgotten;
  expect(localStorage.getItem("crowdcue-account")).toBe("77aa");
  expect(keys()).toEqual([...OF_DEVICE, "crowdcue-account"].sort());
  expect(deleted).toEqual(["crowdcue-board"]);
  Reflect.deleteProperty(window, "caches");
});

test("what cannot be read is not unsent", () => {
  localStorage.setItem(NOTES, "{");
  expect(hasUnsent()).toBe(false);
});

// Last, because the page forgets for good.
test("after a sign-out the device keeps nothing of the account, and the open page writes nothing back", async () => {
  expect(isForgotten(MAIL)).toBe(false);
  takeStep("5f0c");
  await forgetAccount();
  takeStep("5f0c");
  expect(keys()).toEqual([...OF_DEVICE].sort());
  expect(sessionStorage).toHaveLength(0);
  expect([MAIL, "crowdcue-steps"].map(isForgotten)).toEqual([true, true]);
  expect(OF_DEVICE.map(isForgotten)).toEqual([false, false, false]);
});
