import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words, modes } of journeys) {
  test(`a visitor finds, corrects, deletes and takes along songs of a table on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { tables, layout } = words;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: modes[0] });
    await page.goto("/apps/tables");
    const table = page.getByRole("grid", { name: tables.list });
    const rows = table.locator("tbody > tr");
    const head = (name: string) => table.getByRole("columnheader", { name, exact: true });
    await expect(rows).toHaveCount(25);
    await expectNoAxeViolations(page);

    // Where there is little room, the title stays in sight while the other columns pass by.
    await head(tables.columns.added).scrollIntoViewIfNeeded();
    await expect(head(tables.columns.title)).toBeInViewport();
    await head(tables.columns.bpm).getByRole("button").click();
    await expect(head(tables.columns.bpm)).toHaveAttribute("aria-sort", "ascending");
    const genre = tables.filter.replace("{name}", tables.columns.genre).split("{")[0];
    await page.getByRole("button", { name: new RegExp(`^${genre}`) }).click();
    await page.getByRole("menuitemradio", { name: tables.genres.Soul }).click();
    await expect(page).toHaveURL(/genre=Soul/);

    // The slowest song becomes slower still, and stays the first.
    const slowest = rows.first();
    const title = String(await slowest.locator("td").nth(1).textContent());
    const cell = tables.cell.replace("{column}", tables.columns.bpm).replace("{title}", title);
    await slowest.getByTitle(cell).click();
    await page.getByRole("textbox", { name: cell }).fill("61");
    await page.keyboard.press("Enter");
    await expect(slowest.getByTitle(cell)).toBeFocused();
    const details = page.getByRole("button", { name: tables.detailsOf.replace("{title}", title) });
    await details.click();
    await expect(details).toHaveAttribute("aria-expanded", "true");

    await page.getByRole("button", { name: tables.chooseColumns }).click();
    const dialog = page.getByRole("dialog", { name: tables.chooseColumns });
    await dialog.getByRole("checkbox", { name: tables.columns.artist }).uncheck();
    const up = tables.moveUp.replace("{name}", tables.columns.bpm);
    await dialog.getByRole("button", { name: up }).press("Enter");
    await dialog.getByRole("button", { name: tables.done }).click();
    await expect(head(tables.columns.artist)).toHaveCount(0);

    await page.getByRole("checkbox", { name: tables.pick.replace("{title}", title) }).check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: tables.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("songs.csv");
    await page.getByRole("button", { name: tables.delete, exact: true }).click();
    await expect(page.getByTitle(cell)).toHaveCount(0);
    const toasts = page.getByRole("region", { name: words.layout.toasts.region });
    await toasts.getByRole("button", { name: layout.toasts.undo }).click();
    await expect(page.getByTitle(cell)).toHaveText("61");

    await choose(page.context(), baseURL, { isLanguage, activeMode: modes[1] });
    await page.reload();
    await expect(page.getByTitle(cell)).toHaveText("61");
    await expect(head(tables.columns.artist)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
}
