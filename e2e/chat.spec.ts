import { choose, expect, expectNoAxeViolations, hydrated, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a visitor writes, sends a photo, is answered and deletes on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { chat, layout } = words;
    const isPhone = viewport.width < 600;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    await page.goto("/apps/chats");
    const rows = page.getByRole("region", { name: chat.list }).getByRole("link");
    const open = page.getByRole("region", { name: chat.conversation });
    const messages = open.getByRole("article");
    const own = messages.filter({ hasText: "Blue Monday" });
    const back = (label: string) =>
      isPhone ? page.getByRole("button", { name: label }).click() : undefined;
    await expect(rows).toHaveCount(10);
    await hydrated(page);
    await expectNoAxeViolations(page);

    await rows.filter({ hasText: chat.statuses.online }).last().click();
    const current = page
      .locator("a[data-item][aria-current]")
      .filter({ hasText: chat.statuses.online });
    await expect(current).toHaveCount(1);
    const name = (await current.locator("[dir=auto]").first().textContent()) ?? "";
    const field = open.getByRole("textbox");
    await field.fill("Blue Monday?");
    await field.press("Shift+Enter");
    await page.keyboard.type("The long one");
    await field.press("Enter");
    await expect(own).toHaveText(/Blue Monday\?\s+The long one/);
    await expect(own).toBeInViewport();
    await expect(field).toBeFocused();

    const [picked] = await Promise.all([
      page.waitForEvent("filechooser"),
      open.getByRole("button", { name: words.files.addPhoto }).click(),
    ]);
    const buffer = await page.screenshot();
    await picked.setFiles({ name: "floor-plan.png", mimeType: "image/png", buffer });
    await expect(open.getByText("floor-plan.png")).toBeVisible();
    await open.getByRole("button", { name: chat.send }).click();
    const photo = messages.getByRole("button", { name: chat.ownPhoto });
    await photo.last().click();
    const large = page.getByRole("dialog", { name: chat.ownPhoto });
    await expect(large.getByRole("img")).toHaveAttribute("src", /^data:image\/webp;base64,/);
    await large.getByRole("button", { name: chat.closePhoto }).click();

    const answer = messages.filter({ hasText: chat.sampleAnswer });
    await expect(answer).toBeInViewport();
    await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(1);
    await expectNoAxeViolations(page);

    await own.getByText("Blue Monday").click();
    await own.getByRole("button", { name: chat.deleteMessage }).click();
    await expect(own).toHaveCount(0);
    const toasts = page.getByRole("region", { name: words.layout.toasts.region });
    await toasts.getByRole("button", { name: layout.toasts.undo }).click();
    await expect(own).toHaveCount(1);
    await back(chat.back);

    await page.getByRole("textbox", { name: chat.search }).fill("MONDAY long");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Blue Monday");
    await page.getByRole("textbox", { name: chat.search }).fill("");
    await expect(page).not.toHaveURL(/search=/);
    await page.getByRole("button", { name: chat.allRead }).click();
    await expect(page.getByRole("button", { name: chat.allRead })).toBeDisabled();

    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    await page.reload();
    await expect(rows.first()).toContainText(name);
    await expect(page.getByRole("button", { name: chat.allRead })).toBeDisabled();
    await rows.first().click();
    await expect(answer).toBeInViewport();
    await expect(own).toHaveCount(1);
    if (isPhone) await open.getByRole("button", { name: chat.details, exact: true }).click();
    const details = page.getByRole("region", { name: chat.details, exact: true });
    await expect(details.locator('img[src^="data:image/webp"]')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
