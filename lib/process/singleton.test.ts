import { singleton } from "./singleton";

/** The module as another bundle of the same process has it. */
async function inAnotherBundle() {
  jest.resetModules();
  return import("./singleton");
}

test("two bundles of a process share a singleton, which is made once", async () => {
  const make = jest.fn(() => new Set<string>());
  singleton("shared", make).get().add("one");
  const other = await inAnotherBundle();
  expect(other.singleton).not.toBe(singleton);
  expect(other.singleton("shared", make).get()).toEqual(new Set(["one"]));
  expect(make).toHaveBeenCalledTimes(1);
});

test("two names are two singletons", () => {
  const [one, two] = [singleton("one", () => 1), singleton("two", () => 2)];
  expect([one.get(), two.get()]).toEqual([1, 2]);
});

test("peeking makes nothing, replacing puts another value in place, resetting forgets it", () => {
  const made = singleton("peeked", () => "made");
  expect(made.peek()).toBeUndefined();
  made.replace("brought");
  expect(made.get()).toBe("brought");
  made.reset();
  expect(made.peek()).toBeUndefined();
  expect(made.get()).toBe("made");
});
