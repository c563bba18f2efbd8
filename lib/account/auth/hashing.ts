import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { AppError } from "@/lib/calls/errors";
import { singleton } from "@/lib/process/singleton";

/**
 * A hash keeps a thread of Node.js busy for about 60 ms. There are four, and files wait for the same threads: hashes
 * take two of them at most.
 */
const AT_ONCE = 2;
/** The last one waits for about half a second. */
const MOST_WAITING = 16;
const RETRY_SECONDS = 2;

const turns = singleton("password hashing", () => ({ busy: 0, waiting: [] as (() => void)[] }));
const within = singleton("within a turn of hashing", () => new AsyncLocalStorage<true>());

/** How passwords are hashed and checked: by the accounts library, a few at a time. */
export const hashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (input: Parameters<typeof verifyPassword>[0]) => inTurn(() => verifyPassword(input)),
};

/**
 * Runs work that hashes passwords when it is its turn. Whatever it hashes has the same turn: work that checks a
 * password, uses up a code and hashes again is refused before it begins, or not at all.
 * @throws AppError `too_fast` when too many wait already
 */
export async function inTurn<T>(work: () => Promise<T>) {
  if (within.get().getStore()) return work();
  const { waiting } = turns.get();
  if (turns.get().busy < AT_ONCE) turns.get().busy += 1;
  else {
    if (waiting.length >= MOST_WAITING) {
      throw new AppError("too_fast", { retryAfter: RETRY_SECONDS });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await within.get().run(true, work);
  } finally {
    const next = waiting.shift();
    // The next one takes over the turn.
    if (next) next();
    else turns.get().busy -= 1;
  }
}
