import { existsSync, readdirSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

/** Where Debian installs them: `firefox-esr`, `webkit2gtk-driver` and `xvfb`. */
const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";
const LIBRARIES = "/usr/lib";

/** Debian's packages for the engines, for a machine that has none of Playwright's own builds. */
export const enginePackages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * The engines beside Chromium, and how to start each: Playwright's own build, else Debian's over WebDriver; undefined
 * where neither is installed.
 */
export function findEngines() {
  return {
    Firefox: ownBuild(firefox) ?? debianFirefox(),
    WebKit: ownBuild(webkit) ?? debianWebKit(),
  };
}

/** The engines that this machine cannot test. */
export function missingEngines() {
  return Object.entries(findEngines()).flatMap(([name, found]) => (found ? [] : [name]));
}

function ownBuild(type) {
  return existsSync(type.executablePath()) ? { type } : undefined;
}

function debianFirefox() {
  return existsSync(FIREFOX) ? { path: FIREFOX } : undefined;
}

function debianWebKit() {
  const browser = miniBrowser();
  const isComplete = browser && [WEBKIT_DRIVER, DISPLAY_SERVER].every((path) => existsSync(path));
  if (!isComplete) return undefined;
  return { driver: WEBKIT_DRIVER, display: DISPLAY_SERVER, browser };
}

/** The browser of WebKitGTK is in a folder that names the processor and the version of its interface. */
function miniBrowser() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders
    .flatMap((folder) =>
      ["4.1", "4.0"].map((version) => `${LIBRARIES}/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}
