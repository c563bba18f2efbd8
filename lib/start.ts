import "server-only";
import { seedDemo } from "@/lib/party/demo/service";
import { closeLive } from "@/lib/party/live/channel";
import { eraseOldWords } from "@/lib/party/requests/erase";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { prepareArrivals } from "@/lib/server/arrival";
import { createShortcuts, type Shortcut } from "@/lib/server/shortcuts";
import { closeStorage, storage } from "./db/client";

const ERASE_EVERY_MS = 6 * 60 * 60 * 1000;

/** Checks the configuration, opens the storage, prepares arrivals, and erases old words from time to time. */
export async function start() {
  try {
    env();
    await storage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  prepareArrivals();
  if (env().CROWDCUE_DEMO) await seedDemo();
  await eraseOldWords();
  setInterval(() => eraseOldWords().catch(console.error), ERASE_EVERY_MS).unref();
}

type Product = {
  shortcut: ReturnType<typeof createShortcuts>;
  endStreams: () => Promise<void>;
  /** Runs after the last call is answered. */
  close: () => Promise<void>;
};
/** `server.mjs` sets it: it is outside of the bundles, and waits for this call. */
const shared = globalThis as { crowdcueStarted?: (product: Product) => void };

/** Tells `server.mjs` that the product has started. Under `npm run dev` Next.js serves, and stops by itself. */
export function handOver(shortcuts: Shortcut[]) {
  shared.crowdcueStarted?.({ shortcut: createShortcuts(shortcuts), endStreams: closeLive, close });
  if (shared.crowdcueStarted) return;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => closeLive().then(close));
  }
}

async function close() {
  await afterAnswers();
  await closeStorage();
}
