import { actOf, type BoardAct, boardKeys, labelsOf } from "./board-keys";

const none = { ctrlKey: false, metaKey: false, altKey: false };
const acts = Object.keys(boardKeys) as BoardAct[];

test.each(acts)("the keys that the board shows for %s do it, and nothing else", (act) => {
  const labels = labelsOf(act);
  const names: Record<string, string> = { "↓": "ArrowDown", "↑": "ArrowUp" };
  const last = labels.at(-1) ?? "";
  const key = names[last] ?? last;
  const ctrlKey = labels.includes("Ctrl");
  expect(actOf({ ...none, key, ctrlKey })).toBe(act);
  expect(actOf({ ...none, key, ctrlKey: !ctrlKey })).toBeUndefined();
});

test("a key does the same in capitals, and nothing with Alt", () => {
  expect(actOf({ ...none, key: "A" })).toBe("accept");
  expect(actOf({ ...none, key: "a", altKey: true })).toBeUndefined();
  expect(actOf({ ...none, key: "z", metaKey: true })).toBe("undo");
});
