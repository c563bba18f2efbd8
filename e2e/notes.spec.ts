import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

const NEW = "Lena & Omar\n22:00 first dance";

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a visitor writes, colours, finds and deletes notes on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { notes, desk, layout } = words;
    const hall = isLanguage === "ar" ? "قاعة الميناء" : "Harbour Hall";
    const isPhone = viewport.width < 600;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    await page.goto("/apps/notes");
    const cards = page.getByRole("region", { name: notes.list }).getByRole("link");
    const editor = page.getByRole("textbox", { name: notes.text });
    const back = () =>
      isPhone ? page.getByRole("button", { name: notes.back }).click() : undefined;
    await expect(cards).toHaveCount(4);
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: notes.new }).click();
    await expect(editor).toBeFocused();
    await editor.fill(NEW);
    await expect(editor).toHaveCSS("direction", "ltr");
    await page.getByRole("radio", { name: notes.colours.success }).check();
    await expectNoAxeViolations(page);
    await back();
    await expect(cards).toHaveCount(5);
    await expect(cards.first()).toHaveAccessibleName(/^Lena & Omar 22:00 first dance/);

    await cards.filter({ hasText: hall }).click();
    await page.getByRole("button", { name: notes.delete }).click();
    await expect(cards).toHaveCount(4);
    const undo = page.getByRole("region", { name: words.layout.toasts.region });
    await undo.getByRole("button", { name: layout.toasts.undo }).click();
    // What comes back is open again, and has the focus where there is a list beside it.
    if (!isPhone) await expect(cards.filter({ hasText: hall })).toBeFocused();
    await back();
    await expect(cards).toHaveCount(5);
    await cards.filter({ hasText: hall }).click();
    await page.getByRole("button", { name: notes.delete }).click();

    const search = page.getByRole("textbox", { name: notes.search });
    // One's own words, and in English a sample.
    await search.fill("LENA dance");
    await expect(cards).toHaveCount(isLanguage === "ar" ? 1 : 2);
    await search.fill("zzz");
    await page.getByRole("button", { name: desk.showAll }).click();
    await page.getByRole("link", { name: new RegExp(`^${notes.colours.success}`) }).click();
    await expect(cards).toHaveCount(2);

    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    await page.reload();
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveAccessibleName(/^Lena & Omar/);
    await page.getByRole("link", { name: new RegExp(`^${notes.all}`) }).click();
    await expect(cards).toHaveCount(4);
    await expect(cards.filter({ hasText: hall })).toHaveCount(0);
    await expect(page.getByText(desk.status.device).first()).toBeVisible();
    await cards.first().click();
    await expect(editor).toHaveValue(NEW);
    await expectNoAxeViolations(page);
  });
}

/** A new DJ's own account, signed in on this page. */
async function signUp(page: Page, email: string, password: string) {
  await page.goto("/auth/login");
  const origin = new URL(page.url()).origin;
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { origin } });
  const form = { email, password };
  expect((await post("/api/auth/register", { name: "Ana", ...form })).status()).toBe(200);
  const newest = () => mailTo(email, String(process.env.E2E_DATA_DIR));
  await expect.poll(newest).toBeDefined();
  await page.goto(linkIn(await newest()));
  expect((await post("/api/auth/sign-in", form)).status()).toBe(200);
}

test("a DJ's two browsers keep one desk, also what was written offline and before the sign-in", async ({
  asGuest,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  // The phone learns what is there, joins it and sends again.
  allowConsole(/409 \(Conflict\).*\/api\/dj\/desk\/notes/);
  const email = `${randomUUID()}@example.org`;
  const password = "correct horse battery";
  const [laptop, phone] = [await asGuest(), await asGuest()];
  const cardsOn = (page: Page) =>
    page.getByRole("region", { name: "Your notes" }).getByRole("link");
  const write = async (page: Page, text: string) => {
    await page.getByRole("button", { name: "New note" }).click();
    await page.getByRole("textbox", { name: "Text of the note" }).fill(text);
    await expect(cardsOn(page).first()).toHaveAccessibleName(new RegExp(`^${text}`));
  };
  const saved = (page: Page) =>
    expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  await laptop.goto("/apps/notes");
  await write(laptop, "Before the sign-in");
  await signUp(laptop, email, password);
  await laptop.goto("/apps/notes");
  await saved(laptop);

  await phone.goto("/auth/login");
  await phone.getByLabel("Email").fill(email);
  await phone.getByLabel(/^Password/).fill(password);
  await phone.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(phone).toHaveURL("/DJPortal");
  await phone.goto("/apps/notes");
  await expect(cardsOn(phone).first()).toHaveAccessibleName(/^Before the sign-in/);

  await phone.context().setOffline(true);
  await write(phone, "From the dance floor");
  await expect(phone.getByText("Not saved yet: offline").first()).toBeVisible();
  await write(laptop, "From the office");
  await saved(laptop);
  await phone.context().setOffline(false);
  await saved(phone);
  await laptop.evaluate(() => window.dispatchEvent(new Event("focus")));
  for (const page of [laptop, phone]) {
    await expect(cardsOn(page)).toHaveCount(7);
    await expect(cardsOn(page).filter({ hasText: /^From the/ })).toHaveCount(2);
  }
  const put = async (kilobytes: number) => {
    const entries = { 1: { kind: "removed", at: EMPTY_DESK.samples.at, fields: {} } };
    const data = { revision: 0, desk: { ...EMPTY_DESK, entries }, padding: "" };
    data.padding = "x".repeat(kilobytes * 1024 - JSON.stringify(data).length);
    const headers = { origin: new URL(laptop.url()).origin };
    return (await laptop.request.put("/api/dj/desk/tickets", { data, headers })).status();
  };
  expect([await put(513), await put(512)]).toEqual([413, 200]);
  const file = await (await laptop.request.get("/api/dj/desk")).json();
  expect(JSON.stringify(file.notes)).toContain("From the dance floor");
});
