import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a visitor reads, sorts, answers and deletes mails on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { email, editor, layout } = words;
    const isPhone = viewport.width < 600;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    await page.goto("/apps/email");
    const rows = page.getByRole("region", { name: email.list }).getByRole("link");
    const open = page.getByRole("region", { name: email.email });
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const back = () => (isPhone ? press(email.back) : undefined);
    async function goTo(filter: keyof typeof email.filters) {
      const name = new RegExp(`^${email.filters[filter]}:`);
      if (!isPhone) return page.getByRole("link", { name }).click();
      await page.getByRole("button", { name: new RegExp(`^${email.folders}:`) }).click();
      await page.getByRole("menuitemradio", { name }).click();
    }
    // A desktop shows the list beside what is checked later.
    if (isPhone) await expectNoAxeViolations(page);

    // Read one: its frame is as high as its text, and has the colours of the page.
    const count = await rows.count();
    await rows.nth(1).click();
    const content = open.frameLocator("iframe");
    await expect(content.locator("p").first()).toContainText("Mika");
    await expect(content.locator("body")).toHaveCSS("color", "rgb(234, 239, 247)");
    const lines = content.locator("p").last();
    const frame = open.locator("iframe");
    await expect
      .poll(async () => {
        const [box, last] = [await frame.boundingBox(), await lines.boundingBox()];
        return box && last && Math.round(box.y + box.height - last.y - last.height);
      })
      .toBeLessThan(20);
    await press(email.delete);
    await expect(rows).toHaveCount(count - 1);
    await press(layout.toasts.undo);
    await expect(rows).toHaveCount(count);

    // Sort some: a range of three. Deleting has led a phone back to the list.
    const boxes = page.getByRole("region", { name: email.list }).getByRole("checkbox");
    await boxes.nth(0).check();
    await boxes.nth(2).click({ modifiers: ["Shift"] });
    await press(email.move);
    await page.getByRole("menuitem", { name: email.filters.spam }).click();
    await expect(rows).toHaveCount(count - 3);
    await goTo("spam");
    await expect(rows).toHaveCount(6);
    await goTo("inbox");

    // Answer one: what is typed survives a reload.
    await rows.first().click();
    await press(email.reply);
    const text = page.getByRole("textbox", { name: email.text });
    await expect(text).toBeFocused();
    await page.keyboard.type("مرحبا ");
    await press(editor.bold);
    await expect(page.getByRole("button", { name: editor.bold })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.type("Friday");
    await expect(text.locator("p").first()).toHaveCSS("direction", "rtl");
    // The quoted mail is in the visitor's language.
    const quoted = isLanguage === "ar" ? "rtl" : "ltr";
    await expect(text.locator("blockquote p").first()).toHaveCSS("direction", quoted);
    await expectNoAxeViolations(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Friday");
    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    await page.reload();
    await expect(text.locator("strong")).toHaveText("Friday");
    await press(email.send);
    await expect(text).toHaveCount(0);
    await back();
    await goTo("sent");
    await expect(rows).toHaveCount(4);
    await page.reload();
    await expect(rows).toHaveCount(4);
    await rows.first().click();
    await expect(content.locator("strong")).toHaveText("Friday");
    await expect(content.locator("body")).toHaveCSS("color", "rgb(31, 42, 61)");
    await expectNoAxeViolations(page);
  });
}
