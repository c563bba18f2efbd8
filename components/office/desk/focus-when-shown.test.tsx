import { focusItem } from "./focus-when-shown";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function row() {
  const item = document.createElement("a");
  item.tabIndex = 0;
  item.dataset.item = "7";
  document.body.append(item);
  return item;
}

let other: HTMLButtonElement;
beforeEach(() => {
  other = document.createElement("button");
  document.body.replaceChildren(other);
});

test("a row that comes late gets the focus, though a toast has given it to something else meanwhile", async () => {
  focusItem(7);
  await frame();
  other.focus();
  await frame();
  const item = row();
  await frame();
  await frame();
  expect(document.activeElement).toBe(item);
});

test.each(["keydown", "pointerdown"])(
  "whoever has moved on keeps the focus when the row comes: %s",
  async (press) => {
    focusItem(7);
    await frame();
    other.dispatchEvent(new Event(press, { bubbles: true }));
    other.focus();
    row();
    await frame();
    await frame();
    expect(document.activeElement).toBe(other);
  },
);

test("a row that never comes is given up after a while", async () => {
  focusItem(7, 2);
  for (let frames = 0; frames < 4; frames += 1) await frame();
  row();
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
});
