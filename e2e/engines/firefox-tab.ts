import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as bidiModule from "selenium-webdriver/bidi/index.js";
import type { Tab } from "./tab";

/** The module is the class itself, which its types do not say. */
const { default: Bidi } = bidiModule as unknown as { default: typeof bidiModule.Index };

type Reply = { type: string; message?: string; result: Record<string, unknown> };

/** What Firefox tells of a script that a worker was fetching when the tab left its page. */
const CUT_OFF = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** A tab of Debian's Firefox, which speaks WebDriver BiDi without a driver beside it. */
export async function openFirefoxTab(path: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), "crowdcue-firefox-"));
  const firefox = spawn(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LANG: "en_GB.UTF-8" } },
  );
  const bidi = new Bidi(`${await addressOf(firefox)}/session`);
  const send = async (method: string, params: Record<string, unknown>) => {
    const { type, message, result } = (await bidi.send({ method, params })) as Reply;
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  };
  await send("session.new", { capabilities: {} });
  const { contexts } = (await send("browsingContext.getTree", {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  const errors: string[] = [];
  bidi.on("log.entryAdded", ({ level, text }: { level: string; text: string }) => {
    if (level === "error") errors.push(text);
  });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });

  return {
    open: async (url) => {
      const before = errors.length;
      await send("browsingContext.navigate", { context, url, wait: "complete" });
      errors.push(...errors.splice(before).filter((text) => !CUT_OFF.test(text)));
    },
    async run(script, ...args) {
      const expression = `JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`;
      const target = { context };
      const reply = await send("script.evaluate", { expression, target, awaitPromise: false });
      const { result } = reply as { result?: { value: string } };
      if (!result) throw new Error(JSON.stringify(reply));
      return JSON.parse(result.value);
    },
    async click(x, y) {
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const mouse = { type: "pointer", id: "mouse", actions };
      await send("input.performActions", { context, actions: [mouse] });
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      const keyboard = { type: "key", id: "keyboard", actions };
      await send("input.performActions", { context, actions: [keyboard] });
    },
    errors: () => errors,
    async close() {
      const ended = once(firefox, "exit");
      await send("browser.close", {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox says where it listens in one of its first lines. */
async function addressOf(firefox: ChildProcess) {
  if (firefox.stderr) {
    for await (const line of createInterface({ input: firefox.stderr })) {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address) return address;
    }
  }
  throw new Error("Firefox ended before it could be driven.");
}
