import "server-only";
import type { Call } from "@/lib/calls/call";
import { playDue } from "@/lib/party/decks/play";
import { startDemo } from "@/lib/party/demo/service";
import { closeLive } from "@/lib/party/live/channel";
import { startTeller, stopTeller } from "@/lib/party/push/teller";
import { eraseOldWords } from "@/lib/party/requests/erase";
import { turnEvents } from "@/lib/party/requests/turn";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log.mjs";
import { afterAnswers } from "@/lib/server/after-answer";
import { createAnswerLog } from "@/lib/server/answer-log";
import { prepareArrivals } from "@/lib/server/arrival";
import { createBodyLimit } from "@/lib/server/body-limit";
import { startScriptsLate } from "@/lib/server/late-scripts";
import { createRefusals } from "@/lib/server/refusals";
import { createShortcuts, type Shortcut } from "@/lib/server/shortcuts";
import { closeStorage, storage } from "./db/client";
import { logError } from "./db/outage";

const ERASE_EVERY_MS = 6 * 60 * 60 * 1000;
/** What plays counts to the second. */
const PLAY_EVERY_MS = 1000;
/** Guests wait for the minute at which an event opens. */
const TURN_EVERY_MS = 1000;

/**
 * Checks the configuration, opens the storage, prepares arrivals, and from then on erases old words and opens and closes
 * events, and tells guests of their songs.
 */
export async function start() {
  try {
    env();
    await storage();
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  prepareArrivals();
  if (!env().APP_URL) {
    log.warn("APP_URL is not set: links in mails lead to addresses of this machine only.");
  }
  if (env().CROWDCUE_DEMO) await startDemo().catch(stopFor);
  await startTeller();
  // A night goes on without it, on a full disk for example.
  const erase = () => eraseOldWords().catch(logError);
  await erase();
  setInterval(erase, ERASE_EVERY_MS).unref();
  setInterval(() => turnEvents().catch(logError), TURN_EVERY_MS).unref();
  setInterval(() => playDue().catch(logError), PLAY_EVERY_MS).unref();
}

function stopFor(error: unknown) {
  logError(error);
  process.exit(1);
}

type Product = {
  refuse: ReturnType<typeof createRefusals>;
  noteAnswer: ReturnType<typeof createAnswerLog>;
  mostBytes: ReturnType<typeof createBodyLimit>;
  shortcut: ReturnType<typeof createShortcuts>;
  startScriptsLate: typeof startScriptsLate;
  endStreams: typeof closeLive;
  /** Runs after the last call is answered. */
  close: () => Promise<void>;
};
/** `server.mjs` sets it: it is outside of the bundles, and waits for this call. */
const shared = globalThis as { crowdcueStarted?: (product: Product) => void };

/** Tells `server.mjs` that the product has started. Under `npm run dev` Next.js serves, and stops by itself. */
export function handOver(shortcuts: Shortcut[], calls: Call[]) {
  shared.crowdcueStarted?.({
    refuse: createRefusals(calls),
    noteAnswer: createAnswerLog(calls),
    mostBytes: createBodyLimit(calls),
    shortcut: createShortcuts(shortcuts),
    startScriptsLate,
    endStreams: closeLive,
    close,
  });
  if (shared.crowdcueStarted) return;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => closeLive().then(close));
  }
}

async function close() {
  stopTeller();
  await afterAnswers();
  await closeStorage();
}
