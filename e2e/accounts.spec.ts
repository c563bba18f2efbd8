import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import { codeFor, stepNow } from "@/lib/testing/authenticator";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { expect, expectNoAxeViolations, test } from "./fixtures";

const PASSWORD = "correct horse battery";
const NEW_PASSWORD = "staple every battery";

/** Opens the link of the newest mail to this address, once that mail has the expected subject. */
async function openMail(page: Page, address: string, subject: string) {
  const newest = () => mailTo(address, String(process.env.E2E_DATA_DIR));
  await expect.poll(async () => (await newest())?.subject).toBe(subject);
  await page.goto(linkIn(await newest()));
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function register(page: Page, email: string, name = "Ana") {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Almost done" })).toBeVisible();
}

/** Sets up two-factor on the account page. Returns the authenticator's secret and the backup codes. */
async function setUpTwoSteps(page: Page) {
  await page.goto("/DJPortal/account");
  const section = page.locator("section", { hasText: "Two-step verification" });
  await section.getByLabel(/^Password/).fill(PASSWORD);
  await section.getByRole("button", { name: "Set up" }).click();
  const secret = String(await section.locator("code").textContent());
  const list = section.getByRole("list", { name: "Your backup codes" });
  const codes = await list.getByRole("listitem").allInnerTexts();
  await expectNoAxeViolations(page);
  await section.getByLabel("Code from the app").fill(await codeFor(secret));
  await expect(section.getByRole("button", { name: "New backup codes" })).toBeVisible();
  return { secret, codes };
}

/** Signs out by the menu of the page. */
async function signOut(page: Page) {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/auth/login");
}

/** All that the site keeps on the device of a page, as text. */
function persistedOnDevice(page: Page) {
  return page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) kept.push(`database ${name}`);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        kept.push(url, (await (await cache.match(url))?.text()) ?? "");
      }
    }
    return kept.join("\n");
  });
}

// The journeys below go through the frame with a side.
test("from registration to a new password, in the boxed frame", async ({ asGuest }) => {
  test.slow();
  const frame = "boxed";
  const email = `${randomUUID()}@example.org`;
  const page = await asGuest();
  await page.goto(authPath("register", frame));
  await register(page, email);
  await openMail(page, email, "Confirm your email address");
  await expect(page).toHaveURL(authPath("login", frame, { notice: "verified" }));
  await signIn(page, email);
  await expect(page).toHaveURL("/DJPortal");

  const { secret, codes } = await setUpTwoSteps(page);
  expect(new Set(codes).size).toBe(10);
  await signOut(page);

  await page.goto(authPath("login", frame));
  await signIn(page, email);
  await expect(page).toHaveURL(authPath("two-steps", frame));
  // The code of the setup is used up.
  await page.getByLabel("Code").fill(await codeFor(secret, stepNow() + 1));
  await expect(page).toHaveURL("/DJPortal");

  const other = await asGuest();
  await other.goto(authPath("login", frame));
  await other.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(other.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await other.getByLabel("Email").fill(email);
  await other.getByRole("button", { name: "Send link" }).click();
  await expect(other.getByRole("heading", { name: "Almost done" })).toBeVisible();
  await openMail(other, email, "Set a new password");
  await other.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await other.getByRole("button", { name: "Set password" }).click();
  await expect(other).toHaveURL(authPath("two-steps", frame));

  await page.goto("/DJPortal/account");
  await expect(page).toHaveURL(authPath("login", "side", { next: "/DJPortal/account" }));
  await other.getByRole("button", { name: "Use a backup code" }).click();
  await other.getByLabel("Backup code").fill(codes[0] ?? "");
  await other.getByRole("checkbox", { name: /^Remember this device/ }).check();
  await other.getByRole("button", { name: "Verify" }).click();
  await expect(other).toHaveURL("/DJPortal");

  await other.goto("/DJPortal/account");
  const devices = other.locator("section", { hasText: "Remembered devices" });
  await expect(devices.getByText("This one")).toBeVisible();
  await devices.getByRole("button", { name: /^Remove/ }).click();
  await expect(devices.getByText("No device is remembered.")).toBeVisible();
});

for (const frame of ["side", "boxed"] satisfies Frame[]) {
  // One mode each: both frames have the same colours.
  const activeMode = frame === "side" ? "dark" : "light";
  test(`axe finds nothing on the pages of the ${frame} frame`, async ({ page, baseURL }) => {
    test.slow();
    const value = encodeURIComponent(JSON.stringify({ activeMode }));
    await page.context().addCookies([{ name: "customizer", value, url: String(baseURL) }]);
    for (const address of [
      authPath("login", frame),
      authPath("login", frame, { notice: "verified" }),
      authPath("login", frame, { problem: "wrong_credentials" }),
      authPath("register", frame),
      authPath("register", frame, { notice: "registered" }),
      authPath("forgot-password", frame),
      authPath("forgot-password", frame, { notice: "sent" }),
      authPath("forgot-password", frame, { token: "any" }),
      authPath("two-steps", frame),
    ]) {
      await page.goto(address);
      await expectNoAxeViolations(page);
    }
  });
}

test("who confirms on another device chooses a password there and is in", async ({ asGuest }) => {
  const email = `${randomUUID()}@example.org`;
  const [desktop, phone] = [await asGuest(), await asGuest()];
  await desktop.goto("/auth/register");
  await register(desktop, email);
  await expect(desktop.getByText("This server doesn’t send email.")).toBeVisible();
  await expect(desktop.getByText("We’ve sent you a link")).toHaveCount(0);
  await expect(desktop.getByText(`To: ${email}`)).toBeVisible();
  await desktop.getByRole("button", { name: "Send again" }).click();
  await expect(desktop.getByText("Only the newest link works.")).toBeVisible();
  await expectNoAxeViolations(desktop);

  await openMail(phone, email, "Confirm your email address");
  await phone.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await phone.getByRole("button", { name: "Set password" }).click();
  await expect(phone).toHaveURL("/DJPortal");
});

test("new backup codes appear once and can be copied and downloaded", async ({ asGuest }) => {
  const email = `${randomUUID()}@example.org`;
  const page = await asGuest();
  await page.goto("/auth/register");
  await register(page, email);
  await openMail(page, email, "Confirm your email address");
  await signIn(page, email);
  await expect(page).toHaveURL("/DJPortal");
  const { codes: before } = await setUpTwoSteps(page);
  const [code = ""] = before;

  const section = page.locator("section", { hasText: "Two-step verification" });
  await section.getByRole("button", { name: "New backup codes" }).click();
  await section.getByLabel(/^Password/).fill(PASSWORD);
  await section.getByLabel("Code from the app, or a backup code").fill(code);
  await section.getByRole("button", { name: "New backup codes" }).click();
  const list = section.getByRole("list", { name: "Your backup codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const codes = await list.getByRole("listitem").allInnerTexts();
  expect(new Set([...codes, ...before]).size).toBe(20);
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("crowdcue-backup-codes.txt");
  await section.getByRole("button", { name: "Codes kept" }).click();
  await expect(list).toBeHidden();

  await section.getByRole("button", { name: "Turn off" }).click();
  await section.getByLabel(/^Password/).fill(PASSWORD);
  await section.getByLabel("Code from the app, or a backup code").fill(codes[0] ?? "");
  await section.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-step verification is off.")).toBeVisible();
  await expect(section.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("a DJ renames the account, takes notes along, ends other sessions and deletes it all", async ({
  asGuest,
  allowConsole,
}) => {
  test.slow();
  // A wrong password, and what a session that has ended still asks for.
  allowConsole(/40[01] \(/);
  const email = `${randomUUID()}@example.org`;
  const [page, second, third] = [await asGuest(), await asGuest(), await asGuest()];
  await page.goto("/auth/register");
  await register(page, email);
  await openMail(page, email, "Confirm your email address");
  await signIn(page, email);
  await expect(page).toHaveURL("/DJPortal");
  async function signInElsewhere(other: Page, password = PASSWORD) {
    const data = { email, password };
    expect((await other.request.post("/api/auth/sign-in", { data })).status()).toBe(200);
  }
  const statusOf = async (other: Page) => (await other.request.get("/api/dj/account")).status();
  const section = (title: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

  await page.goto("/apps/notes");
  await page.getByRole("button", { name: "New note" }).click();
  await Promise.all([
    page.waitForResponse(
      (answer) =>
        answer.request().method() === "PUT" &&
        answer.ok() &&
        String(answer.request().postData()).includes("Gaffer tape"),
    ),
    page.getByRole("textbox", { name: "Text of the note" }).fill("Gaffer tape"),
  ]);
  await signInElsewhere(second);
  await second.goto("/apps/notes");
  await expect(second.getByText("Gaffer tape").first()).toBeVisible();

  await page.goto("/DJPortal/account");
  await section("Profile").getByLabel("Your name").fill("Ana López");
  await section("Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect((await (await second.request.get("/api/dj/account")).json()).name).toBe("Ana López");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section("Your data").getByText("Export data").click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("Gaffer tape");

  await signInElsewhere(third);
  await page.reload();
  const sessions = section("Where you’re signed in");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await sessions.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await signInElsewhere(third);
  await page.reload();
  await sessions.getByRole("button", { name: "Sign out others" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 401]);

  const password = section("Password");
  for (const [current, outcome] of [
    [NEW_PASSWORD, "That isn’t your password."],
    [PASSWORD, "Your password has been changed."],
  ] as const) {
    await password.getByLabel(/^Current password/).fill(current);
    await password.getByLabel(/^New password/).fill(NEW_PASSWORD);
    await password.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText(outcome).first()).toBeVisible();
  }
  await signInElsewhere(second, NEW_PASSWORD);

  await section("Delete account")
    .getByLabel(/^Password/)
    .fill(NEW_PASSWORD);
  await section("Delete account").getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/requests");
  const data = { email, password: NEW_PASSWORD };
  expect((await second.request.post("/api/auth/sign-in", { data })).status()).toBe(400);
});

test("a new address is confirmed by its owner only, signed in and with a code", async ({
  asGuest,
  asDj,
  allowConsole,
}) => {
  test.slow();
  // The wrong code.
  allowConsole(/400 \(Bad Request\)/);
  const [email, moved] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
  const page = await asGuest();
  await page.goto("/auth/register");
  await register(page, email);
  await openMail(page, email, "Confirm your email address");
  await signIn(page, email);
  await expect(page).toHaveURL("/DJPortal");
  const { secret, codes } = await setUpTwoSteps(page);
  const section = page.locator("section", { hasText: "Send link" });
  await section.getByLabel("New email").fill(moved);
  await section.getByLabel("Your password").fill(PASSWORD);
  await section.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("A link is on its way to the new email address.")).toBeVisible();

  const event = { name: "Midsummer", status: "open" };
  expect((await page.request.post("/api/dj/events", { data: event })).status()).toBe(201);
  await page.goto("/DJPortal");
  await expect.poll(() => persistedOnDevice(page)).toContain("Midsummer");
  await page.goto("/apps/notes");
  await page.getByRole("button", { name: "New note" }).click();
  await page.getByRole("textbox", { name: "Text of the note" }).fill("Gaffer tape");
  await expect.poll(() => persistedOnDevice(page)).toContain("Gaffer tape");
  await signOut(page);
  const left = await persistedOnDevice(page);
  for (const word of ["Midsummer", "Gaffer tape", email, "database"])
    expect(left).not.toContain(word);

  const stranger = await asDj();
  await openMail(stranger, moved, "Confirm your new email address");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(/is for another account/);
  await expectNoAxeViolations(stranger);

  await openMail(page, moved, "Confirm your new email address");
  await signIn(page, email);
  await page.getByLabel("Code").fill(await codeFor(secret, stepNow() + 1));
  await expect(page.getByRole("heading", { name: `Use ${moved}?` })).toBeVisible();
  await expectNoAxeViolations(page);
  const link = page.url();
  const submit = page.getByRole("button", { name: "Use this email" });
  await page.getByLabel(/^Code from the app/).fill("AAAAA-AAAAA");
  await submit.click();
  await expect(page.getByText("That code is wrong or has expired.").first()).toBeVisible();
  await page.getByLabel(/^Code from the app/).fill(codes[0] ?? "");
  await submit.click();
  await expect(page).toHaveURL("/DJPortal/account?notice=verified");
  await expect(page.getByText(`Your email address is ${moved}.`)).toBeVisible();
  const notice = page.getByText("Your email address is confirmed.");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(notice).toBeHidden();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a link that confirms an account says when it was used already", async ({ asGuest }) => {
  const email = `${randomUUID()}@example.org`;
  const page = await asGuest();
  await page.goto("/auth/register2");
  await register(page, email);
  await openMail(page, email, "Confirm your email address");
  await openMail(page, email, "Confirm your email address");
  await expect(page.getByRole("alert").getByText(/^This link has expired/)).toBeVisible();
  await expect(page).toHaveURL("/auth/login2?problem=stale_link");
  await expectNoAxeViolations(page);
  await signIn(page, email);
  await expect(page).toHaveURL("/DJPortal");
});

test("the demo's account page says that it is shared and lists no other visitor's session", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.request.post("/api/auth/demo", { data: {} });
  await page.goto("/DJPortal/account");
  await expect(page.getByRole("heading", { name: "Mika, the demo’s DJ" })).toBeVisible();
  const sessions = page.locator("section", { hasText: "Where you’re signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("a signed-out visitor returns to the requested address after signing in", async ({
  asGuest,
  newEvent,
}) => {
  const { id } = await newEvent();
  const page = await asGuest();
  const address = `/DJPortal?event=${id}&filter=played&search=a+b%26c`;
  await page.goto(address);
  await expect(page).toHaveURL(authPath("login", "side", { next: address }));
  await page.getByRole("button", { name: /^Enter the demo/ }).click();
  await expect(page).toHaveURL(/\/DJPortal\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    event: id,
    filter: "played",
    search: "a b&c",
  });
});

test("a sign-in never redirects to another site", async ({ asGuest }) => {
  const page = await asGuest();
  await page.goto(`/auth/login?next=${encodeURIComponent("//evil.example")}`);
  await page.getByRole("button", { name: /^Enter the demo/ }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/DJPortal/);
});
