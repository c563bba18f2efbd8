import { randomUUID } from "node:crypto";
import { onBothEngines } from "@/lib/testing/engines";
import { limits, waitAfter, waits } from "./rules";
import { claimAttempt, claimOnce } from "./service";

const HOUR_MS = 60 * 60 * 1000;

function visitor() {
  return new Headers({ "x-forwarded-for": randomUUID() });
}

/** Attempts at the same moment; how many are let through, and the refusals. */
async function attemptsAtOnce(count: number, account = randomUUID()) {
  const attempts = Array.from({ length: count }, () =>
    claimAttempt("password", account, visitor()),
  );
  const settled = await Promise.allSettled(attempts);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return { passed: count - refused.length, refused };
}

afterEach(() => jest.restoreAllMocks());

function standStill(now: number) {
  jest.spyOn(Date, "now").mockReturnValue(now);
}

test.each(["account", "address"] as const)("the pauses of an %s are those of the rule", (of) => {
  for (let count = 0; count < limits[of].free + 20; count += 1) {
    const longest = Math.max(...waits(of).map((wait) => (wait.from <= count ? wait.seconds : 0)));
    expect([count, longest]).toEqual([count, waitAfter(count, of)]);
  }
});

onBothEngines(() => {
  test("no more guesses at the same moment get through than one by one", async () => {
    standStill(Date.now());
    const { passed, refused } = await attemptsAtOnce(40);
    expect(passed).toBe(limits.account.free);
    expect(new Set(refused.map(({ code, retryAfter }) => `${code} ${retryAfter}`))).toEqual(
      new Set(["too_fast 1"]),
    );
  });

  test("many accounts tried from one address at the same moment have its limit", async () => {
    standStill(Date.now());
    const headers = visitor();
    const attempts = Array.from({ length: 50 }, () =>
      claimAttempt("password", randomUUID(), headers),
    );
    const settled = await Promise.allSettled(attempts);
    const passed = settled.filter(({ status }) => status === "fulfilled").length;
    expect(passed).toBe(limits.address.free);
  });

  test("the addresses of one IPv6 network have one limit", async () => {
    standStill(Date.now());
    const network = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:1`;
    const attempts = Array.from({ length: 45 }, (_, index) => {
      const headers = new Headers({ "x-forwarded-for": `${network}::${index.toString(16)}` });
      return claimAttempt("sign-in", randomUUID(), headers);
    });
    const settled = await Promise.allSettled(attempts);
    const passed = settled.filter(({ status }) => status === "fulfilled").length;
    expect(passed).toBe(limits.address.free);
  });

  test("each attempt in vain doubles the wait, and one that succeeds ends it", async () => {
    const account = randomUUID();
    let now = Date.now();
    standStill(now);
    await attemptsAtOnce(40, account);
    for (const seconds of [1, 2, 4]) {
      standStill(now + seconds * 1000 - 1);
      expect((await attemptsAtOnce(2, account)).passed).toBe(0);
      now += seconds * 1000;
      standStill(now);
      expect((await attemptsAtOnce(3, account)).passed).toBe(1);
    }
    standStill(now + HOUR_MS);
    await (await claimAttempt("password", account, visitor())).succeeded();
    expect((await attemptsAtOnce(40, account)).passed).toBe(limits.account.free);
  });

  test("an attempt that succeeds clears its account, and gives its address back this one alone", async () => {
    const now = Date.now();
    standStill(now);
    const headers = visitor();
    const attempt = () => claimAttempt("password", randomUUID(), headers);
    await Promise.all(Array.from({ length: limits.address.free }, attempt));
    standStill(now + 1000);
    await (await attempt()).succeeded();
    await expect(attempt()).rejects.toMatchObject({ code: "too_fast", retryAfter: 1 });
  });

  test("attempts at the same moment are counted in whatever order they arrive", async () => {
    const now = Date.now();
    const account = randomUUID();
    standStill(now + 40);
    expect((await attemptsAtOnce(limits.account.free, account)).refused).toEqual([]);
    expect(await claimOnce("code", account, 90)).toBeDefined();
    standStill(now);
    expect((await attemptsAtOnce(1, account)).passed).toBe(0);
    expect(await claimOnce("code", account, 90)).toBeUndefined();
  });

  test("a clock that is set back by an hour holds nobody up for that hour", async () => {
    const account = randomUUID();
    const now = Date.now();
    standStill(now);
    await attemptsAtOnce(40, account);
    standStill(now - HOUR_MS);
    expect((await attemptsAtOnce(10, account)).passed).toBe(1);
    standStill(now - HOUR_MS + 2000);
    expect((await attemptsAtOnce(10, account)).passed).toBe(1);
  });
});
