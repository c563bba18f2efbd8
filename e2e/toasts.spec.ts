import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Two toasts of the same words, and what they measure. */
async function twoToasts(page: Page, top: number) {
  await page.goto("/requests");
  const settings = page.getByRole("button", { name: "Settings" });
  // A phone has it in the menu.
  if (!(await settings.isVisible())) await page.getByRole("button", { name: "Open menu" }).click();
  await settings.click();
  const toast = page.locator("[data-sonner-toast]");
  for (const count of [1, 2]) {
    await page.getByRole("button", { name: "Reset all" }).click();
    await expect(toast).toHaveCount(count);
  }
  // The newest is first in the document and on screen.
  await expect(toast.first()).toHaveAttribute("data-mounted", "true");
  await expect.poll(async () => (await toast.first().boundingBox())?.y).toBe(top);
  const [first, second] = await Promise.all([
    toast.first().boundingBox(),
    toast.last().boundingBox(),
  ]);
  if (!first || !second) throw new Error("No toast is visible.");
  return { toast: toast.first(), first, second };
}

for (const { width, widest, top } of [
  { width: 1280, widest: 500, top: 78 },
  { width: 375, widest: 343, top: 64 },
]) {
  test(`at ${width} px toasts are below the top bar, in the middle, and as wide as their words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    const { toast, first, second } = await twoToasts(page, top);
    await expect(toast).toHaveCSS("font-size", "16px");
    expect(first.x + first.width / 2).toBeCloseTo(width / 2, 0);
    expect(second.y - (first.y + first.height)).toBeCloseTo(12, 0);

    for (const [words, isWide] of [
      ["Sent", false],
      ["and on ".repeat(40), true],
    ] as const) {
      const title = toast.locator("[data-title]");
      await title.evaluate((element, text) => element.replaceChildren(text), words);
      const box = await toast.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
      if (isWide) expect(box?.width).toBeCloseTo(widest, 0);
      else expect(box?.width).toBeLessThan(200);
    }
  });
}
