import { expect, expectNoAxeViolations, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("a guest without scripts reads tonight's list", async ({ page }) => {
  await page.goto("/requests?event=PARTY2");
  await expect(page.getByText("Lena & Omar")).toBeVisible();
  console.log(await page.locator("main, body").first().ariaSnapshot());
});
