import type { Page } from "@playwright/test";
import english from "@/messages/en.json" with { type: "json" };
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

/** The message with its arguments filled in. */
function say(message: string, values: Record<string, string>) {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** An amount as any of the languages writes it, whatever it puts around it. */
const amount = (text: string) => new RegExp(`(?<![\\d.])${text.replace(".", "\\.")}(?!\\d)`);

for (const { size, viewport, isLanguage, words, modes } of journeys) {
  const { shop, cart, layout, orders } = words;
  const isPhone = viewport.width < 600;

  async function filterByFashion(page: Page) {
    if (isPhone) await page.getByRole("button", { name: shop.filters.title }).click();
    const filters = isPhone ? page.getByRole("dialog") : page.getByRole("complementary");
    await filters.getByRole("link", { name: new RegExp(`^${shop.categories.fashion}`) }).click();
    await expect(page).toHaveURL(/category=fashion/);
    if (isPhone) await page.getByRole("button", { name: shop.filters.close }).click();
  }

  test(`a visitor filters, chooses, orders and finds the receipt on ${size}, in ${isLanguage}`, async ({
    asDj,
    baseURL,
  }) => {
    const page = await asDj();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: modes[0] });
    await page.goto("/apps/ecommerce/shop");
    const goods = page.getByRole("list", { name: shop.products }).getByRole("listitem");
    await expect(goods).toHaveCount(12);
    await expectNoAxeViolations(page);
    await filterByFashion(page);
    await expect(goods).toHaveCount(4);
    const cap = { title: "Night shift cap" };
    await page.getByRole("button", { name: say(cart.addTitle, cap) }).click();

    await page.getByRole("button", { name: shop.reset }).click();
    await expect(goods).toHaveCount(12);
    await page.getByRole("link", { name: "Closed-back booth headphones" }).click();
    const order = page.getByRole("region", { name: shop.order });
    await order.locator(`[title="${shop.colors.blue}"]`).click();
    const headphones = { title: "Closed-back booth headphones" };
    await order.getByRole("button", { name: say(cart.more, headphones) }).click();
    await order.getByRole("button", { name: shop.addToCart }).click();
    if (isPhone) await expectNoAxeViolations(page);

    await page.getByRole("button", { name: /3/ }).first().click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("listitem").first()).toContainText("Night shift cap");
    await expect(drawer.getByText(amount("324.80"))).toBeVisible();
    if (!isPhone) await expectNoAxeViolations(page);
    const edge = (await drawer.boundingBox())?.x;
    expect(edge === 0).toBe(isLanguage === "ar");
    await drawer.getByRole("button", { name: say(cart.remove, cap) }).click();
    await drawer.getByRole("button", { name: layout.toasts.undo }).click();
    await drawer.getByRole("link", { name: cart.checkOut }).click();

    await page.getByRole("button", { name: orders.continue }).click();
    const field = (name: keyof typeof orders.fields) =>
      page.getByRole("textbox", { name: orders.fields[name] });
    await page.getByRole("button", { name: orders.continue }).click();
    await expect(field("name")).toBeFocused();
    if (!isPhone) await expectNoAxeViolations(page);
    await field("name").fill("Nadia Karim");
    await field("street").fill("Hafenstraße 12");
    await field("postcode").fill("20359");
    await field("city").fill("Hamburg");
    await field("country").fill("Germany");
    await page.getByRole("button", { name: orders.continue }).click();
    await page.getByRole("radio", { name: new RegExp(`^${orders.ways.express}`) }).check();
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: amount("334.70") })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: orders.back }).click();
    await expect(field("street")).toHaveValue("Hafenstraße 12");
    await page.getByRole("button", { name: orders.continue }).click();
    await page.getByRole("button", { name: orders.place }).click();
    await expect(page.getByRole("heading", { name: /2\d{3}-\d{5}/ }).first()).toBeFocused();
    const empty = cart.open.match(/=0 \{(.+?)\}/)?.[1] ?? "";
    await expect(page.getByRole("button", { name: empty, exact: true })).toBeVisible();

    await page.goto("/apps/ecommerce/orders");
    const receipt = page.locator("#receipt");
    await expect(receipt).toContainText("Hafenstraße 12");
    await expect(receipt).toContainText(amount("334.70"));
    await expectNoAxeViolations(page);
  });
}

test("a price and a stock that are set in the list are those of the shop", async ({
  asDj,
  baseURL,
}) => {
  const { list, soldOut, products } = english.shop;
  const page = await asDj();
  await choose(page.context(), baseURL, { isLanguage: "en", activeMode: "light" });
  await page.goto("/apps/ecommerce/list?search=night+shift");
  const cap = { title: "Night shift cap" };
  await page.getByRole("button", { name: say(list.editPrice, cap) }).click();
  await page.getByRole("textbox", { name: list.price }).fill("40");
  await page.keyboard.press("Enter");
  await page.getByRole("switch", { name: say(list.stockOf, cap) }).click();
  await expectNoAxeViolations(page);
  await page.goto("/apps/ecommerce/shop?search=night+shift");
  const goods = page.getByRole("list", { name: products }).getByRole("listitem");
  await expect(goods).toContainText(soldOut);
  await expect(goods).toContainText(amount("32.00"));
});

test("two tabs show the same cart", async ({ asDj }) => {
  const page = await asDj();
  const other = await page.context().newPage();
  await other.goto("/DJPortal/events");
  await page.goto("/apps/ecommerce/shop?search=night+shift");
  await page.getByRole("button", { name: /^Add .+ to the cart$/ }).click();
  await expect(other.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test("a product that there is not is told with status 404, in the frame of the back office", async ({
  asDj,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/);
  const page = await asDj();
  for (const id of ["99", "0", "constructor"]) {
    const response = await page.goto(`/apps/ecommerce/detail/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.shop.missing.title);
  }
  await page.getByRole("link", { name: english.shop.missing.back }).click();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/shop$/);
});
