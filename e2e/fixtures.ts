import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import type { DjEvent, NewEvent } from "@/lib/party/events/schema";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";
import type { Choices } from "@/lib/shell/customizer/schema";
import { recordCalls } from "./by-hand/record";
import { Contexts, type Prepare } from "./contexts";
import { asInOldestBrowser } from "./oldest-browser";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

type Fixtures = {
  /** Allows a console message. Every other message or error on a page's console fails the test. */
  allowConsole: (expected: RegExp) => void;
  /** Opens a page on its own phone: a browser context without cookies. */
  asGuest: () => Promise<Page>;
  /** Opens a page with the demo's DJ signed in. */
  asDj: () => Promise<Page>;
  /** Adds an event that no other test knows: open, and with no pause between requests. */
  newEvent: (details?: Partial<NewEvent>) => Promise<DjEvent>;
};

type Options = {
  /** Whether pages fetch ahead what their links lead to: twenty calls a page, a quarter of its cost. */
  fetchesAhead: boolean;
  /** Whether the browser has loaded nothing of the site before, where the test is about loading. */
  isFirstVisit: boolean;
};

type Parts = {
  console: { tell: (line: string) => void; allow: (expected: RegExp) => void };
  open: (session?: Session) => Promise<Page>;
  kind: string;
};

export const test = base.extend<
  Fixtures & Options & Parts,
  { session: Session; contexts: Contexts }
>({
  fetchesAhead: [false, { option: true }],
  isFirstVisit: [false, { option: true }],

  console: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to read what a fixture needs
    async ({}, use) => {
      const said: string[] = [];
      // A font that misses the first paint, as on a slow machine, waits for the next page by design.
      const allowed = [/\.woff2 was preloaded using link preload but not used/];
      await use({
        allow: (expected) => allowed.push(expected),
        tell: (line) => said.push(line),
      });
      const unexpected = said.filter((line) => !allowed.some((expected) => expected.test(line)));
      expect(unexpected, "on the console").toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: ({ console }, use) => use(console.allow),

  contexts: [({ browser }, use) => use(new Contexts(browser)), { scope: "worker" }],

  async open({ contexts, console, kind, fetchesAhead, isFirstVisit }, use) {
    const { tell } = console;
    const prepare: Prepare = async (context, tellNow) => {
      watch(context, tellNow);
      await context.addInitScript(asInOldestBrowser);
      if (!fetchesAhead) await context.addInitScript(fetchNothingAhead);
    };
    const lent: (() => Promise<void>)[] = [];
    await use(async (session) => {
      const how = { kind, tell, prepare, isKept: !isFirstVisit };
      const { page, giveBack } = await contexts.open(how);
      lent.push(giveBack);
      if (session) await page.context().addCookies(session.cookies);
      return page;
    });
    for (const giveBack of lent) await giveBack();
  },
  // What files of tests set, and a context is made with.
  kind: ({ viewport, javaScriptEnabled, contextOptions, fetchesAhead }, use) =>
    use(JSON.stringify({ viewport, javaScriptEnabled, contextOptions, fetchesAhead })),
  page: ({ open }, use) => open().then(use),
  context: ({ page }, use) => use(page.context()),
  asGuest: ({ open }, use) => use(() => open()),
  asDj: ({ open, session }, use) => use(() => open(session)),

  // One sign-in per worker, because a sign-in is slow by design.
  session: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const response = await request.post("/api/auth/demo", { data: {} });
      expect(response.status(), await response.text()).toBe(200);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],

  async newEvent({ playwright, session, baseURL }, use) {
    const request = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      storageState: session,
    });
    await use(async ({ settings, ...details } = {}) => {
      const event = { name: "A night of its own", status: "open", ...details };
      const data = { ...event, settings: { pauseSeconds: 0, ...settings } };
      const response = await request.post("/api/dj/events", { data });
      expect(response.status(), await response.text()).toBe(201);
      return (await response.json()).event;
    });
    await request.dispose();
  },
});

/** Notes what the pages of a context send, tells what they say on the console, and lets tests wait for hydration. */
export function watch(context: BrowserContext, tell: (line: string) => void) {
  context.on("page", waitForHydration);
  recordCalls(context);
  context.on("console", (message) => {
    tell(`${message.type()}: ${message.text()} ${message.location().url}`.trim());
  });
  context.on("weberror", (error) => tell(`uncaught: ${error.error().stack}`));
}

/** Runs in the page, before its scripts: Next.js no longer learns that a link comes near the screen, by this margin. */
function fetchNothingAhead() {
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(options?.rootMargin === "200px" ? () => {} : tell, options);
    }
  };
}

/** Sets what a visitor has chosen in the settings. */
export async function choose(
  context: BrowserContext,
  baseURL: string | undefined,
  choices: Choices,
) {
  const value = writeChoices(choices);
  await context.addCookies([{ name: SETTINGS_COOKIE, value, url: baseURL ?? "" }]);
}

/** Waits until a page handles keys and taps itself. Playwright is faster than any hand. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => !("earlyTaps" in window));
}

/** Lets `goto` and `reload` wait for hydration, unless told what to wait for: scripts may come after the load event. */
function waitForHydration(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
}

/** Takes a page offline once it is hydrated: a form that is sent earlier is a plain one, and needs the network. */
export async function goOffline(page: Page) {
  await hydrated(page);
  await page.context().setOffline(true);
}

/** By how much what the page shows has jumped since it was loaded. */
export async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

/** Checks what the page shows at this moment against WCAG and axe's best practices. */
export async function expectNoAxeViolations(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

/** What axe finds wrong on a page, or within a part of it: each rule with the elements. */
export async function axeViolations(page: Page, part?: string) {
  // Once for each document: reading half a megabyte of script takes as long as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (within) => {
    // Describing what is fine takes long. No frame of ours runs scripts, so that nothing would answer there.
    const { violations } = await window.axe.run(within ?? document, {
      resultTypes: ["violations"],
      iframes: false,
    });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, part);
}

export { expect };
