import type { Locator } from "@playwright/test";

/** A finger goes from the middle of an element this far aside, in pixels, and lifts. */
export async function swipe(element: Locator, by: number) {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  // Waits until it stands still, as after a turn of the tablet.
  await element.tap({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error("What is not shown cannot be swiped.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const move = (type: "touchStart" | "touchMove", way: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + way, y }] });
  await move("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await move("touchMove", by * part);
  // In motion it would fling, and Chromium would take the next tap for the end of that.
  await page.waitForTimeout(60);
  await move("touchMove", by + 1);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
