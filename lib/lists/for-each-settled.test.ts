import { forEachSettled } from "./for-each-settled";

test("all get their turn, in order, and the first failure is told at the end", async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`${item} fails`);
    await null;
    done.push(item);
  };
  await expect(forEachSettled([1, 2, 3, 4, 5], work)).rejects.toThrow("2 fails");
  expect(done).toEqual([1, 3, 5]);
  await forEachSettled([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});
