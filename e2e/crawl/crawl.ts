import type { Page } from "@playwright/test";
import { hydrated } from "../fixtures";
import { type Control, type Crawler, installCrawler, type View } from "./in-page";

declare global {
  interface Window {
    crawler: Crawler;
  }
}

/** How long a control may take until something happens, in milliseconds: in 20 seconds, pages change by themselves. */
const PATIENCE_MS = 4000;
/** Of what repeats in a list, no more than this is pressed. */
const OF_A_KIND = 1;
/** A page that has just come rests once nothing has changed for so long, in milliseconds. */
const AT_REST_MS = 250;
/** How often a page may change by itself at first: on a slow machine, parts of it load after it has come to rest. */
const LATE_PARTS = 4;
/** How long it must not change afterwards, in milliseconds: what ticks once a second is not at rest. */
const STEADY_MS = 1100;
/** How often a page is opened anew for controls that are gone. */
const FRESH_STARTS = 5;

export type Plan = {
  /** The address of the page. */
  address: string;
  /** What the crawl presses, as a selector: the page's own part, or the frame around it. */
  scope: string;
  /** What it leaves alone. */
  isSpared: (key: string) => boolean;
  /** The status of the page that a link leads to. Asked at once: what is pressed next may remove it. */
  statusOf: (link: string) => Promise<number>;
  /** Told of each menu and dialog once it is open, before anything in it is pressed. */
  onOpen: (layer: string) => Promise<void>;
};

/** Presses every control of a page once, and of what it opens. */
export class Crawl {
  /** The controls after which nothing has happened. */
  readonly dead: string[] = [];
  /** The links that leave the page, with the status of where they lead: they are not followed. */
  readonly links = new Map<string, number>();
  /** How often each control was pressed. */
  readonly presses = new Map<string, number>();
  private readonly done = new Set<string>();
  private readonly kinds = new Map<string, number>();
  /** What was found in each menu or dialog, by the control that opens it. */
  private readonly within = new Map<string, Set<string>>();
  /** The menus and dialogs that lie on the page, the outermost first, and what has opened each. */
  private stack: { layer: string; opener: string }[] = [];
  /** How much of a menu or dialog was pressed when it closed last. */
  private readonly pressedWithin = new Map<string, number>();
  /** The page's own controls at first. */
  private first: readonly Control[] = [];
  private starts = 0;
  /** Presses since the page was opened last: a start that leads no further is the last one. */
  private pressed = 0;
  /** A download, a new tab, or the choice of a file. */
  private hasLeft = false;

  private readonly page: Page;
  private readonly plan: Plan;

  constructor(page: Page, plan: Plan) {
    this.page = page;
    this.plan = plan;
    const leave = () => {
      this.hasLeft = true;
    };
    page.on("download", leave).on("filechooser", leave);
    page.on("popup", (popup) => {
      leave();
      popup.close();
    });
  }

  async run() {
    await this.page.addInitScript(installCrawler, this.plan.scope);
    await this.open();
    await this.comeToRest();
    let view = await this.view();
    this.first = view.controls;
    for (;;) {
      this.note(view);
      const next = view.controls.find((control) => this.isDue(control));
      if (next) view = await this.take(next, view);
      else if (view.layer) view = await this.close(view);
      else if (this.isUnfinished()) view = await this.open();
      else return;
    }
  }

  private async open() {
    const { page, plan } = this;
    this.stack = [];
    this.starts += 1;
    this.pressed = 0;
    // Going where one is already loads nothing anew if the address ends with a #secret.
    if (plan.address.includes("#")) await page.goto("about:blank");
    await page.goto(plan.address);
    await hydrated(page);
    await page.waitForFunction((scope) => {
      const parts = [...document.querySelectorAll(scope)];
      const isHere = parts.some((part) => part.querySelector("a[href], button, input"));
      return isHere && !parts.some((part) => part.querySelector("[aria-busy=true]"));
    }, plan.scope);
    return this.view();
  }

  private async view(): Promise<View> {
    const look = () => this.page.evaluate(() => window.crawler.view());
    try {
      return await look();
    } catch {
      // The same page has just come anew, as a form without scripts makes it.
      await this.page.waitForLoadState();
      await hydrated(this.page);
      return look();
    }
  }

  /** @throws Error for a page that never rests */
  private async comeToRest() {
    for (let parts = 0; parts <= LATE_PARTS; parts += 1) {
      await this.page.evaluate(rests, AT_REST_MS);
      if (!(await this.isRestless())) return;
    }
    throw new Error("The page changes by itself: nothing seems dead.");
  }

  /** A button that does nothing: where it seems to do something, a dead one would, too. */
  private async isRestless() {
    await this.page.evaluate(() => window.crawler.remember());
    return this.page.evaluate((ms) => window.crawler.hasChanged(ms), STEADY_MS);
  }

  private full({ key }: Pick<Control, "key">) {
    return [this.opener(), key].filter(Boolean).join(" › ");
  }

  /** The control that has opened what lies on top; undefined on the page itself. */
  private opener() {
    return this.stack.at(-1)?.opener;
  }

  /** What repeats is pressed as an example of its kind. */
  private isWanted(control: Control) {
    const isExample = (this.kinds.get(control.kind) ?? 0) < OF_A_KIND;
    return isExample && !this.plan.isSpared(this.full(control));
  }

  private isDue(control: Control) {
    return !this.done.has(this.full(control)) && this.isWanted(control);
  }

  private isUnfinished() {
    const isLeft = this.first.some(
      (control) => !this.done.has(control.key) && this.isWanted(control),
    );
    return isLeft && this.starts < FRESH_STARTS && this.pressed > 0;
  }

  /** Remembers what a menu or dialog holds, so that it is opened until each of it was pressed. */
  private note({ layer, controls }: View) {
    const opener = this.opener();
    if (!layer || !opener) return;
    const found = this.within.get(opener) ?? new Set();
    this.within.set(opener, found);
    for (const control of controls) if (this.isWanted(control)) found.add(this.full(control));
  }

  /** Presses a control and returns what the page shows then. */
  private async take(control: Control, before: View) {
    const full = this.full(control);
    this.done.add(full);
    if (control.leadsTo) {
      this.links.set(control.leadsTo, await this.plan.statusOf(control.leadsTo));
      return before;
    }
    this.kinds.set(control.kind, (this.kinds.get(control.kind) ?? 0) + 1);
    this.pressed += 1;
    this.presses.set(full, (this.presses.get(full) ?? 0) + 1);
    // A list that has just moved ignores a tap, because it may be meant for what was there before.
    const isAlive = (await this.press(control.key)) || (await this.press(control.key));
    if (!isAlive) this.dead.push(full);
    const view = (await this.isHere()) ? await this.view() : undefined;
    if (!view || view.language !== before.language) return this.restart();
    this.follow(view, full);
    if (view.layer && this.opener() === full) await this.plan.onOpen(view.layer);
    return view;
  }

  /** Notes which menus and dialogs have closed, and that `opener` has opened another one. */
  private follow({ layer }: View, opener: string) {
    const depth = this.stack.findIndex((known) => known.layer === layer);
    this.leave(layer ? (depth < 0 ? this.stack.length : depth + 1) : 0);
    if (layer && depth < 0) this.stack.push({ layer, opener });
  }

  private async press(key: string) {
    const { page } = this;
    const { point, isHandle } = await page.evaluate((sought) => window.crawler.reach(sought), key);
    if (point) await page.mouse.move(point.x, point.y);
    // What has loaded meanwhile may have taken the control away or disabled it: that is not a dead one.
    if (!(await page.evaluate(() => window.crawler.remember()))) return true;
    this.hasLeft = false;
    if (isHandle) return this.lift(key);
    if (point) await page.mouse.click(point.x, point.y);
    else await page.evaluate(() => window.crawler.activate());
    return this.hasHappened();
  }

  /** A handle is not pressed but dragged; with the keyboard, space picks it up. */
  private async lift(key: string) {
    const name = /“(.*)”/.exec(key)?.[1] ?? "";
    await this.page.getByRole("button", { name, exact: true }).first().press("Space");
    const hasHappened = await this.hasHappened();
    await this.page.keyboard.press("Escape");
    return hasHappened;
  }

  private async hasHappened() {
    const end = Date.now() + PATIENCE_MS;
    try {
      while (Date.now() < end) {
        if (await this.page.evaluate(() => window.crawler.hasChanged(250))) return true;
        if (this.hasLeft) return true;
      }
      return false;
    } catch {
      // Another page has taken this one's place.
      await this.page.waitForLoadState();
      return true;
    }
  }

  private async isHere() {
    return new URL(this.page.url()).pathname === new URL(this.plan.address).pathname;
  }

  /** Opens the page anew, in its first language. */
  private async restart() {
    this.leave(0);
    await this.page.context().clearCookies({ name: "customizer" });
    return this.open();
  }

  private async close({ layer }: View) {
    await this.page.keyboard.press("Escape");
    const view = await this.view();
    if (view.layer === layer) return this.restart();
    this.follow(view, this.opener() ?? "");
    return view;
  }

  /**
   * Takes what has closed from the stack. What holds more that is to be pressed is not done: it will be opened again,
   * as long as that leads further.
   */
  private leave(depth: number) {
    for (const { opener } of this.stack.splice(depth)) {
      const found = [...(this.within.get(opener) ?? [])];
      const pressed = found.filter((key) => this.done.has(key)).length;
      const isFurther = pressed > (this.pressedWithin.get(opener) ?? 0);
      this.pressedWithin.set(opener, pressed);
      if (pressed < found.length && isFurther) this.done.delete(opener);
    }
  }
}

/** Resolves once nothing on the page has changed for so many milliseconds: after hydration, the device's own time shows. */
function rests(ms: number) {
  return new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, ms);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}
