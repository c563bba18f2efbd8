import { act } from "@testing-library/react";
import { deskActions } from "./actions";
import { type Desk, EMPTY_DESK } from "./schema";
import { createDeskStore, type DeskStore } from "./store";
import { keepWithAccount } from "./sync";

type Init = { method: string; body?: string };

/** An account's desk, behind the call's own rules. */
class Account {
  revision = 0;
  desk: Desk = EMPTY_DESK;
  puts = 0;
  /** Who gets no answer. */
  readonly offline = new Set<string>();
  refusal: { status: number; code: string } | undefined;

  readonly fetch = async (device: string, { method, body = "" }: Init) => {
    if (this.offline.has(device)) throw new TypeError("offline");
    if (this.refusal) {
      return respond(this.refusal.status, { error: { code: this.refusal.code } });
    }
    if (method === "GET") return respond(200, { revision: this.revision, desk: this.desk });
    this.puts += 1;
    const put = JSON.parse(body);
    if (put.revision !== this.revision) {
      const found = { revision: this.revision, desk: this.desk };
      return respond(409, { error: { code: "conflict" }, ...found });
    }
    this.revision += 1;
    this.desk = put.desk;
    return respond(200, { revision: this.revision });
  };
}

function respond(status: number, body: unknown) {
  const text = async () => JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text };
}

let account: Account;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  account = new Account();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});
const ends: (() => void)[] = [];

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** What one device does; its calls are its own. */
async function on<T>(device: string, work: () => T, ms = 0) {
  global.fetch = ((_url: string, init: Init) => account.fetch(device, init)) as typeof fetch;
  const result = work();
  await pass(ms);
  return result;
}

async function open(device: string) {
  const store = createDeskStore("notes", device);
  ends.push(await on(device, () => keepWithAccount("notes", store)));
  return store;
}

const progressOf = (store: DeskStore) => store.progress.getState().progress;
const titlesOn = ({ entries }: Desk) =>
  Object.values(entries).map(({ fields }) => String(fields.title?.value));
const add = (store: DeskStore, title: string) => deskActions(store).add({ title });

test("changes are sent together once nothing was written for a moment", async () => {
  const store = await open("laptop");
  for (const title of ["A", "B", "C"]) await on("laptop", () => add(store, title), 700);
  expect([account.puts, store.getState().isSaved]).toEqual([0, false]);
  await pass(200);
  expect([account.puts, store.getState().isSaved]).toEqual([1, true]);
  expect(titlesOn(account.desk)).toEqual(["A", "B", "C"]);
});

test("what is written while a change is being sent is sent after it", async () => {
  const store = await open("laptop");
  add(store, "A");
  await on("laptop", () => jest.advanceTimersByTime(800));
  add(store, "B");
  await pass(2000);
  expect([titlesOn(account.desk), store.getState().isSaved]).toEqual([["A", "B"], true]);
});

test("fifty changes on each of two devices that are offline all survive", async () => {
  const [laptop, phone] = [await open("laptop"), await open("phone")];
  account.offline.add("laptop").add("phone");
  for (let index = 0; index < 50; index += 1) {
    await on("laptop", () => add(laptop, `laptop ${index}`));
    await on("phone", () => add(phone, `phone ${index}`));
  }
  await on("laptop", () => undefined, 1000);
  expect(progressOf(laptop)).toBe("offline");
  account.offline.clear();
  await on("laptop", () => window.dispatchEvent(new Event("online")));
  await on("phone", () => window.dispatchEvent(new Event("online")), 100);
  expect(titlesOn(account.desk)).toHaveLength(100);
  await on("laptop", () => window.dispatchEvent(new Event("focus")), 100);
  for (const store of [laptop, phone]) {
    expect(titlesOn(store.getState().desk).sort()).toEqual(titlesOn(account.desk).sort());
    expect([progressOf(store), store.getState().isSaved]).toEqual(["resting", true]);
  }
});

test("a device sees at the next focus what another one wrote, and sends nothing for it", async () => {
  const [laptop, phone] = [await open("laptop"), await open("phone")];
  await on("laptop", () => add(laptop, "Needles"), 1000);
  const { puts } = account;
  await on("phone", () => window.dispatchEvent(new Event("focus")), 2000);
  expect(titlesOn(phone.getState().desk)).toEqual(["Needles"]);
  expect(account.puts).toBe(puts);
});

test("a change that fails is sent again after ten seconds", async () => {
  const store = await open("laptop");
  account.refusal = { status: 503, code: "unavailable" };
  await on("laptop", () => add(store, "Needles"), 1000);
  expect(progressOf(store)).toBe("failed");
  account.refusal = undefined;
  await pass(9000);
  expect(store.getState().isSaved).toBe(false);
  await pass(1000);
  expect([store.getState().isSaved, progressOf(store)]).toEqual([true, "resting"]);
});

test.each([
  [413, "too_large", "full"],
  [401, "signed_out", "signedOut"],
])("a refusal with %i %s says %s, and loses nothing", async (status, code, progress) => {
  const store = await open("laptop");
  account.refusal = { status, code };
  await on("laptop", () => add(store, "Needles"), 1000);
  expect(progressOf(store)).toBe(progress);
  expect(titlesOn(store.getState().desk)).toEqual(["Needles"]);
});

test("leaving the area sends at once what is not sent yet", async () => {
  const store = await open("laptop");
  add(store, "Needles");
  await on("laptop", () => ends.pop()?.());
  expect(titlesOn(account.desk)).toEqual(["Needles"]);
  await pass(20_000);
  expect(account.puts).toBe(1);
});
