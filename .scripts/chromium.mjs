import { existsSync } from "node:fs";

/** As Debian installs them; the first is all of Chromium but its windows, and a third faster for it. */
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The Chromium of this machine: $CHROMIUM_PATH, else the system's; undefined leaves Playwright its own. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || INSTALLED.find((path) => existsSync(path));
}

/** How a browser of ours starts: without the sandbox that root cannot have, reaching this machine only. */
export function launchOptions() {
  const executablePath = chromiumPath();
  return {
    ...(executablePath && { executablePath }),
    chromiumSandbox: false,
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      // Letters stand where the face wants them, not on whole pixels, as on any screen of today.
      "--font-render-hinting=none",
    ],
  };
}
