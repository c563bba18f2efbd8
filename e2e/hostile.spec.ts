import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request as open } from "node:http";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { isolated } from "@/components/ui/isolated";
import { expect, test } from "./fixtures";

/** Ends an attribute, starts an element, looks like a message placeholder, and reverses the text after it. */
const EVIL = '"><img src=x onerror=alert(1)>{x}\u202e';
const hostile = (field: string) => `${EVIL} ${field}`;
/** For fields with room for more: adds a script and a `javascript:` address. */
const worse = (field: string) =>
  `${EVIL}<script>alert(1)</script>{n, plural, other {javascript:alert(1)}} ${field}`;

/** Expects the page to show it as text and to create no element from it. */
async function expectText(page: Page, text: string) {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expectHarmless(page);
}

async function expectHarmless(page: Page) {
  await expect(page.locator("img[src='x'], [onerror], a[href^='javascript:']")).toHaveCount(0);
}

/** The link in the newest mail to this address. */
async function mailedLink(email: string) {
  const outbox = join(String(process.env.E2E_DATA_DIR), "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
  for (const file of files) {
    const mail = await PostalMime.parse(readFileSync(join(outbox, file)));
    if (mail.to?.[0]?.address === email) return /http\S+/.exec(mail.text ?? "")?.[0];
  }
}

/** Registers an account of that name, as a DJ does, and signs in. */
async function signUp(request: APIRequestContext, name: string) {
  const account = { email: `${randomUUID()}@example.org`, password: "correct horse battery" };
  const registered = await request.post("/api/auth/register", { data: { name, ...account } });
  expect(registered.status(), await registered.text()).toBe(200);
  await expect.poll(() => mailedLink(account.email)).toBeDefined();
  await request.get(String(await mailedLink(account.email)));
  expect((await request.post("/api/auth/sign-in", { data: account })).status()).toBe(200);
}

test("everything that guests and DJs write appears as text and nothing else", async ({
  asGuest,
  page: dj,
}) => {
  test.slow();
  dj.setDefaultTimeout(10_000);
  dj.on("dialog", () => expect("a dialog").toBe("shown"));
  await signUp(dj.request, hostile("owner"));

  await test.step("the DJ's account", async () => {
    await dj.goto("/DJPortal/account");
    const name = dj.getByRole("textbox", { name: "Your name" });
    await expect(name).toHaveValue(hostile("owner"));
    await name.fill(hostile("dj"));
    await dj.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dj.getByText("Saved.")).toBeVisible();
    await dj.reload();
    await expect(name).toHaveValue(hostile("dj"));
    await dj.getByRole("button", { name: `Account of ${hostile("dj")}` }).click();
    await expectHarmless(dj);
  });

  const code = await test.step("an event with its lanes", async () => {
    await dj.goto("/DJPortal/events");
    await dj.getByRole("button", { name: "New event" }).first().click();
    await dj.getByRole("textbox", { name: "Name", exact: true }).fill(hostile("night"));
    await dj.getByRole("button", { name: "More settings" }).click();
    await dj.getByRole("textbox", { name: "Venue" }).fill(hostile("venue"));
    await dj.getByRole("textbox", { name: "DJ name" }).fill(hostile("dj"));
    await dj.getByRole("textbox", { name: "Lane 1" }).fill(hostile("lane"));
    await dj.getByRole("textbox", { name: "Lane 2" }).fill("people");
    await dj.getByLabel("Seconds between two requests").fill("0");
    await dj.getByRole("button", { name: "Create event" }).click();
    await expectText(dj, hostile("night"));
    await expectText(dj, hostile("venue"));
    await dj.getByRole("button", { name: `Status of ${hostile("night")}: Open` }).click();
    await dj.getByRole("menuitemradio", { name: /^Open/ }).click();
    await dj.getByRole("button", { name: `More for ${hostile("night")}` }).click();
    await dj.getByRole("menuitem", { name: "Delete" }).click();
    await expectText(dj, `Delete “${hostile("night")}”?`);
    await dj.getByRole("button", { name: "Keep it" }).click();
    const copy = await dj.getByRole("button", { name: /^Copy code/ }).getAttribute("aria-label");
    return String(copy).replace("Copy code ", "");
  });

  async function ask(page: Page, title: string, who: string, hint?: string) {
    page.on("dialog", () => expect("a dialog").toBe("shown"));
    await page.goto(`/requests?event=${code}`);
    await page.getByRole("combobox", { name: "Song" }).fill(title);
    await page.getByRole("textbox", { name: "Artist (optional)" }).fill(worse("artist"));
    await page.getByText("Add your name or a dedication").click();
    await page.getByRole("textbox", { name: "Your name" }).fill(hostile(who));
    await page.getByRole("textbox", { name: "Dedication" }).fill(`${worse("message")}\n${EVIL}`);
    // A hint that comes now would move the button away from a press.
    if (hint) await expect(page.getByText(hint)).toBeVisible();
    await page.getByRole("button", { name: "Request song" }).click();
    const own = page.getByRole("region", { name: "Your requests" });
    // The songs are alike, so that the page asks whether they are the same.
    const refuse = page.getByRole("button", { name: "No, send mine" });
    await expect(own.getByText(title).or(refuse).first()).toBeVisible();
    if (await refuse.isVisible()) await refuse.click();
    await expect(own.getByText(title)).toBeVisible();
    await expect(own.getByText("Waiting")).toBeVisible();
  }

  const guest = await asGuest();
  await test.step("the guests' page", async () => {
    await guest.goto(`/requests?event=${encodeURIComponent(EVIL)}`);
    await expectText(guest, EVIL);
    await ask(guest, worse("song"), "ana");
    await expectText(guest, hostile("night"));
    await expectText(guest, `What should ${hostile("dj")} play?`);
    await expectText(guest, worse("artist"));
    await guest.getByRole("textbox", { name: "Search title or artist" }).fill(EVIL);
    await expect(guest).toHaveURL(/search=/);
    await guest.reload();
    await expectText(guest, worse("song"));
    const known = "It’s on the list already. Yours will count as a vote.";
    await ask(await asGuest(), worse("song"), "bo", known);
  });

  await test.step("the board", async () => {
    await dj.goto("/DJPortal");
    const card = dj.getByRole("listitem", { name: `${worse("song")}, ${worse("artist")}` });
    await expectText(dj, worse("message"));
    await expectText(dj, hostile("ana"));
    await dj.getByRole("textbox", { name: /^Search title/ }).fill(hostile("ana"));
    await expect(card).toBeVisible();
    await dj.getByRole("textbox", { name: /^Search title/ }).fill("");

    await dj.getByRole("button", { name: "Add request" }).click();
    const dialog = dj.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Song" }).fill(worse("booth"));
    for (const [label, words] of [
      ["Artist (optional)", worse("artist")],
      ["Guest’s name", hostile("table")],
      ["Dedication or message", worse("message")],
    ] as const) {
      await dialog.getByRole("textbox", { name: label }).fill(words);
    }
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expectText(dj, worse("booth"));

    const people = card.getByRole("button", { name: /^Guests and messages/ });
    await people.click();
    await dialog.getByRole("button", { name: "Merge with…" }).click();
    await expectText(dj, `Merge “${isolated(worse("song"))}” with…`);
    await dialog.getByRole("textbox", { name: "Search" }).fill(EVIL);
    await expect(dialog.getByText(worse("booth"))).toBeVisible();
    await expectHarmless(dj);
    await dj.keyboard.press("Escape");

    // A second click so soon would count as a double tap.
    await people.press("Enter");
    await expectText(dj, hostile("bo"));
    await dialog.getByRole("button", { name: `Split off ${hostile("bo")}` }).click();
    await expect(dj.getByRole("button", { name: "Undo: split off" })).toBeVisible();
    await dj.getByRole("button", { name: "Undo: split off" }).click();
    await expect(dj.getByText("Undone: split off")).toBeVisible();
    await expect(card).toHaveCount(1);

    await dj.getByRole("button", { name: `Plan ${worse("song")} for later` }).click();
    await dj.getByRole("menuitem", { name: hostile("lane") }).click();
    await expect(dj.getByRole("region", { name: hostile("lane") })).toBeVisible();
    await dj.getByRole("button", { name: `More for ${worse("song")}` }).click();
    await expect(dj.getByRole("menuitem", { name: "Plan for people" })).toBeVisible();
    await expect(dj.getByRole("menuitem", { name: "Guests and messages" })).toBeVisible();
    await dj.keyboard.press("Escape");

    await dj.getByRole("button", { name: `Decline ${worse("booth")}` }).click();
    await dj.getByRole("menuitem", { name: "Other, in my words…" }).click();
    await dialog.getByRole("textbox", { name: "Your words to the guest" }).fill(worse("reason"));
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dj.getByRole("button", { name: "Undo: decline" })).toBeVisible();
    await expectHarmless(dj);
  });

  await test.step("the bell and the guest, as it goes on", async () => {
    const third = await asGuest();
    await ask(third, worse("last"), "cleo");
    await dj.getByRole("button", { name: /^Notifications/ }).click();
    await expectText(dj, `New request: ${isolated(worse("last"))}`);
    await dj.keyboard.press("Escape");
    await dj.getByRole("button", { name: `Decline ${worse("last")}` }).click();
    await dj.getByRole("menuitem", { name: "Other, in my words…" }).click();
    await dj.getByRole("textbox", { name: "Your words to the guest" }).fill(worse("reason"));
    await dj.getByRole("button", { name: "Send" }).click();
    await expectText(third, worse("reason"));
    await expectHarmless(guest);
  });
});

test("a vote with a forged cookie counts with its replacement, and no message asks to sign in", async ({
  asGuest,
  newEvent,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/401/);
  const { code } = await newEvent();
  const [ana, bo] = [await asGuest(), await asGuest()];
  await ana.goto(`/requests?event=${code}`);
  await ana.getByRole("combobox", { name: "Song" }).fill("Nefeli");
  await ana.getByRole("button", { name: "Request song" }).click();
  await bo.goto(`/requests?event=${code}`);
  const value = `${randomUUID()}.forged`;
  await bo.context().addCookies([{ name: "guest", value, url: baseURL ?? "" }]);
  const taken = bo.waitForResponse((answer) => answer.url().endsWith("/backing") && answer.ok());
  await bo.getByRole("button", { name: /^Vote for Nefeli/ }).click();
  await expect(
    bo.getByRole("button", { name: /^Withdraw your vote for Nefeli \(2 / }),
  ).toBeVisible();
  await taken;
  await expect(bo.getByText("signed out")).toBeHidden();
  await bo.reload();
  await expect(bo.getByRole("button", { name: /^Withdraw your vote for Nefeli/ })).toBeVisible();
});

test("what can only be read is written by no method", async ({ request }) => {
  for (const path of ["/favicon.ico", "/guest-worker.js", "/_next/static/none.js", "/requests"]) {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const answer = await request.fetch(path, { method });
      expect([path, method, answer.status()]).toEqual([path, method, 405]);
    }
  }
  expect((await request.fetch("/favicon.ico", { method: "OPTIONS" })).status()).toBe(405);
  expect((await request.post("/favicon.ico")).status()).toBe(405);
});

for (const [path, status] of [
  ["/%E0%A4%A", 307],
  ["/%", 307],
  ["/DJPortal/%ff", 307],
  ["/_next/static/%E0%A4%A", 307],
  ["/api/%E0%A4%A", 404],
  ["/api/events/%E0%A4%A/requests", 404],
  ["/api/dj/events/%E0%A4%A", 404],
  ["/api/pictures/cover/%ff", 404],
  ["/requests?event=%E0%A4%A", 200],
  ["/api/events/PARTY2/requests?search=%E0%A4%A", 200],
] as const) {
  test(`the address ${path} does not make the server fail`, async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? "");
    // Sent unchanged, because a browser would correct or refuse it.
    const answer = await new Promise<{ status?: number; to?: string }>((resolve, reject) => {
      const call = open({ port, path }, ({ statusCode, headers }) =>
        resolve({ ...(statusCode && { status: statusCode }), to: headers.location ?? "" }),
      );
      call.once("error", reject).end();
    });
    expect(answer).toEqual({ status, to: status === 307 ? "/auth/404" : "" });
  });
}
