import { forgetAccount, forgetEndedSession, hasUnsent, isForgotten } from "./forget-account";

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

test.each([
  ["a desk that the account lacks", NOTES, { isSaved: true }],
  ["a step that the server lacks", "crowdcue-steps", { steps: [{ id: "1" }] }],
])("%s is unsent", (_, key, state) => {
  const others = key === NOTES ? { before: true, after: false } : { before: false, after: true };
  if (key !== NOTES) localStorage.removeItem(NOTES);
  expect(hasUnsent()).toBe(others.before);
  localStorage.setItem(key, kept(state));
  expect(hasUnsent()).toBe(others.after);
});

test("what cannot be read is not unsent", () => {
  localStorage.setItem(NOTES, "{");
  expect(hasUnsent()).toBe(false);
});

// Last, because the page forgets for good.
test("after a sign-out the device keeps nothing of the account, and the open page writes nothing back", async () => {
  expect(isForgotten(MAIL)).toBe(false);
  await forgetAccount();
  expect(keys()).toEqual([...OF_DEVICE].sort());
  expect([MAIL, "crowdcue-steps"].map(isForgotten)).toEqual([true, true]);
  expect(OF_DEVICE.map(isForgotten)).toEqual([false, false, false]);
});
