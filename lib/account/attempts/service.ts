import "server-only";
import { createHmac } from "node:crypto";
import { AppError, isAppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { secret } from "@/lib/process/secret";
import { clientNetwork } from "@/lib/server/client-address";
import * as db from "./db";
import { knownDevice } from "./known-device";
import { FORGOTTEN_SECONDS, type Limited, waitAfter, waits } from "./rules";

/** What is attempted; each purpose has its own count. */
type Purpose = "sign-in" | "two-steps" | "password" | "mail" | "code" | "registration" | "wall";

/**
 * Rate limit: counts an attempt at an account, existing or not, before it is made, so that concurrent attempts cannot
 * slip past each other. A sign-in from a known device counts for that device only, and everything else for the account
 * and for the address.
 * @throws AppError `too_fast` with the seconds to wait
 */
export async function claimAttempt(purpose: Purpose, account: string, headers: Headers) {
  const device = purpose === "sign-in" ? knownDevice(headers, account) : undefined;
  const accountKey = device
    ? keyOf(purpose, "device", `${device} ${account}`)
    : keyOf(purpose, "account", account);
  const addressKey = device ? undefined : keyOf(purpose, "address", clientNetwork(headers));
  await write(async (tx) => {
    const now = Date.now();
    await db.removeBefore(tx, instant(now, FORGOTTEN_SECONDS));
    await claim(tx, accountKey, "account", now);
    if (addressKey) await claim(tx, addressKey, "address", now);
  });

  const takeBack = () =>
    write(async (tx) => {
      for (const key of [accountKey, addressKey]) if (key) await db.takeBack(tx, key);
    });

  return {
    /** Clears the account. The address only regains this attempt, or an attacker's own account would clear it. */
    succeeded: () =>
      write(async (tx) => {
        await db.remove(tx, accountKey);
        if (addressKey) await db.takeBack(tx, addressKey);
      }),
    /** Runs what is attempted. If it is refused because too many others wait, nothing was compared: takes the attempt back. */
    async run<T>(work: () => Promise<T>) {
      try {
        return await work();
      } catch (error) {
        if (isAppError(error) && error.code === "too_fast") await takeBack();
        throw error;
      }
    },
  };
}

/**
 * Claims what may be done once within `seconds`. Resolves to undefined when it is claimed already; `release` is for a
 * claim that came to nothing.
 */
export async function claimOnce(purpose: Purpose, what: string, seconds: number) {
  const key = keyOf(purpose, "account", what);
  const now = Date.now();
  const pauses = [{ from: 1, before: instant(now, seconds) }];
  const isClaimed = await write((tx) => add(tx, key, now, pauses));
  return isClaimed ? { release: () => write((tx) => db.remove(tx, key)) } : undefined;
}

async function claim(tx: Tx, key: string, of: Limited, now: number) {
  const pauses = waits(of).map(({ from, seconds }) => ({ from, before: instant(now, seconds) }));
  if (await add(tx, key, now, pauses)) return;
  const { count, lastAt } = await db.find(tx, key);
  const left = Date.parse(lastAt) / 1000 + waitAfter(count, of) - now / 1000;
  throw new AppError("too_fast", { retryAfter: Math.max(1, Math.ceil(left)) });
}

/**
 * Attempts at the same moment may be written in another order than they began in, and by servers whose clocks differ:
 * only one that is further ahead than this was made before the clock was set back.
 */
const SAME_MOMENT_SECONDS = 60;

function add(tx: Tx, key: string, now: number, pauses: db.Pause[]) {
  return db.add(tx, key, instant(now), instant(now, -SAME_MOMENT_SECONDS), pauses);
}

function instant(now: number, secondsBefore = 0) {
  return new Date(now - secondsBefore * 1000).toISOString();
}

/** A keyed hash, so that the table reveals no e-mail and no network address. */
function keyOf(purpose: Purpose, of: Limited | "device", whom: string) {
  return createHmac("sha256", secret()).update(`${purpose} ${of} ${whom}`).digest("base64url");
}
