import type { Page } from "@playwright/test";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

/**
 * Notes from the beginning which panels jump, or what is in them. The buttons above them are as wide as
 * what was chosen, which on a slow machine comes later than a browser blames on the hand that chose.
 */
async function watchPanels(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] };
    const watched = window as Window & { jumped?: string[] };
    watched.jumped = [];
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
    function note({ sources }: Shift) {
      const elements = sources.map(({ node }) => elementOf(node));
      const inPanels = elements.filter((element) => element?.closest("section"));
      watched.jumped?.push(...inPanels.map((element) => element?.outerHTML ?? ""));
    }
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      for (const shift of shifts) if (!shift.hadRecentInput) note(shift);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { jumped?: string[] }).jumped);
}

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a DJ reads a night, the shop and charts in figures on ${size}, in ${isLanguage}`, async ({
    asDj,
    allowConsole,
    baseURL,
  }) => {
    const { dashboards, panels, charts, layout } = words;
    const page = await asDj();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    const jumped = await watchPanels(page);
    const panel = (name: string) => page.getByRole("region", { name, exact: true });
    const pick = async (button: string, item: string | RegExp) => {
      await page.getByRole("button", { name: new RegExp(`^${button}: `) }).click();
      await page.getByRole("menuitemradio", { name: item }).click();
    };
    const act = async (title: string, item: string) => {
      const name = panels.actions.replace("{title}", title);
      await page.getByRole("button", { name }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };

    // One refused call leaves the other panels standing.
    allowConsole(/403 \(Forbidden\)/);
    const refusal = { status: 403, json: { error: { code: "forbidden" } } };
    await page.route("**/api/dashboards/sales*", (route) => route.fulfill(refusal));
    await page.goto("/dashboards/modern");
    const shop = panel(dashboards.categories.title);
    await expect(shop.getByText(panels.failed.title)).toBeVisible();
    await pick(dashboards.night, /Autumn Ball/);
    const requests = panel(dashboards.requests.title);
    await expect(requests.locator("svg .MuiLineChart-line")).not.toHaveCount(0);
    await expect(panel(dashboards.tiles.requests)).toContainText("34");
    await page.unroute("**/api/dashboards/sales*");
    await shop.getByRole("button", { name: layout.tryAgain }).click();
    await expect(shop.locator("svg .MuiPieChart-arc")).toHaveCount(4);
    await expectNoAxeViolations(page);

    await act(dashboards.requests.title, panels.table);
    await expect(requests.getByRole("columnheader").first()).toHaveText(dashboards.requests.time);
    const file = page.waitForEvent("download");
    await act(dashboards.songs.title, panels.download);
    expect((await file).suggestedFilename()).toBe("songs.csv");

    await pick(dashboards.period, dashboards.periods.hour);
    await expect(page).toHaveURL(/night=.*period=hour/);
    await expect(panel(dashboards.tiles.requests)).not.toContainText("34");
    await page.reload();
    await expect(panel(dashboards.tiles.requests)).not.toContainText("34");
    await expect(requests.locator("svg .MuiLineChart-line")).not.toHaveCount(0);
    expect(await jumped()).toEqual([]);

    await page.goto("/dashboards/ecommerce");
    const takings = panel(dashboards.tiles.takings);
    const month = await takings.textContent();
    await pick(dashboards.period, dashboards.spans.year);
    await expect(page).toHaveURL(/period=year/);
    await expect(takings).not.toHaveText(month ?? "");
    const weekdays = panel(dashboards.weekdays.title);
    await expect(weekdays.locator("svg .MuiBarChart-element")).toHaveCount(7);
    expect(await jumped()).toEqual([]);

    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    await page.goto("/apps/charts");
    const line = panel(charts.line.title);
    await expect(line.locator("svg .MuiLineChart-line")).not.toHaveCount(0);
    expect(await jumped()).toEqual([]);
    await pick(charts.doors, charts.late);
    await expect(line.locator("svg .MuiLineChart-line")).toHaveCount(1);
    // The keyboard reaches a chart and walks along its values.
    await line.getByRole("button").press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tooltip")).toContainText(charts.late);
    await expectNoAxeViolations(page);
  });
}
