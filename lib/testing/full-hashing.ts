import { AsyncResource } from "node:async_hooks";
import { setTimeout as delay, setImmediate as nextRound } from "node:timers/promises";
import { inTurn } from "@/lib/account/auth/hashing";
import { singleton } from "@/lib/process/singleton";

/** A password that is not done being checked until `leave`. Resolves to undefined if too many wait already. */
async function takePlace() {
  let leave = () => {};
  const held = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const done = inTurn(() => held);
  // A refusal comes at once.
  const isRefused = await Promise.race([
    done.then(
      () => false,
      () => true,
    ),
    delay(1).then(() => false),
  ]);
  return isRefused ? undefined : { leave, done };
}

type Place = NonNullable<Awaited<ReturnType<typeof takePlace>>>;

async function takeAll() {
  const taken: Place[] = [];
  for (let place = await takePlace(); place; place = await takePlace()) taken.push(place);
  return taken;
}

async function leaveAll(taken: readonly Place[]) {
  for (const { leave } of taken) leave();
  await Promise.all(taken.map(({ done }) => done));
}

/** What `calls` answer while as many passwords are checked, and wait for it, as may. */
export async function whileFull<T>(calls: () => Promise<T>) {
  const taken = await takeAll();
  const answers = await calls();
  await leaveAll(taken);
  return answers;
}

const waiting = () => singleton("password hashing", () => ({ waiting: [] })).get().waiting.length;

/** What a call answers that gets the last place, while others take each place that becomes free since, at once. */
export async function withLastPlace<T>(call: () => Promise<T>) {
  const most = await whileFull(async () => waiting());
  let state: "arriving" | "waiting" | "answered" = "arriving";
  const others: Promise<void>[] = [];
  // As somebody else, whoever has the turn.
  const join = AsyncResource.bind(() => {
    others.push(inTurn(takeTurn).catch(() => undefined));
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
