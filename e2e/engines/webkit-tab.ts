import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { Builder, Capabilities } from "selenium-webdriver";
import { freePort } from "@/.scripts/port.mjs";
import type { Tab } from "./tab";

type Installed = { driver: string; display: string; browser: string };

/** A tab of Debian's WebKitGTK, over WebDriver, on a display of its own. */
export async function openWebKitTab({ driver, display, browser }: Installed): Promise<Tab> {
  const errors: string[] = [];
  const screen = spawn(display, ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const port = await freePort();
  const server = spawn(driver, ["--host=127.0.0.1", `--port=${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen)}`,
      GDK_BACKEND: "x11",
      LANG: "C.UTF-8",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  for (const output of [server.stdout, server.stderr]) {
    createInterface({ input: output }).on("line", (line) => {
      if (/CONSOLE \w+ ERROR/.test(line)) errors.push(line);
    });
  }
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: "the driver's start" }).toBe(true);
  const tab = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browser, args },
      }),
    )
    .build();
  await tab.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

  return {
    open: (address) => tab.get(address),
    run: (script, ...args) => tab.executeScript(`return (${script})(...arguments)`, ...args),
    async click(x, y) {
      const at = { x: Math.round(x), y: Math.round(y), duration: 0 };
      await tab.actions({ async: true }).move(at).click().perform();
    },
    async type(text) {
      await tab.actions({ async: true }).sendKeys(text).perform();
    },
    errors: () => errors,
    async close() {
      await tab.quit();
      await Promise.all([server, screen].map(end));
    },
  };
}

async function end(process: ChildProcess) {
  const ended = once(process, "exit");
  process.kill();
  await ended;
}

/** The number of the display, which the display server chooses and writes once it can be used. */
async function firstLine({ stdio }: ChildProcess) {
  const input = stdio[3] as NodeJS.ReadableStream;
  for await (const line of createInterface({ input })) return line;
  throw new Error("The display server ended before it could be used.");
}
