import { singleton } from "./singleton";

/** Loads the module like another bundle of the same process. */
async function inAnotherBundle() {
  jest.resetModules();
  return import("./singleton");
}

test("two bundles of a process share a singleton, which is created once", async () => {
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

test("peek creates nothing, replace sets another value, reset forgets it", () => {
  const made = singleton("peeked", () => "made");
  expect(made.peek()).toBeUndefined();
  made.replace("brought");
  expect(made.get()).toBe("brought");
  made.reset();
  expect(made.peek()).toBeUndefined();
  expect(made.get()).toBe("made");
});
