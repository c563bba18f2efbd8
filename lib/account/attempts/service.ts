import "server-only";
import { createHmac } from "node:crypto";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { secret } from "@/lib/process/secret";
import { clientAddress } from "@/lib/server/client-address";
import * as db from "./db";
import { FORGOTTEN_SECONDS, type Limited, waitAfter } from "./rules";

/** What is attempted; each purpose has its own count. */
type Purpose = "sign-in" | "two-steps" | "password" | "mail";

/**
 * Rate limit: counts an attempt at an account, existing or not, before it is made, so that concurrent attempts cannot
 * slip past each other. `succeeded` takes it back.
 * @throws AppError `too_fast` with the seconds to wait
 */
export async function claimAttempt(purpose: Purpose, account: string, headers: Headers) {
  const accountKey = keyOf(purpose, "account", account);
  const addressKey = keyOf(purpose, "address", clientAddress(headers));
  await write(async (tx) => {
    const now = Date.now();
    await db.removeBefore(tx, new Date(now - FORGOTTEN_SECONDS * 1000).toISOString());
    const byAccount = await countOf(tx, accountKey, "account", now);
    const byAddress = await countOf(tx, addressKey, "address", now);
    const lastAt = new Date(now).toISOString();
    await db.save(tx, { key: accountKey, count: byAccount + 1, lastAt });
    await db.save(tx, { key: addressKey, count: byAddress + 1, lastAt });
  });

  return {
    /** Clears the account. The address only regains this attempt, or an attacker's own account would clear it. */
    succeeded: () =>
      write(async (tx) => {
        await db.remove(tx, accountKey);
        const known = await db.find(tx, addressKey);
        if (known) await db.save(tx, { ...known, count: Math.max(0, known.count - 1) });
      }),
  };
}

async function countOf(tx: Tx, key: string, of: Limited, now: number) {
  const known = await db.find(tx, key);
  if (!known) return 0;
  const left = Date.parse(known.lastAt) / 1000 + waitAfter(known.count, of) - now / 1000;
  if (left > 0) throw new AppError("too_fast", { retryAfter: Math.ceil(left) });
  return known.count;
}

/** A keyed hash, so that the table reveals no e-mail and no network address. */
function keyOf(purpose: Purpose, of: Limited, whom: string) {
  return createHmac("sha256", secret()).update(`${purpose} ${of} ${whom}`).digest("base64url");
}
