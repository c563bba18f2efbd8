import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import { expect, expectNoAxeViolations, test } from "./fixtures";

test("a DJ creates an event, which is open at once, closes it, and deletes it", async ({
  asDj,
}) => {
  const page = await asDj();
  const name = `Night ${Date.now()}`;
  await page.goto("/DJPortal/events");
  await page.getByRole("button", { name: "New event" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create event" }).click();

  await page.getByRole("button", { name: `Status of ${name}: Open` }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: /^Open/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("menuitemradio", { name: /^Closed/ }).click();
  await expect(page.getByRole("button", { name: `Status of ${name}: Closed` })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByRole("heading", { name })).toBeHidden();
});

test("a DJ exports a night as a table", async ({ asDj, newEvent }) => {
  const { name } = await newEvent({ name: `Kept ${Date.now()}`, opensAt: "2026-01-31T20:00:00Z" });
  const page = await asDj();
  await page.goto("/DJPortal/events");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${name.toLowerCase().replace(" ", "-")}-2026-01-31.csv`);
  const table = await readFile(await file.path(), "utf8");
  expect(table).toMatch(/^\ufefftitle,artist,status,/);
});

test("a link to a deleted event or to another DJ's says so and shows no other night", async ({
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/);
  await newEvent();
  const page = await asDj();
  const answer = await page.goto(`/DJPortal?event=${randomUUID()}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There’s no such event here" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "My events" }).click();
  await expect(page).toHaveURL("/DJPortal/events");
});

test("a signed-out visitor is sent to the sign-in and back", async ({ asGuest }) => {
  const page = await asGuest();
  await page.goto("/DJPortal/events");
  await expect(page).toHaveURL("/auth/login?next=%2FDJPortal%2Fevents");
});

/** Width and height of a page in points, which a PDF counts in. */
const POINTS = { a4: [595, 842], a5: [420, 595], letter: [612, 792], tent: [595, 842] };

test("a printed poster is one page without the frame, and its QR code is read from the paper", async ({
  asDj,
  newEvent,
}) => {
  const { id, code } = await newEvent({ name: "A very long night ".repeat(6).trim() });
  const page = await asDj();
  for (const [size, [width = 0, height = 0]] of Object.entries(POINTS)) {
    const second = size === "tent" ? "&language=ar&second=fr" : "";
    await page.goto(`/DJPortal/poster?event=${id}&size=${size}${second}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), size).toHaveLength(1);
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1).map(Number) ?? [];
    expect([Math.round(box[0] ?? 0), Math.round(box[1] ?? 0)], size).toEqual([width, height]);

    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({
      width: Math.round(width / 0.75),
      height: Math.round(height / 0.75),
    });
    await expect(page.getByRole("navigation")).toBeHidden();
    await expect(
      page.getByText(code, { exact: true }).filter({ visible: true }).last(),
    ).toBeVisible();
    // Of a tent, one sees one side at a time.
    const sides = size === "tent" ? [0, 0.5] : [0];
    for (const top of sides) {
      const scanned = await scan(page, { top, share: 1 / sides.length });
      expect(scanned, size).toMatch(new RegExp(`/requests\\?event=${code}$`));
    }
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await expectNoAxeViolations(page);
  for (const format of ["SVG", "PNG"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save the QR code as ${format}` }).click();
    expect((await download).suggestedFilename()).toBe(`crowdcue-${code}.${format.toLowerCase()}`);
  }
});

/** What a scanner reads from a part of the page as it is shown. */
async function scan(page: Page, { top, share }: { top: number; share: number }) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: 0, y: Math.ceil(height * top), width, height: Math.floor(height * share) };
  const png = (await page.screenshot({ clip })).toString("base64");
  // The browser reads its own picture, each pixel as dark or light.
  const pixels = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    return Array.from({ length: data.length / 4 }, (_, at) =>
      (data[at * 4] ?? 0) > 127 ? 1 : 0,
    ).join("");
  }, png);
  const read = Uint8ClampedArray.from(
    [...pixels].flatMap((pixel) => (pixel === "1" ? [255, 255, 255, 255] : [0, 0, 0, 255])),
  );
  return jsQR(read, clip.width, clip.height)?.data;
}
