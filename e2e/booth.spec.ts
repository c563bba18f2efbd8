import type { Page } from "@playwright/test";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { writeDown } from "./night";
import { smallTargets } from "./targets";

const mode = (page: Page) => page.getByRole("switch", { name: "Booth mode" });
const openNight = (page: Page) => page.getByRole("button", { name: "Night", exact: true }).click();
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave booth mode?" });
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("in booth mode the board is black, alone on the screen, and left only on purpose", async ({
  asDj,
  newEvent,
  baseURL,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  await choose(dj.context(), baseURL, { activeMode: "light" });
  for (const title of ["Song 1", "Song 2"]) await writeDown(dj, event.id, title, { name: "Lea" });
  await dj.goto("/logo.svg");
  const board = `/DJPortal?event=${event.id}`;
  await dj.goto(board);
  expect(await ground(dj)).not.toBe("rgb(0, 0, 0)");
  await dj.keyboard.press("b");
  await openNight(dj);
  await expect(mode(dj)).toBeChecked();
  expect(await ground(dj)).toBe("rgb(0, 0, 0)");
  await expect.poll(() => isFull(dj)).toBe(true);

  // No menu, and no link to another page.
  await expect(dj.getByRole("banner")).toHaveCount(0);
  const paths = await dj
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link instanceof HTMLAnchorElement && link.pathname),
    );
  expect(new Set(paths)).toEqual(new Set(["/DJPortal"]));
  await expectNoAxeViolations(dj);
  await expect.poll(() => smallTargets(dj)).toEqual([]);

  // What the browser does on Escape.
  await dj.evaluate(() => document.exitFullscreen());
  await dj.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => isFull(dj)).toBe(true);
  await expect(mode(dj)).toBeChecked();
  // The device remembers, and the server's HTML is dark before any script runs.
  const html = await (await dj.request.get(board)).text();
  expect(html).toContain("--palette-background-default:#000000");

  await dj.goBack();
  await question(dj).getByRole("button", { name: "Stay" }).click();
  await expect(question(dj)).toHaveCount(0);
  await dj.getByRole("button", { name: "Accept Song 1" }).click();
  await expect(dj.getByRole("button", { name: "Play Song 1" })).toBeVisible();
  await dj.goBack();
  await question(dj).getByRole("button", { name: "Leave" }).click();
  await expect(dj).toHaveURL("/logo.svg");
  await dj.goto(board);
  await openNight(dj);
  await expect(mode(dj)).not.toBeChecked();
});

test("on a small tablet the night keeps its name, beside an Undo that shows its icon only", async ({
  asDj,
  newEvent,
  baseURL,
}) => {
  // With a second event that runs, the board can be switched.
  const [event] = [await newEvent({ name: "Lena & Omar" }), await newEvent()];
  const dj = await asDj();
  await writeDown(dj, event.id, "Song 1");
  await choose(dj.context(), baseURL, { isBooth: true, isLanguage: "fr" });
  await dj.setViewportSize({ width: 900, height: 600 });
  await dj.goto(`/DJPortal?event=${event.id}`);
  const name = dj.getByRole("heading", { level: 1 });
  await expect(name).toHaveText("Lena & Omar");
  expect(await name.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
  const undo = dj.getByRole("button", { name: /^Annuler/ });
  expect((await undo.boundingBox())?.width).toBe(48);
});
