import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a visitor opens, answers, closes and deletes tickets on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { tickets, desk, layout } = words;
    const isPhone = viewport.width < 600;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    await page.goto("/apps/tickets");
    const list = page.getByRole("table", { name: tickets.list });
    const rows = list.getByRole("link");
    const back = () => (isPhone ? page.getByRole("button", { name: tickets.back }).click() : null);
    const tile = (word: string) => page.getByRole("link", { name: new RegExp(`\\d+ ${word}$`) });
    await expect(rows).toHaveCount(10);
    await expect(tile(tickets.total)).toHaveAccessibleName(`12 ${tickets.total}`);
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: tickets.new }).click();
    const form = page.getByRole("dialog");
    await form
      .getByRole("textbox", { name: tickets.form.title })
      .fill("Fog machine trips the fuse");
    await form.getByRole("combobox", { name: tickets.agent }).fill("Jonas West");
    await form.getByRole("button", { name: tickets.form.add, exact: true }).click();
    const open = page.getByRole("region", { name: tickets.ticket });
    await expect(open.getByRole("heading", { name: "Fog machine trips the fuse" })).toBeVisible();
    await open.getByRole("textbox", { name: tickets.remarks.add }).fill("Tape the cable");
    await page.keyboard.press("Enter");
    await expect(open.getByRole("listitem")).toContainText("Tape the cable");
    await expectNoAxeViolations(page);
    await open.getByRole("button", { name: tickets.closeTicket }).click();
    await back();
    await expect(rows.first()).toHaveText("Fog machine trips the fuse");
    await expect(tile(tickets.statuses.Closed)).toHaveAccessibleName(/^5 /);

    // MUI names the pages of its pagination, in its own words.
    await page.locator('a[href*="page=2"]').first().click();
    await expect(rows).toHaveCount(3);
    await page
      .getByRole("textbox", { name: tickets.search })
      .fill(isLanguage === "ar" ? "ملصق QR" : "QR POSTER");
    await expect(rows).toHaveCount(1);
    await rows.click();
    await open.getByRole("button", { name: tickets.delete }).click();
    await expect(page.getByRole("heading", { name: desk.none.title })).toBeVisible();
    const toasts = page.getByRole("region", { name: words.layout.toasts.region });
    await toasts.getByRole("button", { name: layout.toasts.undo }).click();
    // What comes back is open again.
    await back();
    await expect(rows).toHaveCount(1);
    await page.getByRole("textbox", { name: tickets.search }).fill("");
    await expect(page).not.toHaveURL(/search=/);

    await tile(tickets.statuses.Closed).click();
    await expect(rows).toHaveCount(5);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    await page.reload();
    await expect(rows).toHaveCount(5);
    await rows.first().click();
    await expect(open.getByRole("listitem")).toContainText("Tape the cable");
    await expect(open.getByRole("button", { name: tickets.reopen })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
