import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@/lib/account/attempts/rules";
import { addAccount, findAccount } from "@/lib/account/auth/accounts";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { mailedTo, newAddress, PASSWORD, recover } from "@/lib/testing/accounts";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import type { Failure } from "@/lib/testing/night";
import { mailTo } from "@/lib/testing/outbox";

// Checking a password is slow by design, and these tests check many.
jest.setTimeout(60_000);

const OWN_PASSWORD = "the owner's own words";
const CHOOSE = /^\/auth\/forgot-password\?token=[\w-]+&notice=choose_password$/;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-registration-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => afterAnswers());

function register(browser: Caller, email: string, password = PASSWORD) {
  return browser.post("/api/auth/register", { name: "Ana", email, password });
}

async function signIn(email: string, password = PASSWORD) {
  return (await new Caller().post("/api/auth/sign-in", { email, password })).status;
}

/** Opens the link in the newest mail to an address. Returns where it leads, and its token. */
async function openMail(browser: Caller, email: string) {
  const { link, token } = await mailedTo(email);
  return { page: (await browser.open("GET", link)).headers.get("location") ?? "", token };
}

onBothEngines(() => {
  test("nobody registers during maintenance, and who has an account still signs in", async () => {
    const [email, known] = [newAddress(), newAddress()];
    await addAccount({ name: "Ana", email: known, password: PASSWORD });
    env().MAINTENANCE = true;
    try {
      expect((await register(new Caller(), email)).status).toBe(503);
      expect(await findAccount(email)).toBeUndefined();
      expect(await signIn(known)).toBe(200);
    } finally {
      env().MAINTENANCE = false;
    }
  });

  test("whoever registers a stranger's address has no working password once the stranger confirms it", async () => {
    const [email, stranger, owner] = [newAddress(), new Caller(), new Caller()];
    await register(stranger, email);
    expect((await openMail(owner, email)).page).toMatch(CHOOSE);
    expect(await signIn(email)).toBe(400);
    // The sign-in has mailed a newer link.
    const { token } = await openMail(owner, email);
    expect(await recover(token, OWN_PASSWORD)).toBe(200);
    expect(await signIn(email)).toBe(400);
    expect(await signIn(email, OWN_PASSWORD)).toBe(200);
    expect(await recover(token, "and another one")).toBe(400);
  });

  test("not even an owner who has registered after the stranger confirms the stranger's password", async () => {
    const [email, stranger, owner] = [newAddress(), new Caller(), new Caller()];
    await register(stranger, email);
    await register(owner, email, OWN_PASSWORD);
    await signIn(email);
    expect((await openMail(owner, email)).page).toMatch(CHOOSE);
  });

  test("opening the link elsewhere changes nothing, so the browser that has registered still confirms", async () => {
    const [email, owner] = [newAddress(), new Caller()];
    await register(owner, email);
    await openMail(new Caller(), email);
    expect((await openMail(owner, email)).page).toBe("/auth/login?notice=verified");
    expect(await signIn(email)).toBe(200);
  });

  test("whoever confirms on another device chooses a password there, and is signed in", async () => {
    const [email, desktop, phone] = [newAddress(), new Caller(), new Caller()];
    await register(desktop, email);
    const { page, token } = await openMail(phone, email);
    expect(page).toMatch(CHOOSE);
    const next = "/DJPortal/events";
    const chosen = await phone.post("/api/auth/reset-password", {
      token,
      next,
      password: OWN_PASSWORD,
    });
    expect(chosen.body).toEqual({ next });
    expect((await phone.get<{ email: string }>("/api/dj/account")).body.email).toBe(email);
    expect((await desktop.get("/api/dj/account")).status).toBe(401);
  });

  test("the link that confirms is sent again on request, and only the newest works", async () => {
    const [email, browser] = [newAddress(), new Caller()];
    await register(browser, email);
    const { link: first } = await mailedTo(email);
    const again = await browser.post("/api/auth/confirmation", { email, frame: "boxed" });
    expect(again.body).toEqual({ next: "/auth/register2?notice=again" });
    expect((await mailedTo(email)).link).not.toBe(first);
    const stale = await browser.open("GET", first);
    expect(stale.headers.get("location")).toBe("/auth/login?problem=stale_link");
    expect((await openMail(browser, email)).page).toBe("/auth/login2?notice=verified");
  });

  test("asking again tells nobody who has an account, but their own mailbox", async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await addAccount({ name: "Bo", email: known, password: PASSWORD });
    const answers = [];
    for (const email of [known, unknown]) {
      const { status, body } = await new Caller().post("/api/auth/confirmation", { email });
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await mailedTo(known)).subject).toBe("You already have an account");
    expect(await mailTo(unknown, folder)).toBeUndefined();
  });

  test("whoever asks again too often is told how long to wait", async () => {
    const email = newAddress();
    await register(new Caller(), email);
    const ask = () => new Caller().post<Failure>("/api/auth/confirmation", { email });
    for (let count = 1; count < limits.account.free; count += 1) {
      expect((await ask()).status).toBe(200);
    }
    const refused = await ask();
    expect([refused.status, refused.body.error.code]).toEqual([429, "too_fast"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("a forged cookie confirms nothing", async () => {
    const email = newAddress();
    await register(new Caller(), email);
    for (const value of ["", "x", "%ff", "A".repeat(43)]) {
      const browser = new Caller();
      browser.cookies.set("registered", value);
      expect((await openMail(browser, email)).page).toMatch(CHOOSE);
    }
  });

  test("registering sets a cookie of the same shape, whether there is an account or not", async () => {
    const known = newAddress();
    await addAccount({ name: "Bo", email: known, password: PASSWORD });
    const shapes = [];
    for (const email of [known, newAddress()]) {
      const { headers } = await register(new Caller(), email);
      const typed = encodeURIComponent(email);
      const shape = (line: string) => line.replace(/=[\w-]{43};/, "=…;").replace(typed, "…");
      shapes.push(headers.getSetCookie().map(shape));
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toHaveLength(2);
  });

  test("registrations of an address at the same moment make one account, and none fails", async () => {
    const email = newAddress();
    const log = jest.spyOn(console, "error");
    const answers = await Promise.all([1, 2, 3].map(() => register(new Caller(), email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    expect(await findAccount(email)).toBeDefined();
  });

  test("the demo's account cannot be recovered by mail", async () => {
    const before = env().CROWDCUE_DEMO;
    await addAccount({ name: "Mika", email: DEMO_EMAIL, password: PASSWORD });
    env().CROWDCUE_DEMO = true;
    const { status } = await new Caller().post("/api/auth/recover", { email: DEMO_EMAIL });
    await afterAnswers();
    env().CROWDCUE_DEMO = before;
    expect(status).toBe(200);
    expect(await mailTo(DEMO_EMAIL, folder)).toBeUndefined();
  });
});
