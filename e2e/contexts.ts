import type { Browser, BrowserContext, Page } from "@playwright/test";

type Tell = (line: string) => void;

/**
 * What somebody opens pages with: a context of the browser. `sites` are the origins that it has been to, and `tell`
 * hears what its pages say on the console.
 */
type Phone = { context: BrowserContext; sites: Set<string>; isSpoiled: boolean; tell: Tell };

export type Prepare = (context: BrowserContext, tell: Tell) => Promise<void>;

type Opening = {
  /** Phones of one kind are alike. */
  kind: string;
  tell: Tell;
  /** Makes a new phone ready. */
  prepare: Prepare;
  /** Whether the phone may be another test's afterwards. */
  isKept: boolean;
};

/** What a context keeps for good. One that was told to goes with its test. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setOffline",
] as const;

/** All that a site keeps on a device, but for what the browser has loaded and compiled. */
const KEPT = "local_storage,indexeddb,service_workers,cache_storage,file_systems,shared_storage";

/**
 * Lends the browser contexts of a worker: one after another, the tests have phones without a past, but need not load
 * and compile the same scripts again, which is a fifth of what a page costs.
 */
export class Contexts {
  private readonly idle = new Map<string, Phone[]>();
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Opens a page on a phone without a past. `giveBack` closes it. */
  async open({ kind, tell, prepare, isKept }: Opening) {
    const idle = this.idle.get(kind) ?? [];
    this.idle.set(kind, idle);
    const known = isKept ? idle.pop() : undefined;
    const phone = known ?? (await made(prepare, this.browser));
    phone.tell = tell;
    const page = await phone.context.newPage();
    if (known) await forget(page, phone.sites);
    const giveBack = async () => {
      const isReady = isKept && (await leave(phone));
      if (isReady) idle.push(phone);
      else await phone.context.close();
    };
    return { page, giveBack };
  }
}

async function made(prepare: Prepare, browser: Browser) {
  const context = await browser.newContext();
  const phone: Phone = { context, sites: new Set(), isSpoiled: false, tell: () => {} };
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => {
      const [site] = /^https?:..[^/]+/.exec(frame.url()) ?? [];
      if (site) phone.sites.add(site);
    }),
  );
  await prepare(context, (line) => phone.tell(line));
  for (const name of LASTING) {
    const does = context[name] as (...how: unknown[]) => Promise<unknown>;
    Object.assign(context, {
      [name]: (...how: unknown[]) => {
        phone.isSpoiled = true;
        return does.apply(context, how);
      },
    });
  }
  // A clock of their own stays with all of its pages.
  const { install } = context.clock;
  context.clock.install = (options) => {
    phone.isSpoiled = true;
    return install.call(context.clock, options);
  };
  return phone;
}

/** Closes the pages of a phone. Returns whether another test may have it. */
async function leave({ context, isSpoiled }: Phone) {
  if (isSpoiled) return false;
  await Promise.all(context.pages().map((page) => page.close()));
  await context.clearCookies();
  return true;
}

async function forget(page: Page, sites: Set<string>) {
  const session = await page.context().newCDPSession(page);
  for (const origin of sites) {
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: KEPT });
  }
  sites.clear();
  await session.detach();
}
