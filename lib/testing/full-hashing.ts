import { AsyncResource } from "node:async_hooks";
import { setTimeout as delay, setImmediate as nextRound } from "node:timers/promises";
import { inTurn } from "@/lib/account/auth/hashing";
import { singleton } from "@/lib/process/singleton";

/** What `calls` answer while as many passwords are checked, and wait for it, as may. */
export async function whileFull<T>(calls: () => Promise<T>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const others: Promise<void>[] = [];
  for (let isFull = false; !isFull; ) {
    const other = inTurn(() => held);
    // Refused at once, or not until it is released.
    isFull = await Promise.race([
      other.then(
        () => false,
        () => true,
      ),
      delay(1).then(() => false),
    ]);
    if (!isFull) others.push(other);
  }
  const answers = await calls();
  release();
  await Promise.all(others);
  return answers;
}

const waiting = () => singleton("password hashing", () => ({ waiting: [] })).get().waiting.length;

/** What a call answers that gets the last place, while others take each place that becomes free since, at once. */
export async function withLastPlace<T>(call: () => Promise<T>) {
  const most = await whileFull(async () => waiting());
  let state: "arriving" | "waiting" | "answered" = "arriving";
  const others: Promise<void>[] = [];
  const outside = new AsyncResource("outside of a turn");
  // As somebody else, whoever has the turn: each in a resource of its own, for a turn that begins at once marks it.
  const join = () =>
    outside.runInAsyncScope(() => {
      new AsyncResource("somebody else").runInAsyncScope(() => {
        others.push(inTurn(takeTurn).catch(() => undefined));
      });
    });
  async function takeTurn() {
    if (state !== "answered") join();
    if (state === "waiting") join();
    await delay(1);
  }
  while (waiting() < most - 1) join();
  const answer = call().finally(() => {
    state = "answered";
  });
  while (state === "arriving") {
    if (waiting() === most) state = "waiting";
    await nextRound();
  }
  await answer;
  // Those that wait still, and nobody comes any more.
  while (waiting() > 0) await delay(1);
  await Promise.all(others);
  return answer;
}
