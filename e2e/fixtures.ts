import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { DjEvent, NewEvent } from "@/lib/party/events/schema";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";
import type { Choices } from "@/lib/shell/customizer/schema";
import { recordCalls } from "./by-hand/record";

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
};

type Parts = {
  console: { watch: (context: BrowserContext) => Promise<void>; allow: (expected: RegExp) => void };
  open: (session?: Session) => Promise<Page>;
};

export const test = base.extend<Fixtures & Options & Parts, { session: Session }>({
  fetchesAhead: [false, { option: true }],

  console: [
    async ({ fetchesAhead }, use) => {
      const said: string[] = [];
      const allowed: RegExp[] = [];
      await use({
        allow: (expected) => allowed.push(expected),
        async watch(context) {
          context.on("page", waitForHydration);
          recordCalls(context);
          context.on("console", (message) => {
            said.push(`${message.type()}: ${message.text()} ${message.location().url}`.trim());
          });
          context.on("weberror", (error) => said.push(`uncaught: ${error.error().stack}`));
          if (!fetchesAhead) await context.addInitScript(fetchNothingAhead);
        },
      });
      const unexpected = said.filter((line) => !allowed.some((expected) => expected.test(line)));
      expect(unexpected, "on the console").toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: ({ console }, use) => use(console.allow),

  async context({ context, console }, use) {
    await console.watch(context);
    await use(context);
  },

  async open({ browser, console }, use) {
    const contexts: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({ ...(storageState && { storageState }) });
      contexts.push(context);
      await console.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
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

/** Checks what the page shows at this moment against WCAG and axe's best practices. */
export async function expectNoAxeViolations(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

/** What axe finds wrong on a page, or within a part of it: each rule with the elements. */
export async function axeViolations(page: Page, part?: string) {
  // Without frames of other sites there is no need for a second page that joins the reports.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Half of axe's time is describing what is fine.
  axe.options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

export { expect };
