import { actOf, labelsOf } from "./keys";

const keys = { next: "arrowdown", accept: "a", undo: "ctrl+z", help: "?" } as const;
const none = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ["next", "ArrowDown", false],
  ["accept", "a", false],
  ["undo", "z", true],
  ["help", "?", false],
])("the key for %s does it, and nothing else with Ctrl changed", (act, key, ctrlKey) => {
  expect(actOf(keys, { ...none, key, ctrlKey })).toBe(act);
  expect(actOf(keys, { ...none, key, ctrlKey: !ctrlKey })).toBeUndefined();
});

test("a key does the same in capitals, with ⌘ as with Ctrl, and nothing with Alt", () => {
  expect(actOf(keys, { ...none, key: "A" })).toBe("accept");
  expect(actOf(keys, { ...none, key: "a", altKey: true })).toBeUndefined();
  expect(actOf(keys, { ...none, key: "z", metaKey: true })).toBe("undo");
});

test("keys are shown as keyboards label them", () => {
  expect(Object.values(keys).map(labelsOf)).toEqual([["↓"], ["A"], ["Ctrl", "Z"], ["?"]]);
});
