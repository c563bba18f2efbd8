import { existsSync } from "node:fs";

/** Where Debian installs Chromium. The headless shell comes first, because it is a third faster. */
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** This machine by a name that browsers do not trust, as a phone in the same network sees it. */
export const NEARBY_HOST = "nearby.example";

/** The path of Chromium: $CHROMIUM_PATH, else the system's; undefined lets Playwright use its own. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || INSTALLED.find((path) => existsSync(path));
}

/** Starts a browser without the sandbox, which root cannot use, and keeps it on this machine. */
export function launchOptions() {
  const executablePath = chromiumPath();
  return {
    ...(executablePath && { executablePath }),
    chromiumSandbox: false,
    // Without a character set of the machine, what is downloaded under a name in Arabic is called "download".
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [
      `--host-resolver-rules=MAP ${NEARBY_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
      // Positions glyphs by subpixel, as current screens do.
      "--font-render-hinting=none",
    ],
  };
}
