import { memoized } from "./memoized";

test("what is asked for at once is made once, and stays known", async () => {
  const known = new Map<string, Promise<number>>();
  const make = jest.fn(async () => 1);
  const ask = () => memoized(known, "one", make);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a failure reaches whoever asked meanwhile, and is forgotten", async () => {
  const known = new Map<string, Promise<number>>();
  const make = jest.fn(async () => 1).mockRejectedValueOnce(new Error("gone"));
  const ask = () => memoized(known, "one", make);
  const asked = await Promise.allSettled([ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe(1);
});
