import type { findEngines } from "@/.scripts/engines.mjs";
import { openFirefoxTab } from "./firefox-tab";
import { openPlaywrightTab } from "./playwright-tab";
import { openWebKitTab } from "./webkit-tab";

type Engine = NonNullable<ReturnType<typeof findEngines>["Firefox" | "WebKit"]>;

/** Starts the engine, with nothing kept from before. */
export function openTab(engine: Engine) {
  if ("type" in engine) return openPlaywrightTab(engine.type);
  if ("driver" in engine) return openWebKitTab(engine);
  return openFirefoxTab(engine.path);
}
