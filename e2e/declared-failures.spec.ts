import type { Call } from "@/lib/calls/call";
import { AppError, type ErrorCode } from "@/lib/calls/errors";
import { failuresOf } from "@/lib/openapi/failures";
import { groups } from "@/lib/openapi/groups";
import { addressOf } from "@/lib/testing/description";
import { closeDatabase, openDatabase } from "./declared/database";
import { faultyServer } from "./declared/faulty-server";
import { bodyOf, general, type Provocation, paramsOf } from "./declared/general";
import { special } from "./declared/special";
import { whyNot } from "./declared/unprovoked";
import { openWorld, type World } from "./declared/world";
import { expect, test } from "./fixtures";
import { withOwnServer } from "./own-server";
import { pages } from "./pages";

withOwnServer();
test.afterEach(closeDatabase);

const calls = groups.flatMap((group) =>
  group.calls.flatMap((nouns) => Object.values(nouns).map((call: Call) => call)),
);

/** What provokes it; undefined if nobody has said what does. */
async function provocationOf(call: Call, code: ErrorCode, world: World) {
  const own = special[`${call.method} ${call.path}`]?.[code];
  return own ? own(world, call) : general[code]?.(call, world);
}

function send(call: Call, world: World, provocation: Provocation) {
  const { browser, params, query, headers = {}, fault } = provocation;
  const { method, path: pattern } = call;
  const all = { ...paramsOf(call, world), ...params };
  const path = addressOf({ method, path: pattern, params: all, ...(query && { query }) });
  const isDj = call.who === "dj" || call.who === "holder";
  const body = "body" in provocation ? provocation.body : bodyOf(call, world);
  const sender = browser ?? (isDj ? world.dj : world.stranger());
  return sender.send(method, path, { body, headers, fault });
}

/** Enough at once to keep the server busy, few enough that no password waits for too many others. */
const AT_ONCE = 8;

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Opens every page, so that each bundle has been the first to make what the process shares. */
async function openPages({ dj, stranger }: World) {
  await forEach(pages, async (page) => {
    for (const browser of [stranger(), dj]) await browser.send("GET", page);
  });
}

type Failure = { call: Call; code: ErrorCode };

/** What is wrong with the answer to a provoked failure; undefined if it is as declared. */
async function wrongWith({ call, code }: Failure, world: World, provocation: Provocation) {
  const { status, body } = await send(call, world, provocation);
  // Sample data and the health check answer in words of their own.
  const said = body.error?.code ?? (body.message || body.storage ? code : undefined);
  if (status === new AppError(code).status && said === code) return undefined;
  return `${status} ${JSON.stringify(body).slice(0, 150)}`;
}

/** Provokes each of these failures, and returns what is wrong with the answers. */
async function provoke(failures: readonly Failure[], world: World) {
  const wrong: string[] = [];
  const faulty: (() => Promise<void>)[] = [];
  await forEach(failures, async (failure) => {
    const { call, code } = failure;
    const tell = (fault: string | undefined) => {
      if (fault) wrong.push(`${call.method} ${call.path} ${code}: ${fault}`);
    };
    const provocation = await provocationOf(call, code, world).catch(String);
    if (!provocation || typeof provocation === "string") {
      return tell(provocation ?? "nothing provokes it");
    }
    const check = async () => tell(await wrongWith(failure, world, provocation));
    // What breaks the server breaks it for every call that it answers meanwhile.
    if (provocation.fault) faulty.push(check);
    else await check();
  });
  for (const check of faulty) await check();
  return wrong;
}

const declared = calls.flatMap((call) => failuresOf(call).map((code) => ({ call, code })));
const provokable = declared.filter(({ call, code }) => !whyNot(call, code));

/** The failures that differ by engine. Refusals are the code's own, and the storage tests cover them on both. */
const STORAGE: readonly ErrorCode[] = ["unavailable", "unexpected"];

for (const [engine, which, provoked, least] of [
  ["sqlite", "every declared failure", provokable, 600],
  [
    "postgres",
    "every failure of the storage",
    provokable.filter(({ code }) => STORAGE.includes(code)),
    250,
  ],
] as const) {
  test(`on ${engine}, ${which} of every call is answered as declared once the pages are open, and the log stays quiet`, async () => {
    test.setTimeout(600_000);
    const { url, folder, log } = await faultyServer(await openDatabase(engine));
    // The sign-in page is the first to use the accounts library.
    await fetch(`${url}/auth/login`);
    const world = await openWorld(url, folder);
    await openPages(world);

    expect(await provoke(provoked, world)).toEqual([]);
    expect(provoked.length).toBeGreaterThan(least);

    const lines = log().split("\n").filter(Boolean);
    const said = lines.map((line): string => JSON.parse(line).msg);
    const defects = said.filter((words) => words === "on purpose");
    const unexpected = provoked.filter(({ code }) => code === "unexpected");
    expect(defects.length).toBeLessThanOrEqual(unexpected.length);
    const others = said.filter((words) => words !== "on purpose");
    // An outage is reported once, however many calls meet it.
    expect(others).toEqual([expect.stringMatching(/^The storage fails \(unavailable\)/)]);
  });
}
