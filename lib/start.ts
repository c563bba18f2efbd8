import "server-only";
import { seedDemo } from "@/lib/demo/service";
import { afterAnswers } from "@/lib/http/after-answer";
import { closeStorage, storage } from "./db/client";
import { countComingWrites } from "./db/coming";
import { env } from "./env";
import { vouchForPeerAddress } from "./http/peer-address";
import { leadUnreadableAddresses } from "./http/readable-address";
import { secureAnswers } from "./http/secure-answers";
import { closeLive } from "./live/channel";
import { eraseOldWords } from "./requests/service";

const ERASE_EVERY_MS = 6 * 60 * 60 * 1000;

/** Checks the configuration, opens the storage, and sees to a clean stop. */
export async function start() {
  try {
    env();
    await storage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  vouchForPeerAddress();
  secureAnswers();
  leadUnreadableAddresses();
  countComingWrites();
  if (env().CROWDCUE_DEMO) await seedDemo();
  await eraseOldWords();
  setInterval(() => eraseOldWords().catch(console.error), ERASE_EVERY_MS).unref();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

/** Open streams would keep the server waiting; it ends by itself once they are closed. */
async function stop() {
  await closeLive();
  await afterAnswers();
  await closeStorage();
}
