import { act, render } from "@testing-library/react";
import { leavePage, persistedDesk } from "@/lib/testing/desk";
import { deskActions } from "./actions";
import { usePersistedDesk } from "./hooks";
import { EMPTY_DESK } from "./schema";
import { createDeskStore, type DeskStore, deskStore } from "./store";

const KEY = "crowdcue-desk-notes";
const titlesOn = (store: DeskStore) =>
  Object.values(store.getState().desk.entries).map(({ fields }) => fields.title?.value);

/** A page of an area. */
function Page({ account }: { account?: string }) {
  usePersistedDesk("notes", account);
  return null;
}

beforeEach(() => {
  for (const account of [undefined, "mika", "ana"]) {
    deskStore("notes", account).setState({ desk: EMPTY_DESK, revision: 0, isSaved: true });
  }
  leavePage();
  localStorage.clear();
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("the device keeps what was changed, and a later page load has it", () => {
  deskActions(createDeskStore("notes")).add({ title: "Needles" });
  leavePage();
  const later = createDeskStore("notes");
  later.persist.rehydrate();
  expect(titlesOn(later)).toEqual(["Needles"]);
  expect(Object.keys(persistedDesk("notes")).sort()).toEqual(["desk", "isSaved", "revision"]);
});

test.each([
  ["no JSON", "{"],
  ["another version's", JSON.stringify({ state: { desk: "old" }, version: 7 })],
  ["a number", "7"],
  ["no state", "{}"],
  ["half a desk", JSON.stringify({ state: { desk: { entries: { 1: {} } } }, version: 0 })],
])(
  "a kept value that is %s becomes an empty desk, without a word on the console",
  (_name, text) => {
    const said = ["error", "warn"].map((kind) => jest.spyOn(console, kind as "error"));
    localStorage.setItem(KEY, text);
    const store = createDeskStore("notes");
    store.persist.rehydrate();
    expect(store.getState().desk).toEqual(EMPTY_DESK);
    deskActions(store).add({ title: "Needles" });
    expect(titlesOn(store)).toEqual(["Needles"]);
    for (const console of said) expect(console).not.toHaveBeenCalled();
  },
);

test("many items are added and changed in one change", () => {
  const store = createDeskStore("notes");
  const { writeAll } = deskActions(store);
  const [first = 0] = writeAll([{ title: "Needles" }, { title: "Tape" }]);
  const changed = jest.fn();
  store.subscribe(changed);
  writeAll([{ title: "Fuse" }], [{ id: first, values: { title: "Two needles" } }]);
  expect(titlesOn(store)).toEqual(["Two needles", "Tape", "Fuse"]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test("many items are removed, and returned, in one change each", () => {
  const store = createDeskStore("notes");
  const { add, remove } = deskActions(store);
  const ids = ["Needles", "Tape", "Fuse"].map((title) => add({ title }));
  const changed = jest.fn();
  store.subscribe(changed);
  const undo = remove(...ids);
  expect(titlesOn(store)).toEqual([undefined, undefined, undefined]);
  undo();
  expect(titlesOn(store)).toEqual(["Needles", "Tape", "Fuse"]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test("a device without room keeps working until the page closes, and says so", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const store = createDeskStore("notes");
  deskActions(store).add({ title: "Needles" });
  leavePage();
  full.mockRestore();
  expect(titlesOn(store)).toEqual(["Needles"]);
  expect(store.progress.getState().progress).toBe("unkept");
});

test("a change is written shortly after it, once for all that were made", () => {
  jest.useFakeTimers();
  const written = jest.spyOn(Storage.prototype, "setItem");
  const { add } = deskActions(createDeskStore("notes"));
  for (const title of ["Needles", "Tape", "Fuse"]) add({ title });
  expect(written).not.toHaveBeenCalled();
  jest.advanceTimersByTime(250);
  expect(written).toHaveBeenCalledTimes(1);
  expect(Object.keys(persistedDesk("notes").desk.entries)).toHaveLength(3);
  written.mockRestore();
  jest.useRealTimers();
});

test("what another tab writes before this tab has written stays on the device", () => {
  render(<Page />);
  const [tab, other] = [deskStore("notes"), createDeskStore("notes")];
  deskActions(other).add({ title: "Cables" });
  leavePage();
  deskActions(tab).add({ title: "Needles" });
  tab.persist.rehydrate();
  leavePage();
  const later = createDeskStore("notes");
  later.persist.rehydrate();
  expect(titlesOn(later).sort()).toEqual(["Cables", "Needles"]);
});

test("two tabs that write at the same moment keep both changes", () => {
  render(<Page />);
  const [tab, other] = [deskStore("notes"), createDeskStore("notes")];
  deskActions(tab).add({ title: "Needles" });
  leavePage();
  // Has not read what the first tab wrote, and overwrites it.
  deskActions(other).add({ title: "Cables" });
  leavePage();
  const event = { key: KEY, newValue: localStorage.getItem(KEY) };
  act(() => window.dispatchEvent(new StorageEvent("storage", event)));
  expect(titlesOn(tab).sort()).toEqual(["Cables", "Needles"]);
  leavePage();
  const later = createDeskStore("notes");
  later.persist.rehydrate();
  expect(titlesOn(later).sort()).toEqual(["Cables", "Needles"]);
});

test("the first account to sign in gets what was changed before, and the next one nothing", () => {
  deskActions(deskStore("notes")).add({ title: "Needles" });
  const first = render(<Page account="mika" />);
  expect(titlesOn(deskStore("notes", "mika"))).toEqual(["Needles"]);
  expect(titlesOn(deskStore("notes"))).toEqual([]);
  first.unmount();
  render(<Page account="ana" />);
  expect(titlesOn(deskStore("notes", "ana"))).toEqual([]);
  expect(Object.keys(persistedDesk("notes-mika").desk.entries)).toHaveLength(1);
});

test("the desk of another account leaves the device, unless only the device has it", () => {
  const keep = (isSaved: boolean) =>
    JSON.stringify({ state: { desk: EMPTY_DESK, revision: 1, isSaved }, version: 0 });
  localStorage.setItem("crowdcue-desk-notes-mika", keep(true));
  localStorage.setItem("crowdcue-desk-notes-ana", keep(false));
  localStorage.setItem("crowdcue-desk-tickets-mika", keep(true));
  render(<Page />);
  const left = Object.keys(localStorage).filter((key) => key !== KEY);
  expect(left.sort()).toEqual(["crowdcue-desk-notes-ana", "crowdcue-desk-tickets-mika"]);
});
