import { numberOf, stepsStorage } from "./steps-storage";

const NAME = "crowdcue-steps";
const step = (number: number, more = {}) => ({ id: `tab.${number}`, ...more });
const keyOf = (number: number) => `${NAME}.tab.${number}`;
const keep = (number: number, more = {}) =>
  localStorage.setItem(keyOf(number), JSON.stringify(step(number, more)));

/** Another tab's view of what this device keeps. */
function tab() {
  const storage = stepsStorage();
  return {
    read: () => storage.getItem(NAME),
    write: (state: unknown) => storage.setItem(NAME, { state, version: 0 }),
    clear: () => storage.removeItem(NAME),
  };
}

const kept = () => Object.fromEntries(Object.entries({ ...localStorage }));

beforeEach(() => localStorage.clear());

test("a step's number is what follows its outbox", () => {
  expect(numberOf("0192e4a0-7d43.17")).toBe(17);
});

test("an empty device has no steps, and no name for an outbox", () => {
  const state = { outbox: "", downSince: null, steps: [] };
  expect(tab().read()).toEqual({ state, version: 0 });
});

test("steps come back in the order of their numbers, whatever tab and order they were written in", () => {
  for (const number of [10, 9, 101]) keep(number);
  localStorage.setItem(NAME, JSON.stringify({ outbox: "tab", downSince: 5 }));
  const steps = [step(9), step(10), step(101)];
  expect(tab().read()).toEqual({ state: { outbox: "tab", downSince: 5, steps }, version: 0 });
});

test("what is no step is left out, and other names are left alone", () => {
  keep(1);
  localStorage.setItem(keyOf(2), "{");
  localStorage.setItem(keyOf(3), JSON.stringify({ id: 3 }));
  localStorage.setItem(keyOf(4), "null");
  localStorage.setItem(`${NAME}-other.tab.5`, JSON.stringify(step(5)));
  localStorage.setItem(NAME, "[");
  expect(tab().read()).toEqual({
    state: { outbox: "", downSince: null, steps: [step(1)] },
    version: 0,
  });
});

test("a tab writes nothing before it has read", () => {
  keep(1);
  const before = kept();
  tab().write({ outbox: "new", downSince: null, steps: [] });
  expect(kept()).toEqual(before);
});

test("each step is kept under a key of its own, and the rest under the name", () => {
  const one = tab();
  one.read();
  one.write({ outbox: "tab", downSince: 5, steps: [step(1), { id: 2 }, step(3)] });
  expect(kept()).toEqual({
    [NAME]: JSON.stringify({ outbox: "tab", downSince: 5 }),
    [keyOf(1)]: JSON.stringify(step(1)),
    [keyOf(3)]: JSON.stringify(step(3)),
  });
});

test("a tab takes off only what it has read, and writes only what it has changed", () => {
  keep(1);
  keep(2);
  const [one, other] = [tab(), tab()];
  for (const each of [one, other]) each.read();
  other.write({ outbox: "tab", downSince: null, steps: [step(1), step(2, { isSent: true })] });
  keep(3);
  const written = jest.spyOn(Storage.prototype, "setItem");
  one.write({ outbox: "tab", downSince: null, steps: [step(2)] });
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
  expect(Object.keys(kept()).sort()).toEqual([NAME, keyOf(2), keyOf(3)]);
  expect(kept()[keyOf(2)]).toBe(JSON.stringify(step(2, { isSent: true })));
});

test("what one tab has written, it knows", () => {
  const one = tab();
  one.read();
  one.write({ outbox: "tab", downSince: null, steps: [step(1)] });
  one.write({ outbox: "tab", downSince: null, steps: [] });
  expect(Object.keys(kept())).toEqual([NAME]);
});

test("a tab without a name for the outbox leaves the one that there is", () => {
  localStorage.setItem(NAME, JSON.stringify({ outbox: "tab", downSince: null }));
  const one = tab();
  one.read();
  one.write({ outbox: "", downSince: 7, steps: [] });
  expect(kept()).toEqual({ [NAME]: JSON.stringify({ outbox: "tab", downSince: 7 }) });
  one.write("no state");
  expect(kept()).toEqual({ [NAME]: JSON.stringify({ outbox: "tab", downSince: 7 }) });
});

test("forgetting takes off everything that was read", () => {
  keep(1);
  localStorage.setItem(NAME, JSON.stringify({ outbox: "tab", downSince: null }));
  localStorage.setItem("other", "1");
  const one = tab();
  one.read();
  one.clear();
  expect(kept()).toEqual({ other: "1" });
});

test("before it has read, a tab forgets what stands under the name", () => {
  localStorage.setItem(NAME, "{}");
  tab().clear();
  expect(kept()).toEqual({});
});

test("on a device that keeps nothing, a step lasts until the page closes", () => {
  const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { read, write, clear } = tab();
  read();
  const state = { outbox: "tab", downSince: null, steps: [step(1)] };
  write(state);
  expect(read()).toEqual({ state, version: 0 });
  clear();
  expect(read()).toEqual({ state: { outbox: "", downSince: null, steps: [] }, version: 0 });
  blocked.mockRestore();
});
