type Forgotten = typeof import("./forgotten");

/** The code of one open page. */
async function openPage() {
  let page: Forgotten | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import("./forgotten");
  });
  return page as Forgotten;
}

const MAIL = "crowdcue-desk-email-5f0c";

test("a sign-out on one page holds for every other open page of the device", async () => {
  const [here, there] = [await openPage(), await openPage()];
  const set = jest.spyOn(Storage.prototype, "setItem");
  here.forgetForGood();
  const [key = "", newValue = ""] = set.mock.calls[0] ?? [];
  set.mockRestore();
  expect(localStorage).toHaveLength(0);
  expect([here, there].map((page) => page.isForgotten(MAIL))).toEqual([true, false]);
  // jsdom has one page, and tells no other of what it writes.
  window.dispatchEvent(new StorageEvent("storage", { key: MAIL, newValue: "{}" }));
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
  expect(there.isForgotten(MAIL)).toBe(false);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  expect(there.isForgotten(MAIL)).toBe(true);
  expect(there.isForgotten("crowdcue-outbox")).toBe(false);
});
