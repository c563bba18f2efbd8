import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

const cartOf = (page: Page) => page.getByRole("dialog", { name: "Your cart" });

async function openCart(page: Page) {
  await page.getByRole("button", { name: /^Cart/ }).click();
  await expect(cartOf(page)).toBeVisible();
}

test("a DJ fills the cart, changes it, undoes a removal, and finds it after a reload", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.goto("/DJPortal/events");
  await openCart(page);
  const cart = cartOf(page);
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await expectNoAxeViolations(page);

  const add = cart.getByRole("button", { name: /^Add .+ to the cart$/ }).first();
  const title = /^Add (.+) to the cart$/.exec((await add.getAttribute("aria-label")) ?? "")?.[1];
  await add.click();
  const line = cart.getByRole("list", { name: "In your cart" }).getByRole("listitem");
  await expect(line).toHaveCount(1);
  await expect(cart.getByRole("heading", { name: "Your cart" })).toBeFocused();
  const price = Number(/€([\d.]+)/.exec((await line.textContent()) ?? "")?.[1]);
  const total = cart.getByRole("status").last();
  await expect(total).toHaveText(`Total€${price.toFixed(2)}`);
  await expect(line.getByRole("button", { name: `One fewer ${title}` })).toBeDisabled();

  await line.getByRole("button", { name: `One more ${title}` }).click();
  await expect(total).toHaveText(`Total€${(price * 2).toFixed(2)}`);
  await expectNoAxeViolations(page);

  await line.getByRole("button", { name: `Remove ${title}` }).click();
  await expect(line).toHaveCount(0);
  const undo = page
    .getByRole("region", { name: /^Messages/ })
    .getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(total).toHaveText(`Total€${(price * 2).toFixed(2)}`);

  await cart.getByRole("button", { name: "Close cart" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Cart, 2 items" })).toBeVisible();
});

test("two tabs show the same cart", async ({ asDj }) => {
  const page = await asDj();
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto("/DJPortal/events");
  await openCart(page);
  await cartOf(page)
    .getByRole("button", { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await expect(other.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test("on a right-to-left page the cart opens from the left", async ({ asDj }) => {
  const page = await asDj();
  const value = encodeURIComponent(JSON.stringify({ isLanguage: "ar" }));
  await page.context().addCookies([{ name: "customizer", value, domain: "localhost", path: "/" }]);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/DJPortal/events");
  await page.getByRole("button", { name: /^السلة/ }).click();
  const cart = page.getByRole("dialog", { name: "سلتك" });
  await expect(cart).toBeVisible();
  expect((await cart.boundingBox())?.x).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await cart.boundingBox())?.width).toBe(500);
  expect((await cart.boundingBox())?.x).toBe(0);
});

test("a shop that fails to answer shows an error and can be tried again", async ({
  asDj,
  allowConsole,
}) => {
  allowConsole(/ProductsData/);
  const page = await asDj();
  await page.route("**/ProductsData", (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto("/DJPortal/events");
  await openCart(page);
  await expect(cartOf(page).getByRole("alert")).toBeVisible();
  await page.unroute("**/ProductsData");
  await cartOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(cartOf(page).getByText("Your cart is empty")).toBeVisible();
});
