// Installs what the checks need, then runs them all: `npm test`, also on a fresh clone.
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium.mjs";
import { install, run } from "./run.mjs";

if (!(await install())) {
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}
await findBrowser();
process.exit((await run(process.execPath, [".scripts/verify.mjs"])) ? 0 : 1);

/** Uses an installed browser; else installs Playwright's own, else the system's package. */
async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  if (chromiumPath() || existsSync(chromium.executablePath())) return;
  console.log("Installing a browser …");
  const isRoot = process.getuid?.() === 0;
  const args = ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  if (await run("npx", args)) return;
  const apt = ["install", "--yes", "--no-install-recommends"];
  for (const name of isRoot ? ["chromium-headless-shell", "chromium"] : []) {
    if (await run("apt-get", [...apt, name])) return;
  }
  // Without a browser, the browser tests fail and say why.
}
