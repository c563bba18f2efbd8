import type { Locator, Page } from "@playwright/test";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a DJ adds, moves, changes and deletes appointments on ${size}, in ${isLanguage}`, async ({
    asDj,
    baseURL,
  }) => {
    const { calendar, layout } = words;
    const isPhone = viewport.width < 600;
    const page = await asDj();
    await page.setViewportSize(viewport);
    const activeDir = isLanguage === "ar" ? "rtl" : "ltr";
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark", activeDir });
    await page.goto("/apps/calendar");
    const shown = page.getByRole("link", { name: calendar.views[isPhone ? "list" : "month"] });
    await expect(shown).toHaveAttribute("aria-current", "true");
    const item = (title: string) => page.getByRole("button", { name: new RegExp(title) });
    // The demo's own night is of today, whatever today is.
    const ofNight = calendar.spokenNight.split("{when}").at(-1);
    const night = page.getByRole("link", { name: new RegExp(`${ofNight}$`) });
    await expect(night.first()).toHaveAttribute("href", /\/DJPortal\?event=/);
    await expectNoAxeViolations(page);

    await page.keyboard.press("n");
    const form = page.getByRole("dialog");
    const field = (label: string) => form.getByLabel(label);
    await field(calendar.form.title).fill("Van hire");
    await field(calendar.form.start).fill("2027-03-10T18:00");
    await form.getByRole("radio", { name: calendar.colours.success }).check();
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: calendar.form.add, exact: true }).click();
    await expect(form).toBeHidden();

    await page.goto("/apps/calendar?view=week&date=2027-03-10");
    await item("Van hire").focus();
    // To the next day, where the eye of this language goes.
    await page.keyboard.press(isLanguage === "ar" ? "Shift+ArrowLeft" : "Shift+ArrowRight");
    await expect(item("Van hire")).toBeFocused();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(item("Van hire")).toHaveAccessibleName(/:30/);
    await expect(item("Van hire")).toBeFocused();
    if (isPhone) await page.keyboard.press("Enter");
    else {
      await drag(page, item("Van hire"), -100);
      // What was dragged hangs at the pointer for a moment longer.
      await expect(item("Van hire")).toHaveCount(1);
      await item("Van hire").click();
    }
    const time = isPhone ? "18:30" : "16:30";
    await expect(field(calendar.form.start)).toHaveValue(`2027-03-11T${time}`);
    const download = page.waitForEvent("download");
    await form.getByRole("button", { name: calendar.download }).click();
    expect((await download).suggestedFilename()).toBe("Van-hire.ics");
    await form.getByRole("switch", { name: calendar.form.allDay }).check();
    await form.getByRole("button", { name: calendar.form.save }).click();
    await expect(form).toBeHidden();

    await page.getByRole("link", { name: calendar.views.list }).click();
    await item("Van hire").click();
    await form.getByRole("button", { name: calendar.delete }).click();
    await expect(page.getByText(calendar.empty)).toBeVisible();
    const toasts = page.getByRole("region", { name: words.layout.toasts.region });
    const toast = toasts.getByRole("listitem").filter({ hasText: calendar.deleted });
    await toast.getByRole("button", { name: layout.toasts.undo }).click();
    await expect(item("Van hire")).toBeVisible();

    await choose(page.context(), baseURL, { isLanguage, activeMode: "light", activeDir });
    await page.reload();
    await expect(item("Van hire")).toHaveAccessibleName(new RegExp(calendar.colours.success));
    await expectNoAxeViolations(page);
  });
}

/** Drags an appointment down by so many pixels. FullCalendar looks at where the pointer is on its way. */
async function drag(page: Page, item: Locator, down: number) {
  const box = await item.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down / 2, { steps: 4 });
  await page.mouse.move(x, y + down, { steps: 4 });
  await page.mouse.up();
}
