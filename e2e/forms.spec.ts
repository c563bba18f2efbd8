import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words, modes } of journeys) {
  test(`an enquiry is taken down, checked, and put on the desk on ${size}, in ${isLanguage}`, async ({
    asDj,
    baseURL,
  }) => {
    const { booking, accounts } = words;
    const { fields } = booking;
    const page = await asDj();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: modes[0] });
    const press = (label: string) =>
      page.getByRole("button", { name: label, exact: true }).first().click();
    const form = page.locator("form");
    const field = (label: string) => form.getByLabel(label, { exact: false }).first();

    await page.goto("/apps/forms?state=error");
    await field(fields.firstname).fill("Lena");
    await field(fields.lastname).fill("Haddad");
    await field(fields.email).fill("lena@");
    await form.locator('input[name="password"]').fill("blue lamps");
    await press(accounts.password.show);
    await form.locator('input[name="repeat"]').fill("blue lamps");
    await press(booking.next);
    await expect(field(fields.email)).toBeFocused();
    await expect(form.getByText(booking.wrong.email, { exact: true })).toBeVisible();
    await field(fields.email).fill("lena@example.com");
    await press(booking.next);

    // Every kind of input.
    await expect(page).toHaveURL(/step=profile/);
    await form.getByRole("combobox", { name: fields.occasion }).click();
    await page.getByRole("option", { name: booking.occasions.wedding }).click();
    await field(fields.guests).fill("250");
    await form.locator('input[name="day"]').fill("2026-12-05");
    await form.getByRole("slider").press("End");
    await form.getByRole("switch", { name: fields.isOutdoors }).check();
    await form.getByRole("combobox", { name: fields.genres }).click();
    await page.getByRole("option", { name: booking.genres.disco }).click();
    await page.keyboard.press("Tab");
    await form.getByRole("combobox", { name: fields.language }).fill("Deu");
    await page.getByRole("option", { name: "Deutsch" }).click();
    await form.getByRole("radio", { name: booking.moods.wild }).check();
    await form.locator('input[type="file"]').setInputFiles({
      name: "songs.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("ABBA – Waterloo\nOne more\n"),
    });
    await form.getByRole("button", { name: booking.gear.fog }).click();
    await form.getByRole("textbox", { name: fields.plan }).fill("First dance");
    await press(booking.next);
    await expect(form.getByText(booking.wrong.colors, { exact: true })).toBeVisible();
    await form.getByRole("checkbox", { name: booking.colors.violet }).check();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(field(fields.guests)).toHaveValue("250");
    await expect(form.getByRole("textbox", { name: fields.plan })).toHaveText("First dance");
    await press(booking.next);

    await expect(form.getByText(/^ABBA – Waterloo/)).toBeVisible();
    await expectNoAxeViolations(page);
    const file = page.waitForEvent("download");
    await press(booking.download);
    expect((await file).suggestedFilename()).toMatch(/Lena Haddad\.txt$/);
    await form.getByRole("checkbox", { name: fields.hasAgreed }).check();
    await press(booking.finish);
    await page.getByRole("link", { name: booking.open.notes }).click();
    await expect(page).toHaveURL(/\/apps\/notes\?id=/);
    const text = page.locator("textarea");
    await expect(text).toHaveValue(/Lena Haddad[\s\S]*ABBA – Waterloo/);
    await page.reload();
    await expect(text).toHaveValue(/Lena Haddad[\s\S]*First dance/);
  });
}
