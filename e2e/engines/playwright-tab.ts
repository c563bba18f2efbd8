import type { BrowserType } from "@playwright/test";
import type { Tab } from "./tab";

/** A tab of one of Playwright's own builds. */
export async function openPlaywrightTab(type: BrowserType): Promise<Tab> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    // As text, since a page's content policy refuses functions made from it.
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => errors,
    close: () => browser.close(),
  };
}
