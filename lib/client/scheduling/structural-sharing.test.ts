import { shareStructure } from "./structural-sharing";

const zombie = { id: "z", title: "Zombie", people: [{ name: "Lea" }] };
const creep = { id: "c", title: "Creep", people: [] };
const list = { requests: [zombie, creep], counts: { pending: 2 } };
const told = () => JSON.parse(JSON.stringify(list)) as typeof list;

test("what says the same is the same object", () => {
  expect(shareStructure(list, told())).toBe(list);
});

test("of a list in which one item is new, gone or moved, the others are the same objects", () => {
  const hello = { id: "h", title: "Hello", people: [] };
  const shared = shareStructure(list, {
    ...told(),
    requests: [hello, ...told().requests].reverse(),
  });
  expect(shared.requests).toEqual([creep, zombie, hello]);
  expect(shared.requests[0]).toBe(creep);
  expect(shared.requests[1]).toBe(zombie);
  expect(shared.counts).toBe(list.counts);
});

test("of an item that has changed, the rest is the same", () => {
  const [changed, same] = told().requests;
  const shared = shareStructure(list, {
    ...told(),
    requests: [{ ...changed, title: "Zombies" }, same],
  });
  expect(shared.requests[0]).toEqual({ ...zombie, title: "Zombies" });
  expect(shared.requests[0]).not.toBe(zombie);
  expect(shared.requests[0]?.people).toBe(zombie.people);
  expect(shared.requests[1]).toBe(creep);
});

test.each([[undefined], [null], ["list"], [{}], [[]]])("%j shares nothing", (known) => {
  expect(shareStructure(known, told())).toEqual(list);
});

test("what is told as nothing is nothing", () => {
  expect(shareStructure(list, null)).toBeNull();
  expect(shareStructure(list.requests, [])).toEqual([]);
});
